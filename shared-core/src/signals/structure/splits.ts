import { matchOpening, minShare } from '../../answers/answer-questions.ts'
import { opensWithReference } from '../../answers/passages.ts'
import { mainQuestion } from '../../answers/questions.ts'
import { answerShare, type QueryTerm, queryTerms } from '../../answers/ranking/coverage.ts'
import type { Language, Tokens } from '../../languages/language.ts'
import type { Answer } from '../../model/answer.ts'
import type { Block } from '../../model/article.ts'
import { firstFrom } from '../../model/first-index.ts'
import type { BlockId, Span } from '../../model/values.ts'
import { defineSignal } from '../define-signal.ts'
import { findNumbers } from '../evidence/find-figures.ts'
import { findQuoted } from '../evidence/quotations.ts'
import { spanOf } from '../reading.ts'
import { emptyParts } from '../text/without-filler.ts'
import { namesSubject, openingOf } from './passages.ts'

/**
 * Words of a part (characters in unspaced scripts): the sizes of passage-size for a paragraph that can be quoted, the least one that
 * section-opening-answer asks of a first paragraph, and the best one, the middle of what was measured best (10 to 60) and both limits.
 */
const size = { words: { min: 20, best: 55, max: 90 }, characters: { min: 50, best: 140, max: 225 } } as const

/** A paragraph that is too long to be quoted, and the sentences that can begin a new one, in order. */
export interface SplitFact {
  readonly block: BlockId
  readonly words: number
  /** Never empty. */
  readonly starts: readonly Span[]
}

/**
 * Places to divide long paragraphs so that every part has a size that can be quoted, nothing points back across the cut, no figure,
 * quotation, link or format loses what belongs to it, and no question loses its answer. Paragraphs that cannot be divided so are left out, and
 * those with stretches that say nothing: to divide them says no more.
 */
export const splits = defineSignal({
  block: ({ block, tokens }, language): SplitFact | null => {
    const { max } = language.unspaced ? size.characters : size.words
    if (block.kind !== 'paragraph' || tokens.count <= max || tokens.sentences.length < 2) return null
    const starts = bestStarts(block, tokens, language)
    return starts.length === 0 ? null : { block: block.id, words: tokens.count, starts }
  },
  fold: (facts, reading) => {
    if (facts.every((fact) => fact === null)) return []
    const { answers, blocks, sections, article, context, language, passages } = reading
    const main = mainQuestion({ article, language, targetQueries: context.targetQueries })
    const asked = main?.terms ?? []
    const opening = main === null ? null : matchOpening(main, passages, language)
    const opened = new Map(sections.map((section) => [openingOf(section), section.heading]))
    return facts.filter((fact, number): fact is SplitFact => {
      const entry = blocks[number]!
      if (fact === null || emptyParts(reading).filler.has(entry)) return false
      const { text } = entry.block
      const parts = partsOf(fact, text)
      const stillAnswers = (terms: readonly QueryTerm[], min: number): boolean =>
        parts.some((part) => answerShare(terms, part, language) >= min)
      if (answers.some((answer) => isTakenApart(answer, fact, stillAnswers, language))) return false
      if (
        opening?.sentence?.place === fact.block &&
        opening.score > fullMin &&
        !stillAnswers(asked, Math.min(fullMax, opening.score) / 100)
      )
        return false
      const heading = opened.get(entry)
      const terms = heading ? [...queryTerms(heading.block.text, language), ...asked] : null
      return terms === null || namesSubject(parts[0]!, language.tokenize(parts[0]!), terms) || !namesSubject(text, entry.tokens, terms)
    })
  },
})

/** Scores of an opening between which opening-answer gives more for more. */
const fullMin = 50
const fullMax = 70

function partsOf({ starts }: SplitFact, text: string): readonly string[] {
  const cuts = starts.map(({ start }) => start)
  return [0, ...cuts].map((start, part) => text.slice(start, cuts[part]))
}

/** A question that is answered, or partly, by sentences that would be in different parts, and by none of the parts alone. */
function isTakenApart(
  { question, state, passage }: Answer,
  { block }: SplitFact,
  stillAnswers: (terms: readonly QueryTerm[], min: number) => boolean,
  language: Language,
): boolean {
  return state !== 'missing' && passage?.place === block && !stillAnswers(language.recall(question, queryTerms), minShare(state, language))
}

/** The division whose parts are nearest to the best size: the squares of the differences summed, ties to the fewer and earlier cuts. */
function bestStarts(block: Block, tokens: Tokens, language: Language): readonly Span[] {
  const { min, best, max } = language.unspaced ? size.characters : size.words
  const { sentences } = tokens
  const canBegin = independentSentences(block, tokens, language)
  // `costs[n]`: least sum for the first n sentences; `cuts[n]`: where its last part begins.
  const costs: number[] = [0]
  const cuts: number[] = [0]
  for (let end = 1; end <= sentences.length; end += 1) {
    costs[end] = Number.POSITIVE_INFINITY
    let words = 0
    for (let begin = end - 1; begin >= 0; begin -= 1) {
      words += sentences[begin]!.words
      if (words > max) break
      if (words < min || costs[begin] === Number.POSITIVE_INFINITY || !canBegin[begin]) continue
      const cost = costs[begin]! + (words - best) * (words - best)
      if (cost < costs[end]!) {
        costs[end] = cost
        cuts[end] = begin
      }
    }
  }
  if (costs[sentences.length] === Number.POSITIVE_INFINITY) return []
  const starts: Span[] = []
  for (let end = cuts[sentences.length]!; end > 0; end = cuts[end]!)
    starts.push(spanOf(block.id, block.text, sentences[end]!.start, sentences[end]!.end))
  return starts.reverse()
}

/** For each sentence whether a paragraph can begin with it. */
function independentSentences({ text, inlines }: Block, tokens: Tokens, language: Language): readonly boolean[] {
  const { sentences } = tokens
  const starts = sentences.map(({ start }) => start)
  // Ranges over the sentences, as differences: one more from here on, one less from there on.
  const crossed = new Array<number>(sentences.length + 1).fill(0)
  const linked = new Array<number>(sentences.length + 1).fill(0)
  const mark = (marks: number[], from: number, to: number) => {
    if (from >= to) return
    marks[from]! += 1
    marks[to]! -= 1
  }
  for (const { start, end } of [...inlines, ...findQuoted(text)]) mark(crossed, firstFrom(starts, start + 1), firstFrom(starts, end))
  for (const { kind, start, end } of inlines)
    if (kind === 'link') mark(linked, Math.max(0, firstFrom(starts, start + 1) - 1), firstFrom(starts, end))
  const figures = findNumbers(text, tokens, language).figures
  let across = 0
  let links = 0
  return sentences.map(({ start, end }, index) => {
    across += crossed[index]!
    links += linked[index]!
    if (index === 0) return true
    if (across > 0) return false
    const sentence = text.slice(start, end)
    if (opensWithReference(sentence, language)) return false
    // The source of a figure or quotation may be in the next sentence.
    const from = sentences[index - 1]!.start
    const isStated = /["“”„«»「」]/.test(text.slice(from, start)) || figures.some((figure) => figure.start >= from && figure.start < start)
    return !(isStated && (links > 0 || language.find('sayingVerbs', sentence).length > 0))
  })
}
