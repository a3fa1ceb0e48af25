/** `@citable/contract/requests`: requests and drafts to wire JSON and back, for programs that send them; a browser's worker does not need it. */
export { type DraftFacts, presentDrafts } from './present-drafts.ts'
export { presentRequest } from './present-request.ts'
export { readRequest } from './read-request.ts'
