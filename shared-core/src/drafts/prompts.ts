/** `@citable/core/prompts`: what a generator is asked. A caller needs no more, and loads no analysis. */

export { maxRemarks } from '../remarks/remark.ts'
export { type DraftPrompt, draftPrompt, type WantedDrafts } from './draft-prompt.ts'
