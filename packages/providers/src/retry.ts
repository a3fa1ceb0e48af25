/** Waits before a call is repeated, for every program on a server. Pure: clock and chance are arguments. */

/** Growing waits, in milliseconds. */
export interface Backoff {
  readonly firstMs: number
  /** Each wait is so many times the one before. */
  readonly factor: number
  readonly maxMs: number
}

/** Milliseconds to wait after that many attempts, 1 or more. */
export const backoffMs = ({ firstMs, factor, maxMs }: Backoff, attempts: number): number =>
  Math.min(maxMs, firstMs * factor ** (attempts - 1))

/**
 * A wait made longer or shorter by chance, so that what failed together is not repeated together.
 *
 * @param shares of the wait at chance 0 and at chance 1
 * @param chance 0 ≤ x < 1
 */
export const spreadMs = (ms: number, [from, to]: readonly [from: number, to: number], chance: number): number =>
  ms * (from + (to - from) * chance)

/**
 * Milliseconds that `Retry-After` asks for (RFC 9110, 10.2.3: seconds or a date); null: nothing that can be read.
 *
 * @param now milliseconds; null: a date is not read, because it counts by the other side's clock
 */
export function retryAfterMs(header: string | undefined, now: number | null): number | null {
  if (header === undefined) return null
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000
  const date = now === null ? Number.NaN : Date.parse(header)
  return now === null || Number.isNaN(date) ? null : Math.max(0, date - now)
}
