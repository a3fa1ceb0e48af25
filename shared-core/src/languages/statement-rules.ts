import type { ReaderQuestion } from '../model/reader-question.ts'

/**
 * A statement that answers a question. `pattern` reads a whole sentence; its group `s` is what the sentence is about, and may be missing where
 * `isOfReader` holds, for what a reader does. `ask` makes the question of the groups; null: none that reads well.
 */
export interface StatementRule {
  readonly kind: ReaderQuestion['kind']
  readonly pattern: RegExp
  readonly ask: (groups: Readonly<Record<string, string>>) => string | null
  /** The rule needs a person with the name in `s`, anywhere in the sentence. */
  readonly isName?: boolean
  /** Only of what title or headings name. */
  readonly isOfTitle?: boolean
}

/** Rules of a language, and what no subject begins with or holds. */
export interface StatementRules {
  /** What may be before the subject, where that does not change the order of words. */
  readonly lead?: RegExp
  readonly rules: readonly StatementRule[]
  /** Words of a subject that point elsewhere. */
  readonly pointing: RegExp
  /** Most words of a subject; characters in unspaced scripts. */
  readonly maxSubject: number
}

/** A name of two words or more. */
export const fullName = String.raw`\p{Lu}[\p{L}'’.-]+(?: (?:de|del|da|van|von|der|den|la|le|al|bin|El|\p{Lu}[\p{L}'’.-]*)){0,3} \p{Lu}[\p{L}'’-]+`
