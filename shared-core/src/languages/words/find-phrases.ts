import type { Range } from '../../model/values.ts'
import type { Word } from '../language.ts'

/** A place at which phrases of some lists (bits) may begin. */
export interface Opening {
  readonly start: number
  readonly opens: number
}

/** A word, and the lists that have a phrase with it first. */
export interface ScannedWord extends Word, Opening {}

/** The text to search for phrases: its words, or in unspaced scripts the text in lower case with its openings. */
interface Searched {
  readonly words: readonly ScannedWord[]
  readonly lower: string
  readonly openings: readonly Opening[]
}

/** A list of phrases made searchable: one look-up per word of the text, never a pass per phrase. */
export interface PhraseIndex {
  readonly size: number
  /** Words (characters) of the longest phrase. */
  readonly longest: number
  has(forms: string): boolean
  /** Longest first at each place, in order, not overlapping. `bit` is that of the list, null: it has none. */
  find(text: Searched, bit: number | null): readonly Range[]
}

const nowhere: readonly Range[] = []

/** For spaced scripts: phrases are sequences of word forms. */
export function createWordIndex(phrases: readonly (readonly string[])[]): PhraseIndex {
  const byFirst = new Map<string, (readonly string[])[]>()
  const all = new Set<string>()
  for (const phrase of phrases) {
    const first = phrase[0]
    if (first === undefined) continue
    all.add(phrase.join(' '))
    const same = byFirst.get(first)
    if (same === undefined) byFirst.set(first, [phrase])
    else same.push(phrase)
  }
  for (const same of byFirst.values()) same.sort((a, b) => b.length - a.length)
  return {
    size: all.size,
    longest: phrases.reduce((longest, { length }) => Math.max(longest, length), 0),
    has: (forms) => all.has(forms),
    find({ words }, bit) {
      let found: Range[] | null = null
      for (let index = 0; index < words.length; ) {
        const word = words[index]!
        const candidates = bit !== null && (word.opens & bit) === 0 ? undefined : byFirst.get(word.form)
        const length = candidates === undefined ? 0 : lengthAt(candidates, words, index)
        if (length === 0) {
          index += 1
          continue
        }
        found ??= []
        found.push({ start: word.start, end: words[index + length - 1]!.end })
        index += length
      }
      return found ?? nowhere
    },
  }
}

/** Words of the first phrase that is at `index`; 0: there is none. */
function lengthAt(phrases: readonly (readonly string[])[], words: readonly ScannedWord[], index: number): number {
  for (const phrase of phrases) {
    let offset = 0
    while (offset < phrase.length && words[index + offset]?.form === phrase[offset]) offset += 1
    if (offset === phrase.length) return offset
  }
  return 0
}

/** For unspaced scripts: phrases are strings of characters. */
export function createCharacterIndex(phrases: readonly string[]): PhraseIndex {
  const byFirst = new Map<number, string[]>()
  const all = new Set(phrases)
  for (const phrase of all) {
    if (phrase === '') continue
    const first = phrase.charCodeAt(0)
    const same = byFirst.get(first)
    if (same === undefined) byFirst.set(first, [phrase])
    else same.push(phrase)
  }
  for (const same of byFirst.values()) same.sort((a, b) => b.length - a.length)
  const openingsIn = createOpeningFinder(new Map([[1, phrases]]))
  return {
    size: all.size,
    longest: phrases.reduce((longest, { length }) => Math.max(longest, length), 0),
    has: (forms) => all.has(forms),
    find({ lower, openings }, bit) {
      let found: Range[] | null = null
      let end = 0
      for (const { start, opens } of bit === null ? openingsIn(lower) : openings) {
        if (start < end || (opens & (bit ?? 1)) === 0) continue
        const length = lengthOf(byFirst.get(lower.charCodeAt(start)), lower, start)
        if (length === 0) continue
        end = start + length
        found ??= []
        found.push({ start, end })
      }
      return found ?? nowhere
    },
  }
}

/** Finds where phrases of several lists may begin, by their first two characters. */
export function createOpeningFinder(lists: ReadonlyMap<number, readonly string[]>): (lower: string) => readonly Opening[] {
  const pairs = new Map<number, number>()
  const singles = new Map<number, number>()
  for (const [bit, phrases] of lists)
    for (const phrase of phrases) {
      const [known, key] = phrase.length === 1 ? [singles, phrase.charCodeAt(0)] : [pairs, pairOf(phrase, 0)]
      known.set(key, (known.get(key) ?? 0) | bit)
    }
  return (lower) => {
    const found: Opening[] = []
    for (let start = 0; start < lower.length; start += 1) {
      const opens = (singles.get(lower.charCodeAt(start)) ?? 0) | (pairs.get(pairOf(lower, start)) ?? 0)
      if (opens !== 0) found.push({ start, opens })
    }
    return found
  }
}

/** Two UTF-16 units as one number; 0 stands for the end. */
const pairOf = (text: string, at: number): number => text.charCodeAt(at) * 0x10000 + (at + 1 < text.length ? text.charCodeAt(at + 1) : 0)

/** UTF-16 units of the first of the phrases that is at `at`; 0: there is none. */
function lengthOf(phrases: readonly string[] | undefined, text: string, at: number): number {
  if (phrases !== undefined) for (const phrase of phrases) if (text.startsWith(phrase, at)) return phrase.length
  return 0
}

/** Lower case with the same number of UTF-16 units, so that positions hold. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return [...text].map((character) => (character.toLowerCase().length === character.length ? character.toLowerCase() : character)).join('')
}
