import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startService } from '@citable/service'
import { startPostgres } from '../sites/postgres.ts'
import { percentile } from './measure.ts'

/** Events of a batch and their fields. A site takes 50,000 events a minute, so they are of several. */
interface Traffic {
  readonly batches: number
  readonly sites: number
  readonly days: number
  /** Milliseconds a report of all days may cost at the 95th percentile. */
  readonly gateMs: number
}
const month: Traffic = { batches: 160, sites: 4, days: 28, gateMs: 150 }
const year: Traffic = { batches: 800, sites: 10, days: 364, gateMs: 100 }
const batch = 500
const paths = 300
const reports = 60
const atOnce = 4
const warmUp = 8

const agents = ['GPTBot/1.2', 'OAI-SearchBot/1.0', 'ChatGPT-User/1.0', 'ClaudeBot/1.0', 'PerplexityBot/1.0', 'CCBot/2.0', 'bingbot/2.0']

/**
 * Events a second, for one core of the service, its client included, and for one of a PostgreSQL server. A batch of 500 is some 1,300 rows with
 * their keys there, one transaction; it takes no less when statements are fewer, and a server of its own does it while the service reads on.
 */
const gateEvents = { service: 20_000, database: 12_500 } as const

/**
 * Sends events to the real service on loopback, client in the same process, then asks for reports, and prints both in CPU and in time. CPU
 * holds on a busy machine, time does not. `--year`: 400,000 events of 364 days instead of 80,000 of 28. `--gate`: exit code 1 when a gate is
 * missed. `--postgres`: on a PostgreSQL server of its own, whose CPU is counted too.
 */
export async function benchTraffic(args: readonly string[]): Promise<number> {
  if (!args.includes('--postgres')) return benchAt(args, {}, () => 0)
  const postgres = await startPostgres()
  try {
    return await benchAt(args, { DATABASE_URL: await postgres.createDatabase() }, postgres.cpuMs)
  } finally {
    await postgres.stop()
  }
}

