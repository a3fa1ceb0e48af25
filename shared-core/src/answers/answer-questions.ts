import type { Language } from '../languages/language.ts'
import { titleIntent } from '../languages/title-intent.ts'
import type { Answer } from '../model/answer.ts'
import type { Article } from '../model/article.ts'
import type { BlockId, Span } from '../model/values.ts'
import { hasSteps, meetsType } from './answer-type.ts'
import { type ArticleText, factOf, readText, type Section, type TextBlock } from './article-text.ts'
import { asking, type Passage, passageSpan, sectionPassages } from './passages.ts'
import { articleTitle, deriveQuestions, isQuestion, mainQuestion, printedQuestion, type Question, type QuestionInput } from './questions.ts'
import { quotationOf } from './quotations/quotation.ts'
import { totalWeight } from './ranking/coverage.ts'
import { type PassageScore, type ScoredSentence, scorePassage, weightsOf } from './ranking/passage-score.ts'
import { sectionAnswer, stepsOf } from './section-answer.ts'
import { addsTo, type Known } from './substance.ts'
import { pointsForward, sumsUp } from './wordings.ts'

/** Width of the band below the threshold in which a question counts as partly answered, in thousandths. Source: scoring.md 5.3. */
const unclearBand = 120

/** A section with its passages. */
interface IndexedSection {
  readonly section: Section
  readonly passages: readonly Passage[]
  /** Words (or characters) of the passages. */
  readonly words: number
  /** All terms of the passages. */
  readonly terms: ReadonlySet<string>
}

/** Passages of an article; one per analysis, shared by all questions. */
export interface ArticleAnswers {
  readonly text: ArticleText
  readonly sections: readonly IndexedSection[]
  readonly texts: ReadonlyMap<BlockId, string>
  /** Terms of title and headline, and of these and all headings. */
  readonly title: ReadonlySet<string>
  readonly named: ReadonlySet<string>
}

/** Splits an article into passages, section by section. */
export function indexArticle(article: Article, language: Language, text: ArticleText = readText(article, language)): ArticleAnswers {
  const sections = text.sections.map((section) => factOf(section, readSection, language))
  const title = new Set<string>()
  for (const own of [articleTitle(article), article.headline?.value ?? ''])
    for (const term of language.recall(own, termsOf)) title.add(term)
  const named = new Set(title)
  for (const { heading } of text.sections)
    if (heading !== null) for (const term of language.recall(heading.block.text, termsOf)) named.add(term)
  const texts = new Map<BlockId, string>()
  for (const block of article.blocks) texts.set(block.id, block.text)
  return { text, sections, texts, title, named }
}

/** Terms of a text, its figures also in parts: `71.6` names 71 and 6, too. */
export const termsOf = (text: string, language: Language): readonly string[] =>
  [text, ...(/\d[.,:/-]\d/.test(text) ? [text.replace(/(?<=\d)[.,:/-](?=\d)/g, ' ')] : [])].flatMap((one) =>
    language.tokenize(one).words.map(({ term }) => term),
  )

function readSection(section: Section, language: Language): IndexedSection {
  const passages = sectionPassages(section, language)
  const words = passages.reduce((sum, passage) => sum + passage.words, 0)
  const terms = new Set<string>()
  for (const passage of passages) for (const term of passage.terms) terms.add(term)
  return { section, passages, words, terms }
}

/**
 * Questions that the article answers or not. Missing ones first, then unclear, then answered; inside a state the heavier and then the earlier
 * first. Empty when nothing asks.
 */
export function answerQuestions(
  { article, language, targetQueries }: QuestionInput,
  indexed: ArticleAnswers = indexArticle(article, language),
): readonly Answer[] {
  const answers = deriveQuestions({ article, language, targetQueries }, indexed.text).flatMap((question): Answer | [] => {
    const answer = isHowTo(question, language) ? answerByList(question, indexed, language) : answerQuestion(question, indexed, language)
    if (answer === null) return []
    const asked = askedAt(question)
    if (isCertain(question, answer)) return { ...answer, asked }
    return asked !== null && asking.test(question.text) ? { ...answer, asked, state: 'unclear', sentence: null } : []
  })
  const order = { missing: 0, unclear: 1, answered: 2 } as const
  return answers.sort((a, b) => order[a.state] - order[b.state] || b.weight - a.weight)
}

