import type { Counts } from './requests.ts'
import type { BulkProgress } from './run-bulk.ts'

/** `elsewhere`: another tab of this browser is at it. */
export type RunState = 'idle' | 'running' | 'stopping' | 'finished' | 'elsewhere'

export interface Run {
  readonly state: RunState
  readonly isByService: boolean
  /** Posts whose analysis was fresh when the run began. */
  readonly atStart: number
  readonly progress: BulkProgress
}

/** Counts of posts for the screen. */
export interface BulkFigures {
  readonly isBusy: boolean
  readonly published: number
  readonly analysed: number
  readonly left: number
  /** By this run. */
  readonly finished: number
  /** Quarters of the run that are through, 0–4; 0 while the service does it. */
  readonly quarter: number
}

/** Posts whose analysis is of their present text and by the present rubric. */
export const freshOf = (counts: Counts | null): number => (counts === null ? 0 : counts.analysed - counts.outdated)

export function bulkFigures(counts: Counts | null, { state, isByService, atStart, progress }: Run): BulkFigures {
  const isBusy = state === 'running' || state === 'stopping'
  const published = counts?.published ?? 0
  // The site's own counts are read again at the end only.
  const analysed = isBusy && !isByService ? Math.min(published, atStart + progress.done) : freshOf(counts)
  return {
    isBusy,
    published,
    analysed,
    left: published - analysed,
    finished: isByService ? Math.max(0, analysed - atStart) : progress.done,
    quarter: isBusy && !isByService ? Math.floor((4 * progress.done) / Math.max(1, published - atStart)) : 0,
  }
}
