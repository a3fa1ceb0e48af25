import { createHash } from 'node:crypto'
import { homedir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { OptimizeRequest } from '@citable/contract'
import { createPacer } from '@citable/service/pacing'
import picomatch from 'picomatch'
import { createLocalAnalyzer, type LocalAnalyzer } from '../analyze-request.ts'
import type { CommandContext } from '../command-context.ts'
import { commandVersion } from '../command-version.ts'
import { createAuthorFinder } from '../markdown/find-authors.ts'
import { type PageFile, readHtmlFile, readMarkdownFile } from '../markdown/read-page-file.ts'
import { plainText } from '../plain-text.ts'
import { readSource, SourceFault } from '../read-source.ts'
import { fetchSitemap, siteFetcher } from './fetch-site.ts'
import { listFiles, type SourceFile } from './list-files.ts'
import { isScored, type PageResult, pageResult } from './page-result.ts'
import { openRunState, type RunState } from './run-state.ts'
import { showProgress } from './show-progress.ts'
import type { LoadedConfig } from './site-config.ts'

export interface SiteRun {
  readonly files: readonly string[]
  readonly addresses: readonly string[]
  readonly sitemap: string | null
  /** Paths start here. */
  readonly folder: string
  readonly exclude: readonly string[]
  readonly since: string | null
  readonly limit: number
  readonly drafts: boolean
  readonly language: string | null
  readonly now: string | null
  readonly concurrency: number
  readonly resumes: boolean
  readonly quiet: boolean
  readonly config: LoadedConfig['config']
}

export interface ScoredSite {
  readonly results: readonly PageResult[]
  readonly now: string
  /** Files that were left out because they are drafts. */
  readonly drafts: number
}

/** One page of the run: a file or an address. */
type Page = { readonly page: string; readonly file: SourceFile | null }

/**
 * Reads and scores every page of a run, and keeps each result on disk until all are there.
 *
 * @returns null when it was interrupted, or no page could be listed; a sentence on standard error says so
 */
export async function scoreSite(run: SiteRun, context: CommandContext): Promise<ScoredSite | null> {
  const tell = (sentence: string): void => void (run.quiet || context.messages.write(`citable: ${plainText(sentence)}\n`))
  const state = openRunState(stateFile(run, context), keyOf(run), run.now ?? new Date().toISOString(), run.resumes)
  if (run.resumes)
    tell(state.done.size === 0 ? 'There is no such run to go on with; it begins anew.' : `Going on: ${state.done.size} pages are there.`)
  const firstAddress = run.sitemap ?? run.addresses[0] ?? null
  const safeFetch = firstAddress === null ? null : siteFetcher(firstAddress, context)
  const stop = new AbortController()
  void context.nextStop().then(() => stop.abort())
  const pacer = createPacer({
    isOwn: safeFetch?.isOwn ?? (() => false),
    wait: (ms) => wait(ms, undefined, { signal: stop.signal }).catch(() => {}),
  })
  const isStopped = (): boolean => stop.signal.aborted || pacer.tired.size > 0
  const analyzer = createLocalAnalyzer(run.concurrency, context, null, (url) =>
    pacer.run(url, async () => {
      if (isStopped()) throw new SourceFault('interrupted', 'The run was interrupted.')
      return safeFetch!.fetchPage(url)
    }),
  )
  try {
    const pages = await listPages(run, state, tell, safeFetch)
    const progress = showProgress(pages.length, run.quiet ? null : context.messages)
    const found = await readPages(pages, { run, state, analyzer, context, progress, isStopped })
    progress.end()
    if (found === null) {
      for (const host of pacer.tired) tell(`${host} asks for fewer requests; go on later.`)
      tell('Interrupted. The same command with --resume goes on where it was.')
      return null
    }
    state.remove()
    return { results: found.results, now: state.now, drafts: found.drafts }
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    context.messages.write(`citable: ${plainText(error.message)}\n`)
    return null
  } finally {
    state.close()
    await analyzer.close()
  }
}

async function listPages(
  run: SiteRun,
  state: RunState,
  tell: (sentence: string) => void,
  safeFetch: ReturnType<typeof siteFetcher> | null,
): Promise<readonly Page[]> {
  if (run.files.length > 0) {
    const files = await listFiles(run.files, run.folder, run.exclude)
    if (files.length === 0) throw new SourceFault('unusable_page', 'There is no Markdown, MDX or HTML file in what was named.')
    return files.slice(0, run.limit).map((file) => ({ page: file.page, file }))
  }
  let addresses = state.addresses
  if (addresses === null) {
    addresses =
      run.sitemap === null
        ? [...new Set(run.addresses)]
        : await fetchSitemap(run.sitemap, { safeFetch: safeFetch!, since: run.since, limit: run.limit, tell })
    state.list(addresses)
  }
  const isExcluded = run.exclude.length === 0 ? () => false : picomatch([...run.exclude])
  const wanted = addresses.filter((address) => !isExcluded(pathOf(address)))
  return wanted.slice(0, run.limit).map((page) => ({ page, file: null }))
}

interface Reading {
  readonly run: SiteRun
  readonly state: RunState
  readonly analyzer: LocalAnalyzer
  readonly context: CommandContext
  readonly progress: ReturnType<typeof showProgress>
  readonly isStopped: () => boolean
}

/** Results in the order of the pages; null: it was stopped. */
async function readPages(
  pages: readonly Page[],
  reading: Reading,
): Promise<{ readonly results: readonly PageResult[]; readonly drafts: number } | null> {
  const { run, isStopped, progress } = reading
  const results: (PageResult | null)[] = pages.map(() => null)
  const authors = createAuthorFinder()
  let next = 0
  let drafts = 0
  const work = async (): Promise<void> => {
    while (next < pages.length && !isStopped()) {
      const at = next++
      const { page, file } = pages[at]!
      const result = file === null ? await readAddress(page, reading) : await readFile(file, reading, authors)
      if (result === 'draft') drafts++
      else results[at] = result
      progress.step(page)
    }
  }
  // one more than analyses: the next page is read while they run
  await Promise.all(Array.from({ length: run.concurrency * 2 }, work))
  if (isStopped()) return null
  return { results: results.filter((result) => result !== null), drafts }
}

async function readAddress(url: string, { run, state, analyzer }: Reading): Promise<PageResult> {
  const known = state.done.get(url)
  if (known !== undefined && isScored(known.result)) return known.result
  const setAside = setAsideFor(url, run)
  const result = await orFault(url, async () => {
    const { optimization } = await analyzer.analyze({ url, ...sharedRequest(run, state.now, setAside) })
    return pageResult(optimization, { page: url, url, text: null, warnings: [], setAside })
  })
  state.append({ digest: null, result })
  return result
}

async function readFile(
  file: SourceFile,
  { run, state, analyzer, context }: Reading,
  authors: ReturnType<typeof createAuthorFinder>,
): Promise<PageResult | 'draft'> {
  const { page } = file
  const setAside = setAsideFor(page, run)
  let digest: string | null = null
  let isDraft = false
  let isKnown = false
  const result = await orFault(page, async () => {
    const text = await readSource(file.file, context)
    const settings = { path: page, home: run.config.site?.url ?? null, findAuthor: await authors.prepare(file.file) }
    const read = /\.html?$/i.test(page) ? readHtmlFile(text, settings) : await readMarkdownFile(text, settings)
    isDraft = read.isDraft && !run.drafts
    // a page of a draft has no result; the text decides whether a result of before still holds
    digest = createHash('sha256').update(text).digest('hex')
    const known = state.done.get(page)
    isKnown = known !== undefined && known.digest === digest && isScored(known.result)
    if (isDraft || isKnown) return known?.result ?? { page, error: { code: 'draft', message: '' } }
    const content = contentOf(read, file, run)
    const { optimization } = await analyzer.analyze({ content, ...sharedRequest(run, state.now, setAside) })
    return pageResult(optimization, { page, url: content.url ?? null, text, warnings: read.warnings, setAside })
  })
  if (isDraft) return 'draft'
  if (!isKnown) state.append({ digest, result })
  return result
}

/** The address of a built page follows from its place below the folder that was named. */
function contentOf({ content }: PageFile, { below }: SourceFile, { config, language }: SiteRun): PageFile['content'] {
  const home = config.site?.url
  const isBuilt = home !== undefined && below !== null && content.html !== undefined && content.url == null
  const address = isBuilt ? new URL(below.replace(/(^|\/)index\.html?$/i, '$1'), home.endsWith('/') ? home : `${home}/`).href : null
  return { ...content, ...(address !== null && { url: address }), ...(language !== null && { language }) }
}

async function orFault(page: string, work: () => Promise<PageResult>): Promise<PageResult> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SourceFault) return { page, error: { code: error.code, message: error.message } }
    throw error
  }
}

