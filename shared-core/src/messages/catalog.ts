import { aboutChecks } from '../checks/about-checks.ts'
import { checkRationales } from '../checks/check-rationales.ts'
import { checkQuestions } from './check-questions.ts'
import { graphNotes } from './graph-notes.ts'
import { groupTitles } from './group-titles.ts'
import { schemaTypeReasons } from './schema-type-reasons.ts'
import { titleReasons } from './title-reasons.ts'

/** Texts of one language by key. What a catalog lacks is shown in English. */
export type MessageCatalog = Readonly<Record<string, string>>

/**
 * Every English text of the rubric by key, derived from the definitions: `<check>.title`, `<check>.rationale`, `<check>.<code>`, `<check>.question`,
 * `<check>.fix.<code>`, `group.<group>`, `title-reason.<code>`, `schema-type.<code>` and `graph-note.<code>`.
 */
export const englishCatalog = (): MessageCatalog => Object.fromEntries(englishEntries())

/** The same as a list, in the order of the definitions. */
export function englishEntries(): readonly (readonly [key: string, text: string])[] {
  const of = (prefix: string, messages: Readonly<Record<string, { readonly text: string }>>) =>
    Object.entries(messages).map(([code, { text }]) => [`${prefix}.${code}`, text] as const)
  return [
    ...Object.entries(groupTitles).map(([group, title]) => [`group.${group}`, title] as const),
    ...aboutChecks.flatMap(({ id, title, messages, fixes }) => [
      [`${id}.title`, title] as const,
      [`${id}.rationale`, checkRationales[id]] as const,
      ...of(id, messages),
      ...of(`${id}.fix`, fixes),
    ]),
    ...Object.entries(checkQuestions).map(([id, text]) => [`${id}.question`, text] as const),
    ...of('title-reason', titleReasons),
    ...of('schema-type', schemaTypeReasons),
    ...of('graph-note', graphNotes),
  ]
}
