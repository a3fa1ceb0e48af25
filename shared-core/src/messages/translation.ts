import type { aboutChecks } from '../checks/about-checks.ts'
import type { checkQuestions } from './check-questions.ts'
import type { graphNotes } from './graph-notes.ts'
import type { schemaTypeReasons } from './schema-type-reasons.ts'
import type { titleReasons } from './title-reasons.ts'

type KeysOf<About> = About extends { readonly id: infer Id extends string; readonly messages: infer Messages; readonly fixes: infer Fixes }
  ? `${Id}.title` | `${Id}.${keyof Messages & string}` | `${Id}.fix.${keyof Fixes & string}`
  : never

/**
 * Key of a sentence that panels show: a check's title, what it says, what it asks where it is uncertain, its fix, why a title is suggested or a type chosen, or a note
 * on the structured data.
 */
export type SentenceKey =
  | KeysOf<(typeof aboutChecks)[number]>
  | `${keyof typeof checkQuestions}.question`
  | `title-reason.${keyof typeof titleReasons}`
  | `schema-type.${keyof typeof schemaTypeReasons}`
  | `graph-note.${keyof typeof graphNotes}`

/**
 * Every sentence in one language, in the syntax of `formatMessage`: a key that lacks or is foreign does not compile. Plural forms are the
 * categories of that language.
 */
export type Sentences = Readonly<Record<SentenceKey, string>>

/**
 * Translated findings against the checks, by the English sentence: results carry these without a code, so that a translation must never be shown
 * for anything but exactly its sentence.
 */
export type Findings = Readonly<Record<string, string>>

/** The file of one language in `locales/`. Loaded by hosts when somebody reads that language, never by the judging code. */
export interface Translation {
  readonly sentences: Sentences
  readonly findings: Findings
}
