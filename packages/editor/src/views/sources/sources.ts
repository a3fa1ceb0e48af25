/** `@citable/editor/sources`: whether linked pages say what they are cited for. Loaded only where its section is opened. */
export type { AskedSource } from '../../analyzers/sources/sources-job.ts'
export type { SourcesWorkerLike } from '../../analyzers/sources/sources-worker.ts'
export { loadSourceTexts } from '../../texts/sources/load-source-texts.ts'
export type { SourceTexts } from '../../texts/sources/source-texts.ts'
export { createSourcesSession, type SourcesSession, type SourcesSessionParts } from './sources-session.ts'
export { isFault, type SourceItem, type SourceLink, type SourcesView, sourcesView } from './sources-view.ts'
