import { sql } from 'kysely'
import { type DurationSums, dayMs, durationSums, type HitSums, hitSums } from '../traffic/count-events.ts'
import type { Storage, TenantScope } from './storage.ts'
import type { Tables } from './tables.ts'

/** Which rows a report reads. Times in milliseconds, `to` exclusive. */
export interface TrafficRange {
  /** null: every site of the tenant. */
  readonly siteId: string | null
  readonly from: number
  readonly to: number
  /** Beginning of the path; null: all. Then sums are by day. */
  readonly path: string | null
  /** Agents that count; null: all. */
  readonly agentIds: readonly string[] | null
  readonly assistantIds: readonly string[] | null
}

export interface HitCell {
  /** Begin of the bucket. */
  readonly t: number
  readonly agentId: string
  readonly kind: string
  readonly statusClass: number
  readonly verification: string
  readonly n: number
  readonly nHtml: number
  readonly nRead: number
  readonly nOk: number
  readonly nDisallowed: number
  readonly bytes: number
  /** By classes of `durationEnds`; null by day. */
  readonly durations: readonly number[] | null
}

const total = (name: string) => sql<number>`cast(sum(${sql.ref(name)}) as bigint)`

/** More bytes than a number holds exactly are told as the most that it does; senders may tell what they like. */
const totalBytes = sql<number>`cast(case when sum(cast(bytes as double precision)) > ${sql.lit(Number.MAX_SAFE_INTEGER)}
  then ${sql.lit(Number.MAX_SAFE_INTEGER)} else sum(cast(bytes as double precision)) end as bigint)`

/**
 * Rows of the site, or of all of the tenant's: asked for by name, so that the database goes through its keys. PostgreSQL gets these names as
 * one value: it knows nothing of a table of few rows, and would plan a join with it for a two hundredth of the rows that come.
 */
export const ofSites = ({ engine }: Storage, { tenantId }: TenantScope, siteId: string | null) => {
  if (siteId !== null) return sql<boolean>`tenant_id = ${tenantId} and site_id = ${siteId}`
  const sites = sql`select id from site where tenant_id = ${tenantId}`
  return engine === 'postgresql'
    ? sql<boolean>`tenant_id = ${tenantId} and site_id = any (array(${sites}))`
    : sql<boolean>`tenant_id = ${tenantId} and site_id in (${sites})`
}

/** No character comes behind this one. */
const lastCharacter = '\u{10FFFF}'

/**
 * Not `like`: upper and lower case are the same to SQLite's, but not to PostgreSQL's and not to paths. Not `substr`: what is between two
 * texts stands together in an index, and the database can tell how much it is.
 */
const prefix = (path: string) => sql<boolean>`path >= ${path} and path < ${path + lastCharacter}`

/** How a report cuts time: from each of these times on, steps of so many milliseconds; null: the whole range is one. */
export type Cut = { readonly from: number; readonly to: number; readonly stepMs: number } | null

const bucketOf = (column: 'hour' | 'day', range: TrafficRange, cut: Cut) =>
  cut === null
    ? sql<number>`cast(${sql.lit(range.from)} as bigint)`
    : sql<number>`${sql.ref(column)} - (${sql.ref(column)} - ${sql.lit(cut.from)}) % ${sql.lit(cut.stepMs)}`

const startsDay = (time: number): boolean => time % dayMs === 0

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
      const days = fullDays({ ...range, from, to }, cut)
      if (days === null) return [ofHours({ from, to }, cut)]
      const edges = [
        { from, to: days.from },
        { from: days.to, to },
      ].filter((edge) => edge.from < edge.to)
      return [ofDays(days, cut), ...edges.map((edge) => ofHours(edge, cut))]
    }),
  )
  return cells.flat().sort(inOrder((of) => [of.agentId, of.kind, of.statusClass, of.verification, of.t]))
}

/** By the first of the values that differs. */
const inOrder =
  <Item>(valuesOf: (item: Item) => readonly (string | number)[]) =>
  (one: Item, other: Item): number => {
    const [left, right] = [valuesOf(one), valuesOf(other)]
    const index = left.findIndex((value, at) => value !== right[at])
    return index === -1 ? 0 : left[index]! < right[index]! ? -1 : 1
  }

/**
 * Rows of these classes. Asked in a way that no index serves: it ends with the class, and PostgreSQL would go through all days once for each.
 */
export const ofClasses = (ids: readonly number[]) => sql<boolean>`class_id + 0 in (${sql.join(ids)})`

