/** Days since 1970-01-01 of an ISO 8601 day or instant, in UTC; null for any other text. Proleptic Gregorian calendar. */
export function dayNumber(instant: string): number | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(instant.trim())
  if (parts === null) return null
  const days = daysSince1970(Number(parts[1]), Number(parts[2]), Number(parts[3]))
  const zone = parts[6]
  if (days === null || zone === undefined || zone.toUpperCase() === 'Z') return days
  const offset = (zone.startsWith('-') ? -1 : 1) * (Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)))
  return days + Math.floor((Number(parts[4]) * 60 + Number(parts[5]) - offset) / 1440)
}

/** Days since 1970 of a day of the calendar, months from 1; null when there is no such day. Eras of 400 years start on 1 March. */
export function daysSince1970(year: number, month: number, day: number): number | null {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return null
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}