/** An answer before the place of its question is named. */
type Found = Omit<Answer, 'asked'>

function askedAt({ place }: Question): Span | null {
  if (place === null || 'question' in place) return place?.question ?? null
  return { place: place.id, start: 0, end: place.text.length, quote: place.text }
}

/**
 * A question is called unanswered only when certain: a target query, or a heading with nothing below it. Readers found at most half of the
 * doubts about titles, other headings and marked pairs right (method.md): what the text asks is listed as unclear and costs nothing.
 */
const isCertain = ({ source, place }: Question, { state }: Found): boolean =>
  state === 'answered' || source === 'target' || (state === 'missing' && (place === null || !('kind' in place) || place.kind === 'heading'))

/** A title that asks how to do something, asked nowhere below. */
const isHowTo = ({ source, place, text, type }: Question, language: Language): boolean =>
  source === 'title' && place === null && (type === 'steps' || titleIntent(text, language) === 'how_to')

/** A how-to title is answered by its steps, an ordered list, or by the list that sums the text up; null: there is none, which proves nothing. */
function answerByList(question: Question, indexed: ArticleAnswers, language: Language): Found | null {
  const wanted = new Set(question.terms.filter(({ stop }) => !stop).map(({ term }) => term))
  let steps: Span | null = null
  for (const { section } of indexed.sections)
    for (const [at, { block, tokens }] of section.blocks.entries()) {
      const span = stepsOf(section.blocks[at]!)
      if (span === null || block.kind !== 'list') continue
      const before = section.blocks[at - 1] ?? section.heading
      const isSum = before?.block != null && before.block.text.length < longestLabel && sumsUp(language).test(before.block.text)
      const about = [...tokens.words, ...(section.heading?.tokens.words ?? [])]
      if (!isSum && (steps !== null || !block.ordered || !about.some(({ term }) => wanted.has(term)))) continue
      if (isSum) return placed(question, span, 'answered', indexed)
      steps = span
    }
  return steps === null ? null : placed(question, steps, 'answered', indexed)
}

/** UTF-16 units of what announces a list that sums the text up. */
const longestLabel = 80

/** The least share (0–1, as of `answerShare`) at which a question is answered, or perhaps. */
export const minShare = (state: 'answered' | 'unclear', { pack }: Language): number =>
  (pack.answerThreshold - (state === 'unclear' ? unclearBand : 0)) / 1000

/** Score of an answer found by its place alone, and of one in doubt. */
const placeScore = { answered: 70, unclear: 40 } as const

/** An answer found by its place. */
const placed = ({ text, source, weight }: Question, sentence: Span, state: keyof typeof placeScore, indexed: ArticleAnswers): Found => ({
  question: text,
  source,
  weight,
  state,
  score: placeScore[state],
  sentence,
  missing: [],
  passage: passageOf(sentence, indexed),
})

/** The answer to one question, and its place. */
function answerQuestion(question: Question, indexed: ArticleAnswers, language: Language): Found {
  const { place, source } = question
  const below = place === null ? null : sectionAnswer(question, blocksBelow(place, indexed.text), knownOf(question, indexed), language)
  if (below?.state === 'answered' && below.sentence !== null) {
    const answer = placed(question, below.sentence, 'answered', indexed)
    return below.isQuotable ? answer : { ...answer, sentence: null }
  }
  const found = findAnswer(question, indexed, language)
  // an empty section is not made up for by words somewhere else
  if (below?.state === 'missing') return { ...found, ...unplaced, state: 'missing', missing: [], score: 0 }
  // shared words do not clear the doubt about the same sentence
  const isDoubted = below?.sentence?.quote.includes(found.sentence?.quote.trim() ?? '\n')
  // what a heading asks is answered below it, or it is uncertain
  if (found.state === 'answered' && isDoubted !== true && source !== 'heading') return inQuotation(found, indexed, language)
  if (below?.sentence != null) return placed(question, below.sentence, 'unclear', indexed)
  if (found.state === 'unclear') return found
  // a search for shared words alone cannot prove that the text says nothing in others
  return { ...found, ...unplaced, state: source === 'target' && !holdsPart(question, indexed, language) ? 'missing' : 'unclear' }
}

