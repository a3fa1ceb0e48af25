import { loadTexts } from '../load-texts.ts'
import { type SourceTexts, sourceTexts } from './source-texts.ts'

/** The words of the section in the language of a tag, else in English. */
export const loadSourceTexts = loadTexts<SourceTexts>(sourceTexts, { ar: () => import('./ar.ts'), de: () => import('./de.ts') })
