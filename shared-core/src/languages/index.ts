import type { LanguagePack } from './language.ts'
import { matchTag } from './match-tag.ts'

export { createLanguage } from './create-language.ts'
export { certainLanguage, detectLanguage } from './detection/detect-language.ts'
export type * from './language.ts'
export { languageFor, packFor } from './language-for.ts'
export { packTags } from './pack-tags.ts'

/** One literal import per language, so that bundlers put each pack into a file of its own. */
const loaders: Readonly<Record<string, () => Promise<{ readonly pack: LanguagePack }>>> = {
  af: () => import('./af/pack.ts'),
  ar: () => import('./ar/pack.ts'),
  az: () => import('./az/pack.ts'),
  be: () => import('./be/pack.ts'),
  bg: () => import('./bg/pack.ts'),
  bn: () => import('./bn/pack.ts'),
  bs: () => import('./bs/pack.ts'),
  ca: () => import('./ca/pack.ts'),
  cs: () => import('./cs/pack.ts'),
  cy: () => import('./cy/pack.ts'),
  da: () => import('./da/pack.ts'),
  de: () => import('./de/pack.ts'),
  el: () => import('./el/pack.ts'),
  en: () => import('./en/pack.ts'),
  es: () => import('./es/pack.ts'),
  et: () => import('./et/pack.ts'),
  eu: () => import('./eu/pack.ts'),
  fa: () => import('./fa/pack.ts'),
  fi: () => import('./fi/pack.ts'),
  fil: () => import('./fil/pack.ts'),
  fr: () => import('./fr/pack.ts'),
  ga: () => import('./ga/pack.ts'),
  gl: () => import('./gl/pack.ts'),
  gu: () => import('./gu/pack.ts'),
  he: () => import('./he/pack.ts'),
  hi: () => import('./hi/pack.ts'),
  hr: () => import('./hr/pack.ts'),
  hu: () => import('./hu/pack.ts'),
  hy: () => import('./hy/pack.ts'),
  id: () => import('./id/pack.ts'),
  is: () => import('./is/pack.ts'),
  it: () => import('./it/pack.ts'),
  ja: () => import('./ja/pack.ts'),
  ka: () => import('./ka/pack.ts'),
  kk: () => import('./kk/pack.ts'),
  km: () => import('./km/pack.ts'),
  kn: () => import('./kn/pack.ts'),
  ko: () => import('./ko/pack.ts'),
  lo: () => import('./lo/pack.ts'),
  lt: () => import('./lt/pack.ts'),
  lv: () => import('./lv/pack.ts'),
  mk: () => import('./mk/pack.ts'),
  ml: () => import('./ml/pack.ts'),
  mr: () => import('./mr/pack.ts'),
  ms: () => import('./ms/pack.ts'),
  mt: () => import('./mt/pack.ts'),
  my: () => import('./my/pack.ts'),
  nb: () => import('./nb/pack.ts'),
  ne: () => import('./ne/pack.ts'),
  nl: () => import('./nl/pack.ts'),
  nn: () => import('./nn/pack.ts'),
  pa: () => import('./pa/pack.ts'),
  pl: () => import('./pl/pack.ts'),
  pt: () => import('./pt/pack.ts'),
  ro: () => import('./ro/pack.ts'),
  ru: () => import('./ru/pack.ts'),
  sk: () => import('./sk/pack.ts'),
  sl: () => import('./sl/pack.ts'),
  sq: () => import('./sq/pack.ts'),
  sr: () => import('./sr/pack.ts'),
  sv: () => import('./sv/pack.ts'),
  sw: () => import('./sw/pack.ts'),
  ta: () => import('./ta/pack.ts'),
  te: () => import('./te/pack.ts'),
  th: () => import('./th/pack.ts'),
  tr: () => import('./tr/pack.ts'),
  uk: () => import('./uk/pack.ts'),
  ur: () => import('./ur/pack.ts'),
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
