import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { CitableError } from '@citable/client'
import type { CommandContext } from '../command-context.ts'
import { dataSettings } from '../data-settings.ts'
import { plainText } from '../plain-text.ts'
import { createServiceClient } from '../service-client.ts'
import { emptyReport, type ImportSettings, importLog, type LogReport } from '../traffic/import-log.ts'
import { formatNames } from '../traffic/log-formats.ts'
import { drySink, type LogSink, localSink, serviceSink } from '../traffic/log-sinks.ts'
import { type MappedName, mappedNames, neededNames, readMapped } from '../traffic/read-json-log.ts'
import { exitCodes, readArguments, UsageFault } from '../usage.ts'

const help = `citable traffic: what AI agents fetched, and whom assistants sent, from the logs of a server

Usage
  citable traffic import <file|->… --site <host> [options]

Read are access logs as they are, gzip and Zstandard too: ${formatNames.join(', ')}, and JSON Lines by a map.
A line counts once, from whichever file and however often it is read: import the newest log and its rotated copies as often as you
like, and start again after an interruption. Addresses verify agents and are dropped.

Options
  --site <host>      whose log it is; lines of other hosts do not count. Several for a log that names the host of each line
  --format <name>    ${formatNames.join(', ')}; default: found by the first lines
  --map <a=b,…>      for JSON Lines: where each of ${mappedNames.slice(0, 6).join(', ')},
                     ${mappedNames.slice(6).join(', ')} stands, such as time=ts,path=request.url
  --dry-run          count the lines, store nothing
  --api <url>        count in the service at this address, not in the database of this machine
  --key <key>        its key, with events:write (CITABLE_API_KEY)
  --tenant <name>    separate space of another customer or team (default: default)
  --data <folder>    folder of the database (CITABLE_DATA_DIR)
  --json             the report as JSON
  --help

Exit code 1: a file could not be read to its end, has no lines of its format, or the run was interrupted; what was read counts.
`

