import { setTimeout as wait } from 'node:timers/promises'
import { readArticle } from '@citable/core'
import { pageText } from '@citable/service/charset'
import { createPacer, isLoopback } from '@citable/service/pacing'
import type { CommandContext } from '../command-context.ts'
import { evenAddress, type HreflangPage } from '../hreflang/judge-hreflang.ts'
import { readSource } from '../read-source.ts'
import { siteFetcher } from './fetch-site.ts'
import { listFiles } from './list-files.ts'

/** Pages asked in one run. */
const maxPages = 500

interface UnreadPage {
  readonly page: string
  readonly error: { readonly code: string; readonly message: string }
}

export interface ReadPages {
  readonly pages: readonly HreflangPage[]
  /** The file of a page, by its address. */
  readonly files: ReadonlyMap<string, string>
  readonly unread: readonly UnreadPage[]
}

/** What a page declares. Declarations in HTTP headers and sitemaps are not read. */
function readDeclarations(
  html: string,
  url: string | null,
): Pick<HreflangPage, 'canonical' | 'noindex'> & { readonly links: NonNullable<HreflangPage['links']> } {
  const { markup } = readArticle({ kind: 'page', html }, contextOf(url))
  return {
    canonical: markup?.canonicals[0] ?? null,
    noindex: markup?.robots.flat().some((directive) => directive === 'noindex' || directive === 'none') ?? false,
    links: markup?.hreflang ?? [],
  }
}

const contextOf = (url: string | null) => ({
  url,
  language: null,
  now: '1970-01-01',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: false,
  options: { seo: false, aeo: false, titles: 0 },
})

/** A page and every page that it, or they, name as another language. */
export async function fetchPages(address: string, context: CommandContext, step: (page: string) => void): Promise<ReadPages> {
  const fetcher = siteFetcher(address, context)
  const pacer = createPacer({ isOwn: isLoopback, wait: (ms) => wait(ms) })
  const pages = new Map<string, HreflangPage>()
  const unread: UnreadPage[] = []
  const waiting = [evenAddress(address)]
  const known = new Set(waiting)
  for (let url = waiting.shift(); url !== undefined && pages.size < maxPages; url = waiting.shift()) {
    const answer = await pacer.run(url, () => fetcher.fetchPage(url!))
    step(url)
    const none = { url, redirect: null, canonical: null, noindex: false, links: null }
    if (!answer.ok) {
      pages.set(url, { ...none, status: answer.status ?? null })
      if (answer.status === undefined) unread.push({ page: url, error: { code: answer.outcome, message: answer.detail } })
      continue
    }
    const end = evenAddress(answer.url)
    const declared = readDeclarations(pageText(answer), answer.url)
    const noindex = declared.noindex || answer.robots.some((directive) => directive === 'noindex' || directive === 'none')
    if (end !== url) pages.set(url, { ...none, status: answer.status, redirect: end })
    if (!pages.has(end)) pages.set(end, { ...none, ...declared, url: end, status: answer.status, noindex })
    known.add(end)
    for (const link of declared.links) {
      if (!URL.canParse(link.url, end)) continue
      const next = evenAddress(link.url, end)
      if (known.has(next) || !/^https?:/.test(next)) continue
      known.add(next)
      waiting.push(next)
    }
  }
  return { pages: [...pages.values()], files: new Map(), unread }
}

/** Pages of a folder, at the addresses that they say themselves or, below `site`, that their paths give. */
export async function readPages(
  sources: readonly string[],
  { site, exclude }: { readonly site: string | null; readonly exclude: readonly string[] },
  context: CommandContext,
): Promise<ReadPages> {
  const pages: HreflangPage[] = []
  const files = new Map<string, string>()
  const unread: UnreadPage[] = []
  for (const { page, file, below } of await listFiles(sources, context.folder, exclude, ['html', 'htm'])) {
    const declared = readDeclarations(await readSource(file, context), null)
    const path = (below ?? page).replace(/(^|\/)index\.html?$/, '$1')
    const url = site !== null ? new URL(path, site.endsWith('/') ? site : `${site}/`).href : declared.canonical
    if (url === null || !URL.canParse(url)) {
      unread.push({ page, error: { code: 'no_address', message: 'The page names no canonical address; say --site.' } })
      continue
    }
    pages.push({ url: evenAddress(url), status: 200, redirect: null, ...declared })
    files.set(evenAddress(url), page)
  }
  return { pages, files, unread }
}
