import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Drafts, Optimization, OptimizeRequest } from '@citable/contract'
import type { LocalAnalyzer } from '../analyze-request.ts'
import type { CommandContext } from '../command-context.ts'
import { formatSarif } from '../formats/sarif.ts'
import { formatTable } from '../formats/table.ts'
import { isBelow } from '../is-below.ts'
import { plainText } from '../plain-text.ts'
import { isAddress, readSource, SourceFault } from '../read-source.ts'
import { exitCodes, readArguments, readNumber, UsageFault } from '../usage.ts'

const help = `citable optimize: score an article, suggest titles, build its JSON-LD

Usage
  citable optimize <url|file|-> [options]     - reads standard input
  citable optimize --jsonl [options]          one JSON object per line in, one per line out, same order:
                                              {"id", "url"?, "html"|"markdown", "title"?, "seo_title"?,
                                              "language"?, "now"?} or {"id", "request"} with a request as
                                              POST /v1/optimize takes it;
                                              a line that cannot be used gives {"id", "line", "error": {"code", "message"}};
                              exit code 1 when there was one

Options
  --format table|json|sarif   table for people (default), json for programs, sarif for code scanning
  --url <url>                 address of the article, when a file or standard input is read
  --title <text>              its title, when the source is not a whole page
  --seo-title <text>          what its <title> will say, where that is not the headline
  --language <tag>            its language (BCP 47); found in the text when absent
  --markdown                  the source is Markdown; a file ending in .md or .mdx is taken as Markdown anyway. Title, description,
                              author, date and more are read from front matter (YAML, TOML or JSON), also before HTML
  --query <text>              a question readers ask; may be given up to ten times
  --now <time>                clock for age checks (RFC 3339), so that a result can be repeated
  --ignore-json-ld            JSON-LD in the page is no source of facts
  --fail-under <0–100>        exit code 3 when the AEO or the SEO score is lower
  --generate                  also send the text to a text generator for titles, description, lead, questions and remarks
  --estimate                  say what --generate would send where, and its cost; send nothing
  --jsonl                     many articles, see above; one worker per core
  --api <url>, --key <key>    let a Citable service do the work; the key may stand in CITABLE_API_KEY
  --help

Nothing is sent anywhere unless a URL is to be fetched, --api is given, or --generate asks the generator of
CITABLE_GENERATOR_URL, CITABLE_GENERATOR_MODEL and CITABLE_GENERATOR_KEY. What it writes never sets a score.
`

