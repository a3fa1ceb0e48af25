import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import type { TranslateRequest, TranslationResult } from '@citable/contract'
import type { CommandContext } from '../command-context.ts'
import { dataSettings } from '../data-settings.ts'
import { SourceFault } from '../read-source.ts'
import { isMarkdown, readGlossary } from '../translation-files.ts'
import { exitCodes, readArguments, UsageFault } from '../usage.ts'
import { writeNew } from '../write-new.ts'
import type { FileBody } from '../xliff/document-segments.ts'
import type { XliffVersion } from '../xliff/xliff-document.ts'

const help = `citable translate: translate articles with the engines of this machine or of a service and optimize them again

Usage
  citable translate <url|file|-> --to es,ca [options]
  citable translate <file|folder|glob>... --to es,ca --out <folder> [options]
  citable translate <file> --to es --format xliff > file.xlf
  citable translate <file> --reviewed <file.xlf>
  citable translate --engines

Markdown comes back as Markdown, HTML as HTML.

Options
  --to <list>             languages, BCP 47, apart by commas
  --from <tag>            language of the text; found in it when absent
  --title <text>          title of the text
  --markdown              standard input is Markdown
  --out <folder>          write each translation to <folder>/<language>/<file>; files that are there stay
  --force                 with --out: replace them
  --glossary <file>       words and their translations: CSV whose first line is a language, then a tag for each column; an empty
                          cell, or no second column, leaves the word as it is
  --engine <id>           auto, or one of --engines; none: with xliff, the segments without a translation, which needs --from
  --format <name>         text (default; one language only), json, xliff (2.1) or xliff-1.2: segments for a translation tool, with
                          states, doubts and inline codes; with --out a file beside each name, .xlf
  --reviewed <file>       put the finished segments of this XLIFF file into the document that they are of; what nobody has finished
                          stays in its language; takes the same --glossary as before
  --engines               list engines and pairs
  --api <url>, --key <key>  let a Citable service translate; the key may stand in CITABLE_API_KEY
  --data <folder>         folder of the database (CITABLE_DATA_DIR)
  --help

Every translation is a draft for a person to review. Exit code 4: no engine translates between these languages.
`

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  title: { type: 'string' },
  markdown: { type: 'boolean', default: false },
  out: { type: 'string' },
  force: { type: 'boolean', default: false },
  glossary: { type: 'string' },
  reviewed: { type: 'string' },
  engine: { type: 'string', default: 'auto' },
  format: { type: 'string', default: 'text' },
  engines: { type: 'boolean', default: false },
  api: { type: 'string' },
  key: { type: 'string' },
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Exit code when no engine covers a pair. */
const noEngine = 4

/** Milliseconds. No client holds a connection open meanwhile. */
const deadlineMs = 10 * 60 * 1000

/** Translates a request, and lets go of what it holds. */
interface Work {
  translate(request: TranslateRequest): Promise<TranslationResult>
  close(): Promise<void>
}

/** A text to translate, and where its translations go below the folder of a language; null: to standard output. */
interface Source {
  readonly name: string
  readonly request: Pick<TranslateRequest, 'url' | 'content'>
  readonly page: string | null
}

/** `citable translate`, with the engines that the settings name and the local database, or by a service. */
export async function translateCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  if (values.engines) return await printEngines(context)
  if (values.reviewed !== undefined) {
    const { putReviewed } = await import('../xliff/put-reviewed.ts')
    return await putReviewed({ ...values, reviewed: values.reviewed, sources: positionals }, context)
  }
  const targets = values.to?.split(',').map((tag) => tag.trim()) ?? []
  if (targets.length === 0) throw new UsageFault('Name the languages with --to, such as --to es,ca.')
  // html: the name of the default before Markdown came back as Markdown
  if (!['text', 'html', 'json', 'xliff', 'xliff-1.2'].includes(values.format))
    throw new UsageFault('--format takes text, json, xliff or xliff-1.2.')
  const isText = values.format !== 'json'
  const xliff = values.format === 'xliff' ? '2.1' : values.format === 'xliff-1.2' ? '1.2' : null
  const { out } = values
  if (isText && out === undefined && targets.length > 1) throw new UsageFault('Several languages need --out, or --format json.')
  const isOne = positionals.length === 1 && out === undefined
  if (positionals.length === 0 || !(isOne || out !== undefined))
    throw new UsageFault('Name one address, one file, or - for standard input; several files need --out.')

  const { TranslateRequest: Schema } = await import('@citable/contract')
  const glossary = values.glossary === undefined ? [] : readGlossary(await readText(values.glossary, context), targets)
  const more = {
    ...(values.from && { source_language: values.from }),
    targets,
    options: { engine: values.engine, ...(xliff !== null && { record: true }) },
    glossary,
  }
  const read = (source: Source): TranslateRequest => {
    const request = { ...source.request, ...more }
    const parsed = Schema.safeParse(request)
    if (!parsed.success) throw new UsageFault(parsed.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; '))
    return request
  }
  const sources = out === undefined ? [await oneSource(positionals[0]!, values, context)] : await sourcesOf(positionals, values, context)
  // a wrong call ends before the first translation
  const requests = sources.map(read)
  if (xliff !== null && sources.some(({ request }) => request.url !== undefined))
    throw new UsageFault('XLIFF is of a file: a page of an address may be another one when the translation comes back.')
  if (values.engine === 'none') {
    if (xliff === null) throw new UsageFault('--engine none needs --format xliff or xliff-1.2.')
    if (values.from === undefined) throw new UsageFault('--engine none needs --from: nothing reads the text that could tell its language.')
    return await writeUntranslated(sources, { from: values.from, targets, glossary, xliff, out, isForced: values.force }, context)
  }
  const work = values.api === undefined ? await workHere(values.data, context) : await workAt(values.api, values.key, context)
  try {
    let code: number = exitCodes.done
    for (const [index, request] of requests.entries()) {
      const source = sources[index]!
      const isDone = await translateOne(source, request, work, context, { out, isForced: values.force, isText, xliff })
      if (isDone !== exitCodes.done) code = isDone
    }
    return code
  } finally {
    await work.close()
  }
}

