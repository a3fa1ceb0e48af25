import { type ArticleText, factOf, type TextBlock } from '../../answers/article-text.ts'
import type { Language, Word } from '../../languages/language.ts'
import type { Range } from '../../model/values.ts'
import { numbersOf } from '../evidence/find-figures.ts'
import { proseParagraphs } from './prose-paragraphs.ts'

/** Worth of a word by how often the text has it: the logarithm, so that a word of every sentence does not decide alone; oftener, the most. */
const byCount: readonly number[] = [0, 0.4, 1, 1.6, 2, 2.3, 2.6, 2.8]
const most = 3

/** What a term is worth in a text: its rarity in the language, and how often these blocks take it up. A word that slipped in twice counts once. */
export function createTermWorth(blocks: readonly TextBlock[], language: Language): (term: string) => number {
  const counts = new Map<string, number>()
  let before = ''
  for (const { term, stop } of blocks.flatMap(({ tokens }) => tokens.words)) {
    if (!stop && term !== before) counts.set(term, (counts.get(term) ?? 0) + 1)
    before = term
  }
  return (term) => Math.max(0.5, language.weight(term)) * (byCount[counts.get(term) ?? 1] ?? most)
}

/** Paragraphs, and sentences of one, that are looked at. */
const mostParagraphs = 8
const mostSentences = 6

/** Added to the number of a sentence's words: long sentences are worth more, but not by their length. */
const ofLength = 30

/** How much more a sentence with a day is worth, and the paragraphs in which a sentence loses half of its worth. */
const ofDay = 1.75
const halfLife = 5

/** Also how many years: `4年がたちました`. */
const yearAlone = /^(?:\d{4}|\d{1,4}[年년])$/

/** A sentence of prose, and its share of the text's content. */
export interface CentralSentence extends Range {
  readonly entry: TextBlock
  readonly text: string
  readonly words: readonly Word[]
  /** Its paragraph, from 0. */
  readonly paragraph: number
  /** The sentence names a day or a month with its year, and none that is past by two years. */
  readonly isDated: boolean
  /** Its value by itself, and what that is worth where it stands; above 0, comparable within one text. */
  readonly tells: number
  readonly worth: number
}

/**
 * Sentences of the first paragraphs in their order, weighed by the words that the text repeats, rare ones more, and by a day. Source: 100 drafts
 * of five readings; the two sentences of most worth hold 62 to 68 % of what the writers' own titles say, weighted by rarity, the best of all
 * sentences 69 to 75 %; on 198 pages 45 and 54 %. Constants were chosen on 60 of the drafts; others near them give the same within 2 %.
 */
export function centralSentences(text: Pick<ArticleText, 'blocks'>, language: Language, year: number): readonly CentralSentence[] {
  const worthOf = createTermWorth(text.blocks, language)
  return proseParagraphs(text, language)
    .slice(0, mostParagraphs)
    .flatMap((entry, paragraph) => {
      const { text: all } = entry.block
      const days = factOf(entry, numbersOf, language).dates.filter(({ start, end }) => !yearAlone.test(all.slice(start, end)))
      return entry.tokens.sentences.slice(0, mostSentences).map((range, place) => {
        const words = entry.tokens.words.filter(({ start, end }) => start >= range.start && end <= range.end)
        const written = all.slice(range.start, range.end)
        const isDated = isOfNow(written, year) && days.some(({ start, end }) => start >= range.start && end <= range.end)
        const terms = new Set(words.flatMap(({ term, stop }) => (stop ? [] : [term])))
        const sum = [...terms].reduce((total, term) => total + worthOf(term), 0)
        const tells = (sum / (ofLength + terms.size)) * (isDated ? ofDay : 1)
        const worth = tells / (halfLife + paragraph + place / 2)
        return { ...range, entry, text: written, words, paragraph, isDated, tells, worth }
      })
    })
}

/** The sentence has no year that is past by two: `on 9 February 1881` something was so once. */
const isOfNow = (text: string, now: number): boolean =>
  (text.match(/(?<![0-9.,])(?:1[0-9]|20)[0-9]{2}(?![0-9.,][0-9]|[0-9])/g) ?? []).every((year) => Number(year) >= now - 1)
