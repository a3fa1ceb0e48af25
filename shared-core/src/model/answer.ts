import type { Span } from './values.ts'

/** A question and whether the article answers it, found lexically. `score` 0–100. */
export interface Answer {
  readonly question: string
  readonly source: 'target' | 'title' | 'heading' | 'faq'
  /** Where the text asks it: a heading, a marked question; null: it does not. */
  readonly asked: Span | null
  readonly state: 'answered' | 'unclear' | 'missing'
  readonly score: number
  /** The sentence that answers, with those behind it up to 90 words: an engine could quote it. null: no sentence answers for certain. */
  readonly sentence: Span | null
  /** Words of the question that the best passage lacks. */
  readonly missing: readonly string[]
  /** Importance: target query 4, title 3, H2 2, H3 and marked-up questions 1. */
  readonly weight: number
  /** The passage that covers the question best, of the section under a heading that asks it if that says as much; the largest block of it where it runs over several. */
  readonly passage: Span | null
}
