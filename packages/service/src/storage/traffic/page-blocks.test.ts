import { describe, expect, it } from 'vitest'
import { openMigrated } from '../../../test/databases/open-migrated.ts'
import { engines } from '../../../test/databases/storages.ts'
import { sampleHit } from '../../../test/setup/sample-hit.ts'
import { seenGaps } from '../../../test/setup/seen-gaps.ts'
import { dayMs, hourMs } from '../../traffic/count-events.ts'
import type { Hit } from '../../traffic/read-event.ts'
import { StorageFault } from '../faults/storage-fault.ts'
import { ensureSite } from '../sites.ts'
import type { Storage, TenantScope } from '../storage.ts'
import { createEventStore } from './event-store.ts'
import { cutBlocks } from './page-blocks.ts'
import { readPageSums, readPages } from './page-sums.ts'

const week = 7 * dayMs
/** A day with which a block of four weeks begins. */
const start = 28 * 735 * dayMs
const end = start + 12 * week
const genuine = ['verified', 'unverifiable', 'unchecked']
const agents = { searchIndex: ['oai-searchbot'], search: ['oai-searchbot', 'bingbot'], userFetch: ['chatgpt-user'] }

describe('the parts of a range', () => {
  const partsOf = (from: number, to: number, now: number) =>
    cutBlocks({ from, to }, now).map((part) => [(part.from - start) / dayMs, (part.to - start) / dayMs, part.days])

  it.each([
    ['four weeks', start, start + 4 * week, end, [[0, 28, 28]]],
    [
      'days before a week',
      start - 2 * dayMs,
      start + week,
      end,
      [
        [-2, 0, null],
        [0, 7, 7],
      ],
    ],
    [
      'weeks, months and days',
      start - week - hourMs,
      start + 5 * week + hourMs,
      end,
      [
        [-8, -7, null],
        [-7, 0, 7],
        [0, 28, 28],
        [28, 35, 7],
        [35, 36, null],
      ],
    ],
    [
      'nothing of the day that has not ended',
      start,
      start + week,
      start + week - hourMs,
      [
        [0, 6, null],
        [6, 7, null],
      ],
    ],
    ['a day', start + dayMs, start + 2 * dayMs, end, [[1, 2, null]]],
  ])('are %s', (_, from, to, now, parts) => {
    expect(partsOf(from, to, now)).toEqual(parts)
  })
})