/** How translations are written. */
interface Writing {
  readonly out: string | undefined
  readonly isForced: boolean
  readonly isText: boolean
  /** Version of XLIFF; null: the document itself. */
  readonly xliff: XliffVersion | null
}

/** A file as others may read it: without folders of this machine. */
const nameOf = (file: string): string => (path.isAbsolute(file) || file.startsWith('..') ? path.basename(file) : file)

const fileBodyOf = ({ content }: Pick<TranslateRequest, 'content'>): FileBody =>
  content?.markdown === undefined ? { html: content?.html ?? '' } : { markdown: content.markdown }

/** Segments of files for a translation tool, as they are. */
async function writeUntranslated(
  sources: readonly Source[],
  {
    from,
    targets,
    glossary,
    xliff,
    out,
    isForced,
  }: {
    readonly from: string
    readonly targets: readonly string[]
    readonly glossary: TranslateRequest['glossary']
    readonly xliff: XliffVersion
    readonly out: string | undefined
    readonly isForced: boolean
  },
  context: CommandContext,
): Promise<number> {
  if (out === undefined && targets.length > 1) throw new UsageFault('Several languages need --out.')
  const { splitFile, unitsOf, xliffDocument } = await import('../xliff/document-segments.ts')
  const { writeXliff } = await import('../xliff/write-xliff.ts')
  let code: number = exitCodes.done
  for (const { name, page, request } of sources)
    for (const to of targets) {
      const body = fileBodyOf(request)
      const text = writeXliff(xliffDocument(page ?? nameOf(name), body, { from, to }, unitsOf(splitFile(body, glossary, to), null)), xliff)
      if (out === undefined) context.output.write(text)
      else if (!(await writeNew(path.join(out, to, `${page}.xlf`), text, isForced, context))) code = exitCodes.failed
    }
  return code
}

async function translateOne(
  { name, page }: Source,
  request: TranslateRequest,
  work: Work,
  context: CommandContext,
  { out, isForced, isText, xliff }: Writing,
): Promise<number> {
  const before = page === null ? '' : `${name}: `
  let result: TranslationResult
  try {
    result = await work.translate(request)
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    context.messages.write(`citable: ${before}${error.message}\n`)
    return error.code === 'no_engine_for_pair' ? noEngine : exitCodes.failed
  }
  let code: number = exitCodes.done
  const textOf = async ({ language, content, record }: TranslationResult['translations'][number]): Promise<string> => {
    if (xliff === null) return content?.markdown ?? content?.html ?? ''
    const { splitFile, unitsOf, xliffDocument } = await import('../xliff/document-segments.ts')
    const { writeXliff } = await import('../xliff/write-xliff.ts')
    const body = fileBodyOf(request)
    const units = unitsOf(splitFile(body, request.glossary, language), record)
    return writeXliff(xliffDocument(page ?? nameOf(name), body, { from: result.source.language, to: language }, units), xliff)
  }
  if (out !== undefined && page !== null)
    for (const translation of result.translations) {
      const file = path.join(out, translation.language, xliff === null ? page : `${page}.xlf`)
      if (!(await writeNew(file, await textOf(translation), isForced, context))) code = exitCodes.failed
    }
  else if (xliff !== null) context.output.write(await textOf(result.translations[0]!))
  if (xliff !== null) {
    // written above
  } else if (!isText) context.output.write(`${JSON.stringify(result, null, out === undefined ? 2 : 0)}\n`)
  else if (out === undefined) {
    const content = result.translations[0]?.content
    context.output.write(content?.markdown ?? `${content?.html ?? ''}\n`)
  }
  for (const { language, engine, segments, unresolved } of result.translations) {
    const left = unresolved.length === 0 ? '' : `, ${unresolved.length} not translated`
    context.messages.write(
      `${before}${language}: ${segments.total} segments by ${engine?.id ?? 'nobody'}${left}, ${segments.low_confidence} to look at first; a draft to review.\n`,
    )
  }
  return code
}

