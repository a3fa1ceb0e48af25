import type { Language, LanguagePack } from '../languages/language.ts'

/** The terms of a pack's generic words: of those alone, and of phrases of two the second by the first. */
export interface GenericTerms {
  readonly singles: ReadonlySet<string>
  readonly seconds: ReadonlyMap<string, ReadonlySet<string>>
}

/** By pack. Memory only. */
const generics = new WeakMap<LanguagePack, GenericTerms>()

export function genericTerms(language: Language): GenericTerms {
  const known = generics.get(language.pack)
  if (known !== undefined) return known
  const singles = new Set<string>()
  const seconds = new Map<string, Set<string>>()
  for (const entry of language.pack.lists.genericWords ?? []) {
    const { words } = language.tokenize(entry)
    const [first, second] = words
    if (words.length === 1) singles.add(first!.term)
    else if (words.length === 2) seconds.set(first!.term, (seconds.get(first!.term) ?? new Set()).add(second!.term))
  }
  const made = { singles, seconds }
  generics.set(language.pack, made)
  return made
}
