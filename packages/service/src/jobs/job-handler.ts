import type { ClaimedItem } from '../storage/jobs.ts'
import type { Unit } from '../storage/queries/unit.ts'

/** Outcome of an item's work, before anything has taken effect. */
export interface ItemEffect {
  readonly resultId: string
  readonly unit: Unit
}

/** The last answer of a page's host; it decides the time of the next request. */
export interface HostAnswer {
  /** Its status, when it was one that asks for fewer requests; else null. */
  readonly refusedWith: number | null
  /** Wait by Retry-After. */
  readonly retryAfterMs: number | null
  /** Wait between two requests by robots.txt. */
  readonly crawlDelayMs: number | null
}

interface ItemRun {
  readonly claimed: ClaimedItem
  /** Aborts when the item is canceled, lost or out of time. */
  readonly signal: AbortSignal
  /** Gets each page that was fetched or refused. */
  readonly onHost: (answer: HostAnswer) => void
}

/**
 * The work of one type of job. The returned function is called again when its unit could not be written because something changed
 * meanwhile. May run more than once for an item: effects are in the unit, which is written once.
 *
 * @throws ServiceProblem; with a status of 500 and above or 429 the item is tried again
 */
export type JobHandler = (run: ItemRun) => Promise<() => Promise<ItemEffect>>
