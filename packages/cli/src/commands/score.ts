import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { Content, OptimizeRequest } from '@citable/contract'
import type { CommandContext } from '../command-context.ts'
import { commandVersion } from '../command-version.ts'
import { plainText } from '../plain-text.ts'
import { isAddress } from '../read-source.ts'
import type { PageResult } from '../site/page-result.ts'
import { type ScoredSite, scoreSite } from '../site/score-site.ts'
import { type LoadedConfig, loadConfig } from '../site/site-config.ts'
import { compareReports, failuresOf, type SiteReport, siteReport } from '../site/site-report.ts'
import { exitCodes, readArguments, readNumber, UsageFault } from '../usage.ts'

const help = `citable score: score many files or a whole site

Usage
  citable score <file|folder|glob|url> … [options]
  citable score --sitemap <url> [options]
  citable score [options]                       what citable.config names

Read are Markdown, MDX and HTML: whole pages, and sources of Hugo, Jekyll, Astro, Docusaurus, Eleventy, VitePress and Pelican.

Sources
  --sitemap <url>      pages of a sitemap (XML or text, nested, gzip); robots.txt is kept, and each host is asked once a second,
                       your own machine as fast as it answers
  --since <day>        leave out what the sitemap calls unchanged since
  --limit <number>     pages at most
  --exclude <glob>     leave out files, or addresses by their path; may be given several times
  --drafts             read files, too, whose front matter says draft: true
  --language <tag>     language of all pages (BCP 47); found in each text when absent
  --now <time>         clock for age checks (RFC 3339)
  --config <file>      default: citable.config.ts or .json in this folder
  --concurrency <n>    analyses at once (default: one for each core)
  --resume             go on with the same run where it was interrupted

Results
  --format table|json|jsonl|sarif|junit         on standard output (default table)
  --html, --json, --jsonl, --sarif, --junit <file>   the same in files, as many as you like
  --compare <report.json>   an earlier --json: what got better or worse
  --quiet              no table and no progress

Exit code 3
  --fail-under <0–100|aeo=60,seo=50>   a score is below; pages with too little text have none
  --fail-on worse|score|error          worse than --compare, below a limit, a page that could not be read; may be given several times
                                       (default: score where there is a limit)
  --help

Exit codes: 0 done, 1 no page could be read or the run was interrupted, 2 wrong arguments, 3 see above
`

const options = {
  sitemap: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  exclude: { type: 'string', multiple: true },
  drafts: { type: 'boolean', default: false },
  language: { type: 'string' },
  now: { type: 'string' },
  config: { type: 'string' },
  concurrency: { type: 'string' },
  resume: { type: 'boolean', default: false },
  format: { type: 'string', default: 'table' },
  html: { type: 'string' },
  json: { type: 'string' },
  jsonl: { type: 'string' },
  sarif: { type: 'string' },
  junit: { type: 'string' },
  compare: { type: 'string' },
  quiet: { type: 'boolean', default: false },
  'fail-under': { type: 'string' },
  'fail-on': { type: 'string', multiple: true },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const formats = ['table', 'json', 'jsonl', 'sarif', 'junit'] as const
const files = ['html', 'json', 'jsonl', 'sarif', 'junit'] as const
const reasons = ['worse', 'score', 'error'] as const
type Format = (typeof formats)[number] | 'html'

/** Addresses of one run at most: the limit of one file of a sitemap. */
const maxPages = 50_000

/** `citable score`. */
export async function scoreCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  const format = oneOf('--format', values.format, formats)
  checkValue('--now', values.now, OptimizeRequest.shape.now)
  checkValue('--language', values.language, Content.shape.language)
  checkValue('--since', values.since, OptimizeRequest.shape.now)
  if (values.sitemap !== undefined) checkValue('--sitemap', values.sitemap, OptimizeRequest.shape.url)
  const loaded = await loadConfig(values.config, context.folder)
  const { config } = loaded
  const sources = sourcesOf(positionals, values.sitemap, loaded, context.folder)
  if (values.since !== undefined && sources.sitemap === null) throw new UsageFault('--since is for --sitemap.')
  const limits = values['fail-under'] === undefined ? (config.limits ?? {}) : readLimits(values['fail-under'])
  const hasLimit = limits.aeo !== undefined || limits.seo !== undefined
  const failOn =
    (values['fail-on'] ?? config.failOn)?.map((reason) => oneOf('--fail-on', reason, reasons)) ?? (hasLimit ? ['score' as const] : [])
  if (failOn.includes('score') && !hasLimit)
    throw new UsageFault('--fail-on score needs a limit: --fail-under, or limits in citable.config.')
  if (failOn.includes('worse') && values.compare === undefined)
    throw new UsageFault('--fail-on worse needs --compare with an earlier report.')
  const earlier = values.compare === undefined ? null : await readReport(values.compare, context.folder)

  const run = await scoreSite(
    {
      ...sources,
      exclude: [...(config.exclude ?? []), ...(values.exclude ?? [])],
      since: values.since ?? null,
      limit: values.limit === undefined ? maxPages : readNumber('--limit', values.limit, 1, maxPages),
      drafts: values.drafts || config.drafts === true,
      language: values.language ?? config.language ?? null,
      now: values.now ?? null,
      concurrency: values.concurrency === undefined ? availableParallelism() : readNumber('--concurrency', values.concurrency, 1, 64),
      resumes: values.resume,
      quiet: values.quiet,
      config,
    },
    context,
  )
  if (run === null) return exitCodes.failed
  const report = reportOf(run, config.site?.name ?? nameOf(sources), earlier, { failOn, limits })
  for (const name of files) {
    const file = values[name]
    if (file !== undefined) await writeFile(path.resolve(context.folder, file), await print(name, report, context))
  }
  if (!values.quiet || format !== 'table') context.output.write(await print(format, report, context))
  return exitCodeOf(report)
}

