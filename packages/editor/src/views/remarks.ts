/** `@citable/editor/remarks`: a second reader. Loaded only where a model may be asked. */
export { type AskedRemarks, askForRemarks, checkAgain } from '../analyzers/ask-for-remarks.ts'
export type { RemarkCheck } from '../analyzers/title-job.ts'
export { type RemarkItem, type RemarksView, remarksView } from './remarks-view.ts'
