import type { Range } from '../model/values.ts'
import type { Word } from './language.ts'

/** A word, and the lists (bits) that have a phrase with it first. */
export interface ScannedWord extends Word {
  readonly opens: number
}

/** A list of phrases made searchable: one look-up per word of the text, never a pass per phrase. */
export interface PhraseIndex {
  readonly size: number
  /** Words (characters) of the longest phrase. */
  readonly longest: number
  has(forms: string): boolean
  /** Longest first at each place, in order, not overlapping. `words` are those of `text`; `bit` is that of the list, null: it has none. */
  find(text: string, words: readonly ScannedWord[], bit: number | null): readonly Range[]
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
    find(_text, words, bit) {
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

/** Words of the first phrase that stands at `index`; 0: none does. */
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
  const byFirst = new Map<string, string[]>()
  const all = new Set(phrases)
  for (const phrase of all) {
    const first = phrase[0]
    if (first === undefined) continue
    const same = byFirst.get(first)
    if (same === undefined) byFirst.set(first, [phrase])
    else same.push(phrase)
  }
  for (const same of byFirst.values()) same.sort((a, b) => b.length - a.length)
  return {
    size: all.size,
    longest: phrases.reduce((longest, { length }) => Math.max(longest, length), 0),
    has: (forms) => all.has(forms),
    find(text) {
      const found: Range[] = []
      const lower = lowerCase(text)
      for (let at = 0; at < lower.length; ) {
        const hit = byFirst.get(lower[at]!)?.find((phrase) => lower.startsWith(phrase, at))
        if (hit === undefined) {
          at += 1
          continue
        }
        found.push({ start: at, end: at + hit.length })
        at += hit.length
      }
      return found
    },
  }
}

/** Lower case with the same number of UTF-16 units, so that positions hold. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return [...text].map((character) => (character.toLowerCase().length === character.length ? character.toLowerCase() : character)).join('')
}
