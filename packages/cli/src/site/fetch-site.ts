import { readFetchException, type SafeFetch } from '@citable/service/fetching'
import { isLoopback } from '@citable/service/pacing'
import type { CommandContext } from '../command-context.ts'
import { agentOf, createFetcher } from '../create-fetcher.ts'
import { SourceFault } from '../read-source.ts'
import { readSitemap, sitemapBytes } from './read-sitemap.ts'

/** The service's fetcher for one run. */
export interface SiteFetcher {
  fetchPage(url: string): ReturnType<SafeFetch['fetchPage']>
  /** @throws SourceFault */
  fetchFile(url: string): Promise<Uint8Array>
  /** The host is this machine, and the user named it. */
  isOwn(hostname: string): boolean
}

/** Milliseconds for a sitemap: it may be fifty times as large as a page. */
const sitemapMs = 60_000

/** A fetcher that also reaches this machine where the named address is on it: on that host and port alone. */
export function hereFetcher(named: string, context: CommandContext): ReturnType<typeof createFetcher> {
  const { hostname, port } = new URL(named)
  const isHere = isLoopback(hostname)
  const target = `${hostname}:${port === '' ? (named.startsWith('https:') ? 443 : 80) : port}`
  const exceptions = isHere ? ['127.0.0.0/8', '::1/128'].map((network) => readFetchException(`${target}=${network}`)!) : []
  return createFetcher(context, { exceptions, ...(isHere && { concurrency: { total: 16, perTenant: 16, perHost: 16 } }) })
}

/** `hereFetcher` for the pages and files of one run. */
export function siteFetcher(named: string, context: CommandContext): SiteFetcher {
  const { hostname } = new URL(named)
  const isHere = isLoopback(hostname)
  const safeFetch = hereFetcher(named, context)
  return {
    isOwn: (host) => isHere && host === hostname,
    fetchPage: (url) => safeFetch.fetchPage(url, 'cli'),
    fetchFile: async (url) => {
      const limits = {
        rawBytes: sitemapBytes,
        decodedBytes: sitemapBytes,
        totalMs: sitemapMs,
        connectMs: 3_000,
        headersMs: 15_000,
        idleMs: 15_000,
        headerBytes: 16 * 1024,
        redirects: 5,
      }
      const answer = await safeFetch.request(
        {
          url,
          method: 'GET',
          headers: { 'user-agent': agentOf(context), accept: 'application/xml,text/xml,*/*;q=0.5' },
          body: null,
          limits,
          signal: AbortSignal.timeout(sitemapMs),
        },
        'cli',
      )
      if (!answer.ok) throw new SourceFault(answer.outcome, answer.detail)
      if (answer.status !== 200) throw new SourceFault('unusable_page', `The address answered with status ${answer.status}.`)
      return answer.body
    },
  }
}

interface FetchSitemapSettings {
  readonly safeFetch: SiteFetcher
  readonly since: string | null
  readonly limit: number
  readonly tell: (sentence: string) => void
}

/** @throws SourceFault */
export const fetchSitemap = (url: string, { safeFetch, since, limit, tell }: FetchSitemapSettings): Promise<readonly string[]> =>
  readSitemap(url, { fetchFile: (file) => safeFetch.fetchFile(file), since, limit, tell })
