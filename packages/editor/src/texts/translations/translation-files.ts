import type { FilesByLanguage } from '../load-for.ts'
import type { TranslationTexts } from './translation-texts.ts'

/** The words of the section in other languages than English. */
export const translationFiles: FilesByLanguage<{ readonly texts: TranslationTexts }> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
}
