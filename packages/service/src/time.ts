/** Milliseconds as RFC 3339 in UTC. */
export const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The same for a time that may not have come. */
export const timeOrNull = (milliseconds: number | null): string | null => (milliseconds === null ? null : timeOf(milliseconds))

/**
 * True while something noted at a time is younger than so many milliseconds. What was noted later than now was noted before the clock stepped back:
 * nobody knows how old it is, so it is not young.
 */
export function isYounger(notedAt: number, now: number, ms: number): boolean {
  const age = now - notedAt
  return age >= 0 && age < ms
}
