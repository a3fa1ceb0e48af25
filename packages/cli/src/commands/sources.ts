import { setTimeout as wait } from 'node:timers/promises'
import { Content, OptimizeRequest, presentSources, readRequest, type SourcesRequest } from '@citable/contract'
import { readFetchException } from '@citable/service/fetching'
import { createPacer, isLoopback } from '@citable/service/pacing'
import { checkSources, createDocumentCache, createSourcesThread, documentCacheLimits, sourcesThreadLimits } from '@citable/service/sources'
import type { CommandContext } from '../command-context.ts'
import { createFetcher } from '../create-fetcher.ts'
import { readHtmlFile, readMarkdownFile } from '../markdown/read-page-file.ts'
import { plainText } from '../plain-text.ts'
import { isAddress, readSource, SourceFault } from '../read-source.ts'
import { listFiles } from '../site/list-files.ts'
import { showProgress } from '../site/show-progress.ts'
import type { SourcesPage } from '../site/sources-page.ts'
import { exitCodes, readArguments, UsageFault } from '../usage.ts'

const help = `citable sources: look whether the pages that a text links say what they are cited for

Usage
  citable sources <file|folder|glob|url> … [options]

Read are Markdown, MDX and HTML. For each sentence with a figure, a quotation, a date or a named finding, the page that is linked in it or
beside it is asked: does it hold the figure in any spelling, the quotation, the date? Nothing says that a statement is false, and nothing is
part of a score. Links to your own pages are no sources.

Options
  --site <url>         your own site; its pages are no sources
  --language <tag>     language of the texts (BCP 47); found in each text when absent
  --exclude <glob>     leave out files; may be given several times
  --list               only list the addresses that would be asked, and ask none
  --format table|json|sarif   on standard output (default table)
  --quiet              no progress
  --fail-on does-not-hold|link-dead   exit code 3 where there is one; may be given several times
  --help

Of each text at most 20 pages are asked, of each site one a second, and robots.txt is kept. Pages are read as they are served: what a script
draws, a log-in or a payment hides, or what is in another language, "could not be checked".

Exit codes: 0 done, 1 no text could be read or the run was interrupted, 2 wrong arguments, 3 see --fail-on
`

const options = {
  site: { type: 'string' },
  language: { type: 'string' },
  exclude: { type: 'string', multiple: true },
  list: { type: 'boolean', default: false },
  format: { type: 'string', default: 'table' },
  quiet: { type: 'boolean', default: false },
  'fail-on': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const formats = ['table', 'json', 'sarif'] as const
const failures = { 'does-not-hold': 'does_not_hold', 'link-dead': 'link_dead' } as const

interface Text {
  readonly page: string
  readonly read: () => Promise<{ readonly request: SourcesRequest; readonly text: string | null }>
}

/** `citable sources`. */
export async function sourcesCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  const format = formats.find((name) => name === values.format)
  if (format === undefined) throw new UsageFault(`--format must be one of ${formats.join(', ')}, not “${values.format}”.`)
  const failOn = (values['fail-on'] ?? []).map((name) => {
    if (name !== 'does-not-hold' && name !== 'link-dead') throw new UsageFault('--fail-on must be does-not-hold or link-dead.')
    return failures[name]
  })
  if (values.language !== undefined && !Content.shape.language.safeParse(values.language).success)
    throw new UsageFault(`--language cannot be “${values.language}”.`)
  if (values.site !== undefined && !OptimizeRequest.shape.url.safeParse(values.site).success)
    throw new UsageFault(`--site cannot be “${values.site}”.`)
  if (positionals.length === 0) throw new UsageFault('Name files, folders, globs or addresses. See citable sources --help.')
  const addresses = positionals.filter(isAddress)
  for (const address of addresses)
    if (!OptimizeRequest.shape.url.safeParse(address).success) throw new UsageFault(`An address cannot be “${address}”.`)
  if (addresses.length > 0 && addresses.length < positionals.length) throw new UsageFault('Name files or addresses, not both.')
  const shared = { site: values.site === undefined ? null : { name: '', url: values.site }, language: values.language ?? null }
  const texts =
    addresses.length > 0
      ? addresses.map((page): Text => ({ page, read: async () => ({ request: { url: page, site: shared.site }, text: null }) }))
      : await textsOfFiles(positionals, values.exclude ?? [], shared, context)
  const pages = await checkTexts(texts, { list: values.list, quiet: values.quiet, addresses }, context)
  if (pages === null) return exitCodes.failed
  context.output.write(await print(format, pages, values.list, context))
  const reports = pages.flatMap((page) => ('report' in page ? [page.report] : []))
  if (reports.length === 0) return exitCodes.failed
  return failOn.some((answer) => reports.some(({ counts }) => counts[answer] > 0)) ? exitCodes.below : exitCodes.done
}