async function benchAt(args: readonly string[], where: Readonly<Record<string, string>>, databaseMs: () => number): Promise<number> {
  const traffic = args.includes('--year') ? year : month
  const folder = await mkdtemp(join(tmpdir(), 'citable-bench-'))
  const environment = { CITABLE_RATE_BURST: '1000000', CITABLE_WORKERS: '1', ...where }
  const service = await startService({ port: 0, dataDir: folder, log: false, environment })
  try {
    const headers = { authorization: `Bearer ${service.firstKey}`, 'content-type': 'application/json' }
    const call = async (path: string, body?: string): Promise<string> => {
      const answer = await fetch(`${service.url}/v1/${path}`, { method: body === undefined ? 'GET' : 'POST', headers, body: body ?? null })
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${text}`)
      return text
    }
    const now = Date.now()
    const batches = Array.from({ length: warmUp + traffic.batches }, (_, index) => JSON.stringify(batchOf(traffic, index, now)))
    const send = async (body: string): Promise<void> => {
      const { accepted } = JSON.parse(await call('events', body))
      if (accepted !== batch) throw new Error(`${accepted} of ${batch} events were accepted`)
    }
    for (const body of batches.splice(0, warmUp)) await send(body)
    const events = await measure(databaseMs, async () => {
      const work = async (): Promise<void> => {
        for (let body = batches.pop(); body !== undefined; body = batches.pop()) await send(body)
      }
      await Promise.all(Array.from({ length: atOnce }, work))
    })
    const sent = batch * traffic.batches
    const day = (daysAgo: number) => new Date(now - daysAgo * 86_400_000).toISOString().slice(0, 10)
    const report = `analytics?from=${day(traffic.days)}&to=${day(1)}`
    const first = await measure(databaseMs, () => call(report))
    for (let index = 0; index < 3; index++) await call(report)
    const measureReports = async (path: string, before: (index: number) => Promise<unknown>) => {
      const measured: Awaited<ReturnType<typeof measure>>[] = []
      for (let index = 0; index < reports; index++) {
        await before(index)
        measured.push(await measure(databaseMs, () => call(path)))
      }
      return (part: 'cpuMs' | 'ms', share: number) =>
        percentile(
          measured.map((each) => each[part]).sort((a, b) => a - b),
          share,
        )
    }
    const of = await measureReports(report, async () => {})
    // up to now, with an event of now before each: what is remembered of the past holds, today is read anew
    const eventNow = (index: number) => ({ ...batchOf(traffic, 0, now).events[1], id: `now ${index}`, ts: new Date().toISOString() })
    const live = await measureReports(`analytics?from=${day(traffic.days)}&to=${day(0)}`, (index) =>
      call('events', JSON.stringify({ source: 'middleware', events: [eventNow(index)] })),
    )

    console.log(`Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, load ${loadavg()[0]!.toFixed(1)}`)
    const perCore = (sent * 1000) / (events.cpuMs - events.databaseMs)
    const perDatabaseCore = (sent * 1000) / events.databaseMs
    const ofDatabase = events.databaseMs === 0 ? '' : `, ${whole(perDatabaseCore)} a second and core of the database`
    console.log(
      `events  ${whole(perCore)} a second and core, its client included${ofDatabase}   seen: ${whole((sent * 1000) / events.ms)} a second`,
    )
    console.log(
      `report  ${traffic.days} days of ${whole(sent)} events: ${figures(of)}; the first one CPU ${first.cpuMs.toFixed(0)} ms, seen ${first.ms.toFixed(0)} ms`,
    )
    console.log(`        up to now, while events come in: ${figures(live)}`)
    const missed = [
      ...(perCore < gateEvents.service ? [`${whole(gateEvents.service)} events a second and core`] : []),
      ...(perDatabaseCore < gateEvents.database ? [`${whole(gateEvents.database)} events a second and core of the database`] : []),
      ...(of('cpuMs', 95) > traffic.gateMs ? [`a report in ${traffic.gateMs} ms of CPU`] : []),
      ...(live('cpuMs', 95) > traffic.gateMs ? [`a report up to now in ${traffic.gateMs} ms of CPU`] : []),
    ]
    for (const gate of missed) console.log(`Missed the gate: ${gate}.`)
    return args.includes('--gate') && missed.length > 0 ? 1 : 0
  } finally {
    await service.close()
    await rm(folder, { recursive: true, force: true })
  }
}

const figures = (of: (part: 'cpuMs' | 'ms', share: number) => number): string =>
  [
    `CPU p50 ${of('cpuMs', 50).toFixed(0)} ms, p95 ${of('cpuMs', 95).toFixed(0)} ms`,
    `seen: p50 ${of('ms', 50).toFixed(0)} ms, p95 ${of('ms', 95).toFixed(0)} ms`,
  ].join('   ')

const whole = (value: number): string => Math.round(value).toLocaleString('en')

interface Measured {
  /** Milliseconds of CPU: this process with its threads and the database together, and the database alone. */
  readonly cpuMs: number
  readonly databaseMs: number
  /** By the clock. */
  readonly ms: number
}

async function measure(databaseMs: () => number, work: () => Promise<unknown>): Promise<Measured> {
  const before = process.cpuUsage()
  const databaseBefore = databaseMs()
  const started = performance.now()
  await work()
  const ms = performance.now() - started
  const { user, system } = process.cpuUsage(before)
  const ofDatabase = databaseMs() - databaseBefore
  return { cpuMs: (user + system) / 1000 + ofDatabase, databaseMs: ofDatabase, ms }
}

/** Requests of agents to one site in the order of time, as sites send them; every twentieth event is a reader sent by an assistant. */
function batchOf(traffic: Traffic, index: number, now: number): { readonly source: string; readonly events: readonly object[] } {
  // together they fill the days before yesterday
  const stepMs = (traffic.days * 86_400_000) / (batch * (warmUp + traffic.batches))
  const events = Array.from({ length: batch }, (_, position) => {
    const count = index * batch + position
    const common = {
      id: `e${count}`,
      ts: new Date(now - (traffic.days + 1) * 86_400_000 + count * stepMs).toISOString(),
      host: `site-${index % traffic.sites}.example`,
      path: `/articles/article-${(count * 31) % paths}`,
    }
    if (count % 20 === 0) return { type: 'visit', ...common, assistant: 'chatgpt', evidence: 'referrer' }
    return { type: 'hit', ...common, status: 200, bytes: 20_000, user_agent: `Mozilla/5.0 (compatible; ${agents[count % agents.length]})` }
  })
  return { source: 'middleware', events }
}
