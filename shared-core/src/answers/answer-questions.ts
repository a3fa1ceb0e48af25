import type { Language } from '../languages/language.ts'
import type { Answer } from '../model/answer.ts'
import type { Article } from '../model/article.ts'
import type { BlockId, Span } from '../model/values.ts'
import { meetsAnswerType } from './answer-type.ts'
import { type ArticleText, factOf, readText, type Section } from './article-text.ts'
import { totalWeight } from './coverage.ts'
import { type BestPassage, createPassageIndex, type PassageIndex } from './passage-index.ts'
import { type Passage, passageSpan, sectionPassages } from './passages.ts'
import { deriveQuestions, mainQuestion, type Question, type QuestionInput } from './questions.ts'

/** Width of the band below the threshold in which a question counts as partly answered, in thousandths. Source: scoring.md 5.3. */
const partialBand = 120

/** Words of a passage that can be quoted alone. Source: scoring.md 5.3. */
const quotable = { least: 15, most: 120, leastCharacters: 30, mostCharacters: 300 } as const

/** A section with its passages, and an index of them. */
interface IndexedSection {
  readonly section: Section
  /** null: there is none, or it is blank. */
  readonly heading: string | null
  readonly passages: readonly Passage[]
  /** Words (or characters) of the passages. */
  readonly words: number
  readonly index: PassageIndex
  /** The best passage by the text of a question, as asked before. Memory only. */
  readonly asked: Map<string, BestPassage | null>
}

/** Passages of an article with their index; one per analysis, shared by all questions. */
export interface ArticleAnswers {
  readonly text: ArticleText
  readonly sections: readonly IndexedSection[]
  readonly texts: ReadonlyMap<BlockId, string>
}

/** Splits an article into passages and indexes them, section by section. */
export function indexArticle(article: Article, language: Language, text: ArticleText = readText(article, language)): ArticleAnswers {
  const sections = text.sections.map((section) => factOf(section, indexSection, language))
  return { text, sections, texts: new Map(article.blocks.map((block) => [block.id, block.text])) }
}

function indexSection(section: Section, language: Language): IndexedSection {
  const passages = sectionPassages(section, language)
  const index = createPassageIndex(
    passages.map(({ sentences }) => sentences),
    language.unspaced,
  )
  const words = passages.reduce((sum, passage) => sum + passage.words, 0)
  return { section, heading: section.heading?.block.text.trim() || null, passages, words, index, asked: new Map() }
}

/** Questions remembered by a section: those of one article, and of the edits before it. */
const mostAsked = 100

function bestOf({ index, asked }: IndexedSection, question: Question): BestPassage | null {
  const known = asked.get(question.text)
  if (known !== undefined) return known
  const best = index.best(question.terms)
  if (asked.size >= mostAsked) asked.clear()
  asked.set(question.text, best)
  return best
}

/**
 * Which questions does the article answer, found lexically. Missing ones first, then partial, then answered; inside a state the
 * heavier and then the earlier first. Empty when the article has no title, headings or target queries.
 */
export function answerQuestions(
  { article, language, targetQueries }: QuestionInput,
  indexed: ArticleAnswers = indexArticle(article, language),
): readonly Answer[] {
  const answers = deriveQuestions({ article, language, targetQueries }, indexed.text).map((question) =>
    answerQuestion(question, indexed, language),
  )
  const order = { missing: 0, partial: 1, answered: 2 } as const
  return answers.sort((a, b) => order[a.state] - order[b.state] || b.weight - a.weight)
}

/** The least share (0–1, as of `answerShare`) at which a question is answered, or partly. */
export const leastShare = (state: 'answered' | 'partial', { pack }: Language): number =>
  (pack.answerThreshold - (state === 'partial' ? partialBand : 0)) / 1000

