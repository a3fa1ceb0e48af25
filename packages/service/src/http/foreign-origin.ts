import type { IncomingHttpHeaders } from 'node:http'

/**
 * True for a call that a page of another origin makes in a visitor's browser. It holds no key that we would take, and nothing of it may count
 * against the address it comes from. Browsers set these headers, pages cannot; programs send none of them.
 *
 * @param publicUrl the address people reach the service at; null: as called
 * @param allowed origins whose pages may call
 */
export function isForeignOrigin(headers: IncomingHttpHeaders, publicUrl: string | null, allowed: readonly string[]): boolean {
  const { origin, host } = headers
  const site = headers['sec-fetch-site']
  if (site === 'same-origin' || site === 'none') return false
  if (origin === undefined) return site !== undefined
  if (allowed.includes(origin)) return false
  if (!URL.canParse(origin)) return true
  return new URL(origin).host !== host && (publicUrl === null || new URL(publicUrl).origin !== origin)
}
