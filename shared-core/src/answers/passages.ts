import type { Language, Tokens, Word } from '../languages/language.ts'
import type { Block } from '../model/article.ts'
import { firstIndex } from '../model/first-index.ts'
import { isMedia } from '../model/is-media.ts'
import type { BlockId, Range, Span } from '../model/values.ts'
import type { Section } from './article-text.ts'

/** Words, for spaced scripts; characters for unspaced ones (about 2.5 a word). Source: scoring.md 5.1. */
const size = { spaced: { short: 15, long: 120 }, unspaced: { short: 30, long: 300 } } as const

/** A sentence of a passage, by its place in the article. Why it is a class, `KnownText` says. */
class PassageSentence {
  readonly place: BlockId
  readonly start: number
  readonly end: number
  /** In order, repeated as often as they are there. */
  readonly terms: readonly string[]
  /** Its words, as of the block's text. */
  readonly words: readonly Word[]
  /** Ends like a question. */
  readonly asks: boolean

  constructor(place: BlockId, start: number, end: number, terms: readonly string[], words: readonly Word[], asks: boolean) {
    this.place = place
    this.start = start
    this.end = end
    this.terms = terms
    this.words = words
    this.asks = asks
  }
}

/** A stretch of text that an engine could quote. Lives inside one section. */
export interface Passage {
  /** Blocks or parts of blocks, in reading order. */
  readonly parts: readonly (Range & { readonly place: BlockId })[]
  readonly sentences: readonly PassageSentence[]
  /** All terms of the sentences. */
  readonly terms: ReadonlySet<string>
  /** Words, or characters in unspaced scripts. */
  readonly words: number
  /** Words (or characters) of the section before it. */
  readonly before: number
  readonly kind: 'text' | 'list' | 'table'
}

interface Unit {
  place: BlockId
  start: number
  end: number
  sentences: PassageSentence[]
  words: number
  before: number
  kind: 'text' | 'list' | 'table'
}

/** The passages of a section in reading order: paragraphs, groups of list items and groups of rows, short ones merged, long ones split. */
export function sectionPassages({ blocks }: Section, language: Language): readonly Passage[] {
  const limit = language.unspaced ? size.unspaced : size.spaced
  const units: Unit[] = []
  let before = 0
  for (const { block } of blocks) {
    const kind = block.kind === 'list' ? 'list' : block.kind === 'table' ? 'table' : 'text'
    if (block.kind === 'code' || isMedia(block)) continue
    for (const range of blockRanges(block)) {
      const text = block.text.slice(range.start, range.end)
      const tokens = language.tokenize(text)
      if (tokens.count === 0) continue
      const announced = language.find('announcements', text)
      for (const group of groupSentences(tokens, limit.long)) {
        const first = group[0]!
        const last = group.at(-1)!
        let words = 0
        for (const sentence of group) words += sentence.words
        units.push({
          place: block.id,
          start: range.start + first.start,
          end: range.start + last.end,
          sentences: sentencesOf(group, tokens, text, announced, block.id, range.start),
          words,
          before,
          kind,
        })
        before += words
      }
    }
  }
  return mergeUnits(units, limit)
}

/** List items and table rows are units of their own; other blocks are one. */
function blockRanges(block: Block): readonly Range[] {
  if (block.kind === 'list' && block.items.length > 0) return block.items
  if (block.kind === 'table') {
    const rows: Range[] = []
    for (const row of block.rows) {
      const first = row[0]
      const last = row.at(-1)
      if (first !== undefined && last !== undefined) rows.push({ start: first.start, end: last.end })
    }
    return rows
  }
  return [{ start: 0, end: block.text.length }]
}

/** Sentences in groups of at most `long` words; a longer sentence is alone. */
function groupSentences(tokens: Tokens, long: number): Tokens['sentences'][number][][] {
  const groups: Tokens['sentences'][number][][] = []
  let group: Tokens['sentences'][number][] = []
  let words = 0
  for (const sentence of tokens.sentences) {
    if (group.length > 0 && words + sentence.words > long) {
      groups.push(group)
      group = []
      words = 0
    }
    group.push(sentence)
    words += sentence.words
  }
  if (group.length > 0) groups.push(group)
  return groups
}

