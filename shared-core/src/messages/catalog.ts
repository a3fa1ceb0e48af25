import { aboutChecks } from '../checks/about-checks.ts'
import { checkRationales } from '../checks/check-rationales.ts'
import { rubric } from '../scoring/rubric.ts'
import { checkQuestions } from './check-questions.ts'
import { graphNotes } from './graph-notes.ts'
import { schemaTypeReasons } from './schema-type-reasons.ts'
import { titleReasons } from './title-reasons.ts'

/** Texts of one language by key. What a catalog lacks is shown in English. */
export type MessageCatalog = Readonly<Record<string, string>>

/**
 * Every English text of the rubric by key, derived from the definitions: `<check>.title`, `<check>.rationale`, `<check>.<code>`, `<check>.question`,
 * `<check>.fix.<code>`, `group.<group>`, `title-reason.<code>`, `schema-type.<code>` and `graph-note.<code>`.
 */
export function englishCatalog(): MessageCatalog {
  return Object.fromEntries(englishEntries().map(({ key, text }) => [key, text]))
}

/** The same as a list with notes for translators, in the order of the definitions. */
export function englishEntries(): readonly { readonly key: string; readonly text: string; readonly note: string | null }[] {
  return [
    ...[...rubric.aeo, ...rubric.seo].map(({ group, title }) => ({ key: `group.${group}`, text: title, note: null })),
    ...aboutChecks.flatMap(({ id, title, messages, fixes }) => [
      { key: `${id}.title`, text: title, note: null },
      { key: `${id}.rationale`, text: checkRationales[id], note: null },
      ...Object.entries(messages).map(([code, { text, note }]) => ({ key: `${id}.${code}`, text, note })),
      ...Object.entries(fixes).map(([code, { text, note }]) => ({ key: `${id}.fix.${code}`, text, note })),
    ]),
    ...Object.entries(checkQuestions).map(([id, text]) => ({ key: `${id}.question`, text, note: null })),
    ...Object.entries(titleReasons).map(([code, { text, note }]) => ({ key: `title-reason.${code}`, text, note })),
    ...Object.entries(schemaTypeReasons).map(([code, { text, note }]) => ({ key: `schema-type.${code}`, text, note })),
    ...Object.entries(graphNotes).map(([code, { text, note }]) => ({ key: `graph-note.${code}`, text, note })),
  ]
}
