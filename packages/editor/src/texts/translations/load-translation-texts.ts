import type { LanguageTag } from '@citable/core'
import { type TranslationTexts, translationTexts } from './translation-texts.ts'

const languages: Readonly<Record<string, () => Promise<{ readonly texts: TranslationTexts }>>> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
}

/** The words of the section in the language of a tag, else in English. */
export async function loadTranslationTexts(tag: LanguageTag): Promise<TranslationTexts> {
  const load = languages[tag.split(/[-_]/)[0]?.toLowerCase() ?? '']
  return (await load?.().catch(() => null))?.texts ?? translationTexts
}
