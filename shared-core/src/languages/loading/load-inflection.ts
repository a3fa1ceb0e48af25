import type { Inflection } from '../inflection.ts'

const loaders: Readonly<Record<string, () => Promise<{ readonly inflection: Inflection }>>> = {
  ar: () => import('../ar/inflection.ts'),
  de: () => import('../de/inflection.ts'),
  en: () => import('../en/inflection.ts'),
  es: () => import('../es/inflection.ts'),
  fi: () => import('../fi/inflection.ts'),
  fr: () => import('../fr/inflection.ts'),
  hu: () => import('../hu/inflection.ts'),
  it: () => import('../it/inflection.ts'),
  nl: () => import('../nl/inflection.ts'),
  pl: () => import('../pl/inflection.ts'),
  pt: () => import('../pt/inflection.ts'),
  ro: () => import('../ro/inflection.ts'),
  ru: () => import('../ru/inflection.ts'),
  sv: () => import('../sv/inflection.ts'),
  tr: () => import('../tr/inflection.ts'),
}

/** Tags of the languages that have one. */
export const inflectedTags: readonly string[] = Object.keys(loaders)

/** The inflection of one of `inflectedTags`. Rejects when it cannot be loaded. */
export const loadInflection = async (tag: string): Promise<Inflection> => (await loaders[tag]!()).inflection
