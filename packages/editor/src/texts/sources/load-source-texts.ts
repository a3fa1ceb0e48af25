import type { LanguageTag } from '@citable/core'
import { type SourceTexts, sourceTexts } from './source-texts.ts'

/** The words of the section in the language of a tag, else in English. */
export async function loadSourceTexts(tag: LanguageTag): Promise<SourceTexts> {
  if (!/^de\b/i.test(tag.replaceAll('_', '-'))) return sourceTexts
  return (await import('./de.ts').catch(() => ({ texts: sourceTexts }))).texts
}
