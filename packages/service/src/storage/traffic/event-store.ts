import { sql } from 'kysely'
import { countEvents, dayMs, durationSums, hitSums, slotOf } from '../../traffic/count-events.ts'
import type { Hit, Visit } from '../../traffic/read-event.ts'
import { StorageFault } from '../faults/storage-fault.ts'
import { insertRows } from '../queries/insert-rows.ts'
import { prepareRead } from '../queries/prepare-read.ts'
import type { PlaceOf } from '../queries/prepared.ts'
import type { Statement, Unit } from '../queries/unit.ts'
import { type Storage, statement, type TenantScope } from '../storage.ts'
import type { Tables } from '../tables/tables.ts'

/** Milliseconds single events are retained unless the settings say otherwise; their sums stay. */
export const eventRetentionMs = 30 * 24 * 60 * 60 * 1000

/** Milliseconds sums are retained. */
const sumRetentionMs = 400 * 24 * 60 * 60 * 1000

interface StoredBatch {
  readonly accepted: number
  readonly duplicates: number
}

/** Stores the events of one site and counts those it has not seen, all in one unit. */
export type StoreEvents = (
  scope: TenantScope,
  siteId: string,
  source: string,
  events: readonly (Hit | Visit)[],
  now: number,
) => Promise<StoredBatch>

/** Times a batch is tried when another one brings the same events at the same moment. */
const maxAttempts = 5

/** Forgets the single events of everybody that came in before a time, also of sites that send no more. */
export function forgetEvents({ build, engine }: Storage, before: number): Statement {
  // by tenant, as the index has it
  const tenants = sql`select id from tenant`
  const ofTenants = engine === 'postgresql' ? sql<boolean>`tenant_id = any (array(${tenants}))` : sql<boolean>`tenant_id in (${tenants})`
  return statement(build.deleteFrom('traffic_event').where(ofTenants).where('received_at', '<', before))
}

/** @param retentionMs how long single events are retained, by which a repeat is known as one */
export function createEventStore(storage: Storage, retentionMs = eventRetentionMs): StoreEvents {
  const sift = createSift(storage)
  return async (scope, siteId, source, events, now) => {
    const unique = [...new Map(events.map((event) => [event.id, event])).values()]
    for (let attempt = 1; ; attempt++) {
      const { fresh, counted } = await sift(scope, siteId, unique)
      if (fresh.length === 0) return { accepted: 0, duplicates: events.length }
      const result = await storage.write(batchUnit(storage, scope, siteId, source, fresh, counted, now, retentionMs))
      if (result.ok) return { accepted: fresh.length, duplicates: events.length - fresh.length }
      if (attempt >= maxAttempts) throw new StorageFault('busy', `events could not be stored: ${result.message}`)
    }
  }
}

interface Sifted {
  readonly fresh: readonly (Hit | Visit)[]
  /** By the id of each hit that counts, its slot. */
  readonly counted: ReadonlyMap<string, string>
}

type Sift = (scope: TenantScope, siteId: string, events: readonly (Hit | Visit)[]) => Promise<Sifted>

/** Finds the new events, and the hits of them that count: of those that share a slot the first one. */
function createSift(storage: Storage): Sift {
  const [findIds, findSlots] = [createFinder(storage, 'event_id'), createFinder(storage, 'slot')]
  return async (scope, siteId, events) => {
    const knownIds = await findIds(
      scope,
      siteId,
      events.map(({ id }) => id),
    )
    const fresh = events.filter(({ id }) => !knownIds.has(id))
    const slots = new Map(fresh.filter((event) => event.type === 'hit').map((hit) => [hit.id, slotOf(hit)]))
    const takenSlots = await findSlots(scope, siteId, [...slots.values()])
    const counted = new Map<string, string>()
    for (const [id, slot] of slots) {
      if (takenSlots.has(slot)) continue
      takenSlots.add(slot)
      counted.set(id, slot)
    }
    return { fresh, counted }
  }
}

/** Texts looked for by one query; fewer are filled up with the first one, so that two queries are enough. */
const sizes = [20, 500] as const

type Finder = (scope: TenantScope, siteId: string, texts: readonly string[]) => Promise<Set<string | null>>

/** Finds those of some texts that stand in a column of the site's events. */
function createFinder(storage: Storage, column: 'event_id' | 'slot'): Finder {
  const queries = sizes.map((size) => ({
    size,
    read: prepareRead(storage, (placeOf: PlaceOf<Readonly<Record<string, string>>>) =>
      storage.read
        .selectFrom('traffic_event')
        .select(column)
        .where('tenant_id', '=', placeOf('tenant'))
        .where('site_id', '=', placeOf('site'))
        .where(
          column,
          'in',
          Array.from({ length: size }, (_, index) => placeOf(String(index))),
        ),
    ),
  }))
  return async ({ tenantId }, siteId, texts) => {
    const found = new Set<string | null>()
    for (let first = 0; first < texts.length; first += sizes[1]) {
      const part = texts.slice(first, first + sizes[1])
      const { size, read } = queries.find((query) => part.length <= query.size)!
      const filled = Object.fromEntries(Array.from({ length: size }, (_, index) => [index, part[index] ?? part[0]!]))
      for (const row of await read({ ...filled, tenant: tenantId, site: siteId })) found.add(row[column])
    }
    return found
  }
}

const eventColumns = [
  'event_id',
  'ts',
  'type',
  'slot',
  'path',
  'who',
  'status',
  'verification',
  'user_agent',
] as const satisfies readonly (keyof Tables['traffic_event'])[]

