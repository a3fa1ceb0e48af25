import { escapeText, type TaggedText } from './tagged-text.ts'

/** A word that an engine must not touch: kept, or replaced by its given translation. */
export interface ProtectedTerm {
  readonly term: string
  /** Null: as in the text. */
  readonly replacement: string | null
  readonly isCaseSensitive: boolean
}

/** Things in running text that are the same in every language: addresses, places to fill in, short codes of WordPress's core. */
const fixed = [
  String.raw`https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]`,
  String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
  String.raw`\{\{[^{}]*\}\}`,
  String.raw`\{\w+\}`,
  String.raw`%(?:\d+\$)?[sd](?!\w)`,
  String.raw`\[\/?(?:gallery|caption|embed|audio|video|playlist)\b[^\]]*\]`,
].join('|')

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text in which what must stay stands as a placeholder: its tagged form, and what each placeholder stands for. */
export function protect(text: string, terms: readonly ProtectedTerm[], placeholder: (literal: string) => string): TaggedText {
  const words = [...terms].sort((one, other) => other.term.length - one.term.length)
  const boundary = (term: string) => `(?<![\\p{L}\\p{N}])${escaped(term)}(?![\\p{L}\\p{N}])`
  const pattern = new RegExp([fixed, ...words.map(({ term }) => boundary(term))].join('|'), 'giu')
  let tagged = ''
  let end = 0
  for (const found of text.matchAll(pattern)) {
    const literal = literalOf(found[0], words)
    if (literal === null) continue
    tagged += escapeText(text.slice(end, found.index)) + placeholder(literal)
    end = found.index + found[0].length
  }
  return tagged + escapeText(text.slice(end))
}

function literalOf(found: string, terms: readonly ProtectedTerm[]): string | null {
  const same = terms.find(({ term, isCaseSensitive }) => (isCaseSensitive ? term === found : term.toLowerCase() === found.toLowerCase()))
  if (same) return same.replacement ?? found
  // a term in another case than it is wanted in
  return terms.some(({ term }) => term.toLowerCase() === found.toLowerCase()) ? null : found
}
