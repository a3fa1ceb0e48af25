import { articleTitle, mainQuestion } from '../answers/questions.ts'
import type { Language } from '../languages/language.ts'
import type { Article } from '../model/article.ts'
import type { AnalysisContext } from '../model/input.ts'
import type { Answer } from '../model/report.ts'
import type { TitleSuggestion } from '../model/titles.ts'
import { guardTitle, type Refusal } from './guard-title.ts'
import { headlineRisk } from './headline-risk.ts'
import { keyTerms } from './key-terms.ts'
import { compareTitles, type RankContext, scoreTitle } from './rank-titles.ts'
import { createSupport, type Support } from './support.ts'
import { textWidth } from './text-width.ts'
import { type Candidate, titleCandidates } from './title-candidates.ts'
import { firstFigure } from './title-material.ts'

export interface TitleInput {
  readonly article: Article
  readonly answers: readonly Answer[]
  readonly language: Language
  readonly context: AnalysisContext
}

/** A candidate and what became of it; refused ones are kept so that tests can see why. */
export interface JudgedCandidate {
  readonly candidate: Candidate
  readonly refusal: Refusal | null
}

/** Distinct suggestions share at most this part of their words. Source: scoring.md 4.1. */
const tooSimilar = 0.8

/**
 * Titles made by rules from the article's own words, best first, at most `context.options.titles`. Every number, name and content
 * word of a suggestion stands in the visible text (or was counted in it); `claims` quote where. Fewer when the article says too
 * little, none without text.
 */
export function suggestTitles(input: TitleInput): readonly TitleSuggestion[] {
  const { article, language, context } = input
  const wanted = Math.max(0, Math.min(10, context.options.titles))
  if (wanted === 0 || article.blocks.length === 0) return []
  const support = createSupport(article, language)
  const question = mainQuestion({ article, language, targetQueries: context.targetQueries })
  const rank: RankContext = { question: question?.terms ?? [], keyTerms: articleKeyTerms(article, language) }
  const ranked = judgeCandidates(input, support)
    .filter(({ refusal }) => refusal === null)
    .map(({ candidate }) => ({ candidate, text: candidate.text, score: scoreTitle(candidate.text, rank, language) }))
    .sort(compareTitles)
  const ownRisk = headlineRisk(articleTitle(article), language)
  const kept: typeof ranked = []
  for (const title of ranked) {
    if (kept.length === wanted) break
    if (!kept.some((other) => similarity(other.text, title.text, language) > tooSimilar)) kept.push(title)
  }
  return kept.map(({ candidate, text, score }) => {
    const counted = candidate.counted === null ? [] : [candidate.counted.span]
    return {
      text,
      origin: 'rule',
      score,
      reasons: titleReasons(candidate, rank, question?.text ?? null, ownRisk, language),
      claims: [...counted, ...support.spans(language.terms(text))],
      width: textWidth(text),
    }
  })
}

/** Every candidate of every family with the guard it failed, in the order of the families. */
export function judgeCandidates(
  { article, answers, language, context }: TitleInput,
  support: Support = createSupport(article, language),
): readonly JudgedCandidate[] {
  const ownTitle = articleTitle(article)
  const current = article.title?.value ?? article.headline?.value ?? null
  // headings may shout; running text shows how a word is written
  const isWritten = (word: string): boolean => article.blocks.some(({ kind, text }) => kind !== 'heading' && text.includes(word))
  const seen = new Set<string>()
  const judged: JudgedCandidate[] = []
  for (const candidate of titleCandidates({ article, answers, language, context })) {
    if (seen.has(candidate.text)) continue
    seen.add(candidate.text)
    const guard = {
      support,
      ownTitle,
      current,
      counted: candidate.counted?.count ?? null,
      mayAsk: candidate.family === 'question',
      isWritten,
    }
    judged.push({ candidate, refusal: guardTitle(candidate.text, guard, language) })
  }
  return judged
}

/** Paragraphs that make the lead. */
const leadParagraphs = 2

/** The heaviest terms of headings and lead. */
function articleKeyTerms(article: Article, language: Language): RankContext['keyTerms'] {
  const texts: string[] = []
  let paragraphs = 0
  for (const block of article.blocks) {
    if (block.kind === 'paragraph') paragraphs += 1
    if (block.kind === 'heading' || (block.kind === 'paragraph' && paragraphs <= leadParagraphs)) texts.push(block.text)
  }
  return keyTerms(texts, language)
}

/** A term that weighs this much is rare enough in general text to name the subject. */
const tellingWeight = 8

function titleReasons(
  candidate: Candidate,
  rank: RankContext,
  question: string | null,
  ownRisk: number,
  language: Language,
): TitleSuggestion['reasons'] {
  const { text } = candidate
  const reasons: { code: string; args: Record<string, string | number> }[] = candidate.reasons.map(({ code, args }) => ({
    code,
    args: { ...args },
  }))
  const { words } = language.tokenize(text)
  const present = new Set(words.map(({ term }) => term))
  const telling = rank.question.filter(({ weight, stop }) => !stop && weight >= tellingWeight)
  if (question !== null && telling.length > 0 && telling.every(({ term }) => present.has(term)))
    reasons.push({ code: 'coversQuestion', args: { question } })
  const first = words.find(({ stop }) => !stop)
  if (first !== undefined && [...telling, ...rank.keyTerms].some(({ term }) => term === first.term)) {
    reasons.push({ code: 'startsWithTerm', args: { term: text.slice(first.start, first.end) } })
  }
  const figure = firstFigure(text, language)
  if (figure !== null && !reasons.some(({ code }) => code === 'hasFigure')) reasons.push({ code: 'hasFigure', args: { figure } })
  if (language.tag === 'en' && ownRisk > 0.5 && headlineRisk(text, language) < ownRisk / 2)
    reasons.push({ code: 'dropsClickbait', args: {} })
  reasons.push({ code: 'fits', args: { px: textWidth(text), chars: [...text].length } })
  return reasons
}

/** Jaccard similarity of the content terms, 0–1. */
function similarity(a: string, b: string, language: Language): number {
  const left = new Set(language.terms(a))
  const right = language.terms(b)
  let shared = 0
  for (const term of right) if (left.has(term)) shared += 1
  const union = left.size + right.length - shared
  return union === 0 ? 1 : shared / union
}
