import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { type DurationSums, dayMs, durationSums, type HitSums, hitSums } from '../../traffic/count-events.ts'
import type { Landing } from '../../traffic/landings.ts'
import type { Storage, TenantScope } from '../storage.ts'
import type { Tables } from '../tables/tables.ts'
import { isOfFullestDay, isOfFullestHour } from './observers.ts'
import { ofSites } from './of-sites.ts'
import type { Cut, HitCell, TrafficRange, VisitCell, VisitSums } from './traffic-shapes.ts'

const total = (name: string) => sql<number>`cast(sum(${sql.ref(name)}) as bigint)`

/** More bytes than a number holds exactly are given as the largest that it does; senders may send any number. */
const totalBytes = sql<number>`cast(case when sum(cast(bytes as double precision)) > ${sql.lit(Number.MAX_SAFE_INTEGER)}
  then ${sql.lit(Number.MAX_SAFE_INTEGER)} else sum(cast(bytes as double precision)) end as bigint)`

/** No character comes behind this one. */
const lastCharacter = '\u{10FFFF}'

/**
 * Not `like`: upper and lower case are the same to SQLite's, but not to PostgreSQL's and not to paths. Not `substr`: what is between two
 * texts stands together in an index, and the database can measure them.
 */
const prefix = (path: string) => sql<boolean>`path >= ${path} and path < ${path + lastCharacter}`

const bucketOf = (column: 'hour' | 'day', range: TrafficRange, cut: Cut) =>
  cut === null
    ? sql<number>`cast(${sql.lit(range.from)} as bigint)`
    : sql<number>`${sql.ref(column)} - (${sql.ref(column)} - ${sql.lit(cut.from)}) % ${sql.lit(cut.stepMs)}`

/** The start of the UTC day of a time, in milliseconds. */
export const startOfDay = (time: number): number => Math.floor(time / dayMs) * dayMs
export const startsDay = (time: number): boolean => time % dayMs === 0

/** The part of a range that is full days, whose sums are ready; null: they do not fit the steps. */
function fullDays({ from, to }: TrafficRange, cut: Cut): { readonly from: number; readonly to: number } | null {
  if (cut !== null && (cut.stepMs !== dayMs || !startsDay(cut.from))) return null
  const days = { from: Math.ceil(from / dayMs) * dayMs, to: Math.floor(to / dayMs) * dayMs }
  return days.from < days.to ? days : null
}

type HitClass = Pick<Tables['traffic_class'], (typeof classKey)[number]>
const classKey = ['agent_id', 'kind', 'status_class', 'verification'] as const

