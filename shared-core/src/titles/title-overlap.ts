import type { Language } from '../languages/language.ts'

/** Content terms in both, in the shorter one, and in either. */
export function titleOverlap(
  a: string,
  b: string,
  language: Language,
): { readonly shared: number; readonly least: number; readonly union: number } {
  const left = language.terms(a)
  const right = language.terms(b)
  const shared = right.filter((term) => left.includes(term)).length
  return { shared, least: Math.min(left.length, right.length), union: left.length + right.length - shared }
}

/** They say the same but for a figure, a year or what stands in brackets. */
export function differInFigures(a: string, b: string, language: Language): boolean {
  const left = language.recall(a, wordsOf)
  const right = language.recall(b, wordsOf)
  return left.size > 0 && left.size === right.size && [...left].every((term) => right.has(term))
}

const wordsOf = (title: string, language: Language): ReadonlySet<string> =>
  new Set(language.terms(title.replace(/\s*[([（][^)\]）]*[)\]）]/g, '')).filter((term) => !/^[0-9]+$/.test(term)))
