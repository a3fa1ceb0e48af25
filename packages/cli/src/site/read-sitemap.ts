import { gunzipSync } from 'node:zlib'
import { isLoopback } from '@citable/service/pacing'
import { Parser } from 'htmlparser2'
import { SourceFault } from '../read-source.ts'

/** Bytes of a sitemap, unpacked: the limit of the protocol (https://www.sitemaps.org/protocol.html, 2026-11-28). */
export const sitemapBytes = 50 * 1024 * 1024

/** Our own choices: real indexes nest once, rarely twice; so many files hold 25 million addresses. */
const maxDepth = 3
const maxFiles = 500

interface SitemapEntry {
  readonly address: string
  /** As written; null: the sitemap does not say. */
  readonly modified: string | null
}

/** What one file of a sitemap lists: pages, or other sitemaps. */
export interface SitemapFile {
  readonly kind: 'pages' | 'sitemaps'
  readonly entries: readonly SitemapEntry[]
}

/**
 * A sitemap in XML, or as a text with an address a line; packed with gzip or not. Images, videos and other languages beside a page are left out.
 *
 * @throws SourceFault when it is neither
 */
export function parseSitemap(body: Uint8Array): SitemapFile {
  const text = unpack(body).replace(/^\ufeff/, '')
  if (!/^\s*</.test(text)) {
    const lines = text.split(/\r?\n/).map((line) => line.trim())
    const addresses = lines.filter((line) => /^https?:\/\/\S+$/i.test(line))
    if (addresses.length === 0) throw new SourceFault('unusable_page', 'The sitemap is neither XML nor a list of addresses.')
    return { kind: 'pages', entries: addresses.map((address) => ({ address, modified: null })) }
  }
  let kind: SitemapFile['kind'] | null = null
  const entries: SitemapEntry[] = []
  const open: string[] = []
  let address = ''
  let modified = ''
  const parser = new Parser(
    {
      onopentag: (name) => {
        if (open.length === 0 && (name === 'urlset' || name === 'sitemapindex')) kind = name === 'urlset' ? 'pages' : 'sitemaps'
        open.push(name)
        if (name === 'url' || name === 'sitemap') [address, modified] = ['', '']
      },
      ontext: (part) => {
        const [parent, name] = open.slice(-2)
        if (parent !== 'url' && parent !== 'sitemap') return
        if (name === 'loc') address += part
        if (name === 'lastmod') modified += part
      },
      onclosetag: (name) => {
        open.pop()
        if ((name === 'url' || name === 'sitemap') && address.trim() !== '')
          entries.push({ address: address.trim(), modified: modified.trim() || null })
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  if (kind === null) throw new SourceFault('unusable_page', 'The address is no sitemap: there is no urlset or sitemapindex in it.')
  return { kind, entries }
}

/** @throws SourceFault */
function unpack(body: Uint8Array): string {
  if (body[0] !== 0x1f || body[1] !== 0x8b) return new TextDecoder().decode(body)
  try {
    return new TextDecoder().decode(gunzipSync(body, { maxOutputLength: sitemapBytes }))
  } catch {
    throw new SourceFault('unusable_page', `The sitemap cannot be unpacked, or is larger than ${sitemapBytes / 1024 / 1024} MiB.`)
  }
}

export interface SitemapSettings {
  /** @throws SourceFault when it cannot be fetched */
  readonly fetchFile: (url: string) => Promise<Uint8Array>
  /** A day or time: pages that the sitemap calls unchanged since are left out. null: all. */
  readonly since: string | null
  /** Pages at most. */
  readonly limit: number
  /** Gets a sentence for what is left out or cannot be read. */
  readonly tell: (sentence: string) => void
}

/**
 * Addresses of pages that a sitemap lists, nested ones too, each once and in its order. Pages of other hosts are left out; those of a sitemap
 * on this machine are asked from this machine, whatever host they name.
 *
 * @throws SourceFault when the sitemap cannot be read, or lists no page
 */
export async function readSitemap(url: string, { fetchFile, since, limit, tell }: SitemapSettings): Promise<readonly string[]> {
  const home = new URL(url)
  const addresses = new Set<string>()
  const seen = new Set<string>()
  const left = { elsewhere: 0, moved: 0, old: 0, undated: 0 }
  const add = ({ address, modified }: SitemapEntry): void => {
    if (!URL.canParse(address, url)) return
    const page = new URL(address, url)
    if (!/^https?:$/.test(page.protocol)) return
    if (since !== null && modified !== null && isBefore(modified, since)) return void left.old++
    if (since !== null && modified === null) left.undated++
    if (!isSameSite(page, home)) {
      if (!isLoopback(home.hostname)) return void left.elsewhere++
      moveTo(home, page)
      left.moved++
    }
    page.hash = ''
    addresses.add(page.href)
  }
  const read = async (file: string, depth: number): Promise<void> => {
    if (seen.has(file) || addresses.size >= limit) return
    if (seen.size >= maxFiles || depth > maxDepth)
      return tell(`The sitemap ${file} is left out: there are too many, or they nest too deep.`)
    seen.add(file)
    let found: SitemapFile
    try {
      found = parseSitemap(await fetchFile(file))
    } catch (error) {
      if (!(error instanceof SourceFault) || depth === 0) throw error
      return tell(`The sitemap ${file} is left out: ${error.message}`)
    }
    for (const entry of found.entries) {
      if (addresses.size >= limit) break
      if (found.kind === 'pages') add(entry)
      else if (since === null || entry.modified === null || !isBefore(entry.modified, since)) {
        const nested = URL.canParse(entry.address, file) ? new URL(entry.address, file) : null
        if (nested === null || !/^https?:$/.test(nested.protocol)) continue
        if (isLoopback(home.hostname) && !isLoopback(nested.hostname)) moveTo(home, nested)
        await read(nested.href, depth + 1)
      }
    }
  }
  await read(url, 0)
  if (left.elsewhere > 0) tell(`${left.elsewhere} addresses are left out, because they are not on ${home.host}.`)
  if (left.moved > 0) tell(`${left.moved} addresses of another host are read from ${home.origin}, where the sitemap is.`)
  if (left.old > 0) tell(`${left.old} addresses are left out, because the sitemap has them unchanged since ${since}.`)
  if (left.undated > 0) tell(`${left.undated} addresses are read although the sitemap does not say when they changed.`)
  if (addresses.size === 0 && left.old === 0) throw new SourceFault('unusable_page', `The sitemap lists no page of ${home.host}.`)
  return [...addresses]
}

/** The path of an address on another host; `host` alone would keep the port that is not written. */
function moveTo(home: URL, address: URL): void {
  address.protocol = home.protocol
  address.hostname = home.hostname
  address.port = home.port
}

/** The same host, with or without `www.`; http and https are one site. */
const isSameSite = (page: URL, home: URL): boolean => bare(page.host) === bare(home.host)
const bare = (host: string): string => host.replace(/^www\./, '')

/** W3C dates, of a year alone up to a time with its zone; one that cannot be read is not before anything. */
function isBefore(modified: string, since: string): boolean {
  const [at, from] = [Date.parse(modified), Date.parse(since)]
  if (Number.isNaN(at)) return false
  return /T/.test(modified) ? at < from : modified.slice(0, 10) < since.slice(0, modified.length)
}
