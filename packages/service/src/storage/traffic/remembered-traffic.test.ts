import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTarget, engines, type TestTarget } from '../../../test/databases/storages.ts'
import { sampleHit } from '../../../test/setup/sample-hit.ts'
import { cutDays } from '../../traffic/buckets.ts'
import { dayMs, hourMs } from '../../traffic/count-events.ts'
import type { Hit, Visit } from '../../traffic/read-event.ts'
import { openStorage } from '../open-storage.ts'
import { ensureSite } from '../sites.ts'
import type { Storage, TenantScope } from '../storage.ts'
import { ensureTenant } from '../tenants.ts'
import { createEventStore } from './event-store.ts'
import { sumHits } from './hit-sums.ts'
import { readPageSums, readPastMarks } from './page-sums.ts'
import { readKnownHits, readKnownVisits } from './remembered-traffic.ts'
import { createSumsMemory, noMemory, type SumsMemory } from './sums-memory.ts'
import { readHits, readVisits } from './traffic.ts'
import type { TrafficRange } from './traffic-shapes.ts'

/** A midnight, and an afternoon twelve weeks later. */
const start = 28 * 735 * dayMs
const now = start + 84 * dayMs + 15 * hourMs
const genuine = ['verified', 'unverifiable', 'unchecked']
const agents = { searchIndex: ['oai-searchbot'], search: ['oai-searchbot'], userFetch: ['chatgpt-user'] }

