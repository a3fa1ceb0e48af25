import type { Duration } from '../../../model/article.ts'

/** Seconds as an ISO 8601 duration; null for none at all and for more than a month, which is a fault of the page. */
export function durationOf(seconds: number): Duration | null {
  const whole = Math.round(seconds)
  if (!(whole > 0) || whole > 31 * 86_400) return null
  const days = Math.floor(whole / 86_400)
  const [hours, minutes, rest] = [Math.floor((whole % 86_400) / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const time = `${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest > 0 ? `${rest}S` : ''}`
  return `P${days > 0 ? `${days}D` : ''}${time === '' ? '' : `T${time}`}`
}

/** An ISO 8601 duration as pages write it (`PT90M`, `P0DT1H`, lower case), in one spelling; null: invalid. */
export function readDuration(text: string): Duration | null {
  const match = /^P(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,6})(?:\.\d{1,6})?S)?)?$/i.exec(text.trim())
  if (!match) return null
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0))
  return durationOf(days * 86_400 + hours * 3600 + minutes * 60 + seconds)
}