describe.each(engines)('blocks of page sums on %s', async (engine) => {
  const { storage, newSite } = await openMigrated(engine)
  type Place = Awaited<ReturnType<typeof newSite>>
  const send = (at: Place, events: readonly Hit[], now = end) => createEventStore(storage)(at.tenant, at.siteId, 'other', events, now)
  const range = (from: number, to: number) => ({ siteId: null, from, to, path: null, agentIds: null, assistantIds: null })

  /** Sums of a report's pages and agents, in a stable order. */
  const read = async (at: Place, from: number, to: number, verification: readonly string[], now: number) => {
    const sums = await readPages(storage, at.tenant, range(from, to), verification, agents, now)
    const gaps = seenGaps(sums.gaps)
      .map(([agentId, halfHours, n]) => `${agentId} ${halfHours}: ${n}`)
      .sort()
    const pages = await sums.at(['/a', '/b', '/c', '/d'])
    return { pages, gaps, agents: [...sums.byAgent].sort(([one], [other]) => (one < other ? -1 : 1)) }
  }
  const blocksOf = async (at: Place) =>
    await storage.read
      .selectFrom('traffic_page_block')
      .select(['days', 'day', 'mark'])
      .where('tenant_id', '=', at.tenant.tenantId)
      .orderBy('days')
      .orderBy('day')
      .execute()

  it('give what the days give, for every choice of what counts', async () => {
    const place = await newSite()
    const pick = <Value>(values: readonly Value[], index: number): Value => values[index % values.length]!
    const events = Array.from({ length: 600 }, (_, index) =>
      sampleHit(start - week + ((index * 7_919) % (13 * 7 * 24)) * hourMs + (index % 7) * 60_000, {
        path: pick(['/a', '/b', '/c', '/d', '/a'], index * 3),
        agentId: pick(['oai-searchbot', 'chatgpt-user', 'bingbot', 'gptbot'], Math.floor(index / 5)),
        status: pick([200, 200, 304, 404, 301, 500], Math.floor(index / 3)),
        verification: pick(['unchecked', 'verified', 'failed', 'unverifiable', 'unchecked'] as const, Math.floor(index / 7)),
      }),
    )
    for (const part of [events.slice(0, 300), events.slice(300)]) await send(place, part)
    for (const [from, to] of [
      [start, end],
      [start - 3 * dayMs - 5 * hourMs, end - 2 * dayMs],
      [start + 2 * week, start + 3 * week],
    ] as const) {
      for (const verification of [genuine, ['verified'], ['failed'], ['unverifiable']]) {
        // before everything: all is read day by day
        const byDays = await read(place, from, to, verification, from)
        expect(byDays.pages).not.toEqual([])
        const made = await read(place, from, to, verification, end)
        expect(made).toEqual(byDays)
        const fromBlocks = await read(place, from, to, verification, end)
        expect(fromBlocks).toEqual(byDays)
      }
    }
    expect((await blocksOf(place)).map(({ days }) => days)).toEqual([7, 7, 7, 7, 28, 28, 28])
  })

  it('are made again after a late event, and only those of its days', async () => {
    const place = await newSite()
    await send(place, [sampleHit(start + hourMs), sampleHit(start + 4 * week + hourMs)])
    const crawls = async () => (await read(place, start, start + 8 * week, genuine, end)).pages.map((page) => page.crawls)
    expect(await crawls()).toEqual([2])
    const before = await blocksOf(place)
    await send(place, [sampleHit(start + 3 * dayMs)])
    // counted for the first report, read from the stored blocks for the next
    expect([await crawls(), await crawls()]).toEqual([[3], [3]])
    const after = await blocksOf(place)
    expect(after.map(({ mark }, index) => mark === before[index]?.mark)).toEqual([false, true])
  })

  it('lose the days that are no longer retained, and go with them', async () => {
    const place = await newSite()
    await send(place, [sampleHit(start + hourMs), sampleHit(start + 20 * dayMs, { path: '/b' })])
    const paths = async () => (await read(place, start, start + 4 * week, genuine, end)).pages.map(({ path }) => path).sort()
    expect(await paths()).toEqual(['/a', '/b'])
    // ten days of the block are older than 400 days then
    const later = start + 410 * dayMs
    await send(place, [sampleHit(later - dayMs, { path: '/c' })], later)
    expect(await paths()).toEqual(['/b'])
    await send(place, [sampleHit(later + week, { path: '/c' })], later + 4 * week)
    expect(await blocksOf(place)).toEqual([])
  })

  it('of another site or tenant are not read', async () => {
    const [mine, theirs] = [await newSite(), await newSite()]
    const second = { ...mine, siteId: (await ensureSite(storage, mine.tenant, 'other.example', 1)).id }
    await send(mine, [sampleHit(start)])
    await send(second, [sampleHit(start), sampleHit(start, { path: '/b' })])
    await send(theirs, [sampleHit(start, { path: '/d' })])
    const pages = async (tenant: TenantScope, siteId: string | null) =>
      (await readPageSums(storage, tenant, { ...range(start, start + week), siteId }, genuine, agents, end)).byPath.size
    for (let round = 0; round < 2; round++) {
      expect([
        await pages(mine.tenant, null),
        await pages(mine.tenant, mine.siteId),
        await pages(mine.tenant, second.siteId),
        await pages(theirs.tenant, null),
        await pages(theirs.tenant, mine.siteId),
      ]).toEqual([3, 1, 2, 1, 0])
    }
  })

  it('that the database cannot take are made for each report', async () => {
    const place = await newSite()
    await send(place, [sampleHit(start)])
    const full: Storage = {
      ...storage,
      write: async () => {
        throw new StorageFault('full', 'no space left')
      },
    }
    const sums = await readPageSums(full, place.tenant, range(start, start + week), genuine, agents, end)
    expect([sums.byPath.size, await blocksOf(place)]).toEqual([1, []])
  })
})
