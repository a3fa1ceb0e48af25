import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type ClickHouseSite, startClickHouse } from '../../../tooling/src/sites/clickhouse.ts'
import type { WholeReport } from '../../src/reports/report.ts'
import { readSettings } from '../../src/settings.ts'
import { openData } from '../../src/start/open-data.ts'
import { createOutage } from '../../src/storage/faults/outage.ts'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { createEventStore } from '../../src/storage/traffic/event-store.ts'
import { countWaiting, sendWaiting } from '../../src/storage/traffic/waiting-events.ts'
import { createTestService } from '../setup/test-service.ts'
import { createTarget } from './storages.ts'

let server: ClickHouseSite
beforeAll(async () => {
  server = await startClickHouse()
}, 120_000)
afterAll(() => server.stop())

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

const signal = new AbortController().signal

/** A service on SQLite with its sums in ClickHouse, and the storage behind it. */
async function serve(trafficUrl?: string) {
  const { target, remove } = await createTarget('sqlite', { tables: 'migrated' })
  const url = trafficUrl ?? (await server.createDatabase())
  const faults: string[] = []
  const storage = await openStorage(
    { ...target, trafficUrl: url },
    { migrate: true, trafficOutage: createOutage(Date.now, (news) => faults.push(news.state)) },
  )
  const service = await createTestService({}, { storage, nextTenant: () => 'tenant 1', close: async () => {} })
  opened.push(
    remove,
    () => storage.close(),
    () => service.close(),
  )
  return { storage, service, faults, database: new URL(url).pathname.slice(1) }
}

type Served = Awaited<ReturnType<typeof serve>>

const eventsOf = (batch: number, now: number) =>
  Array.from({ length: 40 }, (_, index) => ({
    type: 'hit',
    id: `b${batch}-${index}`,
    ts: new Date(now - (batch * 40 + index) * 60_000).toISOString(),
    host: 'example.com',
    path: `/${index % 7}`,
    status: 200,
    agent_id: 'gptbot',
  }))

async function send({ service }: Served, batch: number) {
  const payload = { source: 'middleware', events: eventsOf(batch, service.clock.now) }
  const answer = await service.call({ method: 'POST', url: '/v1/events', payload })
  return [answer.statusCode, answer.json().accepted, answer.json().duplicates]
}

async function report({ service }: Served) {
  const day = (daysAgo: number) => new Date(service.clock.now - daysAgo * 86_400_000).toISOString().slice(0, 10)
  const answer = await service.call({ method: 'GET', url: `/v1/analytics?from=${day(3)}&to=${day(0)}` })
  return answer.statusCode === 200 ? (answer.json() as WholeReport).summary.crawler_hits : answer.json().code
}

const readiness = async ({ service }: Served) => {
  const answer = await service.call({ method: 'GET', url: '/readyz', as: null })
  const { traffic, traffic_waiting } = answer.json().checks
  return [answer.statusCode, traffic, traffic_waiting]
}

/** As time goes by for what waits, and for the pause after a fault. */
async function sendLater({ storage, service }: Served): Promise<number> {
  await sendWaiting(storage, service.clock.now + 60_000, signal)
  return await countWaiting(storage)
}

describe('a database of traffic that is away', () => {
  it('loses nothing: events are taken and wait, reports are 503, and all is counted once when it is back', async () => {
    const served = await serve()
    expect(await send(served, 0)).toEqual([202, 40, 0])
    expect([await report(served), await readiness(served)]).toEqual([40, [200, 'ok', 0]])
    await server.kill()
    try {
      expect(await send(served, 1)).toEqual([202, 40, 0])
      expect(await send(served, 2)).toEqual([202, 40, 0])
      // the sender that heard nothing sends again
      expect(await send(served, 1)).toEqual([202, 0, 40])
      expect([await report(served), await readiness(served)]).toEqual(['database_unavailable', [200, 'unreachable', 2]])
      expect(await sendLater(served)).toBe(2)
    } finally {
      await server.start()
    }
    expect(served.faults).toEqual(['began'])
    // what came before it was away is on its disk
    expect(await report(served)).toBe(40)
    expect(await sendLater(served)).toBe(0)
    expect([await report(served), await readiness(served)]).toEqual([120, [200, 'ok', 0]])
  })

  it('is opened when it comes: until then the service starts and takes events', async () => {
    const url = await server.createDatabase()
    await server.kill()
    let served: Served
    try {
      served = await serve(url)
      expect(await send(served, 0)).toEqual([202, 40, 0])
    } finally {
      await server.start()
    }
    expect(await sendLater(served)).toBe(0)
    expect(await report(served)).toBe(40)
  })
})

