import type { AddressPolicy } from './address-policy.ts'
import { isInNetwork, type Network, readAddress, readNetwork } from './addresses.ts'

/** Reason to refuse an address text; written to log and metrics, never sent to the caller. */
export type UrlRefusal = 'url_invalid' | 'scheme' | 'userinfo' | 'literal' | 'name' | 'port'

/** The operator's permission to fetch one host from one network, and from one more port of it. */
export interface FetchException {
  readonly host: string
  /** null: the ports everyone may use. */
  readonly port: number | null
  readonly network: Network
}

export interface UrlPolicy {
  readonly addresses: AddressPolicy
  readonly exceptions: readonly FetchException[]
  /** Ports beside 80 and 443. */
  readonly ports: readonly number[]
}

export type UrlVerdict = { readonly ok: true; readonly url: URL } | { readonly ok: false; readonly reason: UrlRefusal }

/** Characters; longer addresses are cut by many servers and proxies (the limit of the sitemap protocol). */
const longestUrl = 2048

/** Names that never lead to a public server: RFC 6761, RFC 6762, RFC 8375, RFC 7686, RFC 9476 and the usual private ones. */
const privateNames = ['localhost', 'local', 'internal', 'intranet', 'home.arpa', 'onion']

/** The host of a URL as resolvers take it: without brackets and trailing dot. */
export function hostOf(url: URL): string {
  const name = url.hostname.endsWith('.') ? url.hostname.slice(0, -1) : url.hostname
  return name.startsWith('[') ? name.slice(1, -1) : name
}

/** 80 or 443 when the URL names none. */
export function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
}

/** True when the operator allowed this host to be reached at this address. */
export function isExcepted(url: URL, address: string, exceptions: readonly FetchException[]): boolean {
  const read = readAddress(address)
  return read !== null && exceptionsFor(url, exceptions).some((exception) => isInNetwork(read, exception.network))
}

/** True when the operator allowed something of this host and port. */
export const isNamed = (url: URL, exceptions: readonly FetchException[]): boolean => exceptionsFor(url, exceptions).length > 0

function exceptionsFor(url: URL, exceptions: readonly FetchException[]): readonly FetchException[] {
  return exceptions.filter(({ host, port }) => host === hostOf(url) && (port === null || port === portOf(url)))
}

/**
 * Judges an address by its text alone, before any look-up or socket. The text is read once; later steps use the returned URL's fields,
 * so two readers cannot disagree about it.
 */
export function checkUrl(text: string, policy: UrlPolicy): UrlVerdict {
  const refuse = (reason: UrlRefusal): UrlVerdict => ({ ok: false, reason })
  if (text.length > longestUrl || !URL.canParse(text)) return refuse('url_invalid')
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuse('scheme')
  if (url.username !== '' || url.password !== '') return refuse('userinfo')

  const host = hostOf(url)
  const excepted = exceptionsFor(url, policy.exceptions)
  if (readAddress(host)) {
    if (!policy.addresses.isPublic(host) && !isExcepted(url, host, policy.exceptions)) return refuse('literal')
  } else if (excepted.length === 0) {
    const isPrivate = privateNames.some((name) => host === name || host.endsWith(`.${name}`))
    if (isPrivate || !host.includes('.')) return refuse('name')
  }

  const port = portOf(url)
  const isOpen = port === 80 || port === 443 || policy.ports.includes(port) || excepted.some((exception) => exception.port === port)
  return isOpen ? { ok: true, url } : refuse('port')
}

/**
 * Reads one `host=network` or `host:port=network` pair, such as `wiki.intranet=10.0.0.0/8` or `127.0.0.1:8890=127.0.0.1/32`.
 * Null when it is neither.
 */
export function readFetchException(text: string): FetchException | null {
  const [target = '', range = '', ...more] = text.trim().split('=')
  const network = readNetwork(range)
  if (!network || more.length > 0 || !/^[^/?#@\s]+$/.test(target) || !URL.canParse(`http://${target}/`)) return null
  const url = new URL(`http://${target}/`)
  const named = /:([0-9]+)$/.exec(target)
  return { host: hostOf(url), port: named ? Number(named[1]) : null, network }
}
