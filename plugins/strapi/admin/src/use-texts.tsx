import { formatMessage } from '@citable/core/messages'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { TextCode } from './texts.ts'

export type Text = (code: TextCode, values?: Record<string, string | number>) => string
type Texts = Readonly<Record<string, string>>

const english = async (): Promise<{ readonly default: Texts }> => ({ default: (await import('./texts.ts')).pluginTexts })

/** One file per language. */
const loaders: Readonly<Record<string, () => Promise<{ readonly default: Texts }>>> = {
  ar: () => import('./translations/ar.json'),
  de: () => import('./translations/de.json'),
  es: () => import('./translations/es.json'),
  fr: () => import('./translations/fr.json'),
  ja: () => import('./translations/ja.json'),
}

const languageOf = (locale: string): string => locale.toLowerCase().split(/[-_]/)[0] ?? ''
/** Texts loaded before, so that the next part is drawn at once. */
const loaded = new Map<string, Texts>()

async function load(language: string): Promise<Texts> {
  // A file that cannot be fetched leaves the plugin in English, or with codes: it must not take it away.
  const own = await loaders[language]?.().catch(() => null)
  const texts = (own ?? (await english().catch(() => null)))?.default ?? {}
  loaded.set(language, texts)
  return texts
}

const TextsOfLanguage = createContext<Texts>({})

/** Fetches the plugin's own strings in the language of the person's profile before it draws what is inside. */
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

/** Direction of the person's language. Strapi's own pages run from left to right in all. */
export const useDirection = (): 'ltr' | 'rtl' => (languageOf(useIntl().locale) === 'ar' ? 'rtl' : 'ltr')

/** A string of the plugin in the language of the person's profile. Inside of `WithTexts`. */
export function useText(): Text {
  const { locale } = useIntl()
  const texts = useContext(TextsOfLanguage)
  return useMemo(() => {
    const { format } = new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    const isRightToLeft = languageOf(locale) === 'ar'
    const isolate = (words: string) => (isRightToLeft && words !== '' ? `\u2068${words}\u2069` : words)
    return (code, values = {}) => formatMessage(texts[code] ?? code, values, languageOf(locale), format, isolate)
  }, [locale, texts])
}
