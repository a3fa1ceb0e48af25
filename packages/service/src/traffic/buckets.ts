import { dayMs, hourMs } from './count-events.ts'

export type Granularity = 'hour' | 'day' | 'week'

/** True for a time zone this machine knows. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The day (`2026-11-20`) on which a time falls in a time zone. */
export function createDayOf(timeZone: string): (time: number) => string {
  if (timeZone === 'UTC') return (time) => new Date(time).toISOString().slice(0, 10)
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (time) => format.format(time)
}

/** The first time of a day in a time zone, on a full hour of UTC: zones of 30 and 45 minutes are rounded. */
export function startOfDay(day: string, timeZone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  if (timeZone === 'UTC') return utc
  const dayOf = createDayOf(timeZone)
  // no zone is more than 14 hours ahead or 12 behind
  for (let time = utc - 14 * hourMs; time <= utc + 13 * hourMs; time += hourMs) if (dayOf(time) >= day) return time
  return utc
}

/** So many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Monday of the week of a day. */
function mondayOf(day: string): string {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return addDays(day, -weekday)
}

/** The name of the bucket a time falls into. */
export function createBucketOf(granularity: Granularity, timeZone: string): (time: number) => string {
  const nameOf = namesOfBuckets(granularity, timeZone)
  // many sums begin at the same time, and a name costs more than to look it up
  const known = new Map<number, string>()
  return (time) => {
    const name = known.get(time) ?? nameOf(time)
    known.set(time, name)
    return name
  }
}

function namesOfBuckets(granularity: Granularity, timeZone: string): (time: number) => string {
  if (granularity === 'hour') return (time) => `${new Date(Math.floor(time / hourMs) * hourMs).toISOString().slice(0, 13)}:00:00Z`
  const dayOf = createDayOf(timeZone)
  return granularity === 'day' ? dayOf : (time) => mondayOf(dayOf(time))
}

/**
 * Cuts a range into days of a time zone: runs of days of 24 hours, each with the first time of its first day. More than one where clocks
 * change and where the range begins within a day.
 */
export function cutDays(
  from: number,
  to: number,
  timeZone: string,
): readonly { readonly from: number; readonly to: number; readonly stepMs: number }[] {
  const dayOf = createDayOf(timeZone)
  const starts = [from]
  for (let time = from; time < to; time = starts.at(-1)!) {
    const next = startOfDay(addDays(dayOf(time), 1), timeZone)
    starts.push(Math.min(to, next))
  }
  const cuts: { from: number; to: number; stepMs: number }[] = []
  for (const [index, end] of starts.entries()) {
    const start = starts[index - 1]
    if (start === undefined) continue
    const run = cuts.at(-1)
    // a run goes on while it is made of whole days
    if (run && (start - run.from) % dayMs === 0 && end - start <= dayMs) run.to = end
    else cuts.push({ from: start, to: end, stepMs: Math.max(dayMs, end - start) })
  }
  return cuts
}

/** Names of all buckets from a time to another (exclusive), in order. */
export function bucketsBetween(from: number, to: number, granularity: Granularity, timeZone: string): readonly string[] {
  const hours = Array.from({ length: Math.ceil((to - from) / hourMs) }, (_, index) => from + index * hourMs)
  if (granularity === 'hour') return [...new Set(hours.map(createBucketOf(granularity, timeZone)))]
  // naming thousands of hours costs more than all else of a report over a year
  const dayOf = createDayOf(timeZone)
  const names = new Set<string>()
  const last = dayOf(hours.at(-1)!)
  for (let day = dayOf(from); day <= last; day = addDays(day, 1)) names.add(granularity === 'day' ? day : mondayOf(day))
  return [...names]
}
