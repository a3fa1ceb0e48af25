import type { LanguageTag } from '@citable/core'
import { loadFor } from '../load-for.ts'
import { translationFiles } from './translation-files.ts'
import { type TranslationTexts, translationTexts } from './translation-texts.ts'

/** The words of the section in the language of a tag, else in English. */
export const loadTranslationTexts = async (tag: LanguageTag): Promise<TranslationTexts> =>
  (await loadFor(translationFiles, tag))?.texts ?? translationTexts
