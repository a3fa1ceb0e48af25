import { sql } from 'kysely'
import { group } from '../../traffic/group.ts'
import type { Storage, TenantScope } from '../storage.ts'
import { ofSites } from './of-sites.ts'
import type { Observed, ObservedRange } from './traffic-shapes.ts'

/** Sources whose lines are all requests, also those that a cache answered. */
export const logs: readonly string[] = ['log_import', 'cdn']

/** Of sources that saw equally much, the one that sees more by its nature comes first. */
const rank = sql`case source when 'log_import' then 0 when 'cdn' then 1 when 'middleware' then 2 else 3 end`

/** Whether several sources saw a site in a range: then one of them counts for each hour. */
export async function isSharedRange(storage: Storage, scope: TenantScope, { siteId, from, to }: ObservedRange): Promise<boolean> {
  const rows = await storage.readReplica
    .selectFrom('traffic_source')
    .select('site_id')
    .where(ofSites(storage, scope, siteId))
    .where('first_ts', '<', to)
    .where('last_ts', '>=', from)
    .groupBy('site_id')
    .having(sql<boolean>`count(*) > 1`)
    .limit(1)
    .execute()
  return rows.length > 0
}

/** Rows of the source that saw most of their site's hour. */
export const isOfFullestHour = (storage: Storage, scope: TenantScope, table: 'traffic_hour' | 'visit_hour', range: ObservedRange) =>
  sql<boolean>`(site_id, hour, source) in (select site_id, hour, source from (
    select site_id, hour, source, row_number() over (partition by site_id, hour order by sum(n) desc, ${rank}, source) as place
    from ${sql.table(table)} where ${ofSites(storage, scope, range.siteId)} and hour >= ${range.from} and hour < ${range.to}
    group by site_id, hour, source) as ranked where place = 1)`

/** Rows of `traffic_page_day` of the source that saw most of their site's day: pages are summed by day. */
export const isOfFullestDay = (storage: Storage, scope: TenantScope, range: ObservedRange) =>
  sql<boolean>`(site_id, day, (select source from traffic_class where id = class_id)) in (select site_id, day, source from (
    select site_id, day, source, row_number() over (partition by site_id, day order by sum(n) desc, ${rank}, source) as place
    from traffic_day join traffic_class on id = class_id
    where ${ofSites(storage, scope, range.siteId)} and day >= ${range.from} and day < ${range.to}
    group by site_id, day, source) as ranked where place = 1)`

export interface Observers {
  /** Pages that agents fetched, by the source that saw the fetch. */
  readonly hits: readonly { readonly source: string; readonly n: number }[]
  /** Of the pages that a log has, the share that the site itself never saw, over the hours that both saw; null: there are none. */
  readonly hiddenByCaches: number | null
}

const readObserved = async (storage: Storage, scope: TenantScope, { siteId, from, to }: ObservedRange): Promise<readonly Observed[]> =>
  await storage.readReplica
    .selectFrom('traffic_hour')
    .select(['site_id', 'hour', 'source', sql<number>`cast(sum(n_html) as bigint)`.as('n')])
    .where(ofSites(storage, scope, siteId))
    .where('hour', '>=', from)
    .where('hour', '<', to)
    .where('kind', '=', 'page')
    .where('verification', '<>', 'failed')
    .groupBy(['site_id', 'hour', 'source'])
    .execute()

/** What each source saw of a range. */
export async function readObservers(storage: Storage, scope: TenantScope, range: ObservedRange): Promise<Observers> {
  const rows = await (storage.sums?.readObserved(scope, range) ?? readObserved(storage, scope, range))
  let [logged, seen] = [0, 0]
  const most = (some: readonly Observed[]) => some.reduce((max, { n }) => Math.max(max, n), 0)
  for (const [, of] of group(rows, ({ site_id, hour }) => `${site_id} ${hour}`)) {
    const own = of.filter(({ source }) => !logs.includes(source))
    const all = most(of.filter(({ source }) => logs.includes(source)))
    if (own.length === 0 || all === 0) continue
    logged += all
    seen += Math.min(all, most(own))
  }
  const hits = [...group(rows, ({ source }) => source)]
    .map(([source, of]) => ({ source, n: of.reduce((sum, { n }) => sum + n, 0) }))
    .sort((one, other) => other.n - one.n || (one.source < other.source ? -1 : 1))
  return { hits, hiddenByCaches: logged === 0 ? null : (logged - seen) / logged }
}

/** Whether one of the sources is a log. */
export const hasLog = (sources: readonly { readonly source: string }[]): boolean => sources.some(({ source }) => logs.includes(source))
