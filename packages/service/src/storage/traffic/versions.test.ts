import { describe, expect, it } from 'vitest'
import { openMigrated } from '../../../test/databases/open-migrated.ts'
import { trafficEngines } from '../../../test/databases/storages.ts'
import { sampleHit } from '../../../test/setup/sample-hit.ts'
import { dayMs } from '../../traffic/count-events.ts'
import { judgeVersions } from '../../traffic/judge-versions.ts'
import type { Hit } from '../../traffic/read-event.ts'
import { createEventStore } from './event-store.ts'
import { createImportStore } from './import-store.ts'
import { type ChangedFilter, forgetVersions, noteVersion, readChangedPages, type SeenPage } from './versions.ts'

const start = Date.parse('2026-11-01T00:00:00Z')
const now = start + 28 * dayMs
const hour = dayMs / 24

describe.each(trafficEngines)('versions of pages on %s', async (engine) => {
  const { storage, newSite } = await openMigrated(engine)
  type Place = Awaited<ReturnType<typeof newSite>>
  const hostOf = async ({ siteId }: Place): Promise<string> =>
    (await storage.read.selectFrom('site').select('host').where('id', '=', siteId).executeTakeFirstOrThrow()).host
  const see = async (at: Place, page: Partial<SeenPage> & Pick<SeenPage, 'digest' | 'at'>) => {
    const url = `https://${await hostOf(at)}/a`
    const written = await storage.write(await noteVersion(storage, at.tenant, { url, modifiedAt: null, ...page }))
    expect(written.ok).toBe(true)
  }
  const fetched = (at: number, more: Partial<Hit> = {}) => sampleHit(at, { agentId: 'gptbot', verification: 'verified', ...more })
  const store = (at: Place, events: readonly Hit[], source = 'middleware') =>
    createEventStore(storage)(at.tenant, at.siteId, source, events, now)
  const changed = (at: Place, more: Partial<ChangedFilter> = {}) =>
    readChangedPages(storage, at.tenant, { host: null, path: null, since: start, limit: 10, ...more })
  const heldOf = async (at: Place) => {
    const [page] = await changed(at)
    return judgeVersions(page!.versions, page!.fetches).map(({ agentId, state, fetchedAt, unchangedAt }) => [
      agentId,
      state,
      fetchedAt,
      unchangedAt,
    ])
  }

  it('a version begins when its text is first seen, and a text that stays begins none', async () => {
    const at = await newSite()
    await see(at, { digest: 'one', at: start })
    await see(at, { digest: 'one', at: start + dayMs })
    expect(await changed(at)).toEqual([])
    await see(at, { digest: 'two', at: start + 2 * dayMs })
    await see(at, { digest: 'one', at: start + 3 * dayMs })
    const [page] = await changed(at)
    expect(page).toMatchObject({ host: await hostOf(at), path: '/a', fetches: [] })
    expect(page!.versions).toEqual([
      { digest: 'one', at: start },
      { digest: 'two', at: start + 2 * dayMs },
      { digest: 'one', at: start + 3 * dayMs },
    ])
  })

  it.each([
    ['between two looks', start + 30 * hour, start + 30 * hour],
    ['before the last look at the text before', start + 20 * hour, start + 2 * dayMs],
    ['in a time to come', start + 3 * dayMs, start + 2 * dayMs],
    ['not at all', null, start + 2 * dayMs],
  ])('what the page says of its change counts %s', async (_name, modifiedAt, begins) => {
    const at = await newSite()
    await see(at, { digest: 'one', at: start })
    await see(at, { digest: 'one', at: start + dayMs })
    await see(at, { digest: 'two', at: start + 2 * dayMs, modifiedAt })
    expect((await changed(at))[0]!.versions[1]).toEqual({ digest: 'two', at: begins })
  })

  it('an older copy proves nothing', async () => {
    const at = await newSite()
    await see(at, { digest: 'one', at: start })
    await see(at, { digest: 'two', at: start + 2 * dayMs })
    await see(at, { digest: 'one', at: start + dayMs })
    expect((await changed(at))[0]!.versions.map(({ digest }) => digest)).toEqual(['one', 'two'])
  })

  it('only whole answers to proven agents give a version; 304 leaves it', async () => {
    const at = await newSite()
    await see(at, { digest: 'one', at: start })
    await see(at, { digest: 'two', at: start + 2 * dayMs })
    await store(at, [
      fetched(start + hour),
      fetched(start + 3 * dayMs, { status: 304 }),
      // none of these is a whole fetch of the page by an agent that is proven
      fetched(start + 4 * dayMs, { method: 'HEAD' }),
      fetched(start + 4 * dayMs + hour, { status: 206 }),
      fetched(start + 4 * dayMs + 2 * hour, { status: 301 }),
      fetched(start + 4 * dayMs + 3 * hour, { status: 404 }),
      fetched(start + 4 * dayMs + 4 * hour, { kind: 'preview' }),
      fetched(start + 4 * dayMs, { agentId: 'ccbot', verification: 'failed' }),
      fetched(start + 4 * dayMs, { agentId: 'ccbot', verification: 'unchecked' }),
      fetched(start + 4 * dayMs, { agentId: 'ccbot', verification: 'unverifiable' }),
      fetched(start + 4 * dayMs, { agentId: 'bingbot' }),
    ])
    expect(await heldOf(at)).toEqual([
      ['bingbot', 'current', start + 4 * dayMs, null],
      ['gptbot', 'old', start + hour, start + 3 * dayMs],
    ])
  })

  it('several that saw the same, in any order and twice, say the same', async () => {
    const at = await newSite()
    await see(at, { digest: 'one', at: start })
    await see(at, { digest: 'two', at: start + 2 * dayMs })
    const hits = [start + 3 * dayMs, start + hour, start + 2 * hour, start + 5 * dayMs].map((time) => fetched(time))
    await store(at, hits)
    const first = await changed(at)
    await createImportStore(storage)(at.tenant, at.siteId, 'log_import', [...hits].reverse(), now)
    await store(at, hits)
    expect(await changed(at)).toEqual(first)
    expect(first[0]!.fetches).toHaveLength(4)
  })

  it('are listed by site, path and time, and to their tenant alone', async () => {
    const [at, other] = [await newSite(), await newSite()]
    for (const place of [at, other]) {
      const host = await hostOf(place)
      for (const [path, days] of [
        ['/a%_b', 1],
        ['/blog/x', 2],
        ['/blog/y', 3],
      ] as const) {
        const url = `https://www.${host}${path}?utm=1`
        await see(place, { url, digest: 'one', at: start })
        await see(place, { url, digest: 'two', at: start + days * dayMs })
      }
    }
    const paths = async (more: Partial<ChangedFilter> = {}, place = at) =>
      (await changed(place, { host: await hostOf(place), ...more })).map(({ path }) => path)
    expect(await paths()).toEqual(['/blog/y', '/blog/x', '/a%_b'])
    expect(await paths({ limit: 1 })).toEqual(['/blog/y'])
    expect(await paths({ path: '/blog/' })).toEqual(['/blog/y', '/blog/x'])
    expect(await paths({ path: '/a%' })).toEqual(['/a%_b'])
    expect(await paths({ since: start + 2 * dayMs })).toEqual(['/blog/y', '/blog/x'])
    expect(await paths({ host: 'nobody.example' })).toEqual([])
    expect(await readChangedPages(storage, { tenantId: 'ten_nobody' }, { host: null, path: null, since: start, limit: 10 })).toEqual([])
  })

  it('are forgotten with their article', async () => {
    const at = await newSite()
    const url = `https://${await hostOf(at)}/a`
    await see(at, { digest: 'one', at: start })
    await see(at, { digest: 'two', at: start + dayMs })
    expect((await storage.write(forgetVersions(storage, at.tenant, url))).ok).toBe(true)
    expect(await changed(at)).toEqual([])
  })

  it('as simulated agents have them: what is stored of their fetches is enough', async () => {
    const at = await newSite()
    const host = await hostOf(at)
    let seed = 7
    const random = (below: number): number => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return (seed >>> 8) % below
    }
    const agentIds = ['gptbot', 'bingbot', 'ccbot', 'googlebot', 'perplexitybot']
    const expected: [string, string, string][] = []
    const hits: Hit[] = []
    for (let article = 0; article < 20; article++) {
      const versions = Array.from({ length: 10 }, (_, index) => ({
        at: start + index * 2 * dayMs + random(dayMs),
        digest: `t${random(5)}`,
      })).filter(({ digest }, index, all) => all[index - 1]?.digest !== digest)
      for (const version of versions) await see(at, { url: `https://${host}/${article}`, ...version })
      const copies = new Map<string, string>()
      const times = Array.from({ length: 40 }, () => versions[0]!.at + random(22 * dayMs)).sort((one, other) => one - other)
      for (const time of times) {
        const agentId = agentIds[random(5)]!
        const shown = versions.findLast((version) => version.at <= time)!.digest
        const copy = copies.get(agentId)
        const isUnchanged = copy !== undefined && random(3) === 0 && (copy === shown || article % 2 === 0)
        hits.push(fetched(time, { agentId, path: `/${article}`, status: isUnchanged ? 304 : 200 }))
        if (!isUnchanged) copies.set(agentId, shown)
      }
      if (versions.length === 1) continue
      for (const [agentId, copy] of copies) expected.push([`/${article}`, agentId, copy === versions.at(-1)!.digest ? 'current' : 'old'])
    }
    const mixed = hits.map((hit) => ({ hit, place: random(1_000_000) })).sort((one, other) => one.place - other.place)
    for (let first = 0; first < mixed.length; first += 97)
      await store(
        at,
        mixed.slice(first, first + 97).map(({ hit }) => hit),
      )
    const pages = await changed(at, { limit: 100 })
    const found = pages.flatMap(({ path, versions, fetches }) =>
      judgeVersions(versions, fetches).map(({ agentId, state }) => [path, agentId, state]),
    )
    expect(found.sort()).toEqual(expected.sort())
    expect(new Set(expected.map(([, , state]) => state)).size).toBe(2)
  })
})