/** Sums of hits, in the order of their agents and kinds. */
export async function readHits(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  cuts: readonly Cut[],
): Promise<readonly HitCell[]> {
  if (range.agentIds?.length === 0) return []
  if (storage.sums !== undefined) return await storage.sums.readHits(scope, range, cuts)
  const common = hitSums.map((name) => (name === 'bytes' ? totalBytes : total(name)).as(name))
  const durations = durationSums.map((name) => total(name).as(name))
  const cell = (row: Readonly<Partial<DurationSums>> & HitSums & { readonly t: number }, of: HitClass): HitCell => ({
    t: row.t,
    agentId: of.agent_id,
    kind: of.kind,
    statusClass: of.status_class,
    verification: of.verification,
    n: row.n,
    nHtml: row.n_html,
    nRead: row.n_read,
    nOk: row.n_ok,
    nDisallowed: row.n_disallowed,
    bytes: row.bytes,
    durations: row.d0 === undefined ? null : durationSums.map((name) => row[name] ?? 0),
  })
  const ofAgents = storage.readReplica
    .selectFrom('traffic_class')
    .$if(range.agentIds !== null, (query) => query.where('agent_id', 'in', range.agentIds ?? []))
  // after the rows: a class is committed with the first of them
  const withClasses = async (reading: Promise<readonly (Parameters<typeof cell>[0] & { readonly class_id: number })[]>) => {
    const rows = await reading
    const classes = new Map((await ofAgents.select(['id', ...classKey]).execute()).map((row) => [row.id, row]))
    return rows.map((row) => cell(row, classes.get(row.class_id)!))
  }
  const ofHours = async ({ from, to }: { readonly from: number; readonly to: number }, cut: Cut) => {
    const t = bucketOf('hour', range, cut)
    const rows = await storage.readReplica
      .selectFrom('traffic_hour')
      .select([...classKey, t.as('t'), ...common, ...durations])
      .where(ofSites(storage, scope, range.siteId))
      .where('hour', '>=', from)
      .where('hour', '<', to)
      .$if(range.isShared === true, (query) => query.where(isOfFullestHour(storage, scope, 'traffic_hour', { ...range, from, to })))
      .$if(range.agentIds !== null, (query) => query.where('agent_id', 'in', range.agentIds ?? []))
      .groupBy([...classKey, t])
      .execute()
    return rows.map((row) => cell(row, row))
  }
  const ofDays = ({ from, to }: { readonly from: number; readonly to: number }, cut: Cut) => {
    const t = bucketOf('day', range, cut)
    return withClasses(
      storage.readReplica
        .selectFrom('traffic_day')
        .select(['class_id', t.as('t'), ...common, ...durations])
        .where(ofSites(storage, scope, range.siteId))
        .where('day', '>=', from)
        .where('day', '<', to)
        .$if(range.agentIds !== null, (query) => query.where('class_id', 'in', ofAgents.select('id')))
        .groupBy(['class_id', t])
        .execute(),
    )
  }
  const ofPaths = (cut: Cut) => {
    const t = bucketOf('day', range, cut)
    return withClasses(
      pageDays(storage, scope, range)
        .select(['class_id', t.as('t'), ...common])
        .$if(range.agentIds !== null, (query) => query.where('class_id', 'in', ofAgents.select('id')))
        .groupBy(['class_id', t])
        .execute(),
    )
  }
  const cells = await Promise.all(
    cuts.flatMap((cut): readonly Promise<readonly HitCell[]>[] => {
      if (range.path !== null) return [ofPaths(cut)]
      const { from, to } = cut ?? range
      const days = range.isShared ? null : fullDays({ ...range, from, to }, cut)
      if (days === null) return [ofHours({ from, to }, cut)]
      const edges = [
        { from, to: days.from },
        { from: days.to, to },
      ].filter((edge) => edge.from < edge.to)
      return [ofDays(days, cut), ...edges.map((edge) => ofHours(edge, cut))]
    }),
  )
  return cells.flat().sort(inHitOrder)
}

const inOrder = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0)

/** Order of cells of hits, the same in every database. */
export const inHitOrder = (one: HitCell, other: HitCell): number =>
  inOrder(one.agentId, other.agentId) ||
  inOrder(one.kind, other.kind) ||
  one.statusClass - other.statusClass ||
  inOrder(one.verification, other.verification) ||
  one.t - other.t
/** Order of cells of visits, the same in every database. */
export const inVisitOrder = (one: VisitCell, other: VisitCell): number =>
  inOrder(one.assistantId, other.assistantId) || inOrder(one.evidence, other.evidence) || one.t - other.t

/** Sums of pages by UTC day. */
export const pageDays = (storage: Storage, scope: TenantScope, range: TrafficRange) =>
  storage.readReplica
    .selectFrom('traffic_page_day')
    .where(ofSites(storage, scope, range.siteId))
    .where('day', '>=', startOfDay(range.from))
    .where('day', '<', range.to)
    .$if(range.isShared === true, (query) => query.where(isOfFullestDay(storage, scope, { ...range, from: startOfDay(range.from) })))
    .$if(range.path !== null, (query) =>
      query.where('path_id', 'in', (paths) =>
        paths
          .selectFrom('traffic_path')
          .select('traffic_path.id')
          .where('traffic_path.tenant_id', '=', scope.tenantId)
          .where(prefix(range.path ?? '')),
      ),
    )

const visitHours = (storage: Storage, scope: TenantScope, range: TrafficRange) =>
  storage.readReplica
    .selectFrom('visit_hour')
    .where(ofSites(storage, scope, range.siteId))
    .where('hour', '>=', range.from)
    .where('hour', '<', range.to)
    .$if(range.isShared === true, (query) => query.where(isOfFullestHour(storage, scope, 'visit_hour', range)))
    .$if(range.path !== null, (query) => query.where(prefix(range.path ?? '')))
    .$if(range.assistantIds !== null, (query) => query.where('assistant_id', 'in', range.assistantIds ?? []))

/** Milliseconds read in one go: other calls are answered between. */
const visitsAtOnceMs = 28 * dayMs

