/** Milliseconds as RFC 3339 in UTC. */
export const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The same for a time that may not have come. */
export const timeOrNull = (milliseconds: number | null): string | null => (milliseconds === null ? null : timeOf(milliseconds))

/**
 * True while something noted at a time is younger than so many milliseconds. What was noted later than now was noted before the clock stepped back:
 * its age is unknown, so it is not young.
 */
export function isYounger(notedAt: number, now: number, ms: number): boolean {
  const age = now - notedAt
  return age >= 0 && age < ms
}

/** A clock that may be set, and how often it was set back. */
export interface WatchedClock {
  /** Milliseconds. */
  readonly now: () => number
  /** How often the clock gave an earlier time than before. */
  readonly stepsBack: () => number
}

/** Milliseconds back that make no difference to what waits. */
const trembleMs = 1_000

/** Checks the clock at each call; code that stores times should use this clock. */
export function createWatchedClock(now: () => number): WatchedClock {
  let latest = now()
  let steps = 0
  return {
    now: () => {
      const told = now()
      if (told < latest - trembleMs) steps++
      else if (told < latest) return told
      latest = told
      return told
    },
    stepsBack: () => steps,
  }
}

/** Milliseconds that a clock may run ahead of elapsed time between two looks: it is set, or slewed. */
const slackMs = 60_000

/** Milliseconds that a clock has to stand by a leap until it is believed. */
export const settleMs = 60 * 60 * 1000

/**
 * A clock for what cannot be undone: forgetting, failing for good, disabling. It goes back at once, and believes a leap forward only after it has
 * lasted for an hour; until then it goes on as time elapses. A machine that was asleep leaps, too, and forgets an hour later.
 *
 * @param now milliseconds of the clock, which may be set
 * @param elapsed milliseconds since any moment, which are never set
 */
export function createSettledClock(now: () => number, elapsed: () => number): () => number {
  let settled = now()
  let lookedAt = elapsed()
  let leaptAt: number | null = null
  return () => {
    const at = elapsed()
    const expected = settled + at - lookedAt
    lookedAt = at
    const told = now()
    const hasLeapt = told > expected + slackMs
    leaptAt = hasLeapt ? (leaptAt ?? at) : null
    settled = leaptAt !== null && at - leaptAt < settleMs ? expected : told
    return settled
  }
}
