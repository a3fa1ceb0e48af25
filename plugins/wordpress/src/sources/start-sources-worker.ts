import type { SourcesWorkerLike } from '@citable/editor/sources'

// webpack finds the worker by this very expression
export const startSourcesWorker = () => new Worker(new URL('../analyzers/sources.worker.ts', import.meta.url)) as SourcesWorkerLike
