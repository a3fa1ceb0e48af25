import { defineSignal } from './define-signal.ts'

/**
 * Days of the article's dates. `age` counts days from the last change (or publication) to `now`, negative in the future;
 * null without a date.
 */
export const dates = defineSignal({
  fold: (_facts, { article, context }) => {
    const published = article.datePublished === null ? null : dayNumber(article.datePublished.value)
    const modified = article.dateModified === null ? null : dayNumber(article.dateModified.value)
    const today = dayNumber(context.now)
    const last = published === null ? modified : modified === null ? published : Math.max(published, modified)
    return {
      published: published === null ? null : article.datePublished,
      modified: modified === null ? null : article.dateModified,
      publishedDay: published,
      modifiedDay: modified,
      today,
      age: last === null || today === null ? null : today - last,
    }
  },
})

/** Days since 1970-01-01 of an ISO 8601 day or instant, in UTC; null when it is none. Proleptic Gregorian calendar. */
export function dayNumber(instant: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(instant.trim())
  if (parts === null) return null
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null
  // Days from civil, counted in eras of 400 years that start on 1 March.
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  const days = era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
  const zone = parts[6]
  if (zone === undefined || zone.toUpperCase() === 'Z' || parts[4] === undefined) return days
  const sign = zone.startsWith('-') ? -1 : 1
  const offset = sign * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)))
  const minutes = Number(parts[4]) * 60 + Number(parts[5]) - offset
  return days + Math.floor(minutes / 1440)
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
