import type { LanguageTag } from '@citable/core'
import { type FilesByLanguage, loadFor } from '../load-for.ts'
import { type TranslationTexts, translationTexts } from './translation-texts.ts'

const files: FilesByLanguage<{ readonly texts: TranslationTexts }> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
}

/** The words of the section in the language of a tag, else in English. */
export const loadTranslationTexts = async (tag: LanguageTag): Promise<TranslationTexts> =>
  (await loadFor(files, tag))?.texts ?? translationTexts
