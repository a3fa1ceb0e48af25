import type { QueryTerm } from './coverage.ts'

/** A sentence with its terms. */
export interface ScoredSentence {
  readonly terms: Iterable<string>
  /** A question: its words count for the passage, but it is no answer. */
  readonly asks: boolean
}

export interface PassageScore {
  /** An integer: weight of the question's terms in the passage, and in its best sentence; of twice the question's whole weight. */
  readonly points: number
  /** Number of the best sentence, ties: the first; −1: none holds a term that weighs. */
  readonly sentence: number
}

/** Weight of each term of a question. */
export const weightsOf = (terms: readonly QueryTerm[]): ReadonlyMap<string, number> =>
  new Map(terms.map(({ term, weight }) => [term, weight]))

/**
 * `answer = ½·cov(question, passage) + ½·max cov(question, sentence)`; unspaced scripts: the passage alone (scoring.md 5.3).
 */
export function scorePassage(weights: ReadonlyMap<string, number>, sentences: readonly ScoredSentence[], unspaced: boolean): PassageScore {
  const inPassage: string[] = []
  let whole = 0
  let max = -1
  let best = -1
  for (let number = 0; number < sentences.length; number += 1) {
    const { terms: held, asks } = sentences[number]!
    let weight = 0
    const inSentence: string[] = []
    for (const term of held) {
      const own = weights.get(term)
      if (own === undefined || inSentence.includes(term)) continue
      inSentence.push(term)
      weight += own
      if (!inPassage.includes(term)) {
        inPassage.push(term)
        whole += own
      }
    }
    if (!asks && weight > max) {
      max = weight
      best = number
    }
  }
  return { points: whole + (unspaced ? whole : Math.max(0, max)), sentence: best }
}
