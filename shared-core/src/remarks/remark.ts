import type { Span } from '../model/values.ts'

/** What a remark may be about; a closed list. */
export const remarkKinds = ['unclear', 'unsupported', 'contradiction', 'missing_step', 'buried_answer', 'off_topic', 'outdated'] as const

export type RemarkKind = (typeof remarkKinds)[number]

/** Remarks that are asked for and shown at most: a reader acts on few. Source: advice.md 5. */
export const maxRemarks = 3

/** A model's remark as it wrote it; nothing of it is checked. */
export interface WrittenRemark {
  readonly kind: string
  /** The passage it is about, word for word. */
  readonly quotation: string
  readonly text: string
  /** What the text lacks, in a few words; '': nothing. */
  readonly missing: string
}

/** A remark whose quotation is in the text. It is never scored and never applied. */
export interface Remark {
  readonly kind: RemarkKind
  readonly text: string
  readonly quotation: Span
  /** Names and figures of the remark that are nowhere in the text. */
  readonly unheld: readonly string[]
}

/**
 * Reason to drop a remark. `kind`: not on the list. `form`: no plain sentence, or a missing part that is not named. `length`: too long or too
 * short. `absent`: the quotation is not in the text. `repeated`: it is in the text more than once. `present`: the text holds what is
 * called missing. `known`: a check says it. `again`: another remark is about this passage. `many`: beyond the limit.
 */
export type RemarkRefusal = 'kind' | 'form' | 'length' | 'absent' | 'repeated' | 'present' | 'known' | 'again' | 'many'

/** What is left of a model's remarks, and why the others were dropped. */
export interface CheckedRemarks {
  readonly remarks: readonly Remark[]
  readonly refused: readonly { readonly text: string; readonly reason: RemarkRefusal }[]
}
