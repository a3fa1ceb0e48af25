import type { Language } from '../languages/language.ts'

/** Content terms in both, in the shorter one, and in either. */
export function titleOverlap(
  a: string,
  b: string,
  language: Language,
): { readonly shared: number; readonly least: number; readonly union: number } {
  const left = new Set(language.terms(a))
  const right = language.terms(b)
  let shared = 0
  for (const term of right) if (left.has(term)) shared += 1
  return { shared, least: Math.min(left.size, right.length), union: left.size + right.length - shared }
}

/** They say the same but for a figure, a year or what stands in brackets. */
export function differInFigures(a: string, b: string, language: Language): boolean {
  const left = wordsOf(a, language)
  const right = wordsOf(b, language)
  return left.size > 0 && left.size === right.size && [...left].every((term) => right.has(term))
}

const wordsOf = (title: string, language: Language): ReadonlySet<string> =>
  new Set(language.terms(title.replace(/\s*[([（][^)\]）]*[)\]）]/g, '')).filter((term) => !/^[0-9]+$/.test(term)))
