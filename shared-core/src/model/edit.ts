import type { BlockId, FieldName, Span } from './values.ts'

/**
 * One change to the draft. It holds the text it was made for (a quote, the value before), so that a host never writes into a text that has changed
 * since.
 */
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
  /** Another address for a link: the span holds its text, `before` is the address when it was analysed, without white space around it. */
  | { readonly kind: 'set_address'; readonly span: Span; readonly before: string; readonly value: string }
  | { readonly kind: 'insert_block'; readonly after: BlockId | null; readonly html: string }
  /** The paragraph ends before the span, and a new one begins with it; white space between them goes. */
  | { readonly kind: 'split_block'; readonly span: Span }

/** A change to the draft that a host applies and can undo. Several are one step: all of them or none, later places first. */
export type Edit = SingleEdit | { readonly kind: 'several'; readonly edits: readonly SingleEdit[] }
