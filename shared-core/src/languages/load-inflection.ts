import type { Inflection } from './inflection.ts'
import { matchTag } from './match-tag.ts'

const loaders: Readonly<Record<string, () => Promise<{ readonly inflection: Inflection }>>> = {
  ar: () => import('./ar/inflection.ts'),
  de: () => import('./de/inflection.ts'),
  en: () => import('./en/inflection.ts'),
  es: () => import('./es/inflection.ts'),
  fi: () => import('./fi/inflection.ts'),
  fr: () => import('./fr/inflection.ts'),
  hu: () => import('./hu/inflection.ts'),
  it: () => import('./it/inflection.ts'),
  nl: () => import('./nl/inflection.ts'),
  pl: () => import('./pl/inflection.ts'),
  pt: () => import('./pt/inflection.ts'),
  ro: () => import('./ro/inflection.ts'),
  ru: () => import('./ru/inflection.ts'),
  sv: () => import('./sv/inflection.ts'),
  tr: () => import('./tr/inflection.ts'),
}

/** The inflection of a BCP 47 tag's language; null: there is none, so that words are compared by their terms. Rejects when it cannot be loaded. */
export async function loadInflection(tag: string): Promise<readonly [tag: string, Inflection] | null> {
  const known = matchTag(tag, Object.keys(loaders))
  return known === null ? null : [known, (await loaders[known]!()).inflection]
}
