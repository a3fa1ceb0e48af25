import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openMigrated } from '../../../test/databases/open-migrated.ts'
import { trafficEngines } from '../../../test/databases/storages.ts'
import { sampleHit } from '../../../test/setup/sample-hit.ts'
import { dayMs, hourMs } from '../../traffic/count-events.ts'
import type { Hit, Visit } from '../../traffic/read-event.ts'
import { createImportStore, packMarks, unpackMarks } from './import-store.ts'
import { isSharedRange, readObservers } from './observers.ts'
import { readPages } from './page-sums.ts'
import { readHits, readVisits } from './traffic.ts'
import type { TrafficRange } from './traffic-shapes.ts'

const start = Date.parse('2026-11-20T00:00:00Z')
const now = start + 60 * dayMs
const all = ['verified', 'unverifiable', 'unchecked']
const agents = { searchIndex: [], search: [], userFetch: [] }

const visit = (ts: number, path = '/a'): Visit => ({
  type: 'visit',
  id: 'v',
  ts,
  host: 'example.com',
  path,
  assistantId: 'chatgpt',
  evidence: 'utm',
  engaged: null,
})
/** Lines of a log; those that share a slot are alike in all that is summed. */
const line = fc.oneof(
  fc
    .record({
      slot: fc.integer({ min: 0, max: 2_000 }),
      path: fc.constantFrom('/a', '/b', '/logo.png'),
      status: fc.constantFrom(200, 304, 404),
    })
    .map(({ slot, path, status }) => sampleHit(start + slot * 20_000, { path, status, isHtml: path !== '/logo.png' })),
  fc
    .record({ second: fc.integer({ min: 0, max: 40 }), path: fc.constantFrom('/a', '/b') })
    .map(({ second, path }) => visit(start + second * 1_000, path)),
)
const keyOf = (event: Hit | Visit): string =>
  event.type === 'hit' ? `${Math.floor(event.ts / 5_000)} ${event.path} ${event.status}` : `v ${event.ts} ${event.path}`

describe.each(trafficEngines)('logs on %s', async (engine) => {
  const { storage, newSite } = await openMigrated(engine)
  type Place = Awaited<ReturnType<typeof newSite>>
  const store = (at: Place, events: readonly (Hit | Visit)[], source = 'log_import') =>
    createImportStore(storage)(at.tenant, at.siteId, source, events, now)
  const range = (at: Place, isShared = false): TrafficRange => ({
    siteId: at.siteId,
    from: start,
    to: start + 4 * dayMs,
    path: null,
    agentIds: null,
    assistantIds: null,
    isShared,
  })
  const sumsOf = async (at: Place, isShared = false) => {
    const sum = (cells: readonly { readonly n: number }[]) => cells.reduce((total, { n }) => total + n, 0)
    const hits = await readHits(storage, at.tenant, range(at, isShared), [null])
    const byHour = await readHits(storage, at.tenant, range(at, isShared), [{ from: start, to: start + 4 * dayMs, stepMs: hourMs }])
    const visits = await readVisits(storage, at.tenant, range(at, isShared), [null])
    const pages = await readPages(storage, at.tenant, range(at, isShared), all, agents, now)
    const crawls = (await pages.most(100)).reduce((total, page) => total + page.crawls, 0)
    return { hits: sum(hits), byHour: sum(byHour), visits: sum(visits.cells), crawls }
  }

  it('every line counts once: any order, any parts, with repeats, and a second time nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 60 }), fc.array(fc.nat(59), { maxLength: 4 }), async (lines, cuts) => {
        const at = await newSite()
        const parts = [...cuts, 0].sort((one, other) => one - other).map((cut, index, all) => lines.slice(cut, all[index + 1]))
        let accepted = 0
        for (const part of [...parts, lines]) if (part.length > 0) accepted += (await store(at, part)).accepted
        const unique = new Map(lines.map((event) => [keyOf(event), event]))
        const hits = [...unique.values()].filter(({ type }) => type === 'hit').length
        expect(accepted).toBe(unique.size)
        expect(await sumsOf(at)).toEqual({ hits, byHour: hits, visits: unique.size - hits, crawls: hits })
        expect(await store(at, [...lines].reverse())).toEqual({ accepted: 0, duplicates: lines.length })
      }),
      { numRuns: engine === 'sqlite' ? 25 : 8 },
    )
  })

  it('two that read the same lines at once count them once', async () => {
    const at = await newSite()
    const lines = Array.from({ length: 300 }, (_, index) => sampleHit(start + index * 60_000))
    const told = await Promise.all([store(at, lines), store(at, lines), store(at, lines.slice(100))])
    expect(told.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(300)
    expect(await sumsOf(at)).toMatchObject({ hits: 300, crawls: 300 })
  })

  it('of several sources the fullest one counts for each hour, for pages of each day', async () => {
    const at = await newSite()
    const fetches = (hour: number, count: number) =>
      Array.from({ length: count }, (_, index) => sampleHit(start + hour * hourMs + index * 10_000, { path: `/p${index}` }))
    // the log ends after its second hour; the site's own count goes on
    await store(at, [...fetches(0, 30), ...fetches(1, 10), visit(start)])
    await store(
      at,
      [...fetches(0, 12), ...fetches(1, 2), ...fetches(2, 5), visit(start), visit(start + 1_000), visit(start + 3 * hourMs)],
      'wordpress',
    )
    await store(at, fetches(1, 10), 'strapi')
    expect(await isSharedRange(storage, at.tenant, range(at))).toBe(true)
    expect(await sumsOf(at, true)).toEqual({ hits: 45, byHour: 45, visits: 3, crawls: 40 })
    const { hits, hiddenByCaches } = await readObservers(storage, at.tenant, range(at))
    expect(hits).toEqual([
      { source: 'log_import', n: 40 },
      { source: 'wordpress', n: 19 },
      { source: 'strapi', n: 10 },
    ])
    expect(hiddenByCaches).toBeCloseTo(1 - 22 / 40)
  })

  it('one source at a time is no reason to choose', async () => {
    const at = await newSite()
    await store(at, [sampleHit(start)])
    await store(at, [sampleHit(start + 5 * dayMs)], 'wordpress')
    expect(await isSharedRange(storage, at.tenant, range(at))).toBe(false)
    expect(await isSharedRange(storage, at.tenant, { ...range(at), to: start + 6 * dayMs })).toBe(true)
    const { hiddenByCaches } = await readObservers(storage, at.tenant, { ...range(at), to: start + 6 * dayMs })
    expect(hiddenByCaches).toBeNull()
  })
})

it('marks stay what they are', () => {
  const marks = new Set([0, 1, 2 ** 52 - 1, 123_456_789_012_345])
  const bytes = new Uint8Array(33)
  bytes.set(packMarks(marks), 1)
  expect(unpackMarks(bytes.subarray(1))).toEqual(marks)
})
