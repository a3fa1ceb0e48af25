import type { LanguageTag } from '@citable/core'
import { type FilesByLanguage, loadFor } from '../load-for.ts'
import { type SourceTexts, sourceTexts } from './source-texts.ts'

const files: FilesByLanguage<{ readonly texts: SourceTexts }> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
}

/** The words of the section in the language of a tag, else in English. */
export const loadSourceTexts = async (tag: LanguageTag): Promise<SourceTexts> => (await loadFor(files, tag))?.texts ?? sourceTexts
