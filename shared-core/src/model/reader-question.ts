import type { SingleEdit } from './edit.ts'
import type { Span } from './values.ts'

/** A question that readers may type, and the sentence of the article that answers it. */
export interface ReaderQuestion {
  readonly kind: 'definition' | 'person' | 'time' | 'place' | 'maker' | 'price' | 'duration' | 'amount' | 'cause' | 'steps' | 'content'
  readonly question: string
  readonly sentence: Span
  /** Makes the question a heading above the paragraph that the sentence opens; null: it opens none, or it has a heading already. */
  readonly heading: SingleEdit | null
}
