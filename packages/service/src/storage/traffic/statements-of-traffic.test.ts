import { describe, expect, it } from 'vitest'
import { openMigrated } from '../../../test/databases/open-migrated.ts'
import { engines } from '../../../test/databases/storages.ts'
import { sampleHit } from '../../../test/setup/sample-hit.ts'
import { a, b, changesOf, dayMs, now, type Rows, seed } from '../../../test/setup/two-tenants.ts'
import { durationSums, hitSums } from '../../traffic/count-events.ts'
import type { Hit, Visit } from '../../traffic/read-event.ts'
import type { Storage, TenantScope } from '../storage.ts'
import { createEventStore, forgetEvents } from './event-store.ts'
import { createPageBlocks, readMarks } from './page-blocks.ts'

const yearMs = 400 * dayMs
const zeros = <Name extends string>(names: readonly Name[]) => Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>
const hits = zeros(hitSums)
const sums = { ...hits, ...zeros(durationSums) }
const hitKey = { agent_id: 'x', kind: 'page', status_class: 2, verification: 'unchecked', source: 'other' }

/** Two tenants with two sites each: ids begin with the tenant. */
const places = ['a', 'b'].flatMap((tenant_id) => [1, 2].map((n) => ({ tenant_id, site_id: `${tenant_id}${n}` })))

/** Of each place what is just too old, and what is not. */
const ages = [now - yearMs - 1, now - yearMs]
const aged = <Row>(rowOf: (place: (typeof places)[number], time: number, n: number) => Row) =>
  places.flatMap((place) => ages.map((time, n) => rowOf(place, time, n)))

const rows: Rows = {
  tenant: ['a', 'b'].map((id) => ({ id, name: id, created_at: 1 })),
  site: places.map(({ tenant_id, site_id }) => ({ id: site_id, tenant_id, host: `${site_id}.example`, created_at: 1 })),
  traffic_event: places.flatMap((place) =>
    [now - 30 * dayMs - 1, now - 30 * dayMs].map((received_at, n) => ({
      ...place,
      event_id: `old${n}`,
      received_at,
      ts: 1,
      type: 'visit',
      slot: null,
      path: '/',
      who: 'x',
      status: null,
      verification: null,
      user_agent: null,
    })),
  ),
  traffic_hour: aged((place, hour) => ({ ...place, ...hitKey, ...sums, hour })),
  visit_hour: aged((place, hour) => ({
    ...place,
    hour,
    path: '/',
    assistant_id: 'x',
    evidence: 'utm',
    source: 'other',
    n: 1,
    n_told: 0,
    n_engaged: 0,
  })),
  traffic_day: aged((place, day) => ({ ...place, ...sums, day, class_id: 1 })),
  traffic_page_day: aged((place, day) => ({ ...place, ...hits, day, path_id: 1, class_id: 1, first_ok: null, last_ok: null })),
  page_fetch: aged((place, day) => ({ ...place, path_id: 1, agent_id: 'x', day, first_full: day, last_full: day, last_unchanged: null })),
  // a week that ends when its days are too old, and one that ends later
  traffic_page_block: places.flatMap((place) =>
    [now - yearMs - 7 * dayMs, now - yearMs - 6 * dayMs].map((day) => ({ ...place, days: 7, day, mark: 'm', sums: new Uint8Array([1]) })),
  ),
  traffic_seen: aged((place, hour) => ({ ...place, source: 'log_import', hour, version: 1, marks: new Uint8Array(8) })),
  traffic_path: aged((place, last_day, n) => ({ ...place, id: 2 * places.indexOf(place) + n, path: `/old${n}`, last_day })),
}

const visit = (id: string, engaged: boolean | null): Visit => ({
  type: 'visit',
  id,
  ts: now,
  host: 'one.example',
  path: '/v',
  assistantId: 'chatgpt',
  evidence: 'utm',
  engaged,
})

const store = (storage: Storage, scope: TenantScope, site: string, events: readonly (Hit | Visit)[], at = now) =>
  createEventStore(storage)(scope, site, 'source', events, at)

/** Both tenants and all sites have the same events, of the day of `now`. */
async function seedEvents(storage: Storage): Promise<void> {
  await seed(storage, rows)
  for (const { tenant_id, site_id } of places) {
    const events = [sampleHit(now + 10_000, { id: 'first', durationMs: 1 }), visit('visit', true)]
    // a time at which nothing is too old yet
    await store(storage, { tenantId: tenant_id }, site_id, events, now - dayMs)
  }
}

const gone = (table: string, ...keys: readonly string[]) => keys.map((key) => `- ${table} ${key}`)

