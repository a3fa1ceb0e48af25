/** Texts: codes and arguments to sentences. A host needs nothing else of the core to show sentences. */

export { formatEnglish, formatMessage, type MessagePart, parseMessage, placesOf } from './format-message.ts'
export { type GraphNoteLevel, graphNoteLevels, graphNotes } from './graph-notes.ts'
export { groupTitles } from './group-titles.ts'
export { type PluralCategory, pluralCategory } from './plural-category.ts'
export { schemaTypeReasons } from './schema-type-reasons.ts'
export { type CheckTexts, type MessagesOf, textsOfCheck } from './texts-of-check.ts'
export type { Findings, SentenceKey, Sentences, Translation } from './translation.ts'
