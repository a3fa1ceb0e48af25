import type { LanguageTag } from '@citable/core'
import type { Translation } from '@citable/core/messages'
import { type FilesByLanguage, loadFor } from '../load-for.ts'
import type { LocaleTexts } from '../ui-texts.ts'

const loaders: FilesByLanguage<{ readonly texts: LocaleTexts }> = {
  ar: () => import('./ar.ts'),
  de: () => import('./de.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ja: () => import('./ja.ts'),
}

/** Sentences of the rubric, files of their own too. A result brings its English along, so none is loaded for it. */
const rubricLoaders: FilesByLanguage<Translation> = {
  ar: () => import('@citable/core/messages/ar'),
  de: () => import('@citable/core/messages/de'),
  es: () => import('@citable/core/messages/es'),
  fr: () => import('@citable/core/messages/fr'),
  ja: () => import('@citable/core/messages/ja'),
}

/** Languages the panel speaks besides English. */
export const localeTags: readonly LanguageTag[] = Object.keys(loaders)

/** Languages in which checks, fixes and reasons are worded, besides English. */
export const rubricLocaleTags: readonly LanguageTag[] = Object.keys(rubricLoaders)

/** The panel's strings in the language of a tag (`de-AT`, `de_DE_formal` → `de`); null: there are none, English stands. */
export async function loadLocale(tag: LanguageTag): Promise<LocaleTexts | null> {
  return (await loadFor(loaders, tag))?.texts ?? null
}

/** Titles, sentences and fixes of checks, and the reasons of titles, in the language of a tag; null: there are none, English stands. */
export async function loadRubricLocale(tag: LanguageTag): Promise<Translation | null> {
  const translation = await loadFor(rubricLoaders, tag)
  return translation && { sentences: translation.sentences, findings: translation.findings }
}