/** The end of a sentence that asks, quotation marks and brackets aside. */
export const asking = /[?？؟\u037e]["'“”’»」』)）\s]*$/

/** Sentences with their terms. One that says what the text is going to say answers nothing and holds none, unless a figure is in it. */
function sentencesOf(
  group: readonly Range[],
  tokens: Tokens,
  text: string,
  announced: readonly Range[],
  place: BlockId,
  offset: number,
): PassageSentence[] {
  const { words } = tokens
  let next = firstIndex(words, ({ start }) => start >= group[0]!.start)
  return group.map((sentence) => {
    const first = next
    while (next < words.length && words[next]!.start < sentence.end) next += 1
    const own = words.slice(first, next)
    const isAnnounced = announced.some(({ start }) => start >= sentence.start && start < sentence.end)
    const says = !isAnnounced || own.some(({ form }) => /[0-9]/.test(form))
    const asks = asking.test(text.slice(sentence.start, sentence.end))
    const placed = offset === 0 ? own : own.map((word) => ({ ...word, start: offset + word.start, end: offset + word.end }))
    const terms = says ? own.map(({ term }) => term) : []
    return new PassageSentence(place, offset + sentence.start, offset + sentence.end, terms, placed, asks)
  })
}

/** A unit that is too short joins the one before it of its section, else the one after it; lists and tables join their own kind up to the limit. */
function mergeUnits(units: readonly Unit[], limit: { readonly short: number; readonly long: number }): Passage[] {
  const merged: { units: Unit[]; words: number }[] = []
  for (const unit of units) {
    const last = merged.at(-1)
    const head = last?.units[0]
    const fits = last !== undefined && last.words + unit.words <= limit.long
    const isShort = unit.words < limit.short || (last !== undefined && last.words < limit.short)
    const isGroup = unit.kind !== 'text' && head?.kind === unit.kind
    if (last !== undefined && fits && (isShort || isGroup)) {
      last.units.push(unit)
      last.words += unit.words
    } else merged.push({ units: [unit], words: unit.words })
  }
  return merged.map(({ units: parts, words }) => {
    const head = parts[0]!
    const sentences = parts.flatMap((part) => part.sentences)
    const terms = new Set<string>()
    for (const sentence of sentences) for (const term of sentence.terms) terms.add(term)
    return {
      parts: joinParts(parts),
      sentences,
      terms,
      words,
      before: head.before,
      kind: parts.reduce((longest, part) => (part.words > longest.words ? part : longest)).kind,
    }
  })
}

function joinParts(units: readonly Unit[]): (Range & { place: BlockId })[] {
  const parts: { place: BlockId; start: number; end: number }[] = []
  for (const unit of units) {
    const last = parts.at(-1)
    if (last !== undefined && last.place === unit.place) last.end = unit.end
    else parts.push({ place: unit.place, start: unit.start, end: unit.end })
  }
  return parts
}

/** The longest part of a passage as a span of the article; ties: the first. */
export function passageSpan(passage: Passage, texts: ReadonlyMap<BlockId, string>): Span {
  const part = passage.parts.reduce((longest, next) => (next.end - next.start > longest.end - longest.start ? next : longest))
  return { place: part.place, start: part.start, end: part.end, quote: (texts.get(part.place) ?? '').slice(part.start, part.end) }
}

/** UTF-16 units in which an opening stands: marks and a phrase. */
const longestOpening = 200

/** The text opens with a word that points back (`this`, `therefore`), so that it cannot be alone. false where the language has no list. */
export function opensWithReference(text: string, language: Language): boolean {
  const opening = text.length > longestOpening ? text.slice(0, longestOpening) : text
  return language.opens('referenceOpeners', opening.replace(/^[\s"'“„«‹(]+/, '')) !== null
}