const options = {
  site: { type: 'string', multiple: true },
  format: { type: 'string' },
  map: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  api: { type: 'string' },
  key: { type: 'string' },
  tenant: { type: 'string', default: 'default' },
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const

/** `citable traffic import`. */
export async function trafficCommand(args: readonly string[], context: CommandContext): Promise<number> {
  const { values, positionals } = readArguments({ args: [...args], options, allowPositionals: true })
  if (values.help) {
    context.output.write(help)
    return exitCodes.done
  }
  const [action, ...files] = positionals
  if (action !== 'import') throw new UsageFault('Name what to do: citable traffic import. See citable traffic --help.')
  if (files.length === 0) throw new UsageFault('Name the logs to read, or - for standard input. See citable traffic --help.')
  const { siteHost } = await import('@citable/service/data')
  const sites = (values.site ?? []).map((text) => siteHost(text) ?? refuse(`--site takes the name of a host, not “${text}”.`))
  if (sites.length === 0) throw new UsageFault('Name the site whose log it is with --site. See citable traffic --help.')
  const format = formatOf(values.format, values.map)
  const started = Date.now()
  let isStopped = false
  void context.nextStop().then(() => {
    isStopped = true
  })
  const reports: LogReport[] = []
  const run = async (sink: LogSink): Promise<void> => {
    const settings: ImportSettings = {
      format,
      siteOf: (host) => {
        const site = siteHost(host.replace(/:\d+$/, ''))
        return site !== null && sites.includes(site) ? site : null
      },
      onlySite: sites.length === 1 ? sites[0]! : null,
      sink,
      now: Date.now,
      isStopped: () => isStopped,
    }
    for (const file of files) {
      if (isStopped) break
      const input = await openLog(file, context)
      reports.push(typeof input === 'string' ? { ...emptyReport(file), fault: input } : await importLog(file, input, settings))
    }
  }
  try {
    await withSink(values, context, run)
  } catch (error) {
    if (!(error instanceof CitableError)) throw error
    context.messages.write(`citable: ${plainText(error.message)} What was stored counts; run the same command again.\n`)
    return exitCodes.failed
  }
  const seconds = (Date.now() - started) / 1_000
  if (values.json) context.output.write(`${JSON.stringify({ files: reports, seconds, interrupted: isStopped }, null, 2)}\n`)
  else for (const report of reports) context.output.write(sentencesOf(report, values['dry-run']))
  if (isStopped) context.messages.write('citable: interrupted. What was read counts; run the same command again.\n')
  return isStopped || reports.some(isFaulty) ? exitCodes.failed : exitCodes.done
}

/** @throws UsageFault */
function refuse(message: string): never {
  throw new UsageFault(message)
}

const isFaulty = ({ fault, lines, unreadable }: LogReport): boolean => fault !== null || (lines > 0 && unreadable === lines)

async function withSink(
  values: {
    readonly 'dry-run': boolean
    readonly api?: string | undefined
    readonly key?: string | undefined
    readonly tenant: string
    readonly data?: string | undefined
  },
  context: CommandContext,
  run: (sink: LogSink) => Promise<void>,
): Promise<void> {
  if (values['dry-run']) return await run(drySink)
  if (values.api !== undefined) {
    return await run(serviceSink(createServiceClient(values.api, values.key ?? context.environment.CITABLE_API_KEY)))
  }
  const { createLogCounter, ensureTenant, openData } = await import('@citable/service/data')
  const { storage } = await openData(await dataSettings(values.data, context))
  try {
    const scope = { tenantId: (await ensureTenant(storage, values.tenant, Date.now())).id }
    await run(localSink(await createLogCounter(storage, scope, Date.now)))
  } finally {
    await storage.close()
  }
}

function formatOf(name: string | undefined, map: string | undefined): ImportSettings['format'] {
  if (map !== undefined) {
    if (name !== undefined) refuse('Give --format or --map, not both.')
    const entries = map.split(',').map((entry) => {
      const [left = '', ...right] = entry.split('=')
      if (!(mappedNames as readonly string[]).includes(left) || right.length === 0)
        refuse(`--map takes ${mappedNames.join(', ')}, each with = and where it stands, not “${entry}”.`)
      return [left as MappedName, right.join('=')] as const
    })
    const places = new Map(entries)
    const missing = neededNames.filter((needed) => !places.has(needed))
    if (missing.length > 0) refuse(`--map needs ${missing.join(', ')} too.`)
    return { name: 'json lines', read: () => readMapped(places) }
  }
  if (name === undefined) return null
  return formatNames.find((each) => each === name) ?? refuse(`--format takes one of ${formatNames.join(', ')}, not “${name}”.`)
}

/** Bytes read at once. */
const highWaterMark = 256 * 1_024

/** A file's bytes; a text: why there are none. */
async function openLog(file: string, { input, folder }: CommandContext): Promise<AsyncIterable<Uint8Array | string> | string> {
  if (file === '-') return input
  const place = path.resolve(folder, file)
  const found = await stat(place).catch(() => null)
  if (!found) return 'is not there'
  return found.isFile() || found.isFIFO() ? createReadStream(place, { highWaterMark }) : 'is not a file'
}

const shown = (count: number): string => count.toLocaleString('en')

function sentencesOf(report: LogReport, isDry: boolean): string {
  const name = report.file === '-' ? 'standard input' : plainText(report.file)
  if (report.fault !== null && report.lines === 0) return `${name} ${report.fault}\n`
  const left = [
    [report.people, 'of people'],
    [report.other_bots, 'of other robots'],
    [report.no_pages, 'no fetch of a page'],
    [report.other_hosts, 'of other hosts'],
    [report.too_old, 'more than 400 days old'],
    [report.ahead, 'of a time to come'],
    [report.refused, 'refused by the service'],
  ] as const
  const counted = isDry ? 'nothing stored' : `${shown(report.counted)} counted, ${shown(report.known)} known already`
  const unreadable =
    report.unreadable === 0
      ? ''
      : `  ${shown(report.unreadable)} could not be read, first ${report.unreadable_lines.map((line) => `line ${line}`).join(', ') || 'one too long'}\n`
  return [
    `${name}: ${shown(report.lines)} lines of ${report.format}, ${shown(report.agents)} by AI agents, ${shown(report.visits)} visits from assistants; ${counted}\n`,
    left.some(([count]) => count > 0)
      ? `  left out: ${left.flatMap(([count, what]) => (count > 0 ? [`${shown(count)} ${what}`] : [])).join(', ')}\n`
      : '',
    unreadable,
    report.fault === null ? '' : `  ${report.fault}\n`,
  ].join('')
}
