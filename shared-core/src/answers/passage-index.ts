import type { QueryTerm } from './coverage.ts'
import { totalWeight } from './coverage.ts'
import { createPostings } from './postings.ts'

/** Sentences of passages by term, so that a question costs one walk over the postings of its terms. */
export interface PassageIndex {
  /** Scores of all passages for a question. */
  score(terms: readonly QueryTerm[]): PassageScores
  /** The best passage for a question; ties: the first. null: no passage holds a term that weighs. */
  best(terms: readonly QueryTerm[]): BestPassage | null
}

/** Integers over a common denominator: `answer = points[p] ÷ scale`. */
interface PassageScores {
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

interface IndexedSentence {
  readonly terms: Iterable<string>
  /** A question: its words count for the passage, but it is no answer. */
  readonly asks: boolean
}

/**
 * Index over passages given as their sentences.
 * `answer = ½·cov(question, passage) + ½·max cov(question, sentence)`; unspaced scripts: the passage alone (scoring.md 5.3).
 */
export function createPassageIndex(passages: readonly (readonly IndexedSentence[])[], unspaced: boolean): PassageIndex {
  const postings = createPostings()
  const passageOf: number[] = []
  const firstSentence: number[] = []
  const asking: boolean[] = []
  for (const [passage, sentences] of passages.entries()) {
    firstSentence.push(passageOf.length)
    for (const { terms, asks } of sentences) {
      const id = passageOf.length
      asking.push(asks)
      passageOf.push(passage)
      for (const term of terms) postings.add(term, id)
    }
  }
  const sentences = passageOf.length
  /** Weight of the question's terms by passage and by sentence; null: nothing of weight is there. */
  const weigh = (terms: readonly QueryTerm[]): { readonly byPassage: readonly number[]; readonly bySentence: readonly number[] } | null => {
    let byPassage: number[] | null = null
    let bySentence: number[] = []
    for (const { term, weight } of terms) {
      const holders = weight === 0 ? [] : postings.of(term)
      if (holders.length === 0) continue
      if (byPassage === null) {
        byPassage = new Array<number>(passages.length).fill(0)
        bySentence = new Array<number>(sentences).fill(0)
      }
      let last = -1
      for (const id of holders) {
        bySentence[id]! += weight
        const passage = passageOf[id]!
        if (passage !== last) byPassage[passage]! += weight
        last = passage
      }
    }
    return byPassage === null ? null : { byPassage, bySentence }
  }
  const bestSentence = (passage: number, bySentence: readonly number[]): number => {
    const to = firstSentence[passage + 1] ?? sentences
    let best = -1
    for (let id = firstSentence[passage]!; id < to; id += 1) if (!asking[id] && (best < 0 || bySentence[id]! > bySentence[best]!)) best = id
    return best
  }
  const pointsOf = (passage: number, best: number, { byPassage, bySentence }: NonNullable<ReturnType<typeof weigh>>): number =>
    byPassage[passage]! + (unspaced ? byPassage[passage]! : best < 0 ? 0 : bySentence[best]!)
  return {
    score(terms) {
      const weights = weigh(terms) ?? { byPassage: passages.map(() => 0), bySentence: passageOf.map(() => 0) }
      const best = passages.map((_, passage) => bestSentence(passage, weights.bySentence))
      return {
        points: best.map((id, passage) => pointsOf(passage, id, weights)),
        sentence: best.map((id, passage) => (id < 0 ? id : id - firstSentence[passage]!)),
        scale: 2 * totalWeight(terms),
      }
    },
    best(terms) {
      const weights = weigh(terms)
      if (weights === null) return null
      let found: BestPassage | null = null
      for (let passage = 0; passage < passages.length; passage += 1) {
        const id = bestSentence(passage, weights.bySentence)
        const points = pointsOf(passage, id, weights)
        if (found === null || points > found.points) found = { passage, sentence: id < 0 ? id : id - firstSentence[passage]!, points }
      }
      return found
    },
  }
}

/** Number of the best passage; ties: the first. −1 without passages. */
export function bestPassage(points: readonly number[]): number {
  let best = points.length > 0 ? 0 : -1
  for (let index = 1; index < points.length; index += 1) if (points[index]! > points[best]!) best = index
  return best
}