/** With as much around the sentence as can be quoted. A title's question that the next sentence still asks is in doubt. */
function inQuotation(answer: Found, { text }: ArticleAnswers, language: Language): Found {
  const { sentence, source } = answer
  const entry = text.blocks.find(({ block }) => block.id === sentence?.place)
  if (sentence === null || entry === undefined) return answer
  const next = entry.tokens.sentences.find(({ start }) => start >= sentence.end)
  const asksOn = source === 'title' && next !== undefined && asking.test(entry.block.text.slice(next.start, next.end))
  // words of a title are in many a sentence behind the opening
  const isSure = source !== 'title' || asksOn || entry === text.blocks.find(({ block }) => block.kind === 'paragraph')
  return { ...answer, ...(asksOn ? { state: 'unclear' } : {}), sentence: isSure ? quotationOf(entry, sentence, { language }) : null }
}

/** Characters of a word's beginning by which forms are taken for the same where certainty counts (`opening`, `opened`). */
const stem = 4

const stemOf = (term: string): string => term.slice(0, stem)

/** The beginnings of all terms of a section's passages. */
const readStems = (section: Section, language: Language): ReadonlySet<string> =>
  new Set([...factOf(section, readSection, language).terms].map(stemOf))

/** The text holds a sixth of what the question's words weigh. Of the queries below that .89 were unanswered, of those below a third .76 (method.md). */
function holdsPart({ terms }: Question, { text: { sections } }: ArticleAnswers, language: Language): boolean {
  const held = terms.filter(({ term }) => sections.some((section) => factOf(section, readStems, language).has(stemOf(term))))
  return 6 * totalWeight(held) >= totalWeight(terms)
}

/** Nothing that could be shown. */
const unplaced = { sentence: null, passage: null } as const

/** The section below a heading, with those below its own headings, or the marked answer. */
function blocksBelow(place: NonNullable<Question['place']>, { blocks }: ArticleText): readonly TextBlock[] {
  if (!('kind' in place)) {
    const ids = new Set(place.answer.map((span) => span.place))
    return blocks.filter(({ block }) => ids.has(block.id))
  }
  const from = blocks.findIndex(({ block }) => block === place) + 1
  const level = place.kind === 'heading' ? place.level : 6
  const ends = (entry: TextBlock): boolean =>
    entry.block.kind === 'heading' ? entry.block.level <= level : place.kind !== 'heading' && printedQuestion(entry) !== null
  const to = blocks.findIndex((entry, at) => at >= from && ends(entry))
  // an answer may be in the paragraph of its bold question
  return blocks.slice(from - (place.kind !== 'heading' && !asking.test(place.text) ? 1 : 0), to < 0 ? blocks.length : to)
}

const knownOf = ({ terms }: Question, { title, named }: ArticleAnswers): Known => {
  const asked = new Set(title)
  for (const { term } of terms) asked.add(term)
  return { asked, named: new Set([...named, ...asked]) }
}

/** The passage that holds an answer's sentence. */
function passageOf(sentence: Span, { sections, texts }: ArticleAnswers): Span | null {
  for (const { passages } of sections)
    for (const passage of passages)
      if (passage.sentences.some(({ place, start, end }) => place === sentence.place && start <= sentence.start && end > sentence.start))
        return passageSpan(passage, texts)
  return null
}

