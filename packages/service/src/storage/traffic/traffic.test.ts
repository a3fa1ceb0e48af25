import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openMigrated } from '../../../test/databases/open-migrated.ts'
import { trafficEngines } from '../../../test/databases/storages.ts'
import { sampleHit } from '../../../test/setup/sample-hit.ts'
import { seenGaps } from '../../../test/setup/seen-gaps.ts'
import { dayMs, hourMs } from '../../traffic/count-events.ts'
import type { Hit, Visit } from '../../traffic/read-event.ts'
import { type NewOptimization, storeOptimization } from '../optimizations.ts'
import { ensureSite } from '../sites.ts'
import { createEventStore, eventRetentionMs, forgetEvents } from './event-store.ts'
import { readPages } from './page-sums.ts'
import { readArticles, readHits, readVisits } from './traffic.ts'
import type { TrafficRange } from './traffic-shapes.ts'

const start = Date.parse('2026-11-20T00:00:00Z')
/** Days or hours from the beginning on. */
const every = (stepMs: number) => [{ from: start, to: start + 4 * dayMs, stepMs }]
const noAgents = { searchIndex: [], search: [], userFetch: [] }
const all = ['verified', 'unverifiable', 'unchecked']
const now = start + 60 * dayMs

const hit = fc
  .record({
    ts: fc.integer({ min: 0, max: 3 * dayMs }).map((time) => start + time),
    path: fc.constantFrom('/a', '/b', '/c', '/robots.txt'),
    agentId: fc.constantFrom('gptbot', 'oai-searchbot', 'chatgpt-user'),
    status: fc.constantFrom(200, 304, 301, 404, 500),
    verification: fc.constantFrom('verified' as const, 'failed' as const, 'unchecked' as const),
    isHtml: fc.boolean(),
    durationMs: fc.option(fc.integer({ min: 0, max: 9_000 })),
  })
  .map(
    (value): Omit<Hit, 'id'> => ({
      ...value,
      type: 'hit',
      host: 'example.com',
      kind: value.path === '/robots.txt' ? 'robots_txt' : 'page',
      // hits that share a slot are alike in all that is summed, so that it does not matter which of them counts
      isHtml: value.status !== 301,
      durationMs: value.status,
      bytes: value.status * 10,
      method: 'GET',
      isDisallowed: false,
      userAgent: null,
    }),
  )
const visit = fc
  .record({
    ts: fc.integer({ min: 0, max: 3 * dayMs }).map((time) => start + time),
    path: fc.constantFrom('/a', '/b'),
    assistantId: fc.constantFrom('chatgpt', 'claude'),
    evidence: fc.constantFrom('referrer' as const, 'utm' as const, 'both' as const),
    engaged: fc.option(fc.boolean()),
  })
  .map((value): Omit<Visit, 'id'> => ({ ...value, type: 'visit', host: 'example.com' }))

type Event = Hit | Visit

