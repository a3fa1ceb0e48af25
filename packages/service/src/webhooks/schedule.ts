import { spreadMs } from '@citable/providers/retry'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/**
 * Milliseconds from one attempt to the next: at once, then after 5 s, 5 min … 24 h. The schedule that the Standard Webhooks
 * specification proposes, with its last steps stretched to cover a long weekend.
 */
const waits = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour] as const

/** Shares of a wait between which chance picks. */
const shares = [0.8, 1.2] as const

/** How far ahead an attempt may lie, in milliseconds: one that runs counts as lost after more than it can take. */
export const deliveryTimeLimits = { leaseMs: minute, waitMs: Math.max(...waits) * shares[1] } as const

/** Milliseconds that Retry-After is granted at most. */
const longestRetryAfterMs = 24 * hour

/** Milliseconds of failures without a success after which nothing more is sent. */
export const failingMs = 5 * 24 * hour

/**
 * Milliseconds until the next attempt; null: there is none.
 *
 * @param attempts attempts made so far, 1 or more
 * @param random 0 ≤ x < 1
 * @param askedMs what the receiver asked for with Retry-After; null: nothing
 */
export function nextWait(attempts: number, random: number, askedMs: number | null): number | null {
  const wait = waits[attempts - 1]
  if (wait === undefined) return null
  return Math.round(Math.max(spreadMs(wait, shares, random), Math.min(askedMs ?? 0, longestRetryAfterMs)))
}
