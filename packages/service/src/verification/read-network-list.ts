import { readPrefix } from './address-ranges.ts'

export type NetworkListFault = 'not_json' | 'wrong_shape' | 'empty' | 'in_the_future'

export type ReadNetworkList =
  | { readonly ok: true; readonly created: number | null; readonly prefixes: readonly string[] }
  | { readonly ok: false; readonly fault: NetworkListFault }

const refuse = (fault: NetworkListFault): ReadNetworkList => ({ ok: false, fault })

/** Prefixes of a list at most: the longest known has 1,056. */
const maxPrefixes = 20_000
/** Milliseconds that an operator's clock may be ahead. */
const aheadMs = 24 * 60 * 60 * 1000

/** Characters without width, which published lists have contained. */
const invisible = /[\u200b-\u200d\u2060\ufeff]/g

/**
 * Reads what an operator publishes: `{creationTime, prefixes: [{ipv4Prefix|ipv6Prefix|ip_prefix}]}`, or the same in the `code` of a page. One
 * entry that is no network, or wider than any operator's, refuses the whole list.
 */
export function readNetworkList(text: string, format: 'json' | 'html', now: number): ReadNetworkList {
  const json = format === 'html' ? codeOf(text) : text
  if (json === null) return refuse('not_json')
  let value: unknown
  try {
    value = JSON.parse(json.replace(invisible, ''))
  } catch {
    return refuse('not_json')
  }
  if (!isRecord(value) || !Array.isArray(value.prefixes)) return refuse('wrong_shape')
  const created = typeof value.creationTime === 'string' ? readTime(value.creationTime) : null
  // a page has no time that is known to be there
  if (created === null && (format === 'json' || value.creationTime !== undefined)) return refuse('wrong_shape')
  if (created !== null && created > now + aheadMs) return refuse('in_the_future')
  if (value.prefixes.length === 0) return refuse('empty')
  const prefixes = value.prefixes.flatMap(prefixesOf)
  const isRead = prefixes.length <= maxPrefixes && prefixes.every((prefix) => prefix !== null && readPrefix(prefix) !== null)
  return isRead ? { ok: true, created, prefixes: [...new Set(prefixes as string[])].sort() } : refuse('wrong_shape')
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The prefixes of an entry; one null where it has none. */
function prefixesOf(entry: unknown): readonly (string | null)[] {
  if (!isRecord(entry)) return [null]
  const given = [entry.ipv4Prefix, entry.ipv6Prefix, entry.ip_prefix].filter((prefix) => prefix !== undefined)
  return given.length === 0 ? [null] : given.map((prefix) => (typeof prefix === 'string' ? prefix.trim() : null))
}

/** A time as RFC 3339 has it; operators leave out the zone, and mean UTC. */
function readTime(text: string): number | null {
  const [whole, clock, , zone] = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?)?$/.exec(text) ?? []
  if (whole === undefined) return null
  const time = Date.parse(clock === undefined || zone !== undefined ? text : `${text}Z`)
  return Number.isNaN(time) ? null : time
}

/** Text of the first `code` element that holds a list. */
function codeOf(page: string): string | null {
  for (let from = 0; ; ) {
    const start = page.indexOf('<code', from)
    const open = start < 0 ? -1 : page.indexOf('>', start)
    const end = open < 0 ? -1 : page.indexOf('</code>', open)
    if (end < 0) return null
    const text = decode(page.slice(open + 1, end))
    if (text.includes('"prefixes"')) return text
    from = end
  }
}

/** JSON within a page: only what JSON needs is escaped. */
const decode = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#34;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
