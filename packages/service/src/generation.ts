/** `@citable/service/generation`: drafts of a text generator, outside the HTTP service. */
export { loadGenerator } from './generation/load-generator.ts'
export { estimateDrafts, writeDrafts } from './generation/write-drafts.ts'
