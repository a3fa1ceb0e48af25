/**
 * Texts of a generator for an article: what it is given, and what may be shown of what it wrote. Pure and synchronous; the call between is
 * the host's. An entry of its own, so that only hosts with drafts load it.
 */

export { createDraftGuard, type DraftGuard, type DraftRefusal, type DraftVerdict, type WrittenDraft } from '../guard/guard-draft.ts'
export { refusalText } from '../guard/refusal-text.ts'
export type { TitleInput } from '../titles/judge-title.ts'
export { type CheckedDraft, type CheckedDrafts, type CheckInput, checkDrafts, type DraftKind, type WrittenDrafts } from './check-drafts.ts'
export { type DraftPrompt, draftPrompt, type WantedDrafts } from './draft-prompt.ts'
export { type GeneratorText, generatorText } from './generator-text.ts'
export { readDrafts } from './read-drafts.ts'
