import { pageText } from '@citable/service/charset'
import type { CommandContext } from '../command-context.ts'
import { plainText } from '../plain-text.ts'
import { isAddress, readSource, SourceFault } from '../read-source.ts'
import { exitCodes, readArguments, UsageFault } from '../usage.ts'

const help = `citable schema validate: judge the JSON-LD of a page, whoever wrote it

Usage
  citable schema validate <url|file|-> [options]     - reads standard input

A file may be a page or nothing but JSON. Looked at are: whether the JSON can be read, names and values against schema.org 30.0, required
and recommended properties against the pages of search engines, ids, and whether the text of the page says what the data claims.

Options
  --format text|json   text for people (default), json for programs
  --level error|warning|info   least level that is shown (default info)
  --strict             warnings count as errors
  --help

Exit codes
  0  nothing wrong     1  the page could not be read     2  wrong arguments     3  errors were found, or there is no structured data
`

const options = {
  format: { type: 'string', default: 'text' },
  level: { type: 'string', default: 'info' },
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const levels = ['error', 'warning', 'info'] as const

/** `citable schema validate`. */
export async function schemaValidateCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  if (values.format !== 'text' && values.format !== 'json') throw new UsageFault(`--format must be text or json, not “${values.format}”.`)
  const min = (levels as readonly string[]).indexOf(values.level)
  if (min === -1) throw new UsageFault(`--level must be one of ${levels.join(', ')}, not “${values.level}”.`)
  const [source, ...more] = positionals
  if (source === undefined || more.length > 0)
    throw new UsageFault('Name one URL, one file, or - for standard input. See citable schema validate --help.')
  try {
    const page = isAddress(source) ? await fetchSource(source, context) : { text: await readSource(source, context), url: null }
    const { validatePage } = await import('../validate-page.ts')
    const { formatFaults } = await import('../formats/schema-faults.ts')
    const verdict = validatePage(page.text, page.url)
    const shown = { ...verdict, faults: verdict.faults.filter(({ level }) => levels.indexOf(level) <= min) }
    context.output.write(values.format === 'json' ? `${JSON.stringify(shown, null, 2)}\n` : formatFaults(shown, source))
    const { error, warning } = verdict.counts
    return verdict.blocks === 0 || error > 0 || (values.strict && warning > 0) ? exitCodes.below : exitCodes.done
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    context.messages.write(`citable: ${plainText(error.message)}\n`)
    return exitCodes.failed
  }
}

/** @throws SourceFault */
async function fetchSource(url: string, context: CommandContext): Promise<{ readonly text: string; readonly url: string }> {
  const { createFetcher } = await import('../create-fetcher.ts')
  const page = await createFetcher(context).fetchPage(url, 'cli')
  if (!page.ok) throw new SourceFault(page.outcome, page.detail)
  return { text: pageText(page), url: page.url }
}
