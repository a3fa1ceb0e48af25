import type { MessageArgs, Span } from '../model/values.ts'

/**
 * bare: the author's title without labels · text: headings, a question or the first sentence of the text · part: the author's title cut at a clause end, or
 * without a fault of form · count: with the number of parts that the text has · other: another title of the author's · question: the first
 * heading · how_to, list: with the number of steps or items · definition: what a title of one name asks · query: the writer's target query.
 */
type Family = 'bare' | 'text' | 'part' | 'other' | 'question' | 'how_to' | 'list' | 'count' | 'definition' | 'query'

export interface Candidate {
  readonly text: string
  readonly family: Family
  /** Reasons that come from how it was made. */
  readonly reasons: readonly { readonly code: string; readonly args: MessageArgs }[]
  /** A number counted in the article rather than written in it, with the place it was counted; null: none. */
  readonly counted: { readonly count: number; readonly span: Span } | null
}

/** Adds one, unless it is known; `counted` is null where none is given. */
export type AddCandidate = (
  text: string,
  family: Candidate['family'],
  reasons: Candidate['reasons'],
  counted?: Candidate['counted'],
) => void
