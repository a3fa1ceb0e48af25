import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import type { CommandContext } from '../command-context.ts'
import { dataSettings } from '../data-settings.ts'
import { exitCodes, readArguments, UsageFault } from '../usage.ts'

const help = `citable translate: translate an article with the engines on this machine and optimize it again

Usage
  citable translate <url|file|-> --to es,ca [options]
  citable translate --engines

Options
  --to <list>       languages, BCP 47, apart by commas
  --from <tag>      language of the text; found in it when absent
  --title <text>    title of the text
  --engine <id>     auto, or one of --engines
  --format <name>   html (default; one language only) or json
  --engines         list engines and pairs
  --data <folder>   folder of the database (CITABLE_DATA_DIR)
  --help

Every translation is a draft for a person to review. Exit code 4: no engine translates between these languages.
`

const options = {
  to: { type: 'string' },
  from: { type: 'string' },
  title: { type: 'string' },
  engine: { type: 'string', default: 'auto' },
  format: { type: 'string', default: 'html' },
  engines: { type: 'boolean', default: false },
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** Exit code when no engine covers a pair. */
const noEngine = 4

/** Milliseconds. No client holds a connection open meanwhile. */
const deadlineMs = 10 * 60 * 1000

/** `citable translate`, with local engines and the local database. */
export async function translateCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  if (values.engines) return await printEngines(context)
  const [source, ...surplus] = positionals
  if (source === undefined || surplus.length > 0) throw new UsageFault('Name one address, one file, or - for standard input.')
  const targets = values.to?.split(',').map((tag) => tag.trim()) ?? []
  if (targets.length === 0) throw new UsageFault('Name the languages with --to, such as --to es,ca.')
  if (values.format !== 'html' && values.format !== 'json') throw new UsageFault('--format takes html or json.')
  if (values.format === 'html' && targets.length > 1) throw new UsageFault('Several languages need --format json.')

  const { TranslateRequest, TranslationResult } = await import('@citable/contract')
  const request = TranslateRequest.safeParse({
    ...(/^https?:\/\//i.test(source)
      ? { url: source }
      : { content: { html: await readText(source, context), ...(values.title && { title: values.title }) } }),
    ...(values.from && { source_language: values.from }),
    targets,
    options: { engine: values.engine },
  })
  if (!request.success) throw new UsageFault(request.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('; '))

  const { analysisLimits, createAnalysisPool, ServiceProblem } = await import('@citable/service/analysis')
  const { ensureTenant, openData } = await import('@citable/service/data')
  const { localTranslators, translateArticle } = await import('@citable/service/translation')
  const { createFetcher } = await import('../create-fetcher.ts')
  const settings = await dataSettings(values.data, context)
  const { storage } = await openData(settings)
  const pool = (context.createPool ?? createAnalysisPool)({ ...analysisLimits, workers: 1 })
  try {
    const tenant = { tenantId: (await ensureTenant(storage, 'default', Date.now())).id }
    const prepared = await translateArticle(request.data, tenant, AbortSignal.timeout(deadlineMs), {
      storage,
      pool,
      safeFetch: createFetcher(context),
      now: Date.now,
      translators: localTranslators(settings),
    })
    const { body, unit } = await prepared()
    await storage.write(unit)
    const result = TranslationResult.parse(JSON.parse(body.toString()))
    context.output.write(
      values.format === 'json' ? `${JSON.stringify(result, null, 2)}\n` : `${result.translations[0]?.content?.html ?? ''}\n`,
    )
    for (const { language, engine, segments } of result.translations) {
      context.messages.write(
        `${language}: ${segments.total} segments by ${engine?.id ?? 'nobody'}, ${segments.low_confidence} to look at first; a draft to review.\n`,
      )
    }
    return exitCodes.done
  } catch (error) {
    if (!(error instanceof ServiceProblem)) throw error
    context.messages.write(`citable: ${error.message}${error.members.hint ? ` ${error.members.hint}` : ''}\n`)
    return error.code === 'no_engine_for_pair' ? noEngine : exitCodes.failed
  } finally {
    await pool.close()
    await storage.close()
  }
}

async function printEngines(context: CommandContext): Promise<number> {
  const { listEngines, localTranslators } = await import('@citable/service/translation')
  const { readSettings } = await import('@citable/service/settings')
  for (const { translator, pairs } of await listEngines(localTranslators(readSettings(context.environment).settings))) {
    context.output.write(
      `${translator.id} (${translator.tier} quality): ${pairs.map(({ from, to }) => `${from}→${to}`).join(', ') || 'not installed'}\n`,
    )
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
