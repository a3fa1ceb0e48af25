import type { LanguageTag, MessageArgs } from '@citable/core'
import { formatMessage, type Translation } from '@citable/core/messages'
import type { UiCode } from './ui-texts.ts'

/** Sentences for `panelView` in the language of the person at the screen (not of the article). */
export interface Catalog {
  readonly locale: LanguageTag
  readonly direction: 'ltr' | 'rtl'
  /** A string of the panel. */
  text(code: UiCode, args?: MessageArgs): string
  /** True when the panel has a string under a code that was made of a name. */
  has(code: string): code is UiCode
  /** A sentence of the rubric by key; null: no translation, the English of the result stands. */
  message(key: string, args: MessageArgs): string | null
  /** A finding against a check, by its English sentence; that sentence itself where there is no translation. */
  finding(english: string): string
  /** A number as the language writes it, in the digits 0–9. */
  number(value: number): string
  /** Name of a language, such as "German" for `de`. */
  languageName(tag: LanguageTag): string
}

export interface CatalogParts {
  readonly locale: LanguageTag
  /** Strings of the panel by code, such as those of `loadLocale`; what is missing falls back to English. */
  readonly texts?: Partial<Readonly<Record<UiCode, string>>>
  /** Sentences of the rubric, such as those of `loadRubricLocale`; what is missing stays the English of the result. */
  readonly rubric?: { readonly [Part in keyof Translation]: Readonly<Record<string, string>> }
  /** The CMS's own translation, asked first: gets code and English, gives a text of the same syntax, or the English back where it has none. */
  readonly translate?: (code: UiCode, english: string) => string
}

const rightToLeft = new Set(['ar', 'arc', 'ckb', 'dv', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur', 'yi'])

/**
 * Binds texts to a locale. Unknown locales use English and count in English. English may be empty where `texts` has everything: hosts
 * that load one language do so.
 */
export function bindCatalog(
  englishTexts: Partial<Readonly<Record<UiCode, string>>>,
  { locale, texts = {}, rubric, translate = (_code, english) => english }: CatalogParts,
): Catalog {
  const tag = usableLocale(locale)
  const sentences = rubric?.sentences ?? {}
  const findings = rubric?.findings ?? {}
  // The rings and pixels of the panel are drawn in the digits 0–9; a second kind beside them would read badly.
  const { format } = new Intl.NumberFormat(tag, { numberingSystem: 'latn' })
  const direction = rightToLeft.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr'
  // Words of another direction would leave their punctuation to the sentence around them: each is in an isolate of its own direction.
  const isolate = (words: string) => (direction === 'ltr' || words === '' ? words : `\u2068${words}\u2069`)
  const fill = (text: string, args: MessageArgs) => formatMessage(text, args, tag, format, isolate)
  return {
    locale: tag,
    direction,
    text(code, args = {}) {
      const english = englishTexts[code] ?? code
      const translated = translate(code, english)
      try {
        return fill(translated === english ? (texts[code] ?? english) : translated, args)
      } catch {
        // A translator's unbalanced brace must not take the panel away.
        return fill(english, args)
      }
    },
    has: (code): code is UiCode => Object.hasOwn(englishTexts, code) || Object.hasOwn(texts, code),
    message: (key, args) => (Object.hasOwn(sentences, key) ? fill(sentences[key] ?? '', args) : null),
    finding: (english) => (Object.hasOwn(findings, english) ? (findings[english] ?? english) : english),
    number: format,
    languageName(of) {
      try {
        return new Intl.DisplayNames([tag], { type: 'language' }).of(of) ?? of
      } catch {
        return of
      }
    },
  }
}

/** WordPress writes `de_DE` and `de_DE_formal`, browsers `de-DE`; what cannot be read becomes English. */
const usableLocale = (locale: string): string => {
  try {
    const { language, script, region } = new Intl.Locale(locale.replaceAll('_', '-'))
    return [language, script, region].filter((part) => part !== undefined).join('-')
  } catch {
    return 'en'
  }
}
