import type { CommandContext } from '../command-context.ts'
import { formatHreflangJson, formatHreflangSarif, formatHreflangTable } from '../formats/hreflang.ts'
import { judgeHreflang } from '../hreflang/judge-hreflang.ts'
import { isAddress } from '../read-source.ts'
import { fetchPages, readPages } from '../site/hreflang-pages.ts'
import { showProgress } from '../site/show-progress.ts'
import { exitCodes, readArguments, UsageFault } from '../usage.ts'

const help = `citable hreflang: judge what pages declare about their other languages

Usage
  citable hreflang <url> [options]                 the page, and every page that it and they name
  citable hreflang <folder|file|glob> … [options]  HTML files of a built site

Looked at are: that each page names itself, that pages link back, that addresses are absolute, answer with 200, lead nowhere else and may be
indexed, that each page is its own canonical address, that tags are languages with at most a script and a country (en-GB, not en-UK or
en_GB), and that there is one x-default. Declarations in HTTP headers and sitemaps are not read. Of a folder, pages outside it are not asked.

Options
  --site <url>         address of the folder; without it pages stand at their canonical addresses
  --exclude <glob>     leave out files; may be given several times
  --format table|json|sarif   on standard output (default table)
  --quiet              no progress
  --help

robots.txt is kept, and of each site one page a second is asked, 500 at most.

Exit codes: 0 no fault, 1 the page could not be read, 2 wrong arguments, 3 faults were found
`

const options = {
  site: { type: 'string' },
  exclude: { type: 'string', multiple: true },
  format: { type: 'string', default: 'table' },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** `citable hreflang`. */
export async function hreflangCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  if (!['table', 'json', 'sarif'].includes(values.format)) throw new UsageFault('--format must be one of table, json, sarif.')
  const [first] = positionals
  if (first === undefined) throw new UsageFault('Name one address, or files, folders and globs.')
  const isOnline = isAddress(first)
  if (isOnline && (positionals.length > 1 || !/^https?:/i.test(first) || !URL.canParse(first)))
    throw new UsageFault('Name one http(s) address, or files, folders and globs.')
  if (values.site !== undefined && (!/^https?:/i.test(values.site) || !URL.canParse(values.site)))
    throw new UsageFault(`--site cannot be “${values.site}”.`)
  const progress = showProgress(null, values.quiet ? null : context.messages)
  const read = isOnline
    ? await fetchPages(first, context, progress.step)
    : await readPages(positionals, { site: values.site ?? null, exclude: values.exclude ?? [] }, context)
  progress.end()
  const report = { ...read, faults: judgeHreflang(read.pages) }
  const { output, environment } = context
  if (values.format === 'table') output.write(formatHreflangTable(report, { color: output.isTTY === true && !environment.NO_COLOR }))
  else output.write(`${JSON.stringify(values.format === 'json' ? formatHreflangJson(report) : formatHreflangSarif(report), null, 2)}\n`)
  if (read.pages.every(({ links }) => links === null)) return exitCodes.failed
  return report.faults.length > 0 ? exitCodes.below : exitCodes.done
}
