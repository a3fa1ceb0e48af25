import { factFor, factOf } from '../../answers/article-text.ts'
import { generalWords } from '../../answers/general-text.ts'
import { mainQuestion } from '../../answers/questions.ts'
import type { Language, Word } from '../../languages/language.ts'
import { defineSignal } from '../define-signal.ts'
import { TextBlock } from '../reading.ts'
import { hasContent } from './without-filler.ts'

/** The most frequent content term of prose and headings, and how much the text varies and says. In unspaced scripts two characters are a word. */
export const terms = defineSignal({
  fold: (_facts, reading) => {
    const { blocks, article, context, language } = reading
    const prose = blocks.filter(({ block }) => block.kind !== 'code')
    const read = language.unspaced ? prose.map((entry) => factOf(entry, unitsOf, language)) : prose
    const counts = new Map<string, { times: number }>()
    for (const entry of read) {
      const { terms, isUnit } = factOf(entry, contentWords, language)
      for (let at = 0; at < terms.length; at += 1) {
        if (isUnit[at]) continue
        const term = terms[at]!
        const known = counts.get(term)
        if (known === undefined) counts.set(term, { times: 1 })
        else known.times += 1
      }
    }
    let count = 0
    for (const { times } of counts.values()) if (times > count) count = times
    const first = count === 0 ? null : firstWord(read, (word) => isContent(word) && counts.get(word.term)?.times === count)
    const beside = new Map<string, number>()
    if (first !== null)
      for (const entry of read)
        for (const neighbour of factFor(entry, neighboursOf, first.term, first.term, language))
          beside.set(neighbour, (beside.get(neighbour) ?? 0) + 1)
    let next = 0
    counts.forEach(({ times }, term) => {
      if (times > next && term !== first?.term && 2 * (beside.get(term) ?? 0) < count) next = times
    })
    // Filler does not thin out repetition. A word of an unspaced script has two characters.
    const thins = hasContent(reading)
    const all = blocks.reduce(
      (sum, entry) =>
        entry.block.kind === 'code' || !thins(entry) ? sum : sum + (language.unspaced ? entry.tokens.count / 2 : entry.tokens.words.length),
      0,
    )
    const total = language.unspaced
      ? prose.reduce((sum, { tokens }) => sum + tokens.count, 0) / 2
      : prose.reduce((sum, { tokens }) => sum + tokens.words.length, 0)
    const words = Math.floor(all < minWords ? total : all)
    const asked = mainQuestion({ article, language, targetQueries: context.targetQueries })?.terms
    const said = all < minWords ? read : read.filter(thins)
    const isRead = language.has('stopWords') && language.tag !== 'ja'
    const { variety, substance } = measureContent(isRead ? said : [], new Set(asked?.map(({ term }) => term)), language)
    return {
      /** All words but those of paragraphs that say nothing. */
      words,
      /** First form of the most frequent content term; '' when there is none. */
      word: first?.form ?? '',
      count,
      /** Length of the word in words: Japanese writes compounds in one. */
      width: language.tag === 'ja' && first !== null ? Math.min(2, Math.max(1, first.form.length / 2)) : 1,
      /** Count of the next term, without those beside the first in half of its places: a phrase of two words is one subject. */
      next,
      stretch,
      /** Mean number of different content terms among `stretch` in a row; null under 60 terms, or without stop words. */
      variety,
      /** Of `of` content terms in a row, `said` are different, specific and not asked for; null under 40 such terms, or without generic words. */
      substance: language.has('genericWords') ? substance : null,
      unspaced: language.unspaced,
    }
  },
})

/** Words that must be left for a share of them to mean something. */
const minWords = 100

/** Content terms of a stretch; the fewest in which several stretches overlap; the most that are looked at: no text it was measured on has more. */
const stretch = 50
const minTerms = 60
const maxTerms = 1000

/** The fewest terms besides those of the main question that show what a text says. */
const minSaid = 40

/** Content terms in order; null: a generic one. */
type Said = readonly (string | null)[]

interface SubstanceFacts {
  readonly variety: number | null
  readonly substance: { readonly said: number; readonly of: number } | null
}

/** Substance is the lesser of two figures, of all paragraphs and of those that name what is asked: others cannot make up for them. */
function measureContent(blocks: readonly TextBlock[], asked: ReadonlySet<string>, language: Language): SubstanceFacts {
  const { content, ends, said } = readContent(blocks, asked, language)
  const varieties = ends.filter((end) => end >= minTerms).map((end) => meanDifferent(content.slice(0, end), stretch))
  return { variety: varieties.length === 0 ? null : Math.min(...varieties), substance: minSubstance(said) }
}

/**
 * The content terms of the paragraphs, in order. `ends`: so many are before the copies that end the text, and before each further one;
 * copies cannot raise a mean so. `said` are those that are not asked for, of paragraphs that are no copies: of all, and of
 * those alone that hold a term of what is asked.
 */