const placeKey = ['tenant_id', 'site_id'] as const
const classKey = ['agent_id', 'kind', 'status_class', 'verification'] as const
const hourKey = ['hour', ...classKey] as const
const dayKey = ['day', 'class_id'] as const
const pageDayKey = ['day', 'path_id', 'class_id'] as const
const visitKey = ['hour', 'path', 'assistant_id', 'evidence'] as const
const visitSums = ['n', 'n_told', 'n_engaged'] as const

function batchUnit(
  storage: Storage,
  scope: TenantScope,
  siteId: string,
  source: string,
  fresh: readonly (Hit | Visit)[],
  counted: ReadonlyMap<string, string>,
  now: number,
  retentionMs: number,
): Unit {
  const place = { tenant_id: scope.tenantId, site_id: siteId }
  const hits = fresh.filter((event) => event.type === 'hit').filter(({ id }) => counted.has(id))
  const visits = fresh.filter((event) => event.type === 'visit')
  const sums = countEvents(siteId, hits, visits)
  const { build } = storage
  const times = fresh.map(({ ts }) => ts)
  const sourceRow = { source, first_ts: Math.min(...times), last_ts: Math.max(...times), accepted: fresh.length }
  return [
    insertRows(
      'traffic_event',
      { ...place, received_at: now },
      eventColumns,
      fresh.map((event) => {
        const common = { event_id: event.id, ts: event.ts, type: event.type, path: event.path }
        if (event.type === 'visit')
          return { ...common, slot: null, who: event.assistantId, status: null, verification: null, user_agent: null }
        const { agentId, status, verification, userAgent } = event
        return { ...common, slot: counted.get(event.id) ?? null, who: agentId, status, verification, user_agent: userAgent }
      }),
      { changes: fresh.length },
    ),
    insertRows('traffic_class', {}, ['id', ...classKey], sums.classes, { onConflict: { key: ['id'], set: [] } }),
    insertRows('traffic_path', place, ['id', 'path', 'last_day'], sums.paths, {
      // written once a day, not with each hit
      onConflict: {
        key: ['tenant_id', 'id', 'path'],
        set: ['"last_day" = excluded."last_day"'],
        where: '"traffic_path"."last_day" < excluded."last_day"',
      },
    }),
    insertRows('traffic_day', place, [...dayKey, ...hitSums, ...durationSums], sums.days, {
      onConflict: { key: [...placeKey, ...dayKey], set: raised('traffic_day', [...hitSums, ...durationSums]) },
    }),
    insertRows('traffic_hour', place, [...hourKey, ...hitSums, ...durationSums], sums.hours, {
      onConflict: { key: [...placeKey, ...hourKey], set: raised('traffic_hour', [...hitSums, ...durationSums]) },
    }),
    insertRows('traffic_page_day', place, [...pageDayKey, ...hitSums, 'first_ok', 'last_ok'], sums.pageDays, {
      onConflict: {
        key: [...placeKey, ...pageDayKey],
        set: [
          ...raised('traffic_page_day', hitSums),
          outer('traffic_page_day', 'first_ok', '<'),
          outer('traffic_page_day', 'last_ok', '>'),
        ],
      },
    }),
    insertRows('visit_hour', place, [...visitKey, ...visitSums], sums.visits, {
      onConflict: { key: [...placeKey, ...visitKey], set: raised('visit_hour', visitSums) },
    }),
    insertRows('traffic_source', place, ['source', 'first_ts', 'last_ts', 'accepted'], [sourceRow], {
      onConflict: {
        key: [...placeKey, 'source'],
        set: [...raised('traffic_source', ['accepted']), outer('traffic_source', 'first_ts', '<'), outer('traffic_source', 'last_ts', '>')],
      },
    }),
    statement(
      build
        .deleteFrom('traffic_event')
        .where('tenant_id', '=', scope.tenantId)
        .where('received_at', '<', now - retentionMs),
    ),
    ...(['traffic_hour', 'visit_hour'] as const).map((table) =>
      statement(
        build
          .deleteFrom(table)
          .where('tenant_id', '=', scope.tenantId)
          .where('site_id', '=', siteId)
          .where('hour', '<', now - sumRetentionMs),
      ),
    ),
    ...(['traffic_day', 'traffic_page_day'] as const).map((table) =>
      statement(
        build
          .deleteFrom(table)
          .where('tenant_id', '=', scope.tenantId)
          .where('site_id', '=', siteId)
          .where('day', '<', now - sumRetentionMs),
      ),
    ),
    statement(
      build
        .deleteFrom('traffic_page_block')
        .where('tenant_id', '=', scope.tenantId)
        .where('site_id', '=', siteId)
        // the days of one end later; until then its mark tells that some have gone
        .where(sql<boolean>`day + days * cast(${sql.lit(dayMs)} as bigint) <= ${now - sumRetentionMs}`),
    ),
    statement(
      build
        .deleteFrom('traffic_path')
        .where('tenant_id', '=', scope.tenantId)
        .where('last_day', '<', now - sumRetentionMs),
    ),
  ]
}

/** The sums in the table and the new ones together. */
const raised = (table: keyof Tables, names: readonly string[]): readonly string[] =>
  names.map((name) => `"${name}" = "${table}"."${name}" + excluded."${name}"`)

/** The smaller (`<`) or the larger of what stands in the table and what is new; nothing counts as neither. */
function outer(table: keyof Tables, name: string, order: '<' | '>'): string {
  const [old, added] = [`"${table}"."${name}"`, `excluded."${name}"`]
  return `"${name}" = case when ${old} is null or ${added} ${order} ${old} then ${added} else ${old} end`
}