/** Whether and where one question is answered. */
function answerQuestion(question: Question, { sections, texts }: ArticleAnswers, language: Language): Answer {
  const scale = 2 * totalWeight(question.terms)
  let home: IndexedSection | null = null
  let found: BestPassage | null = null
  /** Points of the best passage of any other section. */
  let elsewhere = 0
  /** The section under the heading that asks. */
  let own: IndexedSection | null = null
  for (const section of sections) {
    const best = bestOf(section, question)
    if (best === null) continue
    if (section.section.heading?.block === question.heading) own = section
    if (found === null || best.points > found.points) {
      elsewhere = Math.max(elsewhere, found?.points ?? 0)
      home = section
      found = best
    } else elsewhere = Math.max(elsewhere, best.points)
  }
  const base = { question: question.text, source: question.source, weight: question.weight }
  if (home === null || found === null || scale === 0) {
    const missing = question.terms.filter(({ stop }) => !stop).map(({ text }) => text)
    return { ...base, state: 'missing', score: 0, sentence: null, missing, passage: null, heading: null, selfContained: false, margin: 0 }
  }
  const judge = (section: IndexedSection, { passage: number, sentence: place, points }: BestPassage, others: number): Answer => {
    const best = section.passages[number]!
    const share = points / scale
    const threshold = leastShare('answered', language)
    const sentence = sentenceSpan(best, place, texts)
    const passage = passageSpan(best, texts)
    // an answer of the wrong kind keeps half of what it has above the threshold, and is partial at best
    const fits = share < threshold || meetsAnswerType(question.type, best, sentence, section.section, texts, language)
    const judged = fits ? share : threshold + (share - threshold) / 2
    const isPresent = (wanted: string): boolean => best.sentences.some(({ terms }) => terms.includes(wanted))
    return {
      ...base,
      state: share >= threshold ? (fits ? 'answered' : 'partial') : share >= leastShare('partial', language) ? 'partial' : 'missing',
      score: percent(judged),
      sentence,
      missing: question.terms.filter(({ term, stop }) => !stop && !isPresent(term)).map(({ text }) => text),
      passage,
      heading: section.heading,
      selfContained: isSelfContained(best, passage, language),
      margin: percent(judged) - percent(others / scale),
    }
  }
  const answer = judge(home, found, elsewhere)
  if (own === null || own === home) return answer
  // who finds the section by its heading quotes from it
  const below = judge(own, bestOf(own, question)!, found.points)
  return below.state === answer.state || below.state === 'answered' ? below : answer
}

/**
 * The best answer to the main question near the start: passages that begin in the first 150 words or the first 15 % of the text,
 * whichever is longer (scoring.md, check opening-answer). null: no question, or no text.
 */
export function openingAnswer(
  input: QuestionInput,
  { sections, texts }: ArticleAnswers = indexArticle(input.article, input.language),
): { readonly question: Question; readonly score: number; readonly sentence: Span | null } | null {
  const question = mainQuestion(input)
  if (question === null) return null
  const total = sections.reduce((sum, { words }) => sum + words, 0)
  if (total === 0) return null
  const reach = Math.max(input.language.unspaced ? 300 : 150, (total * 15) / 100)
  const scale = 2 * totalWeight(question.terms)
  let most = 0
  let sentence: Span | null = null
  let before = 0
  for (const { passages, words, index } of sections) {
    if (before >= reach) break
    const scores = index.score(question.terms)
    for (const [number, passage] of passages.entries()) {
      if (before + passage.before >= reach) break
      if (scores.points[number]! <= most) continue
      most = scores.points[number]!
      sentence = sentenceSpan(passage, scores.sentence[number]!, texts)
    }
    before += words
  }
  const score = scale === 0 ? 0 : percent(most / scale)
  return { question, score, sentence: score === 0 ? null : sentence }
}

/** 0–100, half up. */
const percent = (share: number): number => Math.floor(share * 100 + 0.5)

function sentenceSpan(passage: Passage, number: number, texts: ReadonlyMap<BlockId, string>): Span | null {
  const sentence = passage.sentences[number]
  if (sentence === undefined) return null
  return {
    place: sentence.place,
    start: sentence.start,
    end: sentence.end,
    quote: (texts.get(sentence.place) ?? '').slice(sentence.start, sentence.end),
  }
}

function isSelfContained(passage: Passage, span: Span, language: Language): boolean {
  const [least, most] = language.unspaced ? [quotable.leastCharacters, quotable.mostCharacters] : [quotable.least, quotable.most]
  if (passage.words < least || passage.words > most) return false
  return !opensWithReference(span.quote, language)
}

/** UTF-16 units in which an opening stands: marks and a phrase. */
const longestOpening = 200

/** The text opens with a word that points back (`this`, `therefore`), so that it cannot stand alone. false where the language has no list. */
export function opensWithReference(text: string, language: Language): boolean {
  const opening = text.length > longestOpening ? text.slice(0, longestOpening) : text
  return language.opens('referenceOpeners', opening.replace(/^[\s"'“„«‹(]+/, '')) !== null
}
