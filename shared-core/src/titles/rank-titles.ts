import { type QueryTerm, termCoverage } from '../answers/ranking/coverage.ts'
import type { Language } from '../languages/language.ts'
import { shownPart } from '../signals/title/shown-part.ts'

/** The queries and terms that titles are ranked against. Both may be empty: then only the headline's own features count. */
export interface RankContext {
  /** Terms of the question that the writer wants answered; empty: none. */
  readonly question: readonly QueryTerm[]
  /** Terms that carry the text, best first; used where there is no question. */
  readonly keyTerms: readonly QueryTerm[]
}

/** Points of the parts of a score; they sum to 100. In search data the query's words in a title separate cited results best, so match weighs most. */
const pointsMatch = 60
const pointsFront = 15
const pointsHeadline = 25

/**
 * Weights of a headline's features, added to 0.5, from experiments on one social site 2013–2015 (Upworthy Research Archive): the side with
 * more of a feature won its comparison more or less often than half. All words count, not only content words: .631 against .614
 * of the pairs in the right order.
 */
const features = {
  figure: 0.12,
  deictic: 0.08,
  superlative: 0.06,
  thirdPerson: 0.08,
  word: 0.01,
  maxWords: 20,
  questionMark: -0.16,
  exclamation: -0.2,
  colon: -0.06,
  modal: -0.06,
} as const

/** 0–1. Language-free features everywhere; word features where the language has the list. */
function headlineStrength(title: string, language: Language): number {
  let strength = 0.5
  if (/[0-9٠-٩۰-۹०-९๐-๙]/.test(title)) strength += features.figure
  if (/[?？؟]/.test(title)) strength += features.questionMark
  if (/[!！]/.test(title)) strength += features.exclamation
  if (/[:：]/.test(title)) strength += features.colon
  if (language.find('deictics', title).length > 0) strength += features.deictic
  if (language.find('superlatives', title).length > 0) strength += features.superlative
  if (language.find('thirdPerson', title).length > 0) strength += features.thirdPerson
  if (language.find('modals', title).length > 0) strength += features.modal
  // about three characters make a word of an unspaced script
  const words = language.unspaced ? Math.round(language.tokenize(title).count / 3) : language.tokenize(title).count
  strength += features.word * Math.min(words, features.maxWords)
  return Math.min(1, Math.max(0, strength))
}

/** Coverage, by weight, of the eight terms that carry a text from which a title has all points: editors' own titles reach 62 and 66 of 100 so, weak ones 23 and 21. */
const fullCoverage = 0.4

/** Factor of its points for a title that a result page cuts. */
const cutShare = 0.85

/** Points 0–100 of one title. A title that a result page cuts matches only by its visible part. */
export function scoreTitle(title: string, context: RankContext, language: Language): number {
  const headline = language.recall(title, headlineStrength)
  const isAsked = context.question.length > 0
  const terms = isAsked ? context.question : context.keyTerms
  if (terms.length === 0) return Math.round(1000 * headline) / 10
  const shown = shownPart(title, language)
  const match = Math.min(1, termCoverage(terms, shown, language) / (isAsked ? 1 : fullCoverage))
  const sum = pointsMatch * match + pointsFront * frontness(shown, terms, language) + pointsHeadline * headline
  return Math.round(shown === title ? sum : cutShare * sum)
}

/** Nearness of the first main term to the start: 1 at the start, 0 when there is none. */
function frontness(title: string, terms: readonly QueryTerm[], language: Language): number {
  let max = 0
  for (const { weight } of terms) if (weight > max) max = weight
  for (const word of language.tokenize(title).words) {
    if (word.stop) continue
    for (const { term, weight } of terms) if (weight * 2 >= max && term === word.term) return 1 - word.start / Math.max(1, title.length)
  }
  return 0
}

/**
 * Total order: points, then code points. Length does not break ties: in the headline experiments the shorter of two equals lost more
 * often than not.
 */
export function compareTitles(
  a: { readonly text: string; readonly score: number },
  b: { readonly text: string; readonly score: number },
): number {
  return b.score - a.score || (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)
}