function sharedRequest(
  { config }: SiteRun,
  now: string,
  setAside: readonly { readonly check: string }[],
): Omit<OptimizeRequest, 'url' | 'content'> {
  const { site } = config
  return {
    now,
    // titles are made for one text at a time: citable optimize
    options: { titles: 0 },
    ...(setAside.length > 0 && { set_aside: setAside.map(({ check }) => check) }),
    ...(site !== undefined && {
      site: {
        name: site.name,
        url: site.url,
        ...(site.publisher !== undefined && { publisher: withWireNames(site.publisher) }),
        ...(site.logo !== undefined && { logo: { url: site.logo } }),
      },
    }),
  }
}

const withWireNames = ({ sameAs, url, ...person }: NonNullable<NonNullable<LoadedConfig['config']['site']>['publisher']>) => ({
  ...person,
  ...(url !== undefined && { url }),
  ...(sameAs !== undefined && { same_as: sameAs }),
})

/** The path of an address as globs take it: `posts/bread`. */
const pathOf = (address: string): string => new URL(address).pathname.slice(1)

/** Checks that the configuration sets aside for a page; for addresses the globs are of their paths. */
function setAsideFor(page: string, { config }: SiteRun): readonly { readonly check: string; readonly reason: string }[] {
  const name = /^https?:/.test(page) ? pathOf(page) : page
  return (config.setAside ?? [])
    .filter(({ files }) => files === undefined || picomatch.isMatch(name, [...files]))
    .map(({ check, reason }) => ({ check, reason }))
}

/** Where the run is kept until it is through: in the user's cache, by what was asked. */
function stateFile(run: SiteRun, { environment }: CommandContext): string {
  const cache = environment.XDG_CACHE_HOME || path.join(environment.HOME || homedir(), '.cache')
  const key = createHash('sha256')
    .update(JSON.stringify([run.folder, run.files, run.addresses, run.sitemap]))
    .digest('hex')
  return path.join(cache, 'citable', 'runs', `${key.slice(0, 16)}.jsonl`)
}

function keyOf({ resumes, quiet, concurrency, ...asked }: SiteRun) {
  return { version: 1, made_by: commandVersion, settings: createHash('sha256').update(JSON.stringify(asked)).digest('hex') } as const
}
