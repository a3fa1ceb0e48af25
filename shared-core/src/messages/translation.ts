import type { sentences } from './english.ts'
import type { graphNotes } from './graph-notes.ts'
import type { schemaTypeReasons } from './schema-type-reasons.ts'

/**
 * Key of a sentence that panels show: those of the English file, the reasons for a type of structured data and the notes on it. These two have
 * files of their own: a panel words them with the names of types and properties, in English too.
 */
export type SentenceKey = keyof typeof sentences | `schema-type.${keyof typeof schemaTypeReasons}` | `graph-note.${keyof typeof graphNotes}`

/**
 * Sentences in one language, in the syntax of `formatMessage`: a foreign key does not compile, a missing one falls back to English and is listed
 * by `pnpm untranslated`. Plural forms are the categories of that language.
 */
export type Sentences = Readonly<Partial<Record<SentenceKey, string>>>

/**
 * Translated findings against the checks, by the English sentence: results carry these without a code, so that a translation must never be shown
 * for anything but exactly its sentence.
 */
export type Findings = Readonly<Record<string, string>>

/** The file of one language in `locales/`. Loaded by hosts for readers of that language, never by the checks. */
export interface Translation {
  readonly sentences: Sentences
  readonly findings: Findings
}
