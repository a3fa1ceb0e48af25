import { sql } from 'kysely'
import { slotOf } from '../../traffic/count-events.ts'
import type { Hit, Visit } from '../../traffic/read-event.ts'
import { StorageFault } from '../faults/storage-fault.ts'
import { insertRows } from '../queries/insert-rows.ts'
import { prepareRead } from '../queries/prepare-read.ts'
import type { PlaceOf } from '../queries/prepared.ts'
import type { Statement, Unit } from '../queries/unit.ts'
import { type Storage, statement, type TenantScope } from '../storage.ts'
import type { Tables } from '../tables/tables.ts'
import { countBatch } from './waiting-events.ts'

/** Milliseconds single events are retained unless the settings say otherwise; their sums stay. */
export const eventRetentionMs = 30 * 24 * 60 * 60 * 1000

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

/** Forgets the single events of all tenants that arrived before a time, also of sites that send no more. */
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
      const { fresh, counted } = await sift(scope, siteId, source, unique)
      if (fresh.length === 0) return { accepted: 0, duplicates: events.length }
      const place = { tenant_id: scope.tenantId, site_id: siteId }
      const hits = fresh.filter((event) => event.type === 'hit').filter(({ id }) => counted.has(id))
      const visits = fresh.filter((event) => event.type === 'visit')
      const counting = countBatch(storage, { place, source, hits, visits, fresh }, now)
      const result = await storage.write([...eventStatements(storage, place, fresh, counted, now, retentionMs), ...counting.statements])
      if (result.ok) {
        await counting.settle()
        return { accepted: fresh.length, duplicates: events.length - fresh.length }
      }
      if (attempt >= maxAttempts) throw new StorageFault('busy', `events could not be stored: ${result.message}`)
    }
  }
}

interface Sifted {
  readonly fresh: readonly (Hit | Visit)[]
  /** By the id of each hit that counts, its slot. */
  readonly counted: ReadonlyMap<string, string>
}

type Sift = (scope: TenantScope, siteId: string, source: string, events: readonly (Hit | Visit)[]) => Promise<Sifted>

/** Finds the new events, and the hits of them that count: of those that share a slot the first one. */
function createSift(storage: Storage): Sift {
  const [findIds, findSlots] = [createFinder(storage, 'event_id'), createFinder(storage, 'slot')]
  return async (scope, siteId, source, events) => {
    const knownIds = await findIds(
      scope,
      siteId,
      events.map(({ id }) => id),
    )
    const fresh = events.filter(({ id }) => !knownIds.has(id))
    const slots = new Map(fresh.filter((event) => event.type === 'hit').map((hit) => [hit.id, slotOf(hit, source)]))
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

/** Finds those of some texts that are in a column of the site's events. */
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

function eventStatements(
  { build }: Storage,
  place: { readonly tenant_id: string; readonly site_id: string },
  fresh: readonly (Hit | Visit)[],
  counted: ReadonlyMap<string, string>,
  now: number,
  retentionMs: number,
): Unit {
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
    statement(
      build
        .deleteFrom('traffic_event')
        .where('tenant_id', '=', place.tenant_id)
        .where('received_at', '<', now - retentionMs),
    ),
  ]
}