describe('a report', () => {
  it('asks for the pages of days that are over once, until one of them changes', async () => {
    const { storage, service } = await serve()
    let asked = 0
    const sums: NonNullable<Storage['sums']> = {
      ...storage.sums!,
      readPastPages: (...of) => {
        asked++
        return storage.sums!.readPastPages(...of)
      },
    }
    const counting = await createTestService({}, { storage: { ...storage, sums }, nextTenant: () => 'tenant 2', close: async () => {} })
    opened.push(() => counting.close())
    const served: Served = { storage, service: counting, faults: [], database: '' }
    const event = (id: string, ts: number) => ({
      type: 'hit',
      id,
      ts: new Date(ts).toISOString(),
      host: 'example.org',
      path: '/',
      status: 200,
      agent_id: 'gptbot',
    })
    const add = (id: string, ts: number) => counting.call({ method: 'POST', url: '/v1/events', payload: { events: [event(id, ts)] } })
    const { now } = service.clock
    await add('past', now - 2 * 86_400_000)
    expect([await report(served), asked > 0]).toEqual([1, true])
    const first = asked
    await add('today', now - 60_000)
    expect([await report(served), asked]).toEqual([2, first])
    await add('late', now - 86_400_000)
    expect([await report(served), asked]).toEqual([3, first + 1])
  })
})

describe('a batch', () => {
  it('that was counted, and whose row stayed, counts once when it is sent again, also in part', async () => {
    const served = await serve()
    const { storage, service, database } = served
    // the process ends between counting and forgetting
    const stuck: Storage = {
      ...storage,
      write: async (unit) => {
        if (unit.some(({ sql }) => sql.startsWith('delete from "traffic_waiting"'))) throw new Error('killed')
        return await storage.write(unit)
      },
    }
    const site = await service.call({
      method: 'POST',
      url: '/v1/events',
      payload: { source: 'middleware', events: eventsOf(0, service.clock.now) },
    })
    expect(site.json().accepted).toBe(40)
    const { id } = await storage.read.selectFrom('site').select('id').executeTakeFirstOrThrow()
    const visit = {
      type: 'visit',
      id: 'v',
      ts: service.clock.now,
      host: 'example.com',
      path: '/',
      assistantId: 'chatgpt',
      evidence: 'utm',
      engaged: true,
    } as const
    const hit = {
      type: 'hit',
      id: 'h',
      ts: service.clock.now,
      host: 'example.com',
      path: '/',
      kind: 'page',
      agentId: 'gptbot',
      status: 200,
      verification: 'verified',
      isHtml: true,
      method: 'GET',
      bytes: 1,
      durationMs: 4.5,
      isDisallowed: false,
      userAgent: null,
    } as const
    await expect(createEventStore(stuck)(service.tenant, id, 'middleware', [hit, visit], service.clock.now)).rejects.toThrow('killed')
    expect([await countWaiting(storage), await report(served)]).toEqual([1, 41])
    // one table of sums has lost it, as if the server had died between two of them
    const fetches = () => server.query(`select count() from ${database}.page_fetch`)
    await server.query(`truncate table ${database}.page_fetch`)
    expect(await fetches()).toBe('[0]\n')
    expect(await sendLater(served)).toBe(0)
    expect([await fetches(), await report(served)]).toEqual(['[1]\n', 41])
  })

  it('of many paths, odd ones among them, is listed page by page', async () => {
    const served = await serve()
    const { service } = served
    const paths = [
      "/it's",
      '/a\\b',
      '/"quoted"',
      '/tab%09',
      '/%C3%A9',
      '/{x:String}',
      ...Array.from({ length: 400 }, (_, index) => `/${'long'.repeat(40)}-${index}`),
    ]
    const ts = new Date(service.clock.now - 60_000).toISOString()
    const events = paths.map((path, index) => ({
      type: 'hit',
      id: `p${index}`,
      ts,
      host: 'example.com',
      path,
      status: 200,
      agent_id: 'gptbot',
    }))
    for (let first = 0; first < events.length; first += 200)
      await service.call({ method: 'POST', url: '/v1/events', payload: { events: events.slice(first, first + 200) } })
    const day = ts.slice(0, 10)
    const answer = await service.call({ method: 'GET', url: `/v1/analytics?from=${day}&to=${day}&limit=200&include=pages,summary` })
    expect(answer.json().summary.unique_pages_crawled).toBe(paths.length)
    const one = await service.call({ method: 'GET', url: `/v1/analytics?from=${day}&to=${day}&path=${encodeURIComponent("/it's")}` })
    expect(one.json().summary.crawler_hits).toBe(1)
  })
})

describe('CITABLE_TRAFFIC_URL', () => {
  it.each([
    ['a wrong password', (url: string) => url.replace(':secret@', ':hidden@')],
    ['a database that is not there', (url: string) => `${url}_not`],
  ])('%s is refused by its name, without the password', async (_name, change) => {
    const { folder, remove } = await createTarget('sqlite')
    opened.push(remove)
    const url = change(await server.createDatabase())
    const { settings } = readSettings({ CITABLE_DATA_DIR: folder, CITABLE_TRAFFIC_URL: url })
    const fault = await openData(settings).catch((error: unknown) => error as Error)
    expect(fault).toMatchObject({ name: 'StartFault', message: expect.stringMatching(/^CITABLE_TRAFFIC_URL: the database http:\/\/127/) })
    expect(JSON.stringify([fault, (fault as Error).message, String((fault as Error).stack)])).not.toMatch(/hidden|secret@/)
  })
})
