import type { WorkFailure } from '../http/bodies/large-bodies.ts'
import type { BodyJob, ReadBody } from '../http/bodies/read-body.ts'
import type { SegmentedArticle } from '../translation/merge/segment-article.ts'
import type { SegmentJob } from '../translation/merge/segment-job.ts'
import type { AnalysedArticle } from './analysis-result.ts'
import type { AnalysisJob } from './run-analysis.ts'

export type AnalysisFailure = WorkFailure

export type AnalysisResult =
  | ({ readonly ok: true /** Milliseconds of the analysis alone. */; readonly ms: number } & AnalysedArticle)
  | AnalysisFailure

export type SegmentResult = ({ readonly ok: true; readonly ms: number } & SegmentedArticle) | AnalysisFailure

export type ReadResult = { readonly ok: true; readonly read: ReadBody } | AnalysisFailure

/** JSON texts of values, in their order. */
export type PrintResult = { readonly ok: true; readonly texts: readonly string[] } | AnalysisFailure

export type WorkerResult = AnalysisResult | SegmentResult | ReadResult | PrintResult

export interface WorkerSettings {
  readonly warmsUp: boolean
}

/** `ready` is sent once, when everything is loaded and warm: from then on time counts. */
export type WorkerAnswer = {
  /** Milliseconds of CPU used so far; null: not known on this version of Node. */
  readonly cpuMs: number | null
} & (
  | { readonly ready: true }
  /** `id`: of the request. `heapMb`: what the worker's heap takes of the machine now. */
  | { readonly id: number; readonly result: WorkerResult; readonly heapMb: number }
)

export type WorkerJob =
  | { readonly op: 'analyse'; readonly job: AnalysisJob }
  | { readonly op: 'segment'; readonly job: SegmentJob }
  | { readonly op: 'read'; readonly job: BodyJob }
  | { readonly op: 'print'; readonly job: readonly unknown[] }

/** Requests are answered in their order, each once. */
export interface WorkerRequest {
  readonly id: number
  readonly work: WorkerJob
}
