/** Speed so far: milliseconds of work, posts that took them, posts that are left. */
export interface Speed {
  readonly worked: number
  readonly handled: number
  readonly left: number
}

/** Posts: before so many are through, the first ones say too little. */
const enough = 20

/** Minutes of one step of what is shown: the further away the end, the less is known. */
const stepOf = (minutes: number): number => (minutes < 10 ? 1 : minutes < 60 ? 5 : 60)

/** Share of a step by which an estimate has to differ from what is shown: a half would let it jump to and fro. */
const difference = 0.75

/**
 * Minutes until the rest is done, in steps of 1, 5 and 60, at the mean speed so far; 0: less than one; null: it is too early to tell.
 * `shown`: what was answered last, which stays until the estimate is clearly another one.
 */
export function minutesLeft(shown: number | null, { worked, handled, left }: Speed): number | null {
  if (handled < enough) return null
  const minutes = ((worked / handled) * left) / 60_000
  if (shown !== null && Math.abs(minutes - shown) < stepOf(Math.min(minutes, shown)) * difference) return shown
  return minutes < 1 ? 0 : Math.max(1, Math.round(minutes / stepOf(minutes)) * stepOf(minutes))
}