async function oneSource(
  source: string,
  { title, markdown }: { readonly title?: string | undefined; readonly markdown: boolean },
  context: CommandContext,
): Promise<Source> {
  if (/^https?:\/\//i.test(source)) return { name: source, request: { url: source }, page: null }
  const text = await readText(source, context)
  return { name: source, request: { content: { ...bodyOf(text, markdown || isMarkdown(source)), ...(title && { title }) } }, page: null }
}

async function sourcesOf(
  sources: readonly string[],
  { title }: { readonly title?: string | undefined },
  context: CommandContext,
): Promise<readonly Source[]> {
  if (title !== undefined) throw new UsageFault('--title is that of one text: leave it out with --out.')
  const { listFiles } = await import('../site/list-files.ts')
  const files = await listFiles(sources, context.folder, [])
  const read: Source[] = []
  for (const { page, file, below } of files) {
    if (/\.mdx$/i.test(file)) {
      context.messages.write(`citable: ${page} is MDX, which is not translated: its code would be text.\n`)
      continue
    }
    read.push({
      name: page,
      request: { content: bodyOf(await readFile(file, 'utf8'), isMarkdown(file)) },
      page: below ?? path.basename(file),
    })
  }
  return read
}

const bodyOf = (text: string, asMarkdown: boolean): { readonly markdown: string } | { readonly html: string } =>
  asMarkdown ? { markdown: text } : { html: text }

async function workHere(data: string | undefined, context: CommandContext): Promise<Work> {
  const { TranslateRequest: Schema, TranslationResult: Result } = await import('@citable/contract')
  const { analysisLimits, createAnalysisPool, ServiceProblem } = await import('@citable/service/analysis')
  const { ensureTenant, openData } = await import('@citable/service/data')
  const { translateArticle } = await import('@citable/service/translation')
  const { createFetcher } = await import('../create-fetcher.ts')
  const settings = await dataSettings(data, context)
  const translators = await enginesOf(context)
  const { storage } = await openData(settings)
  const pool = (context.createPool ?? createAnalysisPool)({ ...analysisLimits, workers: 1 })
  const safeFetch = createFetcher(context)
  return {
    translate: async (request) => {
      try {
        const tenant = { tenantId: (await ensureTenant(storage, 'default', Date.now())).id }
        const dependencies = { storage, pool, safeFetch, now: Date.now, translators }
        const prepared = await translateArticle(Schema.parse(request), tenant, AbortSignal.timeout(deadlineMs), dependencies)
        const { body, unit } = await prepared()
        await storage.write(unit)
        return Result.parse(JSON.parse(body.toString()))
      } catch (error) {
        if (!(error instanceof ServiceProblem)) throw error
        throw new SourceFault(error.code, `${error.message}${error.members.hint ? ` ${error.members.hint}` : ''}`)
      }
    },
    close: async () => {
      await pool.close()
      await storage.close()
    },
  }
}

async function workAt(api: string, key: string | undefined, { environment }: CommandContext): Promise<Work> {
  const { createServiceClient } = await import('../service-client.ts')
  const { CitableError } = await import('@citable/client')
  const client = createServiceClient(api, key ?? environment.CITABLE_API_KEY)
  return {
    translate: async (request) => {
      try {
        return (await client.translate(request as Parameters<typeof client.translate>[0])) as unknown as TranslationResult
      } catch (error) {
        if (error instanceof CitableError) throw new SourceFault(error.code, error.message)
        throw error
      }
    },
    close: async () => {},
  }
}

/** Engines of this machine and those that the variables name, in their order. */
async function enginesOf({ environment }: CommandContext) {
  const { inOrder, localTranslators, remoteTranslators } = await import('@citable/service/translation')
  const { readSettings, userAgentOf } = await import('@citable/service/settings')
  const { settings } = readSettings(environment)
  const fetching = {
    userAgent: userAgentOf(settings, `http://${settings.CITABLE_HOST}:${settings.CITABLE_PORT}`),
    nat64Prefixes: settings.CITABLE_NAT64_PREFIXES,
  }
  return inOrder([...remoteTranslators(settings, fetching), ...localTranslators(settings)], settings.CITABLE_TRANSLATE_ORDER)
}

async function printEngines(context: CommandContext): Promise<number> {
  const { listEngines } = await import('@citable/service/translation')
  for (const { translator, pairs } of await listEngines(await enginesOf(context))) {
    const told = pairs === 'any' ? 'asked for each pair' : pairs.map(({ from, to }) => `${from}→${to}`).join(', ') || 'not installed'
    context.output.write(`${translator.id} (${translator.tier} quality): ${told}\n`)
  }
  return exitCodes.done
}

async function readText(source: string, context: CommandContext): Promise<string> {
  if (source === '-') return readAll(context.input as NodeJS.ReadableStream)
  try {
    return await readFile(path.resolve(context.folder, source), 'utf8')
  } catch (error) {
    throw new UsageFault(`${source} cannot be read: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
