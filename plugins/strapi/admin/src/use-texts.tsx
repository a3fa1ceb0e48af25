import { formatMessage } from '@citable/core/messages'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { TextCode } from './texts.ts'

export type Text = (code: TextCode, values?: Record<string, string | number>) => string
type Texts = Readonly<Record<string, string>>

const english = async (): Promise<{ readonly default: Texts }> => ({ default: (await import('./texts.ts')).pluginTexts })

const loaders: Readonly<Record<string, () => Promise<{ readonly default: Texts }>>> = {
  ar: () => import('./translations/ar.json'),
  de: () => import('./translations/de.json'),
  es: () => import('./translations/es.json'),
  fr: () => import('./translations/fr.json'),
  ja: () => import('./translations/ja.json'),
}

const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? ''
/** Texts by language, loaded once: later components render at once. */
const loaded = new Map<string, Texts>()

async function load(language: string): Promise<Texts> {
  // Where a file cannot be fetched the plugin speaks English, or shows the codes, instead of failing.
  const own = await loaders[language]?.().catch(() => null)
  const texts = (own ?? (await english().catch(() => null)))?.default ?? {}
  loaded.set(language, texts)
  return texts
}

const TextsOfLanguage = createContext<Texts>({})

/** Loads the plugin's texts in the language of the person's profile before it renders its children. */
export function WithTexts({ fallback = null, children }: { readonly fallback?: ReactNode; readonly children: ReactNode }) {
  const language = languageOf(useIntl().locale)
  const [fetched, setFetched] = useState<{ readonly language: string; readonly texts: Texts } | null>(null)
  useEffect(() => {
    let isWanted = true
    if (!loaded.has(language)) void load(language).then((texts) => isWanted && setFetched({ language, texts }))
    return () => {
      isWanted = false
    }
  }, [language])
  const texts = loaded.get(language) ?? (fetched?.language === language ? fetched.texts : null)
  return texts === null ? fallback : <TextsOfLanguage.Provider value={texts}>{children}</TextsOfLanguage.Provider>
}

/** Direction of the person's language; Strapi's own pages are left-to-right in every language. */
export const useDirection = (): 'ltr' | 'rtl' => (languageOf(useIntl().locale) === 'ar' ? 'rtl' : 'ltr')

/** The plugin's texts in the language of the person's profile; works inside `WithTexts` only. */
export function useText(): Text {
  const { locale } = useIntl()
  const texts = useContext(TextsOfLanguage)
  return useMemo(() => {
    const { format } = new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    const isRightToLeft = languageOf(locale) === 'ar'
    // keeps a Latin name from reordering an Arabic sentence: first strong isolate … pop directional isolate
    const isolate = (words: string) => (isRightToLeft && words !== '' ? `\u2068${words}\u2069` : words)
    return (code, values = {}) => formatMessage(texts[code] ?? code, values, languageOf(locale), format, isolate)
  }, [locale, texts])
}
