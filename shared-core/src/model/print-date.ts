import { daysSince1970 } from './day-number.ts'
import type { Instant } from './values.ts'

/** A date as printed and, in seconds since 1970 UTC, for comparing; a day without time counts as its midnight in UTC. */
export interface PrintableDate {
  readonly text: string
  readonly seconds: number
  /** The source had a time without an offset, which is left out: an offset is never invented. */
  readonly lostTime: boolean
}

const pattern = /^\s*(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?\s*(Z|z|[+-]\d{2}(?::?\d{2})?)?)?\s*$/

/** `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm:ss±HH:MM` (PHP `DATE_W3C`), UTC as `+00:00`, no fraction. Null for anything else. */
export function printDate(instant: Instant): PrintableDate | null {
  const match = pattern.exec(instant)
  if (match === null) return null
  const days = daysSince1970(Number(match[1]), Number(match[2]), Number(match[3]))
  if (days === null) return null
  const date = `${match[1]}-${match[2]}-${match[3]}`
  const midnight = days * 86_400
  if (match[4] === undefined) return { text: date, seconds: midnight, lostTime: false }
  const [hour, minute, second] = [Number(match[4]), Number(match[5]), Number(match[6] ?? 0)]
  if (hour > 23 || minute > 59 || second > 59) return null
  if (match[7] === undefined) return { text: date, seconds: midnight, lostTime: true }
  const offset = match[7].toUpperCase() === 'Z' ? '+0000' : match[7].replace(':', '').padEnd(5, '0')
  const [offsetHours, offsetMinutes] = [Number(offset.slice(1, 3)), Number(offset.slice(3, 5))]
  if (offsetHours > 14 || offsetMinutes > 59) return null
  const east = (offset.startsWith('-') ? -1 : 1) * (offsetHours * 60 + offsetMinutes) * 60
  const sign = east < 0 ? '-' : '+'
  return {
    text: `${date}T${match[4]}:${match[5]}:${match[6] ?? '00'}${sign}${offset.slice(1, 3)}:${offset.slice(3, 5)}`,
    seconds: midnight + hour * 3600 + minute * 60 + second - east,
    lostTime: false,
  }
}

/** Nothing on the web is older; earlier dates are faults such as 1970-01-01 or 0001-01-01. */
const earliest = daysSince1970(1990, 1, 1)! * 86_400

export interface PageDates {
  readonly published: string | null
  readonly modified: string | null
  readonly notes: readonly {
    readonly code: 'timeWithoutZone' | 'dateUnreadable' | 'dateOutOfRange' | 'dateModifiedRaised'
    readonly property: 'datePublished' | 'dateModified'
  }[]
}

/**
 * Both dates of a page as printed. A modification before the publication becomes the publication date, so that scheduled
 * posts do not claim to be older than they are. `now` (UTC day is enough) drops modification dates more than a day ahead; null: no such test.
 */
export function pageDates(datePublished: Instant | null, dateModified: Instant | null, now: Instant | null): PageDates {
  const notes: PageDates['notes'][number][] = []
  const read = (instant: Instant | null, property: 'datePublished' | 'dateModified') => {
    if (instant === null) return null
    const date = printDate(instant)
    if (date === null) notes.push({ code: 'dateUnreadable', property })
    else if (date.lostTime) notes.push({ code: 'timeWithoutZone', property })
    return date
  }
  const published = read(datePublished, 'datePublished')
  let modified = read(dateModified, 'dateModified')
  const limit = now === null ? null : printDate(now)
  if (
    modified !== null &&
    (modified.seconds < earliest ||
      (limit !== null && modified.seconds > limit.seconds + 2 * 86_400 && (published === null || modified.seconds > published.seconds)))
  ) {
    notes.push({ code: 'dateOutOfRange', property: 'dateModified' })
    modified = null
  }
  if (published !== null && modified !== null && modified.seconds < published.seconds) {
    // of two times of one day the order is not shown
    if (modified.text.slice(0, 10) !== published.text.slice(0, 10)) notes.push({ code: 'dateModifiedRaised', property: 'dateModified' })
    modified = published
  }
  return { published: published?.text ?? null, modified: modified?.text ?? null, notes }
}