async function textsOfFiles(
  sources: readonly string[],
  exclude: readonly string[],
  { site, language }: { readonly site: { readonly name: string; readonly url: string } | null; readonly language: string | null },
  context: CommandContext,
): Promise<readonly Text[]> {
  const files = await listFiles(sources, context.folder, exclude)
  if (files.length === 0) throw new UsageFault('There is no Markdown, MDX or HTML file in what was named.')
  return files.map(({ page, file }) => ({
    page,
    read: async () => {
      const text = await readSource(file, context)
      const { content } = /\.html?$/i.test(page)
        ? readHtmlFile(text, { path: page, home: site?.url ?? null })
        : await readMarkdownFile(text, { path: page, home: site?.url ?? null })
      return { request: { content: { ...content, ...(language !== null && { language }) }, site }, text }
    },
  }))
}

/** null: it was interrupted. */
async function checkTexts(
  texts: readonly Text[],
  { list, quiet, addresses }: { readonly list: boolean; readonly quiet: boolean; readonly addresses: readonly string[] },
  context: CommandContext,
): Promise<readonly SourcesPage[] | null> {
  const stop = new AbortController()
  void context.nextStop().then(() => stop.abort())
  // an address on this machine that was named may be read; what it links there may not, but for that host and port
  const exceptions = addresses.flatMap((address) => {
    const { hostname, port, protocol } = new URL(address)
    const target = `${hostname}:${port === '' ? (protocol === 'https:' ? 443 : 80) : port}`
    return isLoopback(hostname) ? ['127.0.0.0/8', '::1/128'].map((network) => readFetchException(`${target}=${network}`)!) : []
  })
  const fetcher = createFetcher(context, { exceptions })
  const thread = createSourcesThread(sourcesThreadLimits)
  const cached = createDocumentCache({ ...documentCacheLimits, now: Date.now })
  const pacer = createPacer({ isOwn: isLoopback, wait: (ms) => wait(ms, undefined, { signal: stop.signal }).catch(() => {}) })
  const fetchDocument = (url: string) => cached(url, () => pacer.run(url, () => fetcher.fetchDocument(url, 'cli', stop.signal)))
  const progress = showProgress(texts.length, quiet ? null : context.messages)
  const pages: SourcesPage[] = []
  try {
    for (const { page, read } of texts) {
      if (stop.signal.aborted) break
      pages.push(
        await orFault(page, async () => {
          const { request, text } = await read()
          const { input, context: around } = readRequest(request, new Date().toISOString())
          const article = request.url === undefined ? { input: input!, url: around.url } : await fetchArticle(request.url)
          const checked = await checkSources({ input: article.input, context: { ...around, url: article.url } }, stop.signal, {
            thread,
            fetchDocument: list ? async () => notAsked : fetchDocument,
          })
          if (checked === null) throw new SourceFault('unusable_page', 'The text takes too long to read.')
          return { page, text, report: presentSources({ url: article.url, ...checked }) }
        }),
      )
      progress.step(page)
    }
  } finally {
    progress.end()
    await thread.close()
  }
  if (!stop.signal.aborted) return pages
  context.messages.write('citable: Interrupted.\n')
  return null

  async function fetchArticle(url: string) {
    const page = await fetcher.fetchPage(url, 'cli', stop.signal)
    if (!page.ok) throw new SourceFault(page.outcome, page.detail)
    return { input: { kind: 'fetched' as const, body: page.body, charset: page.charset }, url: page.url }
  }
}

/** The answer where nothing is to be asked. */
const notAsked = { ok: false, outcome: 'busy', reason: 'busy', detail: '' } as const

async function orFault(page: string, work: () => Promise<SourcesPage>): Promise<SourcesPage> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SourceFault) return { page, text: null, error: { code: error.code, message: error.message } }
    throw error
  }
}

async function print(
  format: (typeof formats)[number],
  pages: readonly SourcesPage[],
  list: boolean,
  { output, environment }: CommandContext,
): Promise<string> {
  if (list)
    return pages
      .flatMap((page) => ('report' in page ? page.report.asked.map((url) => `${plainText(page.page)}\t${plainText(url)}\n`) : []))
      .join('')
  if (format === 'json') return `${JSON.stringify({ version: 1, pages: pages.map(({ text: _text, ...page }) => page) }, null, 2)}\n`
  if (format === 'sarif') return `${JSON.stringify((await import('../formats/sarif.ts')).formatSourcesSarif(pages), null, 2)}\n`
  const { formatSourcesTable } = await import('../formats/sources-table.ts')
  return formatSourcesTable(pages, { color: output.isTTY === true && !environment.NO_COLOR, width: output.columns ?? 100 })
}
