import type { LoggedRequest } from '@citable/service/traffic'

/** What a line is: requests, `other` (a heading, or no request of a page), or null: no line of this format. */
export type LineReading = LoggedRequest | readonly LoggedRequest[] | 'other' | null

/** Reads lines in their order: what a heading says holds for those below it. */
export type LineReader = (line: string) => LineReading

/** A number with a unit by its size (seconds, milli-, micro- or nanoseconds since 1970), or a date; milliseconds. NaN: neither. */
export function timeOf(value: unknown): number {
  if (typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value)) return Date.parse(value)
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  if (number < 1e11) return Math.floor(number * 1_000)
  if (number < 1e14) return Math.floor(number)
  return Math.floor(number < 1e17 ? number / 1e3 : number / 1e6)
}

/** Host and path of a request's target; null: a target that is no page (`*`, or what follows CONNECT). */
export function splitTarget(target: string): { readonly host: string | null; readonly path: string } | null {
  if (target.startsWith('/')) return { host: null, path: target }
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const { host, pathname, search } = new URL(target)
  return { host, path: pathname + search }
}

/** A dash stands for nothing in logs. */
export const given = (text: string | undefined): string => (text === undefined || text === '-' ? '' : text)

/** Percent-encoding undone; a text without valid percent-encoding stays. */
export function decoded(text: string): string {
  if (!text.includes('%')) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
