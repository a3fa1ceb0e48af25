import { escapeText } from '@citable/core/escape-html'
import type { TaggedText } from './tagged-text.ts'

/** A word that an engine must not touch: left as it is, or replaced by its given translation. */
export interface ProtectedTerm {
  readonly term: string
  /** Null: as in the text. */
  readonly replacement: string | null
  readonly isCaseSensitive: boolean
}

/**
 * Things in running text that are the same in every language: addresses of pages and mail, places to fill in, tags of templates, ids and classes
 * behind a heading, names of emoji, short codes of WordPress's core. Every part is bounded, or ends at a character that begins the next try.
 */
const fixed =
  /(https?:\/\/[^\s<>"']+)|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|\{\{[^{}]*\}\}|\{%[^{}]*%\}|\{[\w.]+\}|\{[#.:][^{}]*\}|(?<![\w:]):[a-z+-][a-z0-9_+-]{0,40}:(?![\w:])|%(?:\d{1,4}\$)?[sd](?!\w)|\[\/?(?:gallery|caption|embed|audio|video|playlist)\b[^\][]*\]/giu

/** What TeX sets: between two marks of dollars, or behind backslashes as scripts of pages find it. */
const formula =
  /\$\$[^$]{1,2000}\$\$|(?<![\w$\\])\$(?=[^\s$])[^$\n]{1,300}(?<=[^\s\\])\$(?![\w$])|\\\([^()]{1,300}\\\)|\\\[[^[\]]{1,300}\\\]/g

/** Signs that distinguish a formula from two prices. */
const isFormula = (text: string): boolean => /[\\^_={}+*<>]|^\$\p{L}\$$/u.test(text)

/**
 * A figure with a unit that is a symbol: engines take the two apart ("500 g flour" became "500 harina de g"). Words such as "minutes" are
 * translated; symbols that are words as well ("in", "A") are left out.
 */
const amount =
  /(?<![\p{L}\p{N}.,])(?:(?:US|CA|AU)?[$€£¥₹] ?\d{1,9}(?:[.,'\u00a0\u202f]\d{1,9}){0,5}|\d{1,9}(?:[.,'/\u00a0\u202f]\d{1,9}){0,5}(?: ?[-–×x] ?\d{1,9}(?:[.,]\d{1,9})?)?[ \u00a0\u202f]?(?:[%‰€£¥₹]|°[CF]?|[kmMGT]?Hz|[kKMGT]i?B|[kMG]bit\/s|[mµμk]?g|[mcdµμn]?m[²³23]?|km[²2]?|km\/h|m\/s|mph|[mcd]?[lL]|ha|lbs?|oz|ft|fl oz|[kM]?Wh?|[mk]?V|mAh|[mµμn]s|(?<=[ \u00a0\u202f])s|h|min|kcal|k?J|[km]?Pa|bar|dB|px|dpi|ppm|USD|EUR|GBP|JPY|CHF))(?![\p{L}\p{N}/])/gu

/** Characters that end no address. */
const closing = new Set('.,;:!?)]')

interface Found {
  readonly start: number
  readonly end: number
  readonly literal: string
  readonly isTerm?: boolean
}

/** A text in which what must stay stands as a placeholder: its tagged form, and what each placeholder stands for. */
export function protect(
  text: string,
  terms: readonly ProtectedTerm[],
  placeholder: (literal: string, isTerm: boolean) => string,
): TaggedText {
  let tagged = ''
  let at = 0
  for (const { start, end, literal, isTerm = false } of inOrder(
    [...findFixed(text), ...findFormulas(text), ...findAmounts(text)],
    findTerms(text, terms),
  )) {
    tagged += escapeText(text.slice(at, start)) + placeholder(literal, isTerm)
    at = end
  }
  return tagged + escapeText(text.slice(at))
}

/** Addresses, and places to fill in, of a text. */
export function fixedPartsOf(text: string): { readonly addresses: readonly string[]; readonly places: readonly string[] } {
  const all = findFixed(text).map(({ literal }) => literal)
  const isAddress = (literal: string): boolean => /^https?:|@/i.test(literal)
  return { addresses: all.filter(isAddress), places: all.filter((literal) => !isAddress(literal)) }
}

function findFixed(text: string): readonly Found[] {
  return [...text.matchAll(fixed)].flatMap((match) => {
    const start = match.index
    let end = start + match[0].length
    if (match[1] !== undefined) while (closing.has(text[end - 1] ?? '')) end--
    const isAddressAlone = match[1] !== undefined && end <= start + match[0].indexOf('//') + 2
    return isAddressAlone ? [] : [{ start, end, literal: text.slice(start, end) }]
  })
}

const findFormulas = (text: string): readonly Found[] =>
  [...text.matchAll(formula)].flatMap(({ 0: literal, index }) =>
    isFormula(literal) ? [{ start: index, end: index + literal.length, literal }] : [],
  )

function findAmounts(text: string): readonly Found[] {
  return [...text.matchAll(amount)].map((match) => ({ start: match.index, end: match.index + match[0].length, literal: match[0] }))
}

/** Drops those that overlap: terms first, because people have chosen them, except inside of fixed parts; then what begins first. */
function inOrder(given: readonly Found[], terms: readonly Found[]): readonly Found[] {
  const all = [...given, ...terms].sort((one, other) => one.start - other.start || other.end - one.end)
  const chosen: Found[] = []
  let end = 0
  for (const found of all) {
    if (found.start < end) continue
    chosen.push(found)
    end = found.end
  }
  return chosen
}

/** Terms by their letters, one after the other, so that a text is read once however many there are. */
interface Letters {
  readonly next: Map<string, Letters>
  readonly terms: ProtectedTerm[]
}

/** Letters are compared one by one: what has several small ones stays as it is. */
const small = (letter: string): string => {
  const lower = letter.toLowerCase()
  return lower.length === letter.length ? lower : letter
}

const isWordCharacter = /[\p{L}\p{N}]/u

function findTerms(text: string, terms: readonly ProtectedTerm[]): readonly Found[] {
  if (terms.length === 0) return []
  const root: Letters = { next: new Map(), terms: [] }
  for (const term of terms) {
    let place = root
    for (const letter of term.term) {
      const next: Letters = place.next.get(small(letter)) ?? { next: new Map(), terms: [] }
      place.next.set(small(letter), next)
      place = next
    }
    place.terms.push(term)
  }
  const letters = [...text]
  const found: Found[] = []
  let place = 0
  for (let at = 0; at < letters.length; ) {
    const match = at > 0 && isWordCharacter.test(letters[at - 1] ?? '') ? null : longestTerm(letters, at, root)
    const count = match?.count ?? 1
    const length = letters.slice(at, at + count).reduce((sum, letter) => sum + letter.length, 0)
    if (match)
      found.push({ start: place, end: place + length, literal: match.term.replacement ?? text.slice(place, place + length), isTerm: true })
    at += count
    place += length
  }
  return found
}

/** The longest term that begins at a letter and ends with a word; in another case than it is wanted in it does not count. */
function longestTerm(
  letters: readonly string[],
  at: number,
  root: Letters,
): { readonly term: ProtectedTerm; readonly count: number } | null {
  let best: { readonly term: ProtectedTerm; readonly count: number } | null = null
  let place: Letters | undefined = root
  for (let count = 0; place; count++) {
    const isEnd = count > 0 && !isWordCharacter.test(letters[at + count] ?? '')
    if (isEnd && place.terms.length > 0) {
      const written = letters.slice(at, at + count).join('')
      const term = place.terms.find(({ term, isCaseSensitive }) => !isCaseSensitive || term === written)
      if (term) best = { term, count }
    }
    place = place.next.get(small(letters[at + count] ?? ''))
  }
  return best
}