const options = {
  format: { type: 'string', default: 'table' },
  url: { type: 'string' },
  title: { type: 'string' },
  'seo-title': { type: 'string' },
  language: { type: 'string' },
  markdown: { type: 'boolean', default: false },
  query: { type: 'string', multiple: true },
  now: { type: 'string' },
  'ignore-json-ld': { type: 'boolean', default: false },
  'fail-under': { type: 'string' },
  generate: { type: 'boolean', default: false },
  estimate: { type: 'boolean', default: false },
  jsonl: { type: 'boolean', default: false },
  api: { type: 'string' },
  key: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

const formats = ['table', 'json', 'sarif']

/** `citable optimize`. */
export async function optimizeCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  const failUnder = values['fail-under'] === undefined ? null : readNumber('--fail-under', values['fail-under'], 0, 100)
  if (!formats.includes(values.format)) throw new UsageFault(`--format must be one of ${formats.join(', ')}, not “${values.format}”.`)
  const [source, ...more] = positionals
  if (values.jsonl && source !== undefined) throw new UsageFault('--jsonl reads standard input; leave the file or address out.')
  if (!values.jsonl && (source === undefined || more.length > 0))
    throw new UsageFault(
      more.length > 0
        ? 'Name one URL, one file, or - for standard input; citable score reads many.'
        : 'Name one URL, one file, or - for standard input. See citable optimize --help.',
    )
  const asksGenerator = values.generate || values.estimate
  if (values.jsonl && asksGenerator) throw new UsageFault('--generate and --estimate are for one article at a time; leave --jsonl out.')
  const { Content, OptimizeRequest } = await import('@citable/contract')
  checkText('--now', OptimizeRequest.shape.now.safeParse(values.now).success, values.now)
  checkText('--language', Content.shape.language.safeParse(values.language).success, values.language)
  checkText('--url', OptimizeRequest.shape.url.safeParse(values.url).success, values.url)

  const analyzer =
    values.api === undefined
      ? await onThisMachine(values.jsonl ? availableParallelism() : 1, asksGenerator ? values.estimate : null, context)
      : await byService(values.api, values.key ?? context.environment.CITABLE_API_KEY)
  const ignoreJsonLd = values['ignore-json-ld']
  try {
    if (source === undefined) {
      const { createJsonlReader } = await import('../optimize-lines.ts')
      const window = values.api === undefined ? 2 * availableParallelism() : 4
      return await createJsonlReader({ analyzer, ignoreJsonLd, failUnder, window }).run(context)
    }
    const shared = {
      options: {
        ignore_json_ld: ignoreJsonLd,
        include_text: values.format === 'json',
        ...(asksGenerator && values.api !== undefined && { generate: true, estimate: values.estimate }),
      },
      target_queries: values.query ?? [],
      ...(values.now !== undefined && { now: values.now }),
    }
    let request: OptimizeRequest
    let text: string | null = null
    if (isAddress(source)) {
      if (values.url !== undefined) throw new UsageFault('--url is for files and standard input; the source is an address already.')
      request = { url: source, ...shared }
    } else {
      text = await readSource(source, context)
      const isMarkdown = values.markdown || /\.(md|mdx|markdown)$/i.test(source)
      const facts = {
        ...(values.url !== undefined && { url: values.url }),
        ...(values.title !== undefined && { title: values.title }),
        ...(values['seo-title'] !== undefined && { seo_title: values['seo-title'] }),
        ...(values.language !== undefined && { language: values.language }),
      }
      const { readHtmlFile, readMarkdownFile } = await import('../markdown/read-page-file.ts')
      const { createAuthorFinder } = await import('../markdown/find-authors.ts')
      const file = path.resolve(context.folder, source)
      const settings = source === '-' ? {} : { path: source.replaceAll('\\', '/'), findAuthor: await createAuthorFinder().prepare(file) }
      const read = isMarkdown ? await readMarkdownFile(text, settings) : readHtmlFile(text, settings)
      for (const { message, line } of read.warnings)
        context.messages.write(`citable: ${plainText(source)}${line === null ? '' : `:${line}`}: ${plainText(message)}\n`)
      request = { content: { ...read.content, ...facts }, ...shared }
    }
    const { optimization } = await analyzer.analyze(request)
    context.output.write(print(values.format, optimization, { name: source, text }, context))
    return isBelow(optimization, failUnder) ? exitCodes.below : exitCodes.done
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    context.messages.write(`citable: ${plainText(error.message)}\n`)
    return exitCodes.failed
  } finally {
    await analyzer.close()
  }
}

/** @param isEstimate null: no generator is asked */
async function onThisMachine(workers: number, isEstimate: boolean | null, context: CommandContext): Promise<LocalAnalyzer> {
  const asked = isEstimate === null ? null : await (await import('../ask-generator.ts')).createAskGenerator(isEstimate, context)
  return (await import('../analyze-request.ts')).createLocalAnalyzer(workers, context, asked)
}

const byService = async (api: string, key: string | undefined): Promise<LocalAnalyzer> =>
  (await import('../remote-analyzer.ts')).createRemoteAnalyzer(api, key)

function print(
  format: string,
  optimization: Optimization & { readonly drafts?: Drafts },
  source: { readonly name: string; readonly text: string | null },
  { output, environment }: CommandContext,
): string {
  if (format === 'json') return `${JSON.stringify(optimization, null, 2)}\n`
  if (format === 'sarif') return `${JSON.stringify(formatSarif(optimization, source), null, 2)}\n`
  return formatTable(optimization, { color: output.isTTY === true && !environment.NO_COLOR, width: output.columns ?? 100 })
}

function checkText(name: string, isValid: boolean, text: string | undefined): void {
  if (!isValid) throw new UsageFault(`${name} cannot be “${text}”. See citable optimize --help.`)
}