describe.each(engines)('statements of traffic on %s', async (engine) => {
  const { storage } = await openMigrated(engine)

  it('events raise the sums of their site, and what is too old of it goes', async () => {
    await seedEvents(storage)
    const events = [sampleHit(now + 20_000, { id: 'second', durationMs: 1 }), visit('again', null)]
    const changes = await changesOf(storage, () => store(storage, a, 'a1', events))
    expect(changes).toEqual([
      '+ traffic_event a a1 again',
      '+ traffic_event a a1 second',
      // single events and paths of all sites of the tenant, sums of the site that sends
      ...gone('page_fetch', 'a a1 1 x now-34560000001'),
      ...gone('traffic_day', 'a a1 now-34560000001'),
      ...gone('traffic_event', 'a a1 old0', 'a a2 old0'),
      ...gone('traffic_hour', 'a a1 now-34560000001'),
      ...gone('traffic_page_block', 'a a1 7 now-35164800000'),
      ...gone('traffic_page_day', 'a a1 now-34560000001'),
      ...gone('traffic_path', 'a a1 /old0', 'a a2 /old0'),
      ...gone('traffic_seen', 'a a1 log_import now-34560000001'),
      ...gone('visit_hour', 'a a1 now-34560000001'),
      'traffic_day a a1 now: bytes 2, d0 2, n 2, n_html 2, n_ok 2, n_read 2',
      'traffic_hour a a1 now: bytes 2, d0 2, n 2, n_html 2, n_ok 2, n_read 2',
      'traffic_page_day a a1 now: bytes 2, last_ok now+20000, n 2, n_html 2, n_ok 2, n_read 2',
      'traffic_source a a1 source: accepted 4, last_ts now+20000',
      'visit_hour a a1 now: n 2',
    ])
  })

  it('events under the site of another tenant take nothing of it', async () => {
    await seedEvents(storage)
    const changes = await changesOf(storage, () => store(storage, b, 'a1', [sampleHit(now, { id: 'stray' })]))
    expect(changes.filter((change) => !/^\+ traffic_\w+ b a1 /.test(change))).toEqual([
      ...gone('traffic_event', 'b b1 old0', 'b b2 old0'),
      ...gone('traffic_path', 'b b1 /old0', 'b b2 /old0'),
    ])
  })

  it('an earlier event moves the beginnings, and no day of a path', async () => {
    await seedEvents(storage)
    const earlier = sampleHit(now - dayMs, { id: 'earlier' })
    const changes = await changesOf(storage, () => store(storage, b, 'b2', [earlier], now - dayMs))
    expect(changes).toEqual([
      '+ traffic_day b b2 now-86400000',
      '+ traffic_event b b2 earlier',
      '+ traffic_hour b b2 now-86400000',
      '+ traffic_page_day b b2 now-86400000',
      'traffic_source b b2 source: accepted 3, first_ts now-86400000',
    ])
  })

  it('a later event moves the day of its path', async () => {
    await seedEvents(storage)
    const later = sampleHit(now + dayMs, { id: 'later' })
    const changes = await changesOf(storage, () => store(storage, b, 'b2', [later], now - dayMs))
    expect(changes).toContain('traffic_path b b2 /a: last_day now+86400000')
    expect(changes.filter((change) => change.startsWith('traffic_path'))).toHaveLength(1)
  })

  it('single events of all tenants are forgotten by their age', async () => {
    await seed(storage, rows)
    const changes = await changesOf(storage, () => storage.write([forgetEvents(storage, now - 30 * dayMs)]))
    expect(changes).toEqual(places.map(({ tenant_id, site_id }) => `- traffic_event ${tenant_id} ${site_id} old0`))
  })

  it('a block of pages takes the place of that of its site and days', async () => {
    await seed(storage, rows)
    const week = Math.floor((now - 100 * dayMs) / (7 * dayMs)) * 7 * dayMs
    for (const { tenant_id, site_id } of places) {
      await store(storage, { tenantId: tenant_id }, site_id, [sampleHit(week, { id: 'first' })], now - dayMs)
    }
    const read = async (scope: TenantScope, siteId: string, from: number) => {
      const found = await storage.read.selectFrom('traffic_class').select(['id', 'agent_id', 'verification']).execute()
      const classes = found.map(({ id, agent_id, verification }) => ({ id, agentId: agent_id, verification }))
      const marks = await readMarks(storage, scope, siteId, { from, to: from + 7 * dayMs })
      const blocks = createPageBlocks(storage, scope, { siteId }, classes, marks)
      await blocks.read(from, 7)
      await blocks.store()
    }
    for (const { tenant_id, site_id } of places) await read({ tenantId: tenant_id }, site_id, week)
    await store(storage, a, 'a1', [sampleHit(week + dayMs, { id: 'second' })], now - dayMs)
    const [change, ...more] = await changesOf(storage, () => read(a, 'a1', week))
    expect(change).toMatch(/^traffic_page_block a a1 7 now-\d+: mark \d+:2, sums x[\da-f]+$/)
    expect(more).toEqual([])
  })
})
