import type { Optimization } from '@citable/contract/present'
import type { AnalysisFailureReason, AnalysisRequest, Scores } from './analyzer.ts'

/** From the panel to the worker. Ids count up per connection. */
export type ToWorker =
  | { readonly type: 'analyze'; readonly id: number; readonly request: AnalysisRequest }
  /** The answer is no longer wanted; a run that has not begun is dropped. */
  | { readonly type: 'cancel'; readonly id: number }

/** From the worker to the panel. */
export type FromWorker =
  /** Sent once, when the worker's code runs. */
  | { readonly type: 'ready' }
  /** The scores of the coming result, sent ahead of the first one at most. */
  | { readonly type: 'scores'; readonly id: number; readonly scores: Scores }
  | { readonly type: 'result'; readonly id: number; readonly ok: true; readonly optimization: Optimization }
  | {
      readonly type: 'result'
      readonly id: number
      readonly ok: false
      readonly reason: AnalysisFailureReason
      readonly detail: string | null
    }

/** The worker's end of the connection: `self` of a dedicated worker, a MessagePort, or a fake. */
export interface AnalysisPort {
  postMessage(message: FromWorker): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}
