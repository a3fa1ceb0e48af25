import type { JobRunner } from './jobs/run-jobs.ts'
import { forgetEvents } from './storage/event-store.ts'
import { forgetOldResults, maxForgotten } from './storage/optimizations.ts'
import { forgetPageCopies } from './storage/page-copies.ts'
import { forgetRateBuckets } from './storage/rate-buckets.ts'
import { pruneRobotsCache } from './storage/robots-cache.ts'
import type { Storage } from './storage/storage.ts'
import { forgetDeliveries, setRightDeliveries } from './storage/webhooks.ts'
import { isYounger } from './time.ts'

/** Milliseconds between two rounds of forgetting old results and events. */
const forgetMs = 60 * 60 * 1000

export interface TidyParts {
  readonly storage: Storage
  readonly jobs: Pick<JobRunner, 'tidy'>
  /** Milliseconds. */
  readonly eventRetentionMs: number
  /** Milliseconds; 0: results stay. */
  readonly resultRetentionMs: number
  /** Milliseconds. */
  readonly now: () => number
  /** The same by a clock that believes no sudden leap forward; default: `now`. */
  readonly settled?: () => number
}

/** Deletes what nobody needs any more; once an hour what is older than its retention, too. */
export function createTidy({
  storage,
  jobs,
  eventRetentionMs,
  resultRetentionMs,
  now,
  settled = now,
}: TidyParts): (signal: AbortSignal) => Promise<void> {
  let forgotAt: number | null = null

  const forgetResults = async (before: number, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const result = await storage.write([forgetOldResults(storage, before)])
      if (!result.ok || (result.changes[0] ?? 0) < maxForgotten) return
    }
  }

  return async (signal) => {
    await jobs.tidy()
    const at = settled()
    await storage.write([
      ...setRightDeliveries(storage, now()),
      forgetDeliveries(storage, at),
      forgetRateBuckets(storage, at),
      ...forgetPageCopies(storage, at),
      ...pruneRobotsCache(storage, at),
    ])
    if (forgotAt !== null && isYounger(forgotAt, at, forgetMs)) return
    forgotAt = at
    await storage.write([forgetEvents(storage, forgotAt - eventRetentionMs)])
    if (resultRetentionMs > 0) await forgetResults(forgotAt - resultRetentionMs, signal)
  }
}
