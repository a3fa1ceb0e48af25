import { setTimeout as waitFor } from 'node:timers/promises'
import {
  createDocumentCache,
  createPacer,
  createSafeFetch,
  documentCacheLimits,
  type FailedSource,
  pageOfRefusal,
  readFetchException,
  type SafeFetchSettings,
} from '@citable/service/source-pages'
import { type Context, pluginId } from '../plugin.ts'

/** A page as its site serves it to the public, its bytes in base64; or why there is none. */
export type SourceAnswer =
  | {
      readonly kind: 'page'
      readonly url: string
      readonly type: string
      readonly charset: string
      readonly body: string
      readonly isCut: boolean
    }
  | FailedSource

const pageBytes = 2 * 1024 * 1024

/** Twenty pages are asked for one text; of new ones, as many in a minute. */
const maxPages = 20
const minuteMs = 60_000

/** Of a pause that a site asks for: a person waits for the next page. */
const longestPauseMs = 10_000

const limits = {
  rawBytes: pageBytes,
  decodedBytes: pageBytes,
  totalMs: 15_000,
  connectMs: 3_000,
  headersMs: 8_000,
  idleMs: 5_000,
  headerBytes: 16 * 1024,
  redirects: 5,
}

export type SourcePages = ReturnType<typeof sourcePagesService>

/** What tests replace. */
export interface SourcePagesParts extends Context {
  readonly wire?: SafeFetchSettings['wire']
  readonly now?: () => number
  readonly wait?: (ms: number) => Promise<void>
}

/**
 * Asks the pages that texts link, under the rules of the service's fetcher: public addresses, robots.txt, 2 MB, one page a second and host. Pages
 * are kept in memory for 30 days, 32 MB at most, failures for an hour: other sites' texts belong neither into a site's database and its backups
 * nor into its exports, and no answer rests on a copy alone.
 */
export const sourcePagesService = ({
  strapi,
  wire,
  now = Date.now,
  wait = (ms) => waitFor(ms, undefined, { ref: false }),
}: SourcePagesParts) => {
  const hostsOf = () => strapi.config.get<readonly string[]>(`plugin::${pluginId}.sourcesOf`, [])
  const make = (hosts: readonly string[]) =>
    createSafeFetch({
      userAgent: 'Mozilla/5.0 (compatible; CitableBot)',
      exceptions: hosts.flatMap((pair) => readFetchException(pair) ?? []),
      limits,
      now,
      ...(wire && { wire }),
    })
  let made: { readonly hosts: readonly string[]; readonly fetcher: ReturnType<typeof make> } | null = null
  const fetcherNow = () => {
    const hosts = hostsOf()
    if (made?.hosts !== hosts) made = { hosts, fetcher: make(hosts) }
    return made.fetcher
  }
  const cached = createDocumentCache({ ...documentCacheLimits, maxBytes: 32 * 1024 * 1024, now })
  const pacer = createPacer({ isOwn: () => false, wait: (ms) => wait(Math.min(ms, longestPauseMs)) })
  const asked = new Map<string, readonly number[]>()

  /** @throws TooOften more than so many new pages in a minute for one entry */
  const count = (entry: string): void => {
    const since = now() - minuteMs
    for (const [name, times] of asked) if (times.every((time) => time <= since)) asked.delete(name)
    const times = (asked.get(entry) ?? []).filter((time) => time > since)
    if (times.length >= maxPages) throw new TooOften()
    asked.set(entry, [...times, now()])
  }

  const pageOf = (page: Awaited<ReturnType<typeof cached>>): SourceAnswer => {
    if (!page.ok) return pageOfRefusal(page)
    if (page.type === 'application/pdf') return { kind: 'failed', reason: 'file_type' }
    const { url, type, charset, body } = page
    return { kind: 'page', url, type, charset, body: Buffer.from(body).toString('base64'), isCut: false }
  }

  const withoutHash = (url: string): string => url.replace(/#.*/s, '')

  return {
    /** Asks a page although a copy is kept, while no person waits. */
    async getAnew(url: string): Promise<SourceAnswer> {
      if (!URL.canParse(url)) return { kind: 'failed', reason: 'blocked' }
      const { fetchDocument } = fetcherNow()
      const { href } = new URL(withoutHash(url))
      return pageOf(await pacer.run(href, () => fetchDocument(href, 'watched')))
    },

    /** @param entry names what the page is asked for */
    async get(url: string, entry: string): Promise<SourceAnswer> {
      if (!URL.canParse(url)) return { kind: 'failed', reason: 'blocked' }
      const { fetchDocument } = fetcherNow()
      try {
        const { href } = new URL(withoutHash(url))
        const page = await cached(href, async () => {
          count(entry)
          return pacer.run(href, () => fetchDocument(href, entry))
        })
        return pageOf(page)
      } catch (error) {
        if (error instanceof TooOften) return { kind: 'failed', reason: 'many_links' }
        throw error
      }
    },
  }
}

class TooOften extends Error {}
