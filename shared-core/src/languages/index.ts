import type { LanguagePack } from './language.ts'
import { matchTag } from './language-for.ts'

export { createLanguage } from './create-language.ts'
export { detectLanguage } from './detect-language.ts'
export type * from './language.ts'
export { languageFor, packFor } from './language-for.ts'
export { packTags } from './pack-tags.ts'

/** One literal import per language, so that bundlers put each pack into a file of its own. */
const loaders: Readonly<Record<string, () => Promise<{ readonly pack: LanguagePack }>>> = {
  ar: () => import('./ar/pack.ts'),
  cs: () => import('./cs/pack.ts'),
  da: () => import('./da/pack.ts'),
  de: () => import('./de/pack.ts'),
  el: () => import('./el/pack.ts'),
  en: () => import('./en/pack.ts'),
  es: () => import('./es/pack.ts'),
  fi: () => import('./fi/pack.ts'),
  fr: () => import('./fr/pack.ts'),
  hi: () => import('./hi/pack.ts'),
  it: () => import('./it/pack.ts'),
  nb: () => import('./nb/pack.ts'),
  nl: () => import('./nl/pack.ts'),
  pl: () => import('./pl/pack.ts'),
  pt: () => import('./pt/pack.ts'),
  ro: () => import('./ro/pack.ts'),
  ru: () => import('./ru/pack.ts'),
  sv: () => import('./sv/pack.ts'),
  th: () => import('./th/pack.ts'),
  tr: () => import('./tr/pack.ts'),
  vi: () => import('./vi/pack.ts'),
  zh: () => import('./zh/pack.ts'),
}

/** Tags that `loadLanguagePack` knows. */
export const loadableTags: readonly string[] = Object.keys(loaders)

/** The pack of a BCP 47 tag (`en-GB` finds `en`); null when the language has none. */
export async function loadLanguagePack(tag: string): Promise<LanguagePack | null> {
  const known = matchTag(tag, loadableTags)
  const load = known === null ? undefined : loaders[known]
  return load === undefined ? null : (await load()).pack
}
