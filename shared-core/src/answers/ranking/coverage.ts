import type { Language, Word } from '../../languages/language.ts'

/** A term of a question with its background weight; `text` is the word as written. */
export interface QueryTerm {
  readonly term: string
  readonly weight: number
  readonly text: string
  readonly stop: boolean
}

/**
 * Distinct terms of a question, question words left out. Stop words stay with their small background weight
 * (scoring.md 5.3); a question of nothing else keeps them all.
 */
export function queryTerms(question: string, language: Language): readonly QueryTerm[] {
  const terms = new Map<string, QueryTerm>()
  const all = new Map<string, QueryTerm>()
  const asks = new Set(language.find('questionWords', question).map((range) => range.start))
  for (const word of language.tokenize(question).words) {
    const entry = { term: word.term, weight: language.weight(word.term), text: question.slice(word.start, word.end), stop: word.stop }
    if (!all.has(word.term)) all.set(word.term, entry)
    if (!asks.has(word.start) && !terms.has(word.term)) terms.set(word.term, entry)
  }
  const weighted = [...(terms.size > 0 ? terms : all).values()]
  return weighted.some(({ weight }) => weight > 0) ? weighted : weighted.map((entry) => ({ ...entry, weight: 1 }))
}

/** Sum of the weights, an integer; 0 only for a question without a word. */
export function totalWeight(terms: readonly QueryTerm[]): number {
  let total = 0
  for (const { weight } of terms) total += weight
  return total
}

/** cov(question, text) of scoring.md 5.3: weight of the question's terms that the text holds ÷ weight of all. 0–1; 0 for an empty question. */
export function coverage(question: string, text: string, language: Language): number {
  return termCoverage(queryTerms(question, language), text, language)
}

/** The same for distinct terms already taken from the question. */
export function termCoverage(terms: readonly QueryTerm[], text: string, language: Language): number {
  const total = totalWeight(terms)
  if (total === 0 || text === '') return 0
  const { words } = language.tokenize(text)
  let covered = 0
  for (const { term, weight } of terms) if (holds(words, term)) covered += weight
  return covered / total
}

/** Share of a question that a text answers by itself, 0–1: as `createPassageIndex` scores a passage. */
export function answerShare(terms: readonly QueryTerm[], text: string, language: Language): number {
  const whole = termCoverage(terms, text, language)
  if (language.unspaced) return whole
  const sentences = language.tokenize(text).sentences.map(({ start, end }) => termCoverage(terms, text.slice(start, end), language))
  return (whole + Math.max(0, ...sentences)) / 2
}

function holds(words: readonly Word[], term: string): boolean {
  for (const word of words) if (word.term === term) return true
  return false
}
