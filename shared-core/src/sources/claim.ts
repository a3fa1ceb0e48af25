import type { LanguageTag, Span } from '../model/values.ts'

/** What a sentence says that a source can hold or not. */
export type ClaimKind = 'figure' | 'quotation' | 'date' | 'finding'

/** Where the link stands: in the sentence, in the note that it refers to, beside it, or at the end of the paragraph. */
export type LinkPlace = 'sentence' | 'note' | 'beside' | 'paragraph'

/** A statement with the pages that it is cited from. */
export interface Claim {
  readonly kind: ClaimKind
  /** The figure with its unit, the quotation without its marks, the date, or the sentence of a finding. */
  readonly item: Span
  /** The words around it. */
  readonly sentence: Span
  /** Names that the page must have, those of the linked words left out; empty for quotations. */
  readonly names: readonly string[]
  /** Absolute addresses, the nearest first; one of them is enough. */
  readonly links: readonly string[]
  readonly linkPlace: LinkPlace
}

/** An answer to "does the source say so?". None says that a statement is false. */
export type SourceAnswer = 'stands_there' | 'does_not_hold' | 'could_not_be_checked' | 'link_dead'

/** Reasons why a page could not be checked: those of fetching, then those of the page. */
export const uncheckedReasons = [
  'blocked',
  'robots',
  'refused',
  'unavailable',
  'timeout',
  'no_answer',
  'too_large',
  'file_type',
  'unreadable',
  'many_links',
  'login',
  'cookie_wall',
  'paywall',
  'script_only',
  'empty',
  'embedded',
  'language',
  'rounded',
  'converted',
  'unclear',
] as const
export type UncheckedReason = (typeof uncheckedReasons)[number]

export const deadReasons = ['not_found', 'no_such_name', 'soft_404', 'parked', 'moved_home', 'reserved'] as const
export type DeadReason = (typeof deadReasons)[number]

/** What came of asking for a page. */
export type SourcePage =
  | {
      readonly kind: 'html'
      /** The address after redirects, and the one that the article links. */
      readonly url: string
      readonly asked: string
      readonly html: string
      /** The end of the page is missing. */
      readonly isCut: boolean
    }
  /** Text of a file, such as a PDF; pages or paragraphs apart by blank lines. */
  | { readonly kind: 'text'; readonly url: string; readonly title: string | null; readonly text: string; readonly isCut: boolean }
  | { readonly kind: 'failed'; readonly reason: UncheckedReason }
  | { readonly kind: 'dead'; readonly reason: DeadReason }

export interface SourceVerdict {
  readonly answer: SourceAnswer
  /** null: it stands there, or the page does not hold it. */
  readonly reason: UncheckedReason | DeadReason | null
  /** The passage, or the nearest one; null: none is near. */
  readonly passage: string | null
  /** What the nearest passage says instead, where the words around agree; null: nothing. */
  readonly sourceFigure: string | null
  /** The language of the page; null: unknown. */
  readonly language: LanguageTag | null
}
