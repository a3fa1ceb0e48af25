import type { QueryTerm } from './coverage.ts'
import { totalWeight } from './coverage.ts'

/** Sentences of passages by term, so that a question costs one walk over the postings of its terms. */
export interface PassageIndex {
  /** Scores of all passages for a question. */
  score(terms: readonly QueryTerm[]): PassageScores
  /** The best passage for a question; ties: the first. null: no passage holds a term that weighs. */
  best(terms: readonly QueryTerm[]): BestPassage | null
}

/** Integers over a common denominator: `answer = points[p] ÷ scale`. */
export interface PassageScores {
  /** By passage: passage weight + best sentence weight (spaced), or twice the passage weight (unspaced). */
  readonly points: readonly number[]
  /** By passage: number of its best sentence, ties: the first; −1 when it has none. */
  readonly sentence: readonly number[]
  /** 2 × total weight of the question; 0 for an empty question. */
  readonly scale: number
}

/** Numbers of a passage and of its best sentence, and the passage's points as in `PassageScores`. */
export interface BestPassage {
  readonly passage: number
  readonly sentence: number
  readonly points: number
}

/**
 * Index over passages given as the terms of their sentences.
 * `answer = ½·cov(question, passage) + ½·max cov(question, sentence)`; unspaced scripts: the passage alone (scoring.md 5.3).
 */
export function createPassageIndex(passages: readonly (readonly Iterable<string>[])[], unspaced: boolean): PassageIndex {
  const postings = new Map<string, number[]>()
  const passageOf: number[] = []
  const firstSentence: number[] = []
  for (const [passage, sentences] of passages.entries()) {
    firstSentence.push(passageOf.length)
    for (const terms of sentences) {
      const id = passageOf.length
      passageOf.push(passage)
      for (const term of terms) {
        const list = postings.get(term)
        if (list === undefined) postings.set(term, [id])
        else if (list[list.length - 1] !== id) list.push(id)
      }
    }
  }
  const score = (terms: readonly QueryTerm[]): PassageScores => {
    const byPassage = new Array<number>(passages.length).fill(0)
    const bySentence = new Array<number>(passageOf.length).fill(0)
    for (const { term, weight } of terms) {
      let last = -1
      for (const id of postings.get(term) ?? []) {
        bySentence[id]! += weight
        const passage = passageOf[id]!
        if (passage !== last) byPassage[passage]! += weight
        last = passage
      }
    }
    const sentence = passages.map((sentences, passage) => {
      let best = sentences.length > 0 ? 0 : -1
      for (let index = 1; index < sentences.length; index += 1) {
        if (bySentence[firstSentence[passage]! + index]! > bySentence[firstSentence[passage]! + best]!) best = index
      }
      return best
    })
    const points = byPassage.map((weight, passage) => {
      const best = sentence[passage]!
      return weight + (unspaced ? weight : best < 0 ? 0 : bySentence[firstSentence[passage]! + best]!)
    })
    return { points, sentence, scale: 2 * totalWeight(terms) }
  }
  return {
    score,
    best(terms) {
      // most sections hold nothing of most questions
      if (!terms.some(({ term, weight }) => weight > 0 && postings.has(term))) return null
      const { points, sentence } = score(terms)
      const passage = bestPassage(points)
      return { passage, sentence: sentence[passage]!, points: points[passage]! }
    },
  }
}

/** Number of the best passage; ties: the first. −1 without passages. */
export function bestPassage(points: readonly number[]): number {
  let best = points.length > 0 ? 0 : -1
  for (let index = 1; index < points.length; index += 1) if (points[index]! > points[best]!) best = index
  return best
}
