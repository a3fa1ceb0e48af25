import type { MessageArgs } from '@citable/core'
import { formatMessage } from '@citable/core/messages'
import type { Catalog } from '../catalog.ts'
import { type TranslationCode, type TranslationTexts, translationTexts } from './translation-texts.ts'

export type SayTranslations = (code: TranslationCode, args?: MessageArgs) => string

/** Words of the section; what its texts lack is said in English. */
export function sayTranslations({ locale, number, direction }: Catalog, texts: TranslationTexts): SayTranslations {
  const isolate = (words: string): string => (direction === 'ltr' || words === '' ? words : `\u2068${words}\u2069`)
  return (code, args = {}) => formatMessage(texts[code] ?? translationTexts[code], args, locale, number, isolate)
}