function readContent(
  blocks: readonly TextBlock[],
  asked: ReadonlySet<string>,
  language: Language,
): { readonly content: readonly string[]; readonly ends: readonly number[]; readonly said: readonly Said[] } {
  const content: string[] = []
  const ends: number[] = []
  const all: (string | null)[] = []
  const naming: (string | null)[] = []
  const known = new Set<string>()
  for (const entry of blocks) {
    const { block } = entry
    if (content.length === maxTerms) break
    if (block.kind !== 'paragraph' && block.kind !== 'quote') continue
    const isCopy = known.has(block.text)
    known.add(block.text)
    const from = all.length
    let isNaming = false
    const { terms, isGeneric } = factOf(entry, contentWords, language)
    for (let at = 0; at < terms.length && content.length < maxTerms; at += 1) {
      const term = terms[at]!
      content.push(term)
      if (asked.has(term)) isNaming = true
      else if (!isCopy) all.push(isGeneric[at] ? null : term)
    }
    if (isNaming) naming.push(...all.slice(from))
    if (!isCopy) ends.length = 0
    ends.push(content.length)
  }
  return { content, ends, said: [all, naming] }
}

/**
 * The content terms of a block in order, and of each: it is a general word, alone or with a neighbour; it is a unit behind a figure (`28 Pkt`,
 * `3 km`), needed as often as the figures are. Lists, for all of an article is read at every edit of one block.
 */
interface ContentWords {
  readonly terms: readonly string[]
  readonly isGeneric: readonly boolean[]
  readonly isUnit: readonly boolean[]
}

const behindFigure = /\d\s?$/

function contentWords({ block, tokens: { words } }: TextBlock, language: Language): ContentWords {
  const isGeneral = generalWords(words, language)
  const hasFigure = /\d/.test(block.text)
  const found = { terms: [] as string[], isGeneric: [] as boolean[], isUnit: [] as boolean[] }
  words.forEach((word, at) => {
    if (!isContent(word)) return
    found.terms.push(word.term)
    found.isGeneric.push(isGeneral(at))
    found.isUnit.push(hasFigure && behindFigure.test(block.text.slice(Math.max(0, word.start - 2), word.start)))
  })
  return found
}

/** Counts of the list that says least; null: all are too short to judge. */
function minSubstance(lists: readonly Said[]): { readonly said: number; readonly of: number } | null {
  const judged = lists.flatMap((said) => {
    const of = Math.min(stretch, said.length)
    return of < minSaid ? [] : [{ said: meanDifferent(said, of), of }]
  })
  return judged.sort((a, b) => a.said * b.of - b.said * a.of)[0] ?? null
}

/**
 * Mean number of different terms among `length` in a row, over all such stretches (the moving average of Covington & McFall 2010); null is
 * none. A term counts in those stretches in which it is first: they begin after its last place, and not after its own.
 */
function meanDifferent(terms: Said, length: number): number {
  const stretches = terms.length - length + 1
  const last = new Map<string, number>()
  let sum = 0
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at]!
    if (term === null) continue
    const from = Math.max(at - length, last.get(term) ?? -1) + 1
    const to = Math.min(at, stretches - 1)
    if (to >= from) sum += to - from + 1
    last.set(term, at)
  }
  return sum / stretches
}

/**
 * A block of an unspaced script in words: runs of Kanji, of Katakana or of letters in Japanese, where the script changes between words; pairs
 * of characters elsewhere, but for those with a character that only joins words.
 */
export function unitsOf({ block, tokens }: TextBlock, language: Language): TextBlock {
  const words: Word[] = []
  if (language.tag === 'ja') {
    for (const { 0: form, index } of block.text.matchAll(/[\u3400-\u9fff々]{2,}|[\u30a1-\u30fa\u30fc]{2,}|[A-Za-z]{2,}/g))
      words.push({ start: index, end: index + form.length, form, term: form, stop: false })
  } else
    for (const word of tokens.words)
      if (isContent(word) && ![...block.text.slice(word.start, word.end)].some((unit) => language.contains('stopWords', unit)))
        words.push(word)
  return new TextBlock(block, { ...tokens, words })
}

const isContent = ({ stop, start, end }: Word): boolean => !stop && end - start >= 2

function firstWord(blocks: readonly TextBlock[], isWanted: (word: Word) => boolean): Word | null {
  for (const { tokens } of blocks) {
    const word = tokens.words.find(isWanted)
    if (word !== undefined) return word
  }
  return null
}

/** The terms beside each place of a term, one as often as it is beside a place; pairs of characters that overlap or meet are beside. */
function neighboursOf({ tokens: { words } }: TextBlock, wanted: string): readonly string[] {
  const found: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    if (words[index]!.term !== wanted) continue
    const { start, end } = words[index]!
    const near = new Set<string>()
    for (let at = Math.max(0, index - 3); at <= index + 3 && at < words.length; at += 1) {
      const other = words[at]!
      if (other.term !== wanted && (at === index - 1 || at === index + 1 || (other.end >= start && other.start <= end)))
        near.add(other.term)
    }
    found.push(...near)
  }
  return found
}
