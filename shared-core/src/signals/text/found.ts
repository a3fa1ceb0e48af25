import type { Span } from '../../model/values.ts'

export type Slip =
  /** The second of two paragraphs that say the same in the same words; `saidAgain`: in nearly the same, or another order. */
  | { readonly kind: 'doubledParagraph' | 'saidAgain'; readonly span: Span }
  /** One word or name in two spellings, one thing with two figures, one person with two offices: the later or rarer one, and the other of the text. */
  | {
      readonly kind: 'twoSpellings' | 'twoFigures' | 'twoOffices'
      readonly span: Span
      readonly rare: string
      readonly common: string
      /** The place of the other one. */
      readonly other?: Span
    }
  /** Two places that cannot both be right: the later one, and the other. */
  | { readonly kind: 'unfit'; readonly span: Span; readonly rare: string; readonly common: string; readonly other: Span }
  /** A share of a thing that has no more than its whole. */
  | { readonly kind: 'overWhole'; readonly span: Span }
  /** A date with the name of another day of the week than it has; `weekday`: its own, in the language of the text. */
  | { readonly kind: 'wrongWeekday'; readonly span: Span; readonly weekday: string }
  /**
   * A figure that others of the text contradict; `value`: what they make; `isDoubt`: they may be of something else. A number that does not
   * follow the one before it, `value`.
   */
  | { readonly kind: 'wrongFigure' | 'skippedNumber'; readonly span: Span; readonly value: string; readonly isDoubt?: true }
  /** Readers are addressed in two ways: the rarer one, and the other of the text. */
  | { readonly kind: 'mixedAddress'; readonly span: Span; readonly rare: string; readonly common: string }
  /** Asks to click where no link is; a word with an asterisk, and no note; a last day that the text mentions and does not name. */
  | { readonly kind: 'noLink' | 'noNote' | 'noDeadline'; readonly span: Span }
  /** A sentence that is too long to follow, and its number of words. */
  | { readonly kind: 'longSentence'; readonly span: Span; readonly value: string }
  /** Years in brackets, days or hours, of which the last come first; `missingPart`: a table or picture that the text points to, and has none of. */
  | { readonly kind: 'endFirst' | 'missingPart'; readonly span: Span }
  /** A number of things, and how many the text lists, `value`. */
  | { readonly kind: 'miscounted'; readonly span: Span; readonly value: string }
  /** A thing of a recipe that no step takes up; `unlisted`: one that a step takes, and the list has not. */
  | { readonly kind: 'unused' | 'unlisted'; readonly span: Span }
  /** A bracket or quotation mark that opens and does not close. */
  | { readonly kind: 'openMark'; readonly span: Span }

export type BrokenPromise =
  /** `whole`: all of a subject, in few words. `figure`: how much or how long, and the text has no figure. */
  | { readonly kind: 'number' | 'name' | 'whole' | 'figure'; readonly span: Span }
  /** The text counts its parts itself, to another number. */
  | { readonly kind: 'count'; readonly span: Span; readonly count: number }

export interface Unfinished {
  /**
   * `assistant`: words of a chat assistant to its user. `openEnd`: a paragraph stops in its sentence. `nothingAfter`: announced, and not there.
   * `emptyPromise`: prices or hours by their heading, and the section has no figure.
   */
  readonly kind: 'placeholder' | 'assistant' | 'openEnd' | 'nothingAfter' | 'emptyPromise' | 'emptySection'
  readonly span: Span
}

/** What a text says against itself, or twice. */
export interface Agreement {
  /** At most one: the text is too short for what its title promises, or counts other than it. */
  readonly promises: readonly BrokenPromise[]
  readonly slips: readonly Slip[]
  /** Places where the text was left before it was done. */
  readonly unfinished: readonly Unfinished[]
}
