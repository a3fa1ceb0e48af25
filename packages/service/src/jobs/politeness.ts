import type { HostAnswer } from './job-handler.ts'

/** Milliseconds between two requests to one host in jobs, and the longest that robots.txt may ask for. */
const pauseMs = 1_000
const longestCrawlDelayMs = 10_000

/** Answers with 429 or 503 in a row after which a host is left alone, and for how long. */
const maxRefusals = 3
const restMs = 10 * 60 * 1000

/** Milliseconds that any pause lasts at most. Of Retry-After the host grants no more; the rest is for the item. */
export const longestPauseMs = 60 * 60 * 1000

/**
 * Milliseconds until a host may be asked again.
 *
 * @param refusals answers in a row that asked for fewer requests, this one included
 */
export function hostPause(answer: HostAnswer | null, refusals: number): number {
  const asked = Math.min(answer?.crawlDelayMs ?? 0, longestCrawlDelayMs)
  const told = Math.min(answer?.retryAfterMs ?? 0, longestPauseMs)
  return Math.max(pauseMs, asked, told, refusals >= maxRefusals ? restMs : 0)
}
