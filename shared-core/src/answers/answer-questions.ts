import type { Language } from '../languages/language.ts'
import type { Article } from '../model/article.ts'
import type { Answer } from '../model/report.ts'
import type { BlockId, Span } from '../model/values.ts'
import { meetsAnswerType } from './answer-type.ts'
import { bestPassage, createPassageIndex, type PassageIndex, type PassageScores } from './passage-index.ts'
import { articlePassages, type Passage, passageSpan } from './passages.ts'
import { deriveQuestions, mainQuestion, type Question, type QuestionInput } from './questions.ts'

/** Width of the band below the threshold in which a question counts as partly answered, in thousandths. Source: scoring.md 5.3. */
const partialBand = 120

/** Words of a passage that can be quoted alone. Source: scoring.md 5.3. */
const quotable = { least: 15, most: 120, leastCharacters: 30, mostCharacters: 300 } as const

/** Passages of an article with their index; one per analysis, shared by all questions. */
export interface ArticleAnswers {
  readonly passages: readonly Passage[]
  readonly texts: ReadonlyMap<BlockId, string>
  readonly index: PassageIndex
}

/** Splits an article into passages and indexes them. */
export function indexArticle(article: Article, language: Language): ArticleAnswers {
  const passages = articlePassages(article, language)
  const index = createPassageIndex(
    passages.map(({ sentences }) => sentences.map(({ terms }) => terms)),
    language.unspaced,
  )
  return { passages, texts: new Map(article.blocks.map((block) => [block.id, block.text])), index }
}

/**
 * Which questions does the article answer, found lexically. Missing ones first, then partial, then answered; inside a state the
 * heavier and then the earlier first. Empty when the article has no title, headings or target queries.
 */
export function answerQuestions(
  { article, language, targetQueries }: QuestionInput,
  indexed: ArticleAnswers = indexArticle(article, language),
): readonly Answer[] {
  const answers = deriveQuestions({ article, language, targetQueries }).map((question) =>
    answerQuestion(question, indexed, article, language),
  )
  const order = { missing: 0, partial: 1, answered: 2 } as const
  return answers.sort((a, b) => order[a.state] - order[b.state] || b.weight - a.weight)
}

/** Whether and where one question is answered. */
function answerQuestion(question: Question, indexed: ArticleAnswers, article: Article, language: Language): Answer {
  const { passages, texts } = indexed
  const scores = indexed.index.score(question.terms)
  const number = bestPassage(scores.points)
  const best = passages[number]
  const share = number < 0 || scores.scale === 0 ? 0 : scores.points[number]! / scores.scale
  const base = { question: question.text, source: question.source, weight: question.weight }
  if (best === undefined || share === 0) {
    const missing = question.terms.filter(({ stop }) => !stop).map(({ text }) => text)
    return { ...base, state: 'missing', score: 0, sentence: null, missing, passage: null, heading: null, selfContained: false, margin: 0 }
  }
  const threshold = language.pack.answerThreshold / 1000
  const sentence = sentenceSpan(best, scores.sentence[number]!, texts)
  const passage = passageSpan(best, texts)
  // an answer of the wrong kind keeps half of what it has above the threshold, and is partial at best
  const fits = share < threshold || meetsAnswerType(question.type, best, sentence, article, texts, language)
  const judged = fits ? share : threshold + (share - threshold) / 2
  const state = share >= threshold ? (fits ? 'answered' : 'partial') : share >= threshold - partialBand / 1000 ? 'partial' : 'missing'
  const present = new Set(best.sentences.flatMap(({ terms }) => [...terms]))
  return {
    ...base,
    state,
    score: percent(judged),
    sentence,
    missing: question.terms.filter(({ term, stop }) => !stop && !present.has(term)).map(({ text }) => text),
    passage,
    heading: best.heading,
    selfContained: isSelfContained(best, passage, language),
    margin: percent(judged) - percent(bestElsewhere(scores, passages, best.section)),
  }
}

/**
 * The best answer to the main question near the start: passages that begin in the first 150 words or the first 15 % of the text,
 * whichever is longer (scoring.md, check opening-answer). null: no question, or no text.
 */
export function openingAnswer(
  input: QuestionInput,
  indexed: ArticleAnswers = indexArticle(input.article, input.language),
): { readonly question: Question; readonly score: number; readonly sentence: Span | null } | null {
  const question = mainQuestion(input)
  if (question === null) return null
  const { passages, texts, index } = indexed
  const total = passages.reduce((sum, { words }) => sum + words, 0)
  if (total === 0) return null
  const reach = Math.max(input.language.unspaced ? 300 : 150, (total * 15) / 100)
  const scores = index.score(question.terms)
  const near = scores.points.map((points, number) => (passages[number]!.before < reach ? points : -1))
  const number = bestPassage(near)
  const score = scores.scale === 0 ? 0 : percent(Math.max(0, near[number]!) / scores.scale)
  return { question, score, sentence: score === 0 ? null : sentenceSpan(passages[number]!, scores.sentence[number]!, texts) }
}

/** 0–100, half up. */
const percent = (share: number): number => Math.floor(share * 100 + 0.5)

function bestElsewhere(scores: PassageScores, passages: readonly Passage[], section: number): number {
  let best = 0
  for (const [number, passage] of passages.entries())
    if (passage.section !== section && scores.points[number]! > best) best = scores.points[number]!
  return scores.scale === 0 ? 0 : best / scores.scale
}

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

/** The text opens with a word that points back (`this`, `therefore`), so that it cannot stand alone. false where the language has no list. */
export function opensWithReference(text: string, language: Language): boolean {
  const first = language.find('referenceOpeners', text)[0]
  return first !== undefined && /^[\s"'“„«‹(]*$/.test(text.slice(0, first.start))
}