/** Sums of visits. They are added up here: the database would sort them for each of the two questions. */
export async function readVisits(storage: Storage, scope: TenantScope, range: TrafficRange, cuts: readonly Cut[]): Promise<VisitSums> {
  if (storage.sums !== undefined) return await storage.sums.readVisits(scope, range, cuts)
  const cells = new Map<string, Writable<VisitCell>>()
  const landings = new Map<string, Writable<Landing>>()
  for (let from = range.assistantIds?.length === 0 ? range.to : range.from; from < range.to; from += visitsAtOnceMs) {
    const to = Math.min(from + visitsAtOnceMs, range.to)
    // neither ids nor paths hold a blank
    const line = sql`concat_ws(' ', hour, n, n_told, n_engaged, evidence, assistant_id, path)`
    const { lines } = await visitHours(storage, scope, { ...range, from, to })
      .select(sql<string | null>`string_agg(${line}, ${sql.lit('\n')})`.as('lines'))
      .executeTakeFirstOrThrow()
    for (const text of lines?.split('\n') ?? []) {
      const [hour, n, nTold, nEngaged, evidence, assistantId, path] = text.split(' ') as [
        string,
        string,
        string,
        string,
        string,
        string,
        string,
      ]
      const time = Number(hour)
      const cut = cuts.find((each) => each === null || (time >= each.from && time < each.to))
      if (cut === undefined) continue
      const t = cut === null ? range.from : time - ((time - cut.from) % cut.stepMs)
      const cell = entryOf(cells, `${t} ${evidence} ${assistantId}`, () => ({ t, assistantId, evidence, n: 0, nTold: 0, nEngaged: 0 }))
      cell.n += Number(n)
      cell.nTold += Number(nTold)
      cell.nEngaged += Number(nEngaged)
      entryOf(landings, `${assistantId} ${path}`, () => ({ assistantId, path, visits: 0 })).visits += Number(n)
    }
    if (to < range.to) await nextTurn()
  }
  return { cells: [...cells.values()].sort(inVisitOrder), landings: [...landings.values()] }
}

/** Sums of parts of a range together. */
export function mergeVisits(parts: readonly VisitSums[]): VisitSums {
  const [first, ...rest] = parts
  if (first !== undefined && rest.length === 0) return first
  const landings = new Map<string, Writable<Landing>>()
  for (const { assistantId, path, visits } of parts.flatMap((part) => part.landings))
    entryOf(landings, `${assistantId} ${path}`, () => ({ assistantId, path, visits: 0 })).visits += visits
  return { cells: parts.flatMap(({ cells }) => cells).sort(inVisitOrder), landings: [...landings.values()] }
}

type Writable<Value> = { -readonly [Name in keyof Value]: Value[Name] }

function entryOf<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const known = map.get(key)
  if (known !== undefined) return known
  const made = make()
  map.set(key, made)
  return made
}

export interface TrafficSource {
  readonly source: string
  readonly firstTs: number
  readonly lastTs: number
}

export async function readSources(storage: Storage, scope: TenantScope, siteId: string | null): Promise<readonly TrafficSource[]> {
  const rows = await storage.readReplica
    .selectFrom('traffic_source')
    .select(['source', sql<number>`min(first_ts)`.as('first_ts'), sql<number>`max(last_ts)`.as('last_ts')])
    .where(ofSites(storage, scope, siteId))
    .groupBy('source')
    .orderBy('source')
    .execute()
  return rows.map((row) => ({ source: row.source, firstTs: row.first_ts, lastTs: row.last_ts }))
}

export interface SiteArticle {
  readonly id: string
  readonly url: string
  readonly aeoScore: number
  readonly publishedAt: number | null
  readonly modifiedAt: number | null
  /** Only scripts draw the text of its page. */
  readonly isDrawn: boolean
}

/** Articles of a site, or of all of the tenant's, that were analysed, published before a time: those analysed last. */
export async function readArticles(
  storage: Storage,
  scope: TenantScope,
  siteId: string | null,
  before: number,
  max: number,
): Promise<readonly SiteArticle[]> {
  const rows = await storage.readReplica
    .selectFrom('article')
    .select(['id', 'canonical_url', 'aeo_score', 'published_at', 'modified_at', 'is_drawn'])
    .where('tenant_id', '=', scope.tenantId)
    .where('host', 'in', (inner) =>
      inner
        .selectFrom('site')
        .select('site.host')
        .where('site.tenant_id', '=', scope.tenantId)
        .$if(siteId !== null, (query) => query.where('site.id', '=', siteId)),
    )
    .where(({ or, eb }) => or([eb('published_at', 'is', null), eb('published_at', '<', before)]))
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    url: row.canonical_url ?? '',
    aeoScore: row.aeo_score,
    publishedAt: row.published_at,
    modifiedAt: row.modified_at,
    isDrawn: row.is_drawn === 1,
  }))
}
