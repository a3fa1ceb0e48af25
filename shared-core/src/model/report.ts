import type { CheckId } from './check-id.ts'
import type { Edit } from './edit.ts'
import type { LanguageTag, MessageArgs, Span } from './values.ts'

export type { CheckId }

/** `safe`: derivable from known facts. `draft`: a proposal that a person accepts. `none`: needs a fact only a person has. */
export interface Fix {
  readonly code: string
  readonly args: MessageArgs
  readonly safety: 'safe' | 'draft' | 'none'
  readonly edit: Edit | null
}

/** One check's verdict. `score` is 0–100, how far the check is met; `spans` are the passages it rests on. */
export type Outcome =
  | {
      readonly check: CheckId
      readonly status: 'pass' | 'fail'
      readonly score: number
      /** false: a failing check that may be wrong about this text; shown as a question, never as a thing to do. */
      readonly certain: boolean
      /** The outcome counts a little and is not named as a thing to look at: an editor would not ask this of a text that tells a story. */
      readonly isQuiet?: true
      /** Lower bound of the score in its group; `others`: it counts only where it raises the group. Absent: no bound. */
      readonly atLeast?: number | 'others'
      /** The check counts only where it lowers the group, and alone. */
      readonly atMost?: 'others'
      readonly code: string
      readonly args: MessageArgs
      readonly spans: readonly Span[]
      readonly fix: Fix | null
    }
  /** Left out; weights are renormalised in the group. */
  | { readonly check: CheckId; readonly status: 'not_applicable' | 'not_checked' | 'error' }

/** Integers 0–100; a part is null when nothing in it applied. Caps and penalties listed are those that took effect. */
export interface Score<Part extends string> {
  readonly value: number
  readonly parts: Readonly<Record<Part, number | null>>
  readonly caps: readonly { readonly check: CheckId; readonly limit: number }[]
  readonly penalties: readonly { readonly check: CheckId; readonly points: number }[]
}

export type AeoPart = 'retrievable' | 'quotable' | 'credible'
export type SeoPart = 'basics' | 'content' | 'technical' | 'keyphrase' | 'readability'

/** Reading ease 0–100 with one decimal, higher is easier; null when the language has no formula. */
export interface Readability {
  readonly ease: number | null
  readonly formula: string | null
  readonly sentences: number
  readonly words: number
}

export interface Report {
  readonly rubricVersion: string
  readonly language: LanguageTag
  /** AEO readiness, never a probability. */
  readonly aeo: Score<AeoPart>
  readonly seo: Score<SeoPart>
  /** null when the text is too short to measure. */
  readonly readability: Readability | null
  /** Rubric order. */
  readonly outcomes: readonly Outcome[]
}
