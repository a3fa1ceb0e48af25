import { type RawBuilder, sql } from 'kysely'
import { durationSums, hitSums } from '../traffic/count-events.ts'
import type { Storage, TenantScope } from './storage.ts'

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

/** Rows of the site, or of all of the tenant's: asked for by name, so that the database goes through its keys. */
const ofSites = ({ tenantId }: TenantScope, siteId: string | null) => {
  const sites = siteId === null ? sql`select id from site where tenant_id = ${tenantId}` : sql`${siteId}`
  return sql<boolean>`tenant_id = ${tenantId} and site_id in (${sites})`
}

/** Not `like`: upper and lower case are the same to SQLite's, but not to PostgreSQL's and not to paths. */
const prefix = (path: string) => sql<boolean>`substr(path, 1, ${sql.lit([...path].length)}) = ${path}`

/** Sums of hits in buckets of so many milliseconds since 1970. */
export async function readHits(storage: Storage, scope: TenantScope, range: TrafficRange, bucketMs: number): Promise<readonly HitCell[]> {
  if (range.agentIds?.length === 0) return []
  const keys = ['agent_id', 'kind', 'status_class', 'verification'] as const
  const common = hitSums.map((name) => total(name).as(name))
  const cell = (row: Record<string, unknown>): HitCell => ({
    t: Number(row.t),
    agentId: String(row.agent_id),
    kind: String(row.kind),
    statusClass: Number(row.status_class),
    verification: String(row.verification),
    n: Number(row.n),
    nHtml: Number(row.n_html),
    nRead: Number(row.n_read),
    nOk: Number(row.n_ok),
    nDisallowed: Number(row.n_disallowed),
    bytes: Number(row.bytes),
    durations: row.d0 === undefined ? null : durationSums.map((name) => Number(row[name])),
  })
  if (range.path === null) {
    const t = sql<number>`hour - hour % ${sql.lit(bucketMs)}`
    const rows = await storage.readReplica
      .selectFrom('traffic_hour')
      .select([...keys, t.as('t'), ...common, ...durationSums.map((name) => total(name).as(name))])
      .where(ofSites(scope, range.siteId))
      .where('hour', '>=', range.from)
      .where('hour', '<', range.to)
      .$if(range.agentIds !== null, (query) => query.where('agent_id', 'in', range.agentIds ?? []))
      .groupBy([...keys, t])
      .execute()
    return rows.map(cell)
  }
  const t = sql<number>`day - day % ${sql.lit(bucketMs)}`
  const rows = await pageDays(storage, scope, range, range.path)
    .select([...keys, t.as('t'), ...common])
    .groupBy([...keys, t])
    .execute()
  return rows.map(cell)
}

const pageDays = (storage: Storage, scope: TenantScope, range: TrafficRange, path: string | null) =>
  storage.readReplica
    .selectFrom('traffic_page_day')
    .where(ofSites(scope, range.siteId))
    .where('day', '>=', Math.floor(range.from / 86_400_000) * 86_400_000)
    .where('day', '<', range.to)
    .$if(path !== null, (query) => query.where(prefix(path ?? '')))
    .$if(range.agentIds !== null, (query) => query.where('agent_id', 'in', range.agentIds ?? []))

/** Hits that count: pages, and not by somebody who only says so. */
const countedPages = (storage: Storage, scope: TenantScope, range: TrafficRange, verification: readonly string[]) =>
  pageDays(storage, scope, range, range.path).where('kind', '=', 'page').where('verification', 'in', verification)

const distinctPages = sql<number>`cast(count(distinct ${sql.ref('site_id')} || ${sql.ref('path')}) as integer)`

/** How many pages agents fetched. */
export async function countAllPages(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  verification: readonly string[],
): Promise<number> {
  if (range.agentIds?.length === 0) return 0
  const counted = await countedPages(storage, scope, range, verification).select(distinctPages.as('pages')).executeTakeFirst()
  return counted?.pages ?? 0
}

/** Pages that agents fetched: how many of all, of each agent. */
export async function countPages(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  verification: readonly string[],
): Promise<{
  readonly all: number
  readonly byAgent: ReadonlyMap<string, { readonly pages: number; readonly first: number; readonly last: number }>
}> {
  if (range.agentIds?.length === 0) return { all: 0, byAgent: new Map() }
  const all = await countAllPages(storage, scope, range, verification)
  const rows = await countedPages(storage, scope, range, verification)
    .select([
      'agent_id',
      distinctPages.as('pages'),
      sql<number>`min(coalesce(first_ok, day))`.as('first'),
      sql<number>`max(coalesce(last_ok, day))`.as('last'),
    ])
    .groupBy('agent_id')
    .execute()
  return { all, byAgent: new Map(rows.map(({ agent_id, pages, first, last }) => [agent_id, { pages, first, last }])) }
}

