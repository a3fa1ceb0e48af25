import { formatMessage } from '@citable/core/messages'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { TextCode } from './texts.ts'

type TextOf<Code extends string> = (code: Code, values?: Record<string, string | number>) => string
export type Text = TextOf<TextCode>
export type Texts = Readonly<Record<string, string>>

type Load = () => Promise<{ readonly default: Texts }>

const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? ''
/** Loaders by language; English stands in where another language has none. */
type Loaders = Readonly<Record<string, Load>> & { readonly en: Load }

/** Texts of a part of the plugin, and those of them that are there: they are loaded once, and later components render at once. */
export interface Source {
  readonly loaders: Loaders
  readonly loaded: Map<string, Texts>
}

async function load({ loaders, loaded }: Source, language: string): Promise<void> {
  // Where a file cannot be fetched the plugin shows English, or shows the codes, instead of failing.
  const own = await loaders[language]?.().catch(() => null)
  loaded.set(language, (own ?? (await loaders.en().catch(() => null)))?.default ?? {})
}

/** Texts in the language of the person's profile; null: they are on their way. */
export function useLoaded(source: Source): Texts | null {
  const language = languageOf(useIntl().locale)
  const [, setFetched] = useState('')
  useEffect(() => {
    let isWanted = true
    if (!source.loaded.has(language)) void load(source, language).then(() => isWanted && setFetched(language))
    return () => {
      isWanted = false
    }
  }, [source, language])
  return source.loaded.get(language) ?? null
}

/** A number as the language of the person's profile writes it, in the digits 0–9. */
export function useNumber(): (value: number) => string {
  const { locale } = useIntl()
  return useMemo(() => new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).format, [locale])
}

/** Fills texts in, in the language of the person's profile. */
export function useFilled<Code extends string>(texts: Texts): TextOf<Code> {
  const { locale } = useIntl()
  const format = useNumber()
  return useMemo(() => {
    const isRightToLeft = languageOf(locale) === 'ar'
    // keeps a Latin name from reordering an Arabic sentence: first strong isolate … pop directional isolate
    const isolate = (words: string) => (isRightToLeft && words !== '' ? `\u2068${words}\u2069` : words)
    return (code, values = {}) => formatMessage(texts[code] ?? code, values, languageOf(locale), format, isolate)
  }, [locale, format, texts])
}

const pluginSource: Source = {
  loaders: {
    en: async () => ({ default: (await import('./texts.ts')).pluginTexts }),
    ar: () => import('./translations/ar.json'),
    de: () => import('./translations/de.json'),
    es: () => import('./translations/es.json'),
    fr: () => import('./translations/fr.json'),
    ja: () => import('./translations/ja.json'),
  },
  loaded: new Map(),
}

const TextsOfLanguage = createContext<Texts>({})

/** Loads the plugin's texts before it renders its children. */
export function WithTexts({ fallback = null, children }: { readonly fallback?: ReactNode; readonly children: ReactNode }) {
  const texts = useLoaded(pluginSource)
  return texts === null ? fallback : <TextsOfLanguage.Provider value={texts}>{children}</TextsOfLanguage.Provider>
}

/** The plugin's texts; works inside `WithTexts` only. */
export const useText = (): Text => useFilled(useContext(TextsOfLanguage))

/** Direction of the person's language; Strapi's own pages are left-to-right in every language. */
export const useDirection = (): 'ltr' | 'rtl' => (languageOf(useIntl().locale) === 'ar' ? 'rtl' : 'ltr')
