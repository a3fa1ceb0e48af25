/** Milliseconds as RFC 3339 in UTC. */
export const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** The same for a time that may not have come. */
export const timeOrNull = (milliseconds: number | null): string | null => (milliseconds === null ? null : timeOf(milliseconds))
