import type { CheckId } from '../checks/index.ts'
import type { BlockId, FieldName, LanguageTag, MessageArgs, Span } from './values.ts'

export type { CheckId }

/** One change to the draft. What it was made for stands in it (a quote, the value before), so that a host never writes into a text that has moved on. */
export type SingleEdit =
  | { readonly kind: 'set_field'; readonly field: FieldName; readonly value: string }
  /** Plain text; formats of what stays the same stay. */
  | { readonly kind: 'replace_text'; readonly span: Span; readonly value: string }
  /** `before` is the value when it was analysed; '' where there was none. */
  | {
      readonly kind: 'set_attribute'
      readonly block: BlockId
      readonly name: 'alt' | 'level'
      readonly before: string
      readonly value: string
    }
  | { readonly kind: 'insert_block'; readonly after: BlockId | null; readonly html: string }
  /** The paragraph ends before the span, and a new one begins with it; white space between them goes. */
  | { readonly kind: 'split_block'; readonly span: Span }

/** A change to the draft that a host applies and can undo. Several are one step: all of them or none, later places first. */
export type Edit = SingleEdit | { readonly kind: 'several'; readonly edits: readonly SingleEdit[] }

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

/** A question and whether the article answers it, found lexically. `score` 0–100; `sentence` is the exact sentence an engine could quote. */
export interface Answer {
  readonly question: string
  readonly source: 'target' | 'title' | 'heading' | 'faq'
  readonly state: 'answered' | 'partial' | 'missing'
  readonly score: number
  readonly sentence: Span | null
  /** Words of the question that the best passage lacks. */
  readonly missing: readonly string[]
  /** Importance: target query 4, title 3, H2 2, H3 and marked-up questions 1. */
  readonly weight: number
  /** The passage that covers the question best; the largest block of it where it runs over several. */
  readonly passage: Span | null
  /** Heading above that passage; null: none. */
  readonly heading: string | null
  /** The passage can be quoted alone: 15–120 words and no unresolved reference at its start. */
  readonly selfContained: boolean
  /** Points by which the passage beats the best one of any other section; may be negative only for ties broken by order. */
  readonly margin: number
}
