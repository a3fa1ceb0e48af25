import type { MessageArgs, Span } from './values.ts'

/** A title that beats the author's own, and why. `origin` is `rule` or a generator's id; `claims` are the passages that support it. */
export interface TitleSuggestion {
  readonly text: string
  readonly origin: string
  /** 0–100. */
  readonly score: number
  readonly reasons: readonly { readonly code: string; readonly args: MessageArgs }[]
  readonly claims: readonly Span[]
  /** Width in CSS pixels in Arial 20 px, the measure of a result page's title link. */
  readonly width: number
  /** Only of a generator's titles. `carried`: it is in the text. `held`: its names, figures and turns do, in other words. */
  readonly support?: 'carried' | 'held'
  /** Words of a held title that the text lacks, as written; they are shown, not judged. */
  readonly unheld?: readonly string[]
  /** The end of the title that result pages cut; absent: none. */
  readonly cut?: string
}

/** Reason not to suggest a title. */
export type TitleRefusal = 'unsupported' | 'tooLong' | 'tooShort' | 'clickbait' | 'form' | 'repeats' | 'known'

/** The author's own title, without the site's name, by the same ranking as the suggestions. */
export interface OwnTitle {
  readonly text: string
  /** 0–100. */
  readonly score: number
  /** Width in CSS pixels, as in `TitleSuggestion`. */
  readonly width: number
  readonly reasons: TitleSuggestion['reasons']
  /** Faults of the title. */
  readonly faults: TitleSuggestion['reasons']
  /** The first guard it fails; null: none, it can stay. */
  readonly refusal: TitleRefusal | null
}

/** What a building block of a title says. */
export type TitleBlockKind = 'subject' | 'part' | 'figure' | 'name' | 'year' | 'question' | 'sentence'

/** Words of the text that a better title could hold: never false, for the text says them. */
export interface TitleBlock {
  readonly kind: TitleBlockKind
  readonly text: string
  /** Where the text says it. */
  readonly span: Span
}

/** What there is to say where nothing is suggested; the sentences are those of `title-reason`. */
export type TitleNote = 'noText' | 'noHeadingFits' | 'noShorter' | 'yoursIsBest' | 'noBetter'

/** The author's own title and the suggestions that beat it; `note` null: there are some, none was asked for, or the fault says it all. */
export interface RatedTitles {
  readonly own: OwnTitle | null
  readonly titles: readonly TitleSuggestion[]
  /** Words for a better title; none where the title that is there has no fault. */
  readonly blocks: readonly TitleBlock[]
  readonly note: TitleNote | null
}
