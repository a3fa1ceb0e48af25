import type { Language } from '../languages/language.ts'
import { saidAfter } from './grade-candidate.ts'

/** What a title says, for comparing it with others. */
export interface TitleWords {
  /** Content terms. */
  readonly terms: readonly string[]
  /** Those outside brackets, figures and years left out. */
  readonly bare: readonly string[]
  /** Those after the colon; all where there is none. */
  readonly said: readonly string[]
}

export const titleWords = (title: string, language: Language): TitleWords => language.recall(title, readWords)

const readWords = (title: string, language: Language): TitleWords => ({
  terms: language.terms(title),
  bare: language.terms(title.replace(/\s*[([（][^)\]）]*[)\]）]/g, '')).filter((term) => !/^[0-9]+$/.test(term)),
  said: language.terms(saidAfter(title)),
})

/** Content terms in both, in the shorter one, and in either. */
export function termOverlap(
  a: readonly string[],
  b: readonly string[],
): { readonly shared: number; readonly least: number; readonly union: number } {
  let shared = 0
  for (const term of b) if (a.includes(term)) shared += 1
  return { shared, least: Math.min(a.length, b.length), union: a.length + b.length - shared }
}

/** They say the same but for a figure, a year or what stands in brackets. */
export const differInFigures = (a: TitleWords, b: TitleWords): boolean =>
  a.bare.length > 0 && a.bare.length === b.bare.length && a.bare.every((term) => b.bare.includes(term))
