import type { OpeningSource } from '../opening-source.ts'

const loaders: Readonly<Record<string, () => Promise<{ readonly opening: OpeningSource }>>> = {
  de: () => import('../de/opening.ts'),
  en: () => import('../en/opening.ts'),
  es: () => import('../es/opening.ts'),
  fr: () => import('../fr/opening.ts'),
  it: () => import('../it/opening.ts'),
  nl: () => import('../nl/opening.ts'),
  pt: () => import('../pt/opening.ts'),
}

/** How sentences of a language's tag begin, whatever its region; null: it is not known. Rejects when it cannot be loaded. */
export const loadOpening = async (tag: string): Promise<OpeningSource | null> => (await loaders[tag.split('-')[0]!]?.())?.opening ?? null
