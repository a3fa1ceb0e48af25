import { opensWithReference } from '../answers/answer-questions.ts'
import { factFor } from '../answers/article-text.ts'
import { type QueryTerm, queryTerms, totalWeight } from '../answers/coverage.ts'
import { mainQuestion } from '../answers/questions.ts'
import type { Language } from '../languages/language.ts'
import type { Range } from '../model/values.ts'
import { countUnits } from './count-units.ts'
import { defineSignal } from './define-signal.ts'
import type { TextBlock } from './reading.ts'
import { firstIndex } from './words-in.ts'

/** Length of a description (scoring.md 3.1); in unspaced scripts counted in half widths. */
const description = { least: 50, good: 120, most: 156 } as const

/** Paragraphs that are looked through, words that make an address, characters of the longest one. */
const most = { paragraphs: 20, slugWords: 5, slugCharacters: 75 } as const

/**
 * Texts that can be proposed because the article says them itself. `description`: whole neighbouring sentences that cover the main
 * question best, of a length that fits. `slug`: words of the present address, else of the title. null: nothing fits.
 */
export const proposals = defineSignal({
  fold: (_facts, { article, blocks, context, language }) => {
    const main = mainQuestion({ article, language, targetQueries: context.targetQueries })
    const terms = main?.terms ?? queryTerms(article.title?.value ?? '', language)
    let best: { readonly text: string; readonly stretch: Stretch } | null = null
    const paragraphs = blocks.filter(({ block, tokens }) => block.kind === 'paragraph' && tokens.count > 0).slice(0, most.paragraphs)
    for (const paragraph of paragraphs) {
      const stretch = factFor(paragraph, bestStretch, main?.text ?? article.title?.value ?? '', terms, language)
      if (stretch !== null && (best === null || stretch.points > best.stretch.points)) best = { text: paragraph.block.text, stretch }
    }
    const description = best === null ? null : withSingleSpaces(best.text.slice(best.stretch.start, best.stretch.end))
    return { description, slug: slugOf(article.slug ?? '') ?? slugOf(article.title?.value ?? '') }

    function slugOf(text: string): string | null {
      const readable = text.replace(/[-_/.]+/g, ' ')
      const words = language
        .tokenize(readable)
        .words.filter(({ stop, start, end }) => !stop && !/^\d+$/.test(readable.slice(start, end)))
        .map(({ start, end }) => readable.slice(start, end).toLowerCase())
      const chosen = [...new Set(words)].slice(0, most.slugWords)
      while (chosen.length > 1 && chosen.join('-').length > most.slugCharacters) chosen.pop()
      const slug = chosen.join('-')
      // Without spaces between words there is no telling where to cut.
      return language.unspaced || slug === '' || slug.length > most.slugCharacters || slug === article.slug ? null : slug
    }
  },
})

/** Neighbouring sentences as a part of their block's text. */
interface Stretch extends Range {
  readonly points: number
}

const withSingleSpaces = (text: string): string => text.replace(/\s+/g, ' ')

/** Some white space is more than one space, or some character takes two units: a part may be shorter than its range. */
const isUneven = /\s\s|[^\S ]|[\ud800-\udbff]/

/** The neighbouring sentences of a paragraph that describe best; ties: the first. null: none has a length that fits. */
function bestStretch({ block, tokens: { words, sentences } }: TextBlock, terms: readonly QueryTerm[], language: Language): Stretch | null {
  const total = totalWeight(terms)
  const isPlain = !language.unspaced && !isUneven.test(block.text)
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]))
  const asked = words.filter(({ term }) => weights.has(term))
  let best: Stretch | null = null
  let first = 0
  for (let index = 0; index < sentences.length; index += 1) {
    const { start, end } = sentences[index]!
    while (first < asked.length && asked[first]!.start < start) first += 1
    const found = bestFrom(index, first)
    // asked last, for it reads the sentence once more
    if (found !== null && (best === null || found.points > best.points) && !pointsBack(start, end)) best = found
  }
  return best

  /** The best of the parts that begin with this sentence, whose first word of the question has this number. */
  function bestFrom(sentence: number, word: number): Stretch | null {
    const { start } = sentences[sentence]!
    const covers: string[] = []
    let found: Stretch | null = null
    let covered = 0
    let next = word
    for (let last = sentence; last < sentences.length; last += 1) {
      const { end } = sentences[last]!
      for (; next < asked.length && asked[next]!.start < end; next += 1) {
        const { term } = asked[next]!
        if (covers.includes(term)) continue
        covers.push(term)
        covered += weights.get(term)!
      }
      const length = lengthOf(start, end)
      if (length > description.most) break
      if (length < description.least) continue
      // Points of 100 for what it covers; half of that for its length.
      const points = (total === 0 ? 0 : 100 * (covered / total)) + (50 * Math.min(length, description.good)) / description.good
      if (found === null || points > found.points) found = { start, end, points }
    }
    return found
  }

  function pointsBack(start: number, end: number): boolean {
    const word = words[firstIndex(words, (candidate) => candidate.start >= start)]
    if (word !== undefined && !language.mayOpen('referenceOpeners', word)) return false
    return opensWithReference(block.text.slice(start, end), language)
  }

  function lengthOf(start: number, end: number): number {
    if (isPlain) return end - start
    const text = withSingleSpaces(block.text.slice(start, end))
    return language.unspaced ? countUnits(text) : [...text].length
  }
}
