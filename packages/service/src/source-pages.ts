/** `@citable/service/source-pages`: asking a page that a text cites, for hosts that look sources up without the service. */
export { createSafeFetch, readFetchException, type SafeFetchSettings } from './fetching/safe-fetch.ts'
export { createPacer } from './jobs/pace-requests.ts'
export { createDocumentCache, documentCacheLimits } from './sources/cache-documents.ts'
export { type FailedSource, pageOfRefusal } from './sources/page-of-answer.ts'