export interface PageCell {
  readonly siteId: string
  readonly path: string
  readonly crawls: number
  readonly searchIndexHits: number
  readonly userFetches: number
  readonly lastSearchFetch: number | null
  /** 2xx, 3xx, 4xx, 5xx. */
  readonly statuses: readonly [number, number, number, number]
}

/** Agents by what the list of pages tells apart. */
export interface PageAgents {
  readonly searchIndex: readonly string[]
  readonly search: readonly string[]
  readonly userFetch: readonly string[]
}

/** Pages fetched most, or those with the given paths. */
export async function readPages(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  verification: readonly string[],
  agents: PageAgents,
  which: { readonly most: number } | { readonly paths: readonly string[] },
): Promise<readonly PageCell[]> {
  if (range.agentIds?.length === 0) return []
  if ('paths' in which && which.paths.length === 0) return []
  const of = (ids: readonly string[]) => sql`agent_id in (${sql.join(ids)})`
  const sumIf = (condition: RawBuilder<unknown>) => sql<number>`cast(sum(case when ${condition} then n else 0 end) as bigint)`
  let query = countedPages(storage, scope, range, verification)
    .select([
      'site_id',
      'path',
      total('n').as('crawls'),
      sumIf(of(agents.searchIndex)).as('search'),
      sumIf(of(agents.userFetch)).as('fetches'),
      sql<number | null>`max(case when ${of(agents.search)} then last_ok end)`.as('last_search'),
      sumIf(sql`status_class = 2`).as('s2'),
      sumIf(sql`status_class = 3`).as('s3'),
      sumIf(sql`status_class = 4`).as('s4'),
      sumIf(sql`status_class = 5`).as('s5'),
    ])
    .groupBy(['site_id', 'path'])
    .orderBy('crawls', 'desc')
    .orderBy('path')
    .orderBy('site_id')
  query = 'most' in which ? query.limit(which.most) : query.where('path', 'in', which.paths)
  return (await query.execute()).map((row) => ({
    siteId: row.site_id,
    path: row.path,
    crawls: row.crawls,
    searchIndexHits: row.search,
    userFetches: row.fetches,
    lastSearchFetch: row.last_search,
    statuses: [row.s2, row.s3, row.s4, row.s5],
  }))
}

/** Times between fetches of the same page by the same agent, in half hours, and how often each was seen. */
export async function readGaps(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  verification: readonly string[],
): Promise<readonly { readonly agentId: string; readonly halfHours: number; readonly n: number }[]> {
  if (range.agentIds?.length === 0) return []
  const fetches = countedPages(storage, scope, range, verification)
    .where('first_ok', 'is not', null)
    .select([
      'agent_id',
      sql<number | null>`first_ok - lag(last_ok) over (partition by site_id, path, agent_id order by day, first_ok)`.as('before'),
      sql<number | null>`case when n_ok > 1 then (last_ok - first_ok) / (n_ok - 1) end`.as('within'),
      'n_ok',
    ])
  const halfHours = (name: 'before' | 'within') => sql<number>`cast(${sql.ref(name)} / 1800000 as integer)`
  // made once for both: the order that the first needs costs most
  const rows = await storage.readReplica
    .with(
      (cte) => cte('fetches').materialized(),
      () => fetches,
    )
    .selectFrom('fetches')
    .select(['agent_id', halfHours('before').as('half_hours'), sql<number>`cast(count(*) as integer)`.as('n')])
    .where('before', '>=', 0)
    .groupBy(['agent_id', halfHours('before')])
    .unionAll((query) =>
      query
        .selectFrom('fetches')
        .select(['agent_id', halfHours('within').as('half_hours'), sql<number>`cast(sum(n_ok - 1) as integer)`.as('n')])
        .where('within', 'is not', null)
        .groupBy(['agent_id', halfHours('within')]),
    )
    .execute()
  return rows.map((row) => ({ agentId: row.agent_id, halfHours: row.half_hours, n: row.n }))
}

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
    .where(ofSites(scope, range.siteId))
    .where('hour', '>=', range.from)
    .where('hour', '<', range.to)
    .$if(range.path !== null, (query) => query.where(prefix(range.path ?? '')))
    .$if(range.assistantIds !== null, (query) => query.where('assistant_id', 'in', range.assistantIds ?? []))

/** Visits in buckets of so many milliseconds since 1970. */
export async function readVisits(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  bucketMs: number,
): Promise<readonly VisitCell[]> {
  if (range.assistantIds?.length === 0) return []
  const t = sql<number>`hour - hour % ${sql.lit(bucketMs)}`
  const rows = await visitHours(storage, scope, range)
    .select(['assistant_id', 'evidence', t.as('t'), total('n').as('n'), total('n_told').as('n_told'), total('n_engaged').as('n_engaged')])
    .groupBy(['assistant_id', 'evidence', t])
    .execute()
  return rows.map((row) => ({
    t: row.t,
    assistantId: row.assistant_id,
    evidence: row.evidence,
    n: row.n,
    nTold: row.n_told,
    nEngaged: row.n_engaged,
  }))
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
    .where(ofSites(scope, siteId))
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
