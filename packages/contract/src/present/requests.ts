/** `@citable/contract/requests`: requests and drafts to wire JSON and back, for who sends them; a browser's worker needs none. */
export { type DraftFacts, presentDrafts } from './present-drafts.ts'
export { presentRequest } from './present-request.ts'
export { readRequest } from './read-request.ts'
