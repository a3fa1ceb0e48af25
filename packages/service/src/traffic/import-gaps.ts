import { dayMs } from './count-events.ts'
import { group } from './group.ts'

/** Requests of agents on a UTC day that a source reported. */
export interface SourceDay {
  readonly siteId: string
  readonly source: string
  /** Milliseconds. */
  readonly day: number
  readonly n: number
}

/** Days that a log must have, and requests of its middle one: with fewer, a day without any may just have had none. */
const [minDays, minHits] = [7, 10] as const

/**
 * Days whose log was not read, in their order: no line of it is known, though days around have many. After the last line of a log a day counts
 * only where no other source reported it either: it may have been read for a while and then no more.
 *
 * @param logs sources that are logs; @param end of the days that are over
 */
export function importGaps(days: readonly SourceDay[], logs: readonly string[], end: number): readonly number[] {
  const missing = new Set<number>()
  for (const [, ofSite] of group(days, ({ siteId }) => siteId)) {
    const told = new Set(ofSite.map(({ day }) => day))
    const read = new Map<number, number>()
    for (const { source, day, n } of ofSite) if (logs.includes(source)) read.set(day, (read.get(day) ?? 0) + n)
    const counts = [...read.values()].sort((one, other) => one - other)
    if (counts.length < minDays || counts[counts.length >> 1]! < minHits) continue
    const [first, last] = [Math.min(...read.keys()), Math.max(...read.keys())]
    for (let day = first; day + dayMs <= end; day += dayMs) if (!read.has(day) && (day < last || !told.has(day))) missing.add(day)
  }
  return [...missing].sort((one, other) => one - other)
}