describe.each(engines)('remembered sums of traffic on %s', (engine) => {
  let target: TestTarget
  let storage: Storage
  let tenant: TenantScope
  let siteId: string
  let sent = 0
  beforeAll(async () => {
    target = await createTarget(engine, { tables: 'migrated' })
    storage = await openStorage(target.target)
  })
  let tenants = 0
  beforeEach(async () => {
    tenant = { tenantId: (await ensureTenant(storage, `tenant ${++tenants}`, 1)).id }
    siteId = (await ensureSite(storage, tenant, 'example.com', 1)).id
  })
  afterAll(async () => {
    await storage.close()
    target.remove()
  })
  const send = (events: readonly (Hit | Visit)[]) => createEventStore(storage)(tenant, siteId, 'other', events, now)
  const visit = (ts: number): Visit => ({
    type: 'visit',
    id: `visit ${++sent}`,
    host: 'example.com',
    ts,
    path: `/${sent % 3}`,
    assistantId: 'chatgpt',
    evidence: 'referrer',
    engaged: sent % 2 === 0,
  })

  /** A report, and the number of queries for its sums. */
  const read = async (range: TrafficRange, timeZone: string, memory: SumsMemory | null) => {
    const cuts = cutDays(range.from, range.to, timeZone)
    const hitCuts = range.path === null ? cuts : [{ from: 0, to: range.to, stepMs: dayMs }]
    const marks = readPastMarks(storage, tenant, range, now)
    const [hits, visits, { byPath, byAgent, gaps }] = await Promise.all([
      memory
        ? readKnownHits(storage, tenant, range, hitCuts, genuine, now, memory, marks)
        : readHits(storage, tenant, range, hitCuts).then((cells) => sumHits(cells, genuine)),
      memory ? readKnownVisits(storage, tenant, range, cuts, now, memory) : readVisits(storage, tenant, range, cuts),
      readPageSums(storage, tenant, range, genuine, agents, now, { memory: memory ?? noMemory }),
    ])
    // where a day begins in the steps of a cut says which day of the zone it is
    const day = new Intl.DateTimeFormat('en-CA', { timeZone })
    const byDay = <Cell extends { readonly t: number }>(cells: readonly Cell[]) =>
      cells.map(({ t, ...cell }) => JSON.stringify({ day: range.path === null ? day.format(t) : t, ...cell })).sort()
    const pages = [...byPath].map((page) => JSON.stringify(page)).sort()
    const landings = visits.landings.map((landing) => JSON.stringify(landing)).sort()
    const crawls = [...hits.crawls].map(([t, sums]) => ({ t, ...sums }))
    const kinds = hits.kinds.map(({ t: _, ...kind }) => JSON.stringify(kind)).sort()
    return { kinds, crawls: byDay(crawls), visits: byDay(visits.cells), landings, pages, agents: [...byAgent].sort(), gaps }
  }

  it('are those that are read, whatever comes in: today, late, for the first time, and for no page', async () => {
    const memory = createSumsMemory(10_000_000)
    const ranges = [
      { siteId: null, from: start, to: start + 84 * dayMs, path: null, agentIds: null, assistantIds: null },
      { siteId, from: start + 3 * dayMs, to: now, path: null, agentIds: null, assistantIds: null },
      {
        siteId: null,
        from: start + 60 * dayMs - 2 * hourMs,
        to: start + 84 * dayMs + 22 * hourMs,
        path: null,
        agentIds: ['gptbot'],
        assistantIds: null,
      },
      { siteId: null, from: start - 2 * hourMs, to: start + 85 * dayMs, path: '/1', agentIds: null, assistantIds: ['chatgpt'] },
      { siteId: null, from: now - 2 * hourMs, to: now, path: null, agentIds: null, assistantIds: null },
    ]
    const hit = (ts: number, index: number) =>
      sampleHit(ts, {
        path: `/${index % 4}`,
        agentId: ['gptbot', 'oai-searchbot', 'chatgpt-user'][index % 3]!,
        status: [200, 404, 200][index % 3]!,
      })
    const first = Array.from({ length: 300 }, (_, index) => start + ((index * 7_919) % (84 * 24)) * hourMs + index * 1_000)
    const batches: (readonly (Hit | Visit)[])[] = [
      [...first.map(hit), ...first.slice(0, 100).map(visit)],
      [hit(now - hourMs, 0), visit(now - 30 * 60_000)],
      [hit(start + 10 * dayMs, 1)],
      [visit(start + 20 * dayMs)],
      [sampleHit(start + 40 * dayMs, { agentId: 'bingbot', path: '/new' })],
      [sampleHit(start + 41 * dayMs, { kind: 'robots_txt', path: '/robots.txt' })],
      [hit(start + 84 * dayMs + 60_000, 2), visit(start + 83 * dayMs + 23 * hourMs)],
    ]
    for (const batch of batches) {
      await send(batch)
      for (const range of ranges) {
        for (const timeZone of ['UTC', 'Europe/Berlin', 'America/St_Johns']) {
          const fresh = await read(range, timeZone, null)
          expect(await read(range, timeZone, memory)).toEqual(fresh)
          expect(await read(range, timeZone, memory)).toEqual(fresh)
        }
      }
    }
  })

  it('are read once for days that are over', async () => {
    const memory = createSumsMemory(10_000_000)
    const range: TrafficRange = { siteId, from: start, to: start + 84 * dayMs, path: null, agentIds: null, assistantIds: null }
    const made: unknown[] = []
    const counting: SumsMemory = {
      read: (name, mark, bytesOf, make) =>
        memory.read(name, mark, bytesOf, () => {
          made.push(name[0])
          return make()
        }),
    }
    await send([sampleHit(start + dayMs, { agentId: 'gptbot' }), visit(start + dayMs)])
    await read(range, 'UTC', counting)
    expect(made.sort()).toEqual(['hits', 'pages', 'visits'])
    // today's events leave them as they are
    await send([sampleHit(now, { agentId: 'gptbot' }), visit(now)])
    await read(range, 'UTC', counting)
    expect(made).toHaveLength(3)
    await send([sampleHit(start + 5 * dayMs, { agentId: 'gptbot' })])
    await read(range, 'UTC', counting)
    expect(made.slice(3).sort()).toEqual(['hits', 'pages'])
  })

  it('of one tenant, site or filter are not shared with another one', async () => {
    const memory = createSumsMemory(10_000_000)
    const other = { tenantId: (await ensureTenant(storage, 'another', 1)).id }
    await ensureSite(storage, other, 'example.com', 1)
    const range: TrafficRange = { siteId: null, from: start, to: start + 84 * dayMs, path: null, agentIds: null, assistantIds: null }
    await send([sampleHit(start + dayMs, { agentId: 'gptbot' }), visit(start + dayMs)])
    expect((await read(range, 'UTC', memory)).kinds.length).toBeGreaterThan(0)
    expect(await readKnownHits(storage, other, range, [null], genuine, now, memory, readPastMarks(storage, other, range, now))).toEqual({
      kinds: [],
      crawls: new Map(),
    })
    expect(await readKnownVisits(storage, other, range, [null], now, memory)).toEqual({ cells: [], landings: [] })
    const nobody = { ...range, agentIds: ['ccbot'], assistantIds: ['claude'] }
    expect((await read(nobody, 'UTC', memory)).kinds).toEqual([])
  })
})
