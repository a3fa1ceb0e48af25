/** BCP 47 tag such as `en` or `pt-BR`; `und` when unknown. */
export type LanguageTag = string

/** ISO 8601 date, or date and time with offset. A day without a time stays a day. */
export type Instant = string

/** The editor's own block id (a clientId, `content.3`); `b12` for blocks found in plain HTML. Further blocks read from one editor block are `id#2`, `id#3`. */
export type BlockId = string

/** Fields of an article outside its body. */
export type FieldName = 'title' | 'seo_title' | 'description' | 'slug'

/** Values that a message template names; numbers stay numbers so that each language can format them. */
export type MessageArgs = Readonly<Record<string, string | number>>

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A passage. Offsets count UTF-16 units of the place's text, end exclusive; `quote` is that text. */
export interface Span {
  readonly place: BlockId | `@${FieldName}`
  readonly start: number
  readonly end: number
  readonly quote: string
}

/** Offsets in UTF-16 units, end exclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}