/** The best passage of the whole text, by the words it shares with the question and the kind of thing that is asked for. */
function findAnswer(question: Question, indexed: ArticleAnswers, language: Language): Found {
  const known = knownOf(question, indexed)
  const weights = weightsOf(question.terms)
  const scale = 2 * totalWeight(question.terms)
  let home: IndexedSection | null = null
  let found: Passage | null = null
  let best: PassageScore | null = null
  for (const section of indexed.sections) {
    if (maxPoints(question, section.terms) <= (best?.points ?? 0)) continue
    for (const passage of section.passages) {
      const reached = best?.points ?? 0
      if (!mayExceed(reached, passage, question, weights, language)) continue
      const said = answeringSentences(passage, known, indexed.texts, language, question.source !== 'target')
      const score = scorePassage(weights, said, language.unspaced)
      if (score.points <= reached) continue
      home = section
      found = passage
      best = score
    }
  }
  const base = { question: question.text, source: question.source, weight: question.weight }
  if (home === null || found === null || best === null || scale === 0) {
    const missing =
      question.source === 'target' && !language.unspaced ? question.terms.filter(({ stop }) => !stop).map(({ text }) => text) : []
    return { ...base, ...unplaced, state: 'missing', score: 0, missing }
  }
  const share = best.points / scale
  const threshold = minShare('answered', language)
  const withValue = sentenceWithValue(question, found, weights, scale, indexed.texts, language)
  const sentence = sentenceSpan(found, withValue ?? best.sentence, indexed.texts)
  // of the title's question, the thing asked for is in the sentence or the next one
  const near = question.source === 'title' && best.sentence >= 0 ? found.sentences.slice(best.sentence, best.sentence + 2) : []
  const said = (near.length > 0 ? near : found.parts)
    .map((part) => (indexed.texts.get(part.place) ?? '').slice(part.start, part.end))
    .join('\n')
  const fits =
    share < threshold ||
    (question.type === 'steps' ? found.kind === 'list' || hasSteps(home.section, said, language) : meetsType(question, said, language))
  // an answer of the wrong kind has half of its points above the threshold, and is unclear at best
  const judged = fits ? share : threshold + (share - threshold) / 2
  return {
    ...base,
    state:
      share >= threshold && sentence !== null
        ? fits && withValue !== null
          ? 'answered'
          : 'unclear'
        : share >= minShare('unclear', language)
          ? 'unclear'
          : 'missing',
    score: percent(judged),
    sentence,
    missing: language.unspaced ? [] : question.terms.filter(({ term, stop }) => !stop && !found.terms.has(term)).map(({ text }) => text),
    passage: passageSpan(found, indexed.texts),
  }
}

/** Index of the sentence that has the number or time a target query asks for, and most of the query's words. null: no sentence has both. undefined: the query asks for neither a number nor a time. */
function sentenceWithValue(
  question: Question,
  { sentences }: Passage,
  weights: ReadonlyMap<string, number>,
  scale: number,
  texts: ReadonlyMap<BlockId, string>,
  language: Language,
): number | null | undefined {
  if (question.source !== 'target' || language.unspaced || (question.type !== 'count' && question.type !== 'time')) return undefined
  let most = 0
  let withValue: number | null = null
  for (const [number, sentence] of sentences.entries()) {
    const { points } = scorePassage(weights, [sentence], true)
    // a number in a sentence about something else is no answer
    if (
      4 * points < scale ||
      points <= most ||
      !meetsType(question, (texts.get(sentence.place) ?? '').slice(sentence.start, sentence.end), language)
    )
      continue
    most = points
    withValue = number
  }
  return withValue
}

/** No passage counts for more than all terms it may hold, twice. */
function maxPoints({ terms }: Question, held: ReadonlySet<string>): number {
  let most = 0
  for (let at = 0; at < terms.length; at += 1) if (held.has(terms[at]!.term)) most += 2 * terms[at]!.weight
  return most
}

/** False for a passage that counts for no more than so many points, even with all words of its sentences. */
const mayExceed = (
  points: number,
  { terms, sentences }: Passage,
  question: Question,
  weights: ReadonlyMap<string, number>,
  { unspaced }: Language,
): boolean => maxPoints(question, terms) > points && scorePassage(weights, sentences, unspaced).points > points

/** The sentences of a passage, without the words of those that only repeat what is asked or headed. */
function answeringSentences(
  { sentences }: Passage,
  known: Known,
  texts: ReadonlyMap<BlockId, string>,
  language: Language,
  isStrict = false,
): readonly ScoredSentence[] {
  return sentences.map((sentence) =>
    isStrict && pointsForward((texts.get(sentence.place) ?? '').slice(sentence.start, sentence.end), language)
      ? { terms: [], asks: true }
      : sentence.asks || addsTo(known, sentence.words, texts.get(sentence.place) ?? '', language) === 'enough'
        ? sentence
        : { terms: [], asks: true },
  )
}

