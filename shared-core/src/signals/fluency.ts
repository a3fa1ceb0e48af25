import { factOf } from '../answers/article-text.ts'
import type { Language, Word } from '../languages/language.ts'
import type { Block } from '../model/article.ts'
import { firstFrom } from '../model/first-index.ts'
import type { Span } from '../model/values.ts'
import { defineSignal } from './define-signal.ts'
import { findQuoted } from './quotations.ts'
import { spanOf, type TextBlock } from './reading.ts'
import { hasContent } from './without-filler.ts'

/**
 * Faults that stop a reader: a word twice in a row (three times where grammar doubles words), four words that occurred before, and fillers.
 * `fillers` is null where the language has no list; doubled words and repetitions are measured in spaced scripts only.
 */
export const fluency = defineSignal({
  block: ({ block, tokens }, language) => {
    if (block.kind === 'heading') return { doubled: [], fillers: [], count: tokens.count }
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
          apart ??= wordsApart(block)
          if (!apart(a, b)) doubled.push(spanOf(block.id, block.text, a.start, b.end))
        }
      }
    const fillers = language.find('fillerPhrases', block.text).map(({ start, end }) => spanOf(block.id, block.text, start, end))
    return { doubled, fillers, count: tokens.count }
  },
  fold: (facts, reading) => {
    const { blocks, language } = reading
    const counts = hasContent(reading)
    const doubled: Span[] = []
    const fillers: Span[] = []
    let words = 0
    const rows: Int32Array[] = []
    for (let at = 0; at < facts.length; at += 1) {
      const fact = facts[at]!
      if (fact === null || !counts(blocks[at]!)) continue
      words += fact.count
      doubled.push(...fact.doubled)
      fillers.push(...fact.fillers)
      rows.push(factOf(blocks[at]!, fourInARow, language))
    }
    return {
      doubled,
      repeated: countRepeated(rows),
      fillers: language.has('fillerPhrases') ? fillers : null,
      words,
      unspaced: language.unspaced,
    }
  },
})

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
function wordsApart({ text, inlines }: Block): (before: Word, after: Word) => boolean {
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
