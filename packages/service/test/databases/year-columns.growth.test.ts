import { agents } from '@citable/core/agents'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ClickHouseSite, startClickHouse } from '../../../tooling/src/sites/clickhouse.ts'
import type { WholeReport } from '../../src/reports/report.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import { ensureSite } from '../../src/storage/sites.ts'
import { statement } from '../../src/storage/storage.ts'
import { createTestService, type TestService } from '../setup/test-service.ts'
import { createTarget } from './storages.ts'

/** Events of a year, made inside ClickHouse: CITABLE_COLUMN_EVENTS=50000000 takes some minutes. */
const events = Number(process.env.CITABLE_COLUMN_EVENTS ?? 2_000_000)
const [pages, days, reports, parts] = [10_000, 364, 40, 52] as const
const dayMs = 86_400_000

/**
 * Milliseconds of CPU of a report at the 95th percentile, ClickHouse's included. The aim, 100 at 50 million events, is not reached:
 * `CITABLE_YEAR_CPU_MS=100` asks it.
 */
const maxCpuMs = Number(process.env.CITABLE_YEAR_CPU_MS ?? 1_500)

const agentIds = agents
  .filter(({ purpose }) => ['training', 'search_index', 'user_fetch', 'search_engine', 'dataset'].includes(purpose))
  .slice(0, 40)
  .map(({ id }) => id)

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((one, other) => one - other)[Math.ceil(values.length * share) - 1]!

describe(`a year of ${events.toLocaleString('en')} events on ${pages.toLocaleString('en')} pages in ClickHouse`, () => {
  let server: ClickHouseSite
  let service: TestService
  let close = async (): Promise<void> => {}
  let today = 0

  beforeAll(async () => {
    server = await startClickHouse()
    const { target, remove } = await createTarget('sqlite')
    const url = await server.createDatabase()
    const storage = await openStorage({ ...target, trafficUrl: url })
    service = await createTestService({}, { storage, nextTenant: () => 'tenant 1', close: () => storage.close() })
    close = async () => {
      await service.close()
      await storage.close()
      await server.stop()
      remove()
    }
    today = Math.floor(service.clock.now / dayMs) * dayMs
    const { id } = await ensureSite(storage, service.tenant, 'example.com', service.clock.now)
    const source = { source: 'log_import', first_ts: today - days * dayMs, last_ts: today - 1, accepted: events }
    await storage.write([
      statement(storage.build.insertInto('traffic_source').values({ tenant_id: service.tenant.tenantId, site_id: id, ...source })),
    ])
    const stepMs = (days * dayMs) / parts
    // some pages and some agents much more often than others
    for (let part = 0; part < parts; part++) {
      const rows = Math.floor((events * (part + 1)) / parts) - Math.floor((events * part) / parts)
      await server.query(`insert into ${new URL(url).pathname.slice(1)}.counted_hit
        select '${service.tenant.tenantId}', '${id}', 'log_import', ${today - days * dayMs + part * stepMs} + cityHash64(number, ${part}, 'time') % ${stepMs},
          concat('/posts/', toString(page)), cityHash64(page) % pow(2, 52), ${JSON.stringify(agentIds).replaceAll('"', "'")}[1 + agent], 'page',
          if(cityHash64(number, ${part}, 'status') % 20 = 0, 404, 200), 'unverifiable', true, true, false, 20000, cityHash64(number) % 200
        from (select number, cityHash64(number, ${part}, 'page') % 1000000 / 1000000 as one, cityHash64(number, ${part}, 'agent') % 1000000 / 1000000 as other,
          toUInt32(one * one * ${pages}) as page, toUInt32(other * other * other * ${agentIds.length}) as agent from numbers(${rows}))`)
    }
  }, 3_600_000)
  afterAll(() => close())

  const query = (more = '') => {
    const day = (time: number) => new Date(time).toISOString().slice(0, 10)
    return `/v1/analytics?from=${day(today - days * dayMs)}&to=${day(today)}${more}`
  }
  const read = async (url: string): Promise<WholeReport> => {
    const answer = await service.call({ method: 'GET', url })
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return answer.json()
  }

  it('is told to the last request', async () => {
    const { summary, crawlers, purposes, pages: top } = await read(query('&limit=200&compare=none'))
    const sum = (rows: readonly { readonly hits: number }[]): number => rows.reduce((all, { hits }) => all + hits, 0)
    expect([summary.crawler_hits, sum(crawlers), sum(purposes)]).toEqual([events, events, events])
    expect([summary.unique_pages_crawled, crawlers.length, top.length]).toEqual([pages, agentIds.length, 200])
  })

  it(`is reported in ${maxCpuMs} ms of CPU at the 95th percentile, while events come in`, async () => {
    const [cpu, seen]: [number[], number[]] = [[], []]
    for (let index = 0; index <= reports; index++) {
      service.clock.now += 6_000
      const ts = new Date(service.clock.now).toISOString()
      const hit = { type: 'hit', id: `now ${index}`, ts, host: 'example.com', path: '/posts/1', status: 200, agent_id: 'gptbot' }
      const sent = await service.call({ method: 'POST', url: '/v1/events', payload: { source: 'log_import', events: [hit] } })
      expect(sent.statusCode).toBe(202)
      const [before, databaseBefore, started] = [process.cpuUsage(), server.cpuMs(), performance.now()]
      await read(query())
      const { user, system } = process.cpuUsage(before)
      cpu.push((user + system) / 1000 + server.cpuMs() - databaseBefore)
      seen.push(performance.now() - started)
    }
    const [first, ...rest] = cpu
    const line = (values: readonly number[]) =>
      `p50 ${percentile(values, 0.5).toFixed(0)} ms, p95 ${percentile(values, 0.95).toFixed(0)} ms`
    console.log(`ClickHouse: first report CPU ${first!.toFixed(0)} ms; then CPU ${line(rest)}, seen ${line(seen.slice(1))}`)
    expect(percentile(rest, 0.95)).toBeLessThan(maxCpuMs)
  })
})