/** The main question and the beginning of the text. */
export interface OpeningAnswer {
  readonly question: string
  /** The sentence is a question, not a statement. */
  readonly asks: boolean
  /** Score of the best passage there, 0–100. */
  readonly score: number
  readonly sentence: Span | null
  /** Some sentence there says more than title and headings do. */
  readonly says: boolean
  /** The text answers it, there or anywhere. */
  readonly isAnswered: boolean
  /**
   * The sentence that answers a question for a number, a time, a person or a definition, and the first of the text that holds such a thing
   * beside a part of the question's words; null: another kind of question, or no sentence is sure.
   */
  readonly typed: { readonly best: Span; readonly first: Span } | null
}

/**
 * The best answer to the main question near the start: passages that begin in the first 150 words or the first 15 % of the text,
 * whichever is longer (scoring.md, check opening-answer); `words` are those of the text that say something. null: no title and no target query, or no text.
 */
export function openingAnswer(
  input: QuestionInput,
  indexed: ArticleAnswers = indexArticle(input.article, input.language),
  words: number = wordsOf(indexed),
): OpeningAnswer | null {
  const { language } = input
  const question = mainQuestion(input)
  if (question === null || indexed.sections.every(({ words }) => words === 0)) return null
  const asks = question.source === 'target' || language.recall(question.text, isQuestion)
  const best = findAnswer(question, indexed, language)
  const isAnswered = best.state === 'answered'
  const typed = isAnswered && best.sentence !== null ? typedAnswer(question, best.sentence, indexed, language) : null
  return { question: question.text, asks, isAnswered, ...matchOpening(question, indexed, language, words), typed }
}

/** Kinds of things that a sentence either holds or not. */
const checkableTypes: readonly unknown[] = ['count', 'time', 'who', 'definition']

/** Share of the question's words beside which a thing of its kind may answer it. */
const nearShare = 1 / 3

function typedAnswer(question: Question, best: Span, { sections, texts }: ArticleAnswers, language: Language): OpeningAnswer['typed'] {
  if (!checkableTypes.includes(question.type) || !meetsType(question, best.quote, language)) return null
  const weights = weightsOf(question.terms)
  const least = 2 * totalWeight(question.terms) * nearShare
  for (const { passages } of sections)
    for (const passage of passages)
      for (const [number, sentence] of passage.sentences.entries()) {
        const span = sentenceSpan(passage, number, texts)!
        if (span.place === best.place && span.start === best.start) return { best, first: best }
        if (scorePassage(weights, [sentence], true).points >= least && meetsType(question, span.quote, language))
          return { best, first: span }
      }
  return null
}

const wordsOf = ({ sections }: ArticleAnswers): number => sections.reduce((sum, { words }) => sum + words, 0)

/** The opening's answer to a question, in a text of so many words that say something. */
export function matchOpening(
  question: Question,
  indexed: ArticleAnswers,
  language: Language,
  total: number = wordsOf(indexed),
): Pick<OpeningAnswer, 'score' | 'sentence' | 'says'> {
  const known = knownOf(question, indexed)
  const weights = weightsOf(question.terms)
  const reach = Math.max(language.unspaced ? 300 : 150, (total * 15) / 100)
  const scale = 2 * totalWeight(question.terms)
  let max = 0
  let sentence: Span | null = null
  let says = false
  let before = 0
  for (const { passages, words } of indexed.sections) {
    if (before >= reach) break
    for (const passage of passages) {
      if (before + passage.before >= reach) break
      if (says && !mayExceed(max, passage, question, weights, language)) continue
      const sentences = answeringSentences(passage, known, indexed.texts, language)
      says ||= sentences.some(({ asks }) => !asks)
      const score = scorePassage(weights, sentences, language.unspaced)
      if (score.points <= max) continue
      max = score.points
      sentence = sentenceSpan(passage, score.sentence, indexed.texts)
    }
    before += words
  }
  const score = scale === 0 ? 0 : percent(max / scale)
  return { score, sentence: score === 0 ? null : sentence, says }
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