describe.each(trafficEngines)('traffic on %s', async (engine) => {
  const { storage, newSite } = await openMigrated(engine)
  const range = (siteId: string, more: Partial<TrafficRange> = {}): TrafficRange => ({
    siteId,
    from: start,
    to: start + 4 * dayMs,
    path: null,
    agentIds: null,
    assistantIds: null,
    ...more,
  })
  const send = (at: Awaited<ReturnType<typeof newSite>>, events: readonly Event[], now = start + 4 * dayMs) =>
    createEventStore(storage)(at.tenant, at.siteId, 'other', events, now)

  it('sums are those of the events counted one by one: any order, any batches, with repeats', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(hit, visit), { minLength: 1, maxLength: 60 }),
        fc.array(fc.nat(), { minLength: 1, maxLength: 8 }),
        async (values, cuts) => {
          const events = values.map((value, index) => ({ ...value, id: `e${index}` }) as Event)
          const at = await newSite()
          // repeats of everything, in an order and in batches that the cuts decide
          const sent = [...events, ...events].sort((one, other) => order(one.id, cuts) - order(other.id, cuts))
          let accepted = 0
          for (let index = 0, cut = 0; index < sent.length; cut++) {
            const size = 1 + ((cuts[cut % cuts.length] ?? 0) % 40)
            accepted += (await send(at, sent.slice(index, index + size))).accepted
            index += size
          }
          expect(accepted).toBe(events.length)

          const hits = events.filter((event) => event.type === 'hit')
          const slots = new Map(
            hits.map((each) => [[each.agentId, each.path, each.status, each.verification, Math.floor(each.ts / 5000)].join(), each]),
          )
          const counted = [...slots.values()]
          for (const bucketMs of [hourMs, dayMs]) {
            const cells = await readHits(storage, at.tenant, range(at.siteId), every(bucketMs))
            for (const cell of cells) {
              const own = counted.filter(
                (each) =>
                  Math.floor(each.ts / bucketMs) * bucketMs === cell.t &&
                  each.agentId === cell.agentId &&
                  each.kind === cell.kind &&
                  Math.floor(each.status / 100) === cell.statusClass &&
                  each.verification === cell.verification,
              )
              expect(cell).toMatchObject({
                n: own.length,
                nHtml: own.filter(({ isHtml }) => isHtml).length,
                nRead: own.filter(({ isHtml, status }) => isHtml && (status === 200 || status === 304)).length,
                nOk: own.filter(({ status }) => status === 200 || status === 304).length,
                bytes: own.reduce((sum, { bytes }) => sum + bytes, 0),
              })
              expect(cell.durations?.reduce((sum, n) => sum + n, 0)).toBe(own.length)
            }
            expect(cells.reduce((sum, { n }) => sum + n, 0)).toBe(counted.length)
          }
          const byPath = await readHits(storage, at.tenant, range(at.siteId, { path: '/a' }), every(dayMs))
          expect(byPath.reduce((sum, { n }) => sum + n, 0)).toBe(counted.filter(({ path }) => path.startsWith('/a')).length)

          const genuine = counted.filter(({ kind, verification }) => kind === 'page' && verification !== 'failed')
          const counts = ['verified', 'unverifiable', 'unchecked']
          const paths = new Set(genuine.map(({ path }) => path))
          const pages = await readPages(storage, at.tenant, range(at.siteId), counts, noAgents, now)
          expect(pages.count).toBe(paths.size)
          for (const [agentId, known] of pages.byAgent) {
            expect(known.pages).toBe(new Set(genuine.filter((each) => each.agentId === agentId).map(({ path }) => path)).size)
          }
          const whole = await readHits(storage, at.tenant, range(at.siteId), [null])
          expect(whole.reduce((sum, { n }) => sum + n, 0)).toBe(counted.length)
          const shifted = { from: start - 5 * hourMs, to: start + 4 * dayMs, stepMs: dayMs }
          for (const cell of await readHits(storage, at.tenant, range(at.siteId), [shifted])) {
            const own = counted.filter(
              (each) =>
                each.ts >= cell.t &&
                each.ts < cell.t + dayMs &&
                each.agentId === cell.agentId &&
                each.kind === cell.kind &&
                Math.floor(each.status / 100) === cell.statusClass &&
                each.verification === cell.verification,
            )
            expect(cell.n).toBe(own.length)
          }

          const visits = events.filter((event) => event.type === 'visit')
          const { cells: visitCells } = await readVisits(storage, at.tenant, range(at.siteId), every(hourMs))
          expect(visitCells.reduce((sum, { n }) => sum + n, 0)).toBe(visits.length)
          expect(visitCells.reduce((sum, { nTold }) => sum + nTold, 0)).toBe(visits.filter(({ engaged }) => engaged !== null).length)
          expect(visitCells.reduce((sum, { nEngaged }) => sum + nEngaged, 0)).toBe(visits.filter(({ engaged }) => engaged === true).length)
        },
      ),
      { numRuns: 25, seed: 1 },
    )
  })

  it('counts the same batch once when it is sent many times at the same moment', async () => {
    const place = await newSite()
    const events = Array.from({ length: 20 }, (_, index) => sampleHit(start + index * 10_000))
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(place, events)))
    expect(answers.reduce((sum, { accepted }) => sum + accepted, 0)).toBe(20)
    const cells = await readHits(storage, place.tenant, range(place.siteId), every(dayMs))
    expect(cells.reduce((sum, { n }) => sum + n, 0)).toBe(20)
  })

  it('gives the intervals between fetches of one page by one agent', async () => {
    const place = await newSite()
    const times = [0, 24, 48, 49].map((hour) => start + hour * hourMs)
    await send(place, [
      ...times.map((ts) => sampleHit(ts)),
      sampleHit(start + hourMs, { path: '/b' }),
      sampleHit(start + 2 * hourMs, { status: 404 }),
    ])
    const { gaps } = await readPages(storage, place.tenant, range(place.siteId), all, noAgents, now)
    expect(seenGaps(gaps)).toEqual([
      ['oai-searchbot', 2, 1],
      ['oai-searchbot', 48, 2],
    ])
  })

  it('caps sums of bytes at the largest safe integer', async () => {
    const place = await newSite()
    const much = Number.MAX_SAFE_INTEGER
    await send(place, [
      sampleHit(start, { bytes: much }),
      sampleHit(start + 10_000, { bytes: much }),
      sampleHit(start, { path: '/b', bytes: much }),
    ])
    for (const path of [null, '/']) {
      const cells = await readHits(storage, place.tenant, range(place.siteId, { path }), [null])
      expect(cells.map(({ n, bytes }) => [n, bytes])).toEqual([[3, much]])
    }
  })

  it('gives the same intervals in whatever order the sums of a page come', async () => {
    const place = await newSite()
    // longer first: what was not modified, all day; within it what was sent anew
    await send(place, [sampleHit(start, { status: 304 }), sampleHit(start + 5 * hourMs, { status: 304 })])
    await send(place, [sampleHit(start)])
    await send(place, [
      sampleHit(start + hourMs, { verification: 'verified' }),
      sampleHit(start + 2 * hourMs, { verification: 'verified' }),
    ])
    await send(place, [sampleHit(start + 6 * hourMs, { status: 204, verification: 'unverifiable' })])
    const { gaps } = await readPages(storage, place.tenant, range(place.siteId), all, noAgents, now)
    expect(seenGaps(gaps)).toEqual([
      ['oai-searchbot', 0, 1],
      ['oai-searchbot', 2, 2],
      ['oai-searchbot', 10, 1],
    ])
  })

  it('lists the pages fetched most, with what was fetched for what', async () => {
    const place = await newSite()
    await send(place, [
      sampleHit(start),
      sampleHit(start + 10_000, { agentId: 'chatgpt-user' }),
      sampleHit(start + 20_000, { verification: 'failed' }),
      sampleHit(start + 30_000, { path: '/b', status: 404 }),
    ])
    const agents = { searchIndex: ['oai-searchbot'], search: ['oai-searchbot'], userFetch: ['chatgpt-user'] }
    const pages = await readPages(storage, place.tenant, range(place.siteId), ['unchecked'], agents, now)
    expect(await pages.at(['/b', '/x'])).toMatchObject([{ path: '/b', crawls: 1 }])
    expect(await pages.most(1)).toMatchObject([{ path: '/a' }])
    expect(await pages.most(5)).toMatchObject([
      {
        path: '/a',
        crawls: 2,
        searchIndexHits: 1,
        userFetches: 1,
        lastSearchFetch: start,
        statuses: [2, 0, 0, 0],
        indexedBy: ['oai-searchbot'],
      },
      { path: '/b', crawls: 1, searchIndexHits: 1, lastSearchFetch: null, statuses: [0, 0, 1, 0], indexedBy: [] },
    ])
  })

  let count = 0
  const to = (path: string, assistantId: string): Visit => {
    const [id, ts] = [`e${++count}`, start + count]
    return { type: 'visit', id, ts, host: 'example.com', path, assistantId, evidence: 'referrer', engaged: null }
  }

  it('counts visits of pages by the assistant that sent them', async () => {
    const place = await newSite()
    await send(place, [to('/a', 'claude'), to('/b', 'claude'), to('/b', 'chatgpt'), to('/b', 'chatgpt')])
    const { landings } = await readVisits(storage, place.tenant, range(place.siteId), [null])
    expect(landings).toHaveLength(3)
    expect(landings).toEqual(
      expect.arrayContaining([
        { assistantId: 'claude', path: '/a', visits: 1 },
        { assistantId: 'claude', path: '/b', visits: 1 },
        { assistantId: 'chatgpt', path: '/b', visits: 2 },
      ]),
    )
    const nobody = range(place.siteId, { assistantIds: [] })
    expect(await readVisits(storage, place.tenant, nobody, [null])).toEqual({ cells: [], landings: [] })
  })

  it('counts all sites of a tenant together, and of one alone, with so many of their articles as are asked for', async () => {
    const place = await newSite()
    const second = { ...place, siteId: (await ensureSite(storage, place.tenant, 'other.example', 1)).id }
    await send(place, [sampleHit(start)])
    await send(second, [sampleHit(start), sampleHit(start + 10_000)])
    const hits = async (siteId: string | null) =>
      (await readHits(storage, place.tenant, { ...range(place.siteId), siteId }, every(dayMs))).reduce((sum, { n }) => sum + n, 0)
    expect([await hits(null), await hits(place.siteId), await hits(second.siteId)]).toEqual([3, 1, 2])
    for (const [index, url] of [
      'https://example.com/1',
      'https://www.example.com/2',
      'https://other.example/3',
      'https://no.site/4',
    ].entries()) {
      await storage.write(storeOptimization(storage, place.tenant, resultOf(`${count}-${index}`, url, index), true))
    }
    const urls = async (siteId: string | null, max: number) =>
      (await readArticles(storage, place.tenant, siteId, start, max)).map(({ url }) => url)
    expect(await urls(null, 10)).toEqual(['https://other.example/3', 'https://www.example.com/2', 'https://example.com/1'])
    expect(await urls(null, 2)).toHaveLength(2)
    expect(await urls(place.siteId, 1)).toEqual(['https://www.example.com/2'])
  })

  it('forgets single events of sites that send no more', async () => {
    const [quiet, other] = [await newSite(), await newSite()]
    await send(quiet, [sampleHit(start)], start)
    await send(other, [sampleHit(start)], start + 1_000)
    await storage.write([forgetEvents(storage, start + 1_000)])
    const left = await storage.read
      .selectFrom('traffic_event')
      .select('tenant_id')
      .where('tenant_id', 'in', [quiet.tenant.tenantId, other.tenant.tenantId])
      .execute()
    expect(left).toEqual([{ tenant_id: other.tenant.tenantId }])
  })

  it('forgets single events after 30 days and retains their sums', async () => {
    const place = await newSite()
    await send(place, [sampleHit(start)], start)
    await send(place, [sampleHit(start + 60_000)], start + eventRetentionMs + 1)
    const left = await storage.read.selectFrom('traffic_event').select('ts').where('tenant_id', '=', place.tenant.tenantId).execute()
    expect(left).toEqual([{ ts: start + 60_000 }])
    const cells = await readHits(storage, place.tenant, range(place.siteId), every(dayMs))
    expect(cells.reduce((sum, { n }) => sum + n, 0)).toBe(2)
  })

  it('of another tenant does not exist', async () => {
    const [mine, theirs] = [await newSite(), await newSite()]
    await send(mine, [sampleHit(start)])
    expect(await readHits(storage, theirs.tenant, range(mine.siteId), every(dayMs))).toEqual([])
    expect((await readPages(storage, theirs.tenant, range(mine.siteId), all, noAgents, now)).count).toBe(0)
  })
})

const resultOf = (id: string, url: string, createdAt: number): NewOptimization => ({
  id: `opt_${id}`,
  articleId: `art_${id}`,
  identity: url,
  canonicalUrl: url,
  url,
  aeoScore: 50,
  seoScore: 60,
  rubricVersion: '1.0.0',
  scores: '{}',
  checksSummary: '{}',
  document: new Uint8Array(),
  request: new Uint8Array(),
  createdAt,
})

/** A number that depends on the id and on the cuts: an order, the same each time. */
const order = (id: string, cuts: readonly number[]): number => {
  const index = Number(id.slice(1))
  return ((cuts[index % cuts.length] ?? 0) * 7919 + index * 104_729) % 1009
}
