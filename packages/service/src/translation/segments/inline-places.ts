import { parseTagged, type TaggedText } from './tagged-text.ts'

/** Translations of single words: source word, folded → what the engine makes of it alone. */
export type WordTranslations = ReadonlyMap<string, string>

/** Words on each side of an inline element that are looked up, besides those that it holds. */
const neighbours = 3

/** Words looked up for one segment at most. */
const maxLookedUp = 24

/** The longest stretch that two words share, in letters and as a share of the longer one, from which they count as one word. */
const alike = {
  /** Two forms of a word in one language. */
  forms: { letters: 3, share: 0.6 },
  /** A word in two languages. */
  cognates: { letters: 4, share: 0.7 },
} as const

interface Element {
  readonly id: string
  /** Index of its first word, and of the word behind its last; an opaque element holds none. */
  readonly from: number
  to: number
  readonly isOpaque: boolean
}

interface Placed {
  readonly words: readonly string[]
  readonly elements: readonly Element[]
}

const segmenters = new Map<string, Intl.Segmenter>()

function segmenterOf(language: string): Intl.Segmenter {
  let found = segmenters.get(language)
  if (found === undefined) {
    found = new Intl.Segmenter(language.replaceAll('_', '-'), { granularity: 'word' })
    segmenters.set(language, found)
  }
  return found
}

const fold = (word: string): string => word.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '')

/** Words of a text, folded; an apostrophe ends one. */
const wordsOf = (text: string, language: string): readonly string[] =>
  [...segmenterOf(language).segment(text)].flatMap(({ segment, isWordLike }) =>
    isWordLike ? segment.split(/['’]/).flatMap((part) => (/[\p{L}\p{N}]/u.test(part) ? [fold(part)] : [])) : [],
  )

function place(text: TaggedText, language: string): Placed | null {
  const parts = parseTagged(text)
  if (parts === null) return null
  const words: string[] = []
  const elements: Element[] = []
  for (const part of parts) {
    if (part.kind === 'text') words.push(...wordsOf(part.text, language))
    else if (part.kind === 'open') elements.push({ id: part.id, from: words.length, to: -1, isOpaque: false })
    else if (part.kind === 'opaque') elements.push({ id: part.id, from: words.length, to: words.length, isOpaque: true })
    else {
      const open = elements.find(({ id, isOpaque }) => id === part.id && !isOpaque)
      if (open) open.to = words.length
    }
  }
  return { words, elements }
}

/** Words of a segment whose translation shows where its inline elements belong: those in them and around them, folded, each once. */
export function wordsToLookUp(source: TaggedText, language: string): readonly string[] {
  const placed = source.includes('<') ? place(source, language) : null
  if (placed === null) return []
  const { words, elements } = placed
  const found = new Set<string>()
  for (const { from, to } of elements) {
    for (const word of words.slice(Math.max(0, from - neighbours), to + neighbours)) if (/\p{L}/u.test(word)) found.add(word)
  }
  return [...found].slice(0, maxLookedUp)
}

/**
 * Inline elements of a translation that are around or beside other words than in the source. Words are tied to each other where they are
 * the same, look alike, or one is what the engine makes of the other alone; an element without a tied word is not doubted.
 *
 * @returns ids of the elements
 */
export function findMoved(
  source: TaggedText,
  target: TaggedText,
  languages: { readonly from: string; readonly to: string },
  translations: WordTranslations,
): readonly string[] {
  if (!source.includes('<')) return []
  const [before, after] = [place(source, languages.from), place(target, languages.to)]
  if (before === null || after === null) return []
  const ties = tieWords(before.words, after.words, languages.to, translations)
  return before.elements.flatMap((element) => {
    const now = after.elements.find(({ id, isOpaque }) => id === element.id && isOpaque === element.isOpaque)
    return now !== undefined && isMoved(element, now, ties, after.words.length) ? [element.id] : []
  })
}

type Tie = readonly [source: number, target: number]

function isMoved(before: Element, after: Element, ties: readonly Tie[], length: number): boolean {
  const holds = ({ from, to }: Element, word: number): boolean => word >= from && word < to
  const speaking = ties.filter(([one, other]) => holds(before, one) || holds(after, other))
  if (speaking.length > 0) return speaking.some(([one, other]) => holds(before, one) !== holds(after, other))
  // no word of its own is tied: the words on either side of it
  const sides = ties.map(([one, other]) => ({ isBefore: one < before.from, other, distance: distanceTo(before, one) }))
  const faults = (gap: number): number =>
    sides.reduce((sum, { isBefore, other, distance }) => sum + (isBefore === other < gap ? 0 : 1 / distance), 0)
  const place = after.isOpaque ? after.from : (after.from + after.to) / 2
  let best = Number.POSITIVE_INFINITY
  for (let gap = 0; gap <= length; gap++) best = Math.min(best, faults(gap))
  return faults(place) - best >= 0.3
}

const distanceTo = ({ from, to }: Element, word: number): number => (word < from ? from - word : Math.max(1, word - to + 1))

/** Pairs of words that belong together beyond doubt: each is the only one of its text for the other. */
function tieWords(source: readonly string[], target: readonly string[], language: string, translations: WordTranslations): readonly Tie[] {
  const candidates = source.map((word): readonly number[] => {
    if (source.indexOf(word) !== source.lastIndexOf(word)) return []
    const wanted = wordsOf(translations.get(word) ?? '', language)
    const those = (test: (other: string) => boolean): readonly number[] => target.flatMap((other, index) => (test(other) ? [index] : []))
    const same = those((other) => other === word || wanted.includes(other))
    if (same.length > 0) return same
    return those((other) => isAlike(word, other, alike.cognates) || wanted.some((each) => isAlike(each, other, alike.forms)))
  })
  const claims = new Map<number, number>()
  for (const [at] of candidates.filter(({ length }) => length === 1)) claims.set(at!, (claims.get(at!) ?? 0) + 1)
  return candidates.flatMap((found, index): readonly Tie[] => {
    const [at] = found
    return found.length === 1 && at !== undefined && claims.get(at) === 1 ? [[index, at]] : []
  })
}

function isAlike(one: string, other: string, { letters, share }: { readonly letters: number; readonly share: number }): boolean {
  const needed = Math.max(letters, Math.ceil(Math.max(one.length, other.length) * share))
  if (Math.min(one.length, other.length) < needed) return false
  for (let start = 0; start + needed <= one.length; start++) if (other.includes(one.slice(start, start + needed))) return true
  return false
}
