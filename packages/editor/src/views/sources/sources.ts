/** `@citable/editor/sources`: whether linked pages say what they are cited for. Loaded only where its section is opened. */
export { type CheckSourcesParts, checkSources } from '../../analyzers/sources/check-sources.ts'
export type { AskedSource, FoundClaims, SourcesJob, SourcesJobAnswer } from '../../analyzers/sources/sources-job.ts'
export { createSourcesWorker, type SourcesWorker, type SourcesWorkerLike } from '../../analyzers/sources/sources-worker.ts'
export { loadSourceTexts } from '../../texts/sources/load-source-texts.ts'
export type { SourceTexts } from '../../texts/sources/source-texts.ts'
export { type SourceItem, type SourceLink, type SourcesState, type SourcesView, sourcesView } from './sources-view.ts'