function reportOf(
  { results, now, drafts }: ScoredSite,
  site: string,
  earlier: SiteReport | null,
  bounds: Parameters<typeof failuresOf>[1],
): SiteReport {
  const plain = siteReport({ madeBy: `citable ${commandVersion}`, now, site, drafts, results })
  const compared = { ...plain, comparison: earlier === null ? null : compareReports(earlier, plain) }
  return { ...compared, failures: failuresOf(compared, bounds) }
}

function exitCodeOf({ failures, summary }: SiteReport): number {
  if (failures.length > 0) return exitCodes.below
  return summary.pages === 0 ? exitCodes.failed : exitCodes.done
}

async function print(format: Format, report: SiteReport, { output, environment }: CommandContext): Promise<string> {
  switch (format) {
    case 'json':
      return `${JSON.stringify(report, null, 2)}\n`
    case 'jsonl':
      return report.pages.map((page: PageResult) => `${JSON.stringify(page)}\n`).join('')
    case 'sarif':
      return `${JSON.stringify((await import('../formats/sarif.ts')).formatSiteSarif(report), null, 2)}\n`
    case 'junit':
      return (await import('../formats/junit.ts')).formatJunit(report)
    case 'html':
      return (await import('../formats/site-html.ts')).formatSiteHtml(report)
    default: {
      const { formatSiteTable } = await import('../formats/site-table.ts')
      return formatSiteTable(report, { color: output.isTTY === true && !environment.NO_COLOR, width: output.columns ?? 100 })
    }
  }
}

/** What to call a site that no configuration names: its host, or its folder. */
const nameOf = ({ sitemap, addresses, files, folder }: ReturnType<typeof sourcesOf>): string => {
  const address = sitemap ?? addresses[0]
  return address === undefined ? path.basename(path.resolve(folder, files.length === 1 ? (files[0] ?? '') : '')) : new URL(address).host
}

/** Where pages come from: arguments before the configuration; paths of the configuration start at its folder. */
function sourcesOf(positionals: readonly string[], sitemap: string | undefined, { config, folder }: LoadedConfig, here: string) {
  if (sitemap !== undefined && positionals.length > 0) throw new UsageFault('--sitemap stands alone: leave the files and addresses out.')
  if (sitemap !== undefined) return { files: [], addresses: [], sitemap, folder: here }
  if (positionals.length > 0) {
    const addresses = positionals.filter(isAddress)
    for (const address of addresses) checkValue('An address', address, OptimizeRequest.shape.url)
    if (addresses.length > 0 && addresses.length < positionals.length) throw new UsageFault('Name files or addresses, not both.')
    return { files: addresses.length > 0 ? [] : positionals, addresses, sitemap: null, folder: here }
  }
  if (config.files !== undefined) return { files: config.files, addresses: [], sitemap: null, folder }
  if (config.sitemap !== undefined) return { files: [], addresses: [], sitemap: config.sitemap, folder }
  throw new UsageFault('Name files, folders, globs or addresses, or --sitemap <url>. See citable score --help.')
}

function oneOf<const Name extends string>(option: string, text: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === text)
  if (found === undefined) throw new UsageFault(`${option} must be one of ${names.join(', ')}, not “${text}”.`)
  return found
}

/** `60` for both scores, or `aeo=60,seo=50`. */
function readLimits(text: string): { readonly aeo?: number; readonly seo?: number } {
  if (!text.includes('=')) {
    const limit = readNumber('--fail-under', text, 0, 100)
    return { aeo: limit, seo: limit }
  }
  const parts = text.split(',').map((part) => part.trim().split('='))
  return Object.fromEntries(
    parts.map(([name = '', value = '']) => [oneOf('--fail-under', name, ['aeo', 'seo']), readNumber('--fail-under', value, 0, 100)]),
  )
}

function checkValue(option: string, value: string | undefined, schema: { safeParse(value: unknown): { readonly success: boolean } }): void {
  if (value !== undefined && !schema.safeParse(value).success)
    throw new UsageFault(`${option} cannot be “${value}”. See citable score --help.`)
}

/** @throws UsageFault when it is no report of this command */
async function readReport(file: string, folder: string): Promise<SiteReport> {
  let value: unknown
  try {
    value = JSON.parse(await readFile(path.resolve(folder, file), 'utf8'))
  } catch (error) {
    throw new UsageFault(`${file} cannot be read: ${plainText(error instanceof Error ? error.message : String(error))}`)
  }
  if (
    typeof value !== 'object' ||
    value === null ||
    !('version' in value) ||
    value.version !== 1 ||
    !('pages' in value) ||
    !Array.isArray(value.pages)
  )
    throw new UsageFault(`${file} is no report of citable score --json.`)
  return value as SiteReport
}
