import { wellFormed } from './serialize-graph.ts'

/** Bases of `@id`s: `home` with one trailing slash, `page` without fragment; `''` when unknown, ids are then relative. */
export interface Bases {
  readonly home: string
  readonly page: string
}

/** Characters that no address may hold become percent signs and digits; letters of other scripts stay. */
function encodeForbidden(address: string): string {
  return wellFormed(address).replace(forbidden, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0020"<>\\^`{|}\u007f]/g

/**
 * An address as the base of ids: scheme and host in lower case, default port removed, international hosts as punycode,
 * no fragment; path and query stay as written but for characters that no address may hold. Null when it is not an absolute http(s) address.
 */
export function normalizeAddress(address: string): string | null {
  const match = /^\s*https?:\/\/[^/?#]+([^#]*)/i.exec(address)
  if (match === null || !URL.canParse(address)) return null
  const { origin } = new URL(address)
  const rest = encodeForbidden(match[1]!.trimEnd())
  return origin + (rest === '' ? '/' : rest.startsWith('/') ? rest : `/${rest}`)
}

/** The home page: `normalizeAddress` without query, with exactly one trailing slash. */
export function normalizeHome(address: string): string | null {
  const normal = normalizeAddress(address)
  return normal === null ? null : `${normal.replace(/\?.*$/, '').replace(/\/+$/, '')}/`
}

/** The address against a base, or null when the result is not http(s). */
export function resolveAddress(address: string, base: string | null): string | null {
  const trimmed = address.trim()
  if (trimmed === '') return null
  if (/^https?:\/\//i.test(trimmed)) return URL.canParse(trimmed) ? encodeForbidden(trimmed) : null
  if (base === null || base === '' || !URL.canParse(trimmed, base)) return null
  const { href, protocol } = new URL(trimmed, base)
  return protocol === 'http:' || protocol === 'https:' ? href : null
}

/** Host in lower case without `www.`; null: not an address. */
export function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host.replace(/^www\./, '') : null
}

const ofSite = /^#(website$|organization$|\/schema\/)/

/** Completes an id that starts with `#`: site ids with the home page, `#webpage` is the page itself, all others belong to the page. */
export function absoluteId(id: string, { home, page }: Bases): string {
  if (!id.startsWith('#')) return id
  if (ofSite.test(id)) return home + id
  if (id === '#webpage') return page === '' ? id : page
  return page + id
}

/** The reverse of `absoluteId`; ids of other pages stay as they are. */
export function relativeId(id: string, { home, page }: Bases): string {
  if (page !== '' && id === page) return '#webpage'
  if (home !== '' && id.startsWith(`${home}#`) && ofSite.test(id.slice(home.length))) return id.slice(home.length)
  if (page !== '' && id.startsWith(`${page}#`) && !ofSite.test(id.slice(page.length))) return id.slice(page.length)
  return id
}

/**
 * Part of an id made from a name: ASCII letters in lower case; runs of spaces, punctuation and invisible characters become one hyphen;
 * letters of other scripts stay. `''` when nothing is left.
 */
export function slugOf(name: string): string {
  return name
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/[^0-9a-z\u00c0-\u167f\u1681-\u1fff\u2070-\u2fff\u3005-\ufefe\uff00-\uffef]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
