import type { FilesByLanguage } from '../../load-for.ts'
import type { DeviceTranslationTexts } from './device-translation-texts.ts'

/** These words in other languages than English. */
export const deviceTranslationFiles: FilesByLanguage<{ readonly texts: DeviceTranslationTexts }> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
}