/** Sums of pages by UTC day. */
export const pageDays = (storage: Storage, scope: TenantScope, range: TrafficRange) =>
  storage.readReplica
    .selectFrom('traffic_page_day')
    .where(ofSites(storage, scope, range.siteId))
    .where('day', '>=', Math.floor(range.from / dayMs) * dayMs)
    .where('day', '<', range.to)
    .$if(range.path !== null, (query) =>
      query.where('path_id', 'in', (paths) =>
        paths
          .selectFrom('traffic_path')
          .select('traffic_path.id')
          .where('traffic_path.tenant_id', '=', scope.tenantId)
          .where(prefix(range.path ?? '')),
      ),
    )

export interface VisitCell {
  readonly t: number
  readonly assistantId: string
  readonly evidence: string
  readonly n: number
  readonly nTold: number
  readonly nEngaged: number
}

const visitHours = (storage: Storage, scope: TenantScope, range: TrafficRange) =>
  storage.readReplica
    .selectFrom('visit_hour')
    .where(ofSites(storage, scope, range.siteId))
    .where('hour', '>=', range.from)
    .where('hour', '<', range.to)
    .$if(range.path !== null, (query) => query.where(prefix(range.path ?? '')))
    .$if(range.assistantIds !== null, (query) => query.where('assistant_id', 'in', range.assistantIds ?? []))

/** Visits, in the order of their assistants. */
export async function readVisits(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  cuts: readonly Cut[],
): Promise<readonly VisitCell[]> {
  if (range.assistantIds?.length === 0) return []
  const rows = await Promise.all(
    cuts.map((cut) => {
      const t = bucketOf('hour', range, cut)
      return visitHours(storage, scope, { ...range, ...(cut === null ? {} : { from: cut.from, to: cut.to }) })
        .select([
          'assistant_id',
          'evidence',
          t.as('t'),
          total('n').as('n'),
          total('n_told').as('n_told'),
          total('n_engaged').as('n_engaged'),
        ])
        .groupBy(['assistant_id', 'evidence', t])
        .execute()
    }),
  )
  return rows
    .flat()
    .map((row) => ({
      t: row.t,
      assistantId: row.assistant_id,
      evidence: row.evidence,
      n: row.n,
      nTold: row.n_told,
      nEngaged: row.n_engaged,
    }))
    .sort(inOrder((of) => [of.assistantId, of.evidence, of.t]))
}

export interface Landing {
  readonly path: string
  readonly visits: number
}

/** Pages that most readers were sent to, or those with the given paths. */
export async function readLandings(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  which: { readonly most: number } | { readonly paths: readonly string[] },
): Promise<readonly Landing[]> {
  if (range.assistantIds?.length === 0 || ('paths' in which && which.paths.length === 0)) return []
  const query = visitHours(storage, scope, range)
    .select(['path', total('n').as('visits')])
    .groupBy('path')
    .orderBy('visits', 'desc')
    .orderBy('path')
  return ('most' in which ? query.limit(which.most) : query.where('path', 'in', which.paths)).execute()
}

/** For each assistant, the pages that it sent most readers to. */
export async function readTopLandings(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  most: number,
): Promise<readonly (Landing & { readonly assistantId: string })[]> {
  if (range.assistantIds?.length === 0) return []
  const sums = visitHours(storage, scope, range)
    .select(['assistant_id', 'path', total('n').as('visits')])
    .groupBy(['assistant_id', 'path'])
    .as('sums')
  const ranked = storage.readReplica
    .selectFrom(sums)
    .select([
      'assistant_id',
      'path',
      'visits',
      sql<number>`row_number() over (partition by assistant_id order by visits desc, path)`.as('place'),
    ])
    .as('ranked')
  const rows = await storage.readReplica
    .selectFrom(ranked)
    .select(['assistant_id', 'path', 'visits'])
    .where('place', '<=', most)
    .orderBy('assistant_id')
    .orderBy('place')
    .execute()
  return rows.map(({ assistant_id, path, visits }) => ({ assistantId: assistant_id, path, visits }))
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
}

/** Articles of a site, or of all of the tenant's, that were analysed, published before a time: those analysed last. */
export async function readArticles(
  storage: Storage,
  scope: TenantScope,
  siteId: string | null,
  before: number,
  most: number,
): Promise<readonly SiteArticle[]> {
  const rows = await storage.readReplica
    .selectFrom('article')
    .select(['id', 'canonical_url', 'aeo_score', 'published_at', 'modified_at'])
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
    .limit(most)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    url: row.canonical_url ?? '',
    aeoScore: row.aeo_score,
    publishedAt: row.published_at,
    modifiedAt: row.modified_at,
  }))
}
