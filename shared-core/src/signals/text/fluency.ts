import { factOf } from '../../answers/article-text.ts'
import { hasLetter } from '../../languages/characters/characters.ts'
import type { Language, LanguagePack, Tokens, Word } from '../../languages/language.ts'
import { wordsIn } from '../../languages/words/words-in.ts'
import type { Block } from '../../model/article.ts'
import { firstFrom } from '../../model/first-index.ts'
import type { Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { findQuoted } from '../evidence/quotations.ts'
import { spanOf, type TextBlock } from '../reading.ts'
import { hasContent } from './without-filler.ts'

/**
 * Faults that stop a reader: a word twice in a row (three times where grammar doubles words), four words that occurred before, and fillers.
 * `apart` counts words in an order that no sentence has: neighbours that never stand side by side in the language, and sentences that begin
 * small with their opening word inside.
 * `fillers` is null where the language has no list; doubled words and repetitions are measured in spaced scripts only.
 */
export const fluency = defineSignal({
  block: ({ block, tokens }, language) => {
    if (block.kind === 'heading') return { doubled: [], fillers: [], count: tokens.count, apart: [] }
    if (block.kind !== 'paragraph' && block.kind !== 'quote' && block.kind !== 'list') return null
    const doubled: Span[] = []
    const { words } = tokens
    let apart: ((before: Word, after: Word) => boolean) | null = null
    if (!language.unspaced && block.kind !== 'quote')
      for (let index = 1; index < words.length; index += 1) {
        const a = words[index - 1]!
        const b = words[index]!
        if (
          a.form === b.form &&
          isBlank.test(block.text.slice(a.end, b.start)) &&
          !/^[0-9]/.test(a.form) &&
          !allowedTwice.has(a.form) &&
          (!language.pack.doublesWords || words[index - 2]?.form === a.form) &&
          !isName(block.text.charAt(b.start))
        ) {
          apart ??= createTextBorders(block)
          if (!apart(a, b)) doubled.push(spanOf(block.id, block.text, a.start, b.end))
        }
      }
    const fillers = language.find('fillerPhrases', block.text).map(({ start, end }) => spanOf(block.id, block.text, start, end))
    return { doubled, fillers, count: tokens.count, apart: block.kind === 'list' ? [] : findMixedWords(block.text, tokens, language) }
  },
  fold: (facts, reading) => {
    const { blocks, language } = reading
    const counts = hasContent(reading)
    const doubled: Span[] = []
    const fillers: Span[] = []
    let words = 0
    const apart = new Map<string, number>()
    const rows: Int32Array[] = []
    for (let at = 0; at < facts.length; at += 1) {
      const fact = facts[at]!
      if (fact === null || !counts(blocks[at]!)) continue
      words += fact.count
      for (const pair of fact.apart) apart.set(pair, (apart.get(pair) ?? 0) + 1)
      doubled.push(...fact.doubled)
      fillers.push(...fact.fillers)
      rows.push(factOf(blocks[at]!, fourInARow, language))
    }
    return {
      doubled,
      repeated: countRepeated(rows),
      apart: countPlaces(apart),
      fillers: language.has('fillerPhrases') ? fillers : null,
      words,
      unspaced: language.unspaced,
    }
  },
})

/** One pair counts so often: mathematics says `A is` on every line. */
const mostOfOne = 2

/** By pack: of a common word those that never follow it; a full stop is the end of a sentence. Memory only. */
const tables = new WeakMap<LanguagePack, ReadonlyMap<string, ReadonlySet<string>>>()

function tableOf({ pack }: Language): ReadonlyMap<string, ReadonlySet<string>> {
  const known = tables.get(pack)
  if (known !== undefined) return known
  const rows = (pack.apart ?? '').split('|').map((row) => row.split(':') as [string, string?])
  const table = new Map(rows.map(([first, others = '']) => [first, new Set(others.split(' '))]))
  tables.set(pack, table)
  return table
}

/** The words that stand side by side: in unspaced scripts single characters, without the pairs that overlap them. */
export const neighbours = (words: readonly Word[], { unspaced }: Pick<Language, 'unspaced'>): readonly Word[] =>
  unspaced ? words.filter(({ start, end }) => end - start === 1) : words

/** Opens the key of a mixed sentence: no pair of words begins so. */
const mixedKey = '~'

/**
 * Places out of order; two sentences that are mixed count twice, for none is by chance. A speaker ends a sentence with many a word
 * (`Disse que não.`): ends of sentences count no more than pairs.
 */
function countPlaces(found: ReadonlyMap<string, number>): number {
  let pairs = 0
  let ends = 0
  let mixed = 0
  for (const [key, times] of found)
    if (key.startsWith(mixedKey)) mixed += 1
    else if (key.endsWith(' .')) ends += Math.min(times, mostOfOne)
    else pairs += Math.min(times, mostOfOne)
  return pairs + Math.min(ends, pairs) + (mixed < 2 ? mixed : 2 * mixed)
}

/** Characters by which a sentence is recognised. */
const lengthOfKey = 40

/** Words of a sentence that begins small and has the word with a capital that would open it, no name, somewhere inside. */
function isMixed(text: string, words: readonly Word[]): boolean {
  const [first, ...others] = words
  if (
    first === undefined ||
    others.length < 4 ||
    isName(text.charAt(first.start)) ||
    text.charAt(first.start) === text.charAt(first.start).toUpperCase()
  )
    return false
  return others.some(
    ({ stop, start, end }) =>
      stop &&
      end - start > 1 &&
      isName(text.charAt(start)) &&
      !isName(text.charAt(start + 1)) &&
      /[^\S\n]/.test(text.charAt(start - 1)) &&
      (text.charAt(start - 2) === ',' || hasLetter(text.charAt(start - 2))),
  )
}

/** Neighbours of a text that never stand side by side in its language, with only white space between them. */
function findMixedWords(text: string, { words: all, sentences }: Tokens, language: Language): readonly string[] {
  const found: string[] = sentences
    .filter((sentence) => isMixed(text, wordsIn({ words: all }, sentence)))
    .map(({ start }) => mixedKey + text.slice(start, start + lengthOfKey))
  if (language.pack.apart === undefined) return found
  const words = neighbours(all, language)
  const table = tableOf(language)
  let sentence = 0
  for (let at = 0; at < words.length; at += 1) {
    const { form, end } = words[at]!
    const never = table.get(form)
    while (sentence < sentences.length && sentences[sentence]!.end < end) sentence += 1
    if (never === undefined) continue
    const next = words[at + 1]
    const isLast = next === undefined || next.start >= (sentences[sentence]?.end ?? text.length)
    if (
      isLast
        ? never.has('.') && /^[.!?。؟।]/.test(text.slice(end, end + 1))
        : never.has(next.form) && (language.unspaced ? end === next.start : isBlank.test(text.slice(end, next.start)))
    )
      found.push(isLast ? `${form} .` : `${form} ${next.form}`)
  }
  return found
}

/** Every four words in a row of a block as a number, never 0: two of them are alike by chance in one of a hundred texts of 10,000 words. */
function fourInARow({ block, tokens: { words } }: TextBlock, { unspaced }: Language): Int32Array {
  if (unspaced || block.kind === 'heading' || words.length < 4) return new Int32Array()
  const hashes = words.map(({ form }) => hashOf(form))
  const rows = new Int32Array(hashes.length - 3)
  for (let at = 0; at < rows.length; at += 1) {
    let row = 0
    for (let next = at; next < at + 4; next += 1) row = mixed(row, hashes[next]!)
    rows[at] = row || 1
  }
  return rows
}

/** In place: one word may be as long as the largest page. */
function hashOf(form: string): number {
  let hash = 0
  for (let at = 0; at < form.length; at += 1) hash = mixed(hash, form.charCodeAt(at))
  return hash
}

/** FNV-1a over numbers (Fowler, Noll & Vo). */
const mixed = (hash: number, next: number): number => Math.imul(hash ^ next, 0x01000193)

/** Number of rows that occurred before. */
function countRepeated(rows: readonly Int32Array[]): number {
  const last = (2 << (32 - Math.clz32(rows.reduce((sum, { length }) => sum + length, 0)))) - 1
  const seen = new Int32Array(last + 1)
  let repeated = 0
  // by place: an iterator over a long text leaves 400 KB to the collector at every edit
  for (const row of rows)
    for (let at = 0; at < row.length; at += 1) {
      const number = row[at]!
      let place = number & last
      while (seen[place] !== 0 && seen[place] !== number) place = (place + 1) & last
      if (seen[place] === number) repeated += 1
      seen[place] = number
    }
  return repeated
}

/** True for two neighbouring words of different texts: a link, format or quotation begins or ends between them, or they are quoted. */
function createTextBorders({ text, inlines }: Block): (before: Word, after: Word) => boolean {
  const starts = inlines.map(({ start }) => start).sort((a, b) => a - b)
  const ends = inlines.map(({ end }) => end).sort((a, b) => a - b)
  const quoted = findQuoted(text)
  const quotedEnds = quoted.map(({ end }) => end)
  return (before, after) =>
    starts[firstFrom(starts, before.start + 1)]! <= after.start ||
    ends[firstFrom(ends, before.end)]! < after.end ||
    (quoted[firstFrom(quotedEnds, before.start + 1)]?.start ?? text.length) < after.end
}

/** Pairs that are right: "that that", "had had"; in German an article after a relative pronoun ("die Frau, die die Post brachte"). */
const allowedTwice: ReadonlySet<string> = new Set('that had nous vous sie bye ha no very der die das den dem'.split(' '))

/** Names may say a word twice: "Duran Duran", "Bora Bora". */
const isName = (letter: string): boolean => letter !== letter.toLowerCase()

const isBlank = /^[^\S\n]+$/
