import { loadTexts } from '../load-texts.ts'
import { type TranslationTexts, translationTexts } from './translation-texts.ts'

/** The words of the section in the language of a tag, else in English. */
export const loadTranslationTexts = loadTexts<TranslationTexts>(translationTexts, {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
})
