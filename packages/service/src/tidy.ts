import { itemTimeLimits, type JobRunner } from './jobs/run-jobs.ts'
import { limitFutureItems } from './storage/jobs.ts'
import { forgetOldResults, maxForgotten } from './storage/optimizations.ts'
import { forgetPageCopies } from './storage/page-copies.ts'
import { forgetRateBuckets } from './storage/rate-buckets.ts'
import { pruneRobotsCache } from './storage/robots-cache.ts'
import type { Storage } from './storage/storage.ts'
import { forgetEvents } from './storage/traffic/event-store.ts'
import { sendWaiting } from './storage/traffic/waiting-events.ts'
import { forgetDeliveries, limitFutureDeliveries } from './storage/webhooks.ts'
import { isYounger } from './time.ts'
import { deliveryTimeLimits } from './webhooks/schedule.ts'

/** Milliseconds between two rounds of what looks through all that is stored: old results and events, times too far ahead. */
const roundMs = 60 * 60 * 1000

export interface TidyParts {
  readonly storage: Storage
  readonly jobs: Pick<JobRunner, 'tidy'>
  /** Milliseconds. */
  readonly eventRetentionMs: number
  /** Milliseconds; 0: results stay. */
  readonly resultRetentionMs: number
  /** Milliseconds. */
  readonly now: () => number
  /** Times that the clock was set back. */
  readonly stepsBack: () => number
  /** The same as `now` by a clock that believes no sudden leap forward; default: `now`. */
  readonly settled?: () => number
  /** Asks operators of agents for their networks once a day; absent: never. */
  readonly refreshAgents?: (signal: AbortSignal) => Promise<void>
}

/** Sends events that wait for the database of traffic, deletes rows that are no longer needed, and once an hour those older than their retention. */
export function createTidy({
  storage,
  jobs,
  eventRetentionMs,
  resultRetentionMs,
  now,
  stepsBack,
  settled = now,
  refreshAgents,
}: TidyParts): (signal: AbortSignal) => Promise<void> {
  let roundAt: number | null = null
  let limitedSteps = 0

  const forgetResults = async (before: number, signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const result = await storage.write([forgetOldResults(storage, before)])
      if (!result.ok || (result.changes[0] ?? 0) < maxForgotten) return
    }
  }

  return async (signal) => {
    const at = settled()
    const isRound = roundAt === null || !isYounger(roundAt, at, roundMs)
    const steps = stepsBack()
    // an earlier process or one on another machine may have had a clock that was ahead
    if (isRound || steps !== limitedSteps) {
      await storage.write([
        ...limitFutureItems(storage, now(), itemTimeLimits),
        ...limitFutureDeliveries(storage, now(), deliveryTimeLimits),
      ])
      limitedSteps = steps
    }
    await jobs.tidy()
    await storage.write([
      forgetDeliveries(storage, at),
      forgetRateBuckets(storage, at),
      ...forgetPageCopies(storage, at),
      ...pruneRobotsCache(storage, at),
    ])
    if (isRound) {
      roundAt = at
      await storage.write([forgetEvents(storage, at - eventRetentionMs)])
      if (resultRetentionMs > 0) await forgetResults(at - resultRetentionMs, signal)
      await refreshAgents?.(signal)
    }
    // last: what the database of traffic refuses is thrown
    await sendWaiting(storage, at, signal)
  }
}
