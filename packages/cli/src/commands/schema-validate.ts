import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pageText } from '@citable/service/charset'
import type { CommandContext } from '../command-context.ts'
import type { JudgedPage } from '../formats/schema-faults.ts'
import { plainText } from '../plain-text.ts'
import { isAddress, readSource, SourceFault } from '../read-source.ts'
import { listFiles } from '../site/list-files.ts'
import { exitCodes, readArguments, UsageFault } from '../usage.ts'

const help = `citable schema validate: judge the JSON-LD of pages, whoever wrote it

Usage
  citable schema validate <url|file|folder|glob|-> … [options]     - reads standard input

A file may be a page or nothing but JSON; of folders and globs HTML, Markdown and .jsonld are read. Looked at are: whether the JSON
can be read, names and values against schema.org 30.0, required and recommended properties against the pages of search engines, ids, and
whether the text of the page says what the data claims.

An error is what a page of a search engine requires, or no program can read. What a page only recommends is a warning or a note.

Options
  --format text|json|sarif   text for people (default), the others for programs
  --json, --sarif <file>     the same in a file, beside the other
  --exclude <glob>           leave out files; may be given several times
  --level error|warning|info   least level that is shown (default info)
  --strict                   warnings count as errors
  --help

Exit codes
  0  nothing wrong     1  a page could not be read     2  wrong arguments     3  errors were found, or there is no structured data at all
`

const options = {
  format: { type: 'string', default: 'text' },
  json: { type: 'string' },
  sarif: { type: 'string' },
  exclude: { type: 'string', multiple: true },
  level: { type: 'string', default: 'info' },
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const formats = ['text', 'json', 'sarif'] as const
const levels = ['error', 'warning', 'info'] as const

/** Files of a folder that may hold structured data. */
const extensions = ['html', 'htm', 'jsonld', 'md', 'markdown', 'mdx']

/** `citable schema validate`. */
export async function schemaValidateCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  if (!(formats as readonly string[]).includes(values.format))
    throw new UsageFault(`--format must be one of ${formats.join(', ')}, not “${values.format}”.`)
  const least = (levels as readonly string[]).indexOf(values.level)
  if (least === -1) throw new UsageFault(`--level must be one of ${levels.join(', ')}, not “${values.level}”.`)
  if (positionals.length === 0)
    throw new UsageFault('Name URLs, files, folders or globs, or - for standard input. See citable schema validate --help.')
  const [first = ''] = positionals
  const sources = await sourcesOf(positionals, context, values.exclude ?? [])
  const isOne = positionals.length === 1 && sources.length === 1 && sources[0] === first

  const judged: JudgedPage[] = []
  for (const source of sources) judged.push(await judge(source, context))
  const shown = judged.map((page) =>
    'error' in page ? page : { ...page, faults: page.faults.filter(({ level }) => levels.indexOf(level) <= least) },
  )
  const { formatFaults, formatTotal, schemaSarif } = await import('../formats/schema-faults.ts')
  const json = (): string => `${JSON.stringify(isOne ? shown[0] : { pages: shown }, null, 2)}\n`
  const sarif = (): string => `${JSON.stringify(schemaSarif(shown), null, 2)}\n`
  if (values.json !== undefined) await writeFile(path.resolve(context.folder, values.json), json())
  if (values.sarif !== undefined) await writeFile(path.resolve(context.folder, values.sarif), sarif())
  const failed = shown.flatMap((page) => ('error' in page ? [page] : []))
  const found = shown.flatMap((page) => ('error' in page ? [] : [page]))
  if (values.format === 'json' && !(isOne && failed.length > 0)) context.output.write(json())
  else if (values.format === 'sarif') context.output.write(sarif())
  else if (values.format === 'text') {
    for (const page of found) if (isOne || page.faults.length > 0) context.output.write(formatFaults(page, page.page))
    if (!isOne) context.output.write(formatTotal(shown))
  }
  for (const { page, error } of failed)
    context.messages.write(`citable: ${isOne ? '' : `${plainText(page)}: `}${plainText(error.message)}\n`)

  const sum = (level: (typeof levels)[number]): number => found.reduce((total, { counts }) => total + counts[level], 0)
  if (isOne && failed.length > 0) return exitCodes.failed
  if (sum('error') > 0 || (values.strict && sum('warning') > 0)) return exitCodes.below
  if (failed.length > 0) return exitCodes.failed
  return found.some(({ blocks }) => blocks > 0) ? exitCodes.done : exitCodes.below
}

/** Addresses, `-`, and the files that the others name; a single file as it was named. */
async function sourcesOf(named: readonly string[], context: CommandContext, exclude: readonly string[]): Promise<readonly string[]> {
  const sources: string[] = []
  for (const source of named) {
    if (source === '-' || isAddress(source)) sources.push(source)
    else if (named.length === 1 && !/[*?[{]/.test(source) && path.extname(source) !== '') sources.push(source)
    else sources.push(...(await listFiles([source], context.folder, exclude, extensions)).map(({ page }) => page))
  }
  if (sources.length === 0) throw new UsageFault('There are no pages in what was named.')
  return [...new Set(sources)]
}

async function judge(source: string, context: CommandContext): Promise<JudgedPage> {
  try {
    const page = isAddress(source) ? await fetchSource(source, context) : { text: await readSource(source, context), url: null }
    const { validatePage } = await import('../validate-page.ts')
    return { page: source, ...validatePage(page.text, page.url) }
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    return { page: source, error: { code: error.code, message: error.message } }
  }
}

/** @throws SourceFault */
async function fetchSource(url: string, context: CommandContext): Promise<{ readonly text: string; readonly url: string }> {
  const { createFetcher } = await import('../create-fetcher.ts')
  const page = await createFetcher(context).fetchPage(url, 'cli')
  if (!page.ok) throw new SourceFault(page.outcome, page.detail)
  return { text: pageText(page), url: page.url }
}
