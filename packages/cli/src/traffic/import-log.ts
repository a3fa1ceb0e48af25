import { createLogReader, type LoggedRequest } from '@citable/service/traffic'
import type { LineReader } from './log-format.ts'
import { type FormatName, findFormat, lineReaders, ofNetworks } from './log-formats.ts'
import { logLines } from './log-lines.ts'
import type { Found, LogSink } from './log-sinks.ts'

/** What became of the lines of a log. */
export interface LogReport {
  readonly file: string
  format: string | null
  lines: number
  /** Fetches of agents and visits that assistants sent, new ones, and those that were known already. */
  counted: number
  known: number
  agents: number
  visits: number
  /** People who came without an assistant, other kinds of robots, and requests for other things than pages. */
  people: number
  other_bots: number
  no_pages: number
  /** Of a host that was not named, more than 400 days old, of a time to come. */
  other_hosts: number
  too_old: number
  ahead: number
  unreadable: number
  /** Numbers of the first of them, from 1. */
  unreadable_lines: number[]
  /** Refused by the service. */
  refused: number
  fault: string | null
}

/** Numbers of unreadable lines that the report lists. */
const maxReportedLines = 3

/** Events handed on together. */
const atOnce = 5_000

/** Milliseconds that a line may be ahead, as events of the service. */
const aheadMs = 5 * 60 * 1_000

export interface ImportSettings {
  /** null: found by the first lines. */
  readonly format: FormatName | { readonly name: string; readonly read: () => LineReader } | null
  /** The host under which a host of the log counts; null: it does not. */
  readonly siteOf: (host: string) => string | null
  /** The site of lines that name none; null: they count nowhere. */
  readonly onlySite: string | null
  readonly sink: LogSink
  readonly now: () => number
  readonly isStopped: () => boolean
}

const isSeveral = (reading: object): reading is readonly LoggedRequest[] => Array.isArray(reading)

export const emptyReport = (file: string): LogReport => ({
  file,
  format: null,
  lines: 0,
  counted: 0,
  known: 0,
  agents: 0,
  visits: 0,
  people: 0,
  other_bots: 0,
  no_pages: 0,
  other_hosts: 0,
  too_old: 0,
  ahead: 0,
  unreadable: 0,
  unreadable_lines: [],
  refused: 0,
  fault: null,
})

/** Reads a log once from its beginning, and counts what is new of it. Faults of the file are in the report; faults of the sink are thrown. */
export async function importLog(file: string, input: AsyncIterable<Uint8Array | string>, settings: ImportSettings): Promise<LogReport> {
  const report = emptyReport(file)
  const { siteOf, onlySite, sink, now, isStopped } = settings
  const readRequest = createLogReader()
  const waiting = new Map<string, Found[]>()
  let count = 0
  let read: LineReader | null = null
  let source = 'log_import'
  const hosts = new Map<string, string | null>()
  const siteOfLine = (host: string | null): string | null => {
    if (host === null) return onlySite
    const known = hosts.get(host)
    if (known !== undefined) return known
    if (hosts.size >= 10_000) hosts.clear()
    const site = siteOf(host)
    hosts.set(host, site)
    return site
  }
  const flush = async () => {
    for (const [host, found] of waiting) {
      const { accepted, duplicates, tooOld, refused } = await sink.store(host, source, found)
      report.counted += accepted
      report.known += duplicates
      report.too_old += tooOld
      report.refused += refused
    }
    waiting.clear()
    count = 0
  }
  const take = (request: LoggedRequest): void => {
    if (request.at > now() + aheadMs) {
      report.ahead++
      return
    }
    const site = siteOfLine(request.host)
    if (site === null) {
      report.other_hosts++
      return
    }
    const reading = readRequest(request, site)
    if (reading.kind === 'hit' || reading.kind === 'visit') {
      if (reading.kind === 'hit') report.agents++
      else report.visits++
      const ofSite = waiting.get(site)
      if (ofSite) ofSite.push(reading)
      else waiting.set(site, [reading])
      count++
    } else if (reading.kind === 'person') report.people++
    else if (reading.kind === 'other_bot') report.other_bots++
    else report.no_pages++
  }
  const takeLine = (line: string, reader: LineReader): void => {
    report.lines++
    if (line === '') return
    const reading = reader(line)
    if (reading === null) {
      report.unreadable++
      if (report.unreadable_lines.length < maxReportedLines) report.unreadable_lines.push(report.lines)
    } else if (reading === 'other') report.no_pages++
    else if (isSeveral(reading)) for (const request of reading) take(request)
    else take(reading)
  }
  const start = (lines: readonly string[]): LineReader | null => {
    const chosen = settings.format ?? findFormat(lines)
    if (chosen === null) return null
    report.format = typeof chosen === 'string' ? chosen : chosen.name
    if (ofNetworks.includes(report.format)) source = 'cdn'
    return typeof chosen === 'string' ? lineReaders[chosen]() : chosen.read()
  }
  const blocks = logLines(input)
  for (;;) {
    let block: Awaited<ReturnType<typeof blocks.next>>
    try {
      block = await blocks.next()
    } catch (error) {
      report.fault = `cannot be read to its end: ${error instanceof Error ? error.message : String(error)}`
      break
    }
    if (block.done || isStopped()) break
    const { lines, long } = block.value
    read ??= start(lines)
    if (read === null && lines.length > 0) {
      report.fault = `is in no format that is known; name it with --format, or --map what JSON Lines hold`
      break
    }
    if (read !== null) for (const line of lines) takeLine(line, read)
    report.lines += long
    report.unreadable += long
    if (count >= atOnce) await flush()
  }
  await flush()
  return report
}
