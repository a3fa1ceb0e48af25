import type { TenantScope } from '../storage.ts'
import type { PageAgents, PageCell, PageTraffic } from '../traffic/page-sums.ts'
import { startOfDay, type TrafficRange } from '../traffic/traffic.ts'
import type { Ask, Values } from './ask.ts'
import { monthMs } from './clickhouse-tables.ts'
import { isBelow, isOfFullest, markOf, ofSites, placeValues } from './read-sums.ts'

/** Ids of paths lie between 0 and this, all over: those below a bound are a sample. */
const idsEnd = 2 ** 52

/** Hits of an agent whose pages are all looked at for the time between fetches; of one with more, as large a part of its pages as brings so many. */
const hitsForGaps = 20_000

/** As `readPages`. */
export async function readPages(
  ask: Ask,
  scope: TenantScope,
  range: TrafficRange,
  verification: readonly string[],
  agents: PageAgents,
): Promise<PageTraffic> {
  if (range.agentIds?.length === 0) return { count: 0, byAgent: new Map(), gaps: [], most: async () => [], at: async () => [] }
  const { siteId } = range
  const mark = await markOf(ask, 'traffic_day', scope, range)
  const values = { ...pageValues(scope, range, verification), ...agents }
  const [counts, ends, gaps] = await Promise.all([
    ask<readonly [string, number, number]>(
      `select agent_id, grouping(agent_id), uniqExact(path_id) from ${pageRows(range)} group by grouping sets ((agent_id), ())`,
      values,
      mark,
    ),
    readEnds(ask, range, values, mark),
    readGaps(ask, range, values, mark),
  ])
  const readCells = async (where: string, limit: string, more: Values): Promise<readonly PageCell[]> => {
    const rows = await ask<readonly [string, string, number, number, number, number | null, PageCell['statuses'], readonly string[]]>(
      `select site, name, crawls, search_index_hits, user_fetches, last_search_fetch, statuses, indexed_by from (
        select path_id, sum(n) as crawls, sumIf(n, has({searchIndex:Array(String)}, agent_id)) as search_index_hits,
          sumIf(n, has({userFetch:Array(String)}, agent_id)) as user_fetches, max(if(has({search:Array(String)}, agent_id), last_ok, null)) as last_search_fetch,
          [sumIf(n, status_class = 2), sumIf(n, status_class = 3), sumIf(n, status_class = 4), sumIf(n, status_class = 5)] as statuses,
          arraySort(groupUniqArrayIf(agent_id, n_ok > 0 and has({searchIndex:Array(String)}, agent_id))) as indexed_by
        from ${pageRows(range)} ${where} group by path_id) as sums
      inner join (select id, any(site_id) as site, any(path) as name from traffic_path where ${ofSites(siteId)} group by id) as paths on path_id = id
      order by crawls desc, name, site ${limit}`,
      { ...values, ...more },
      mark,
    )
    return rows.map(([site, path, crawls, searchIndexHits, userFetches, lastSearchFetch, statuses, indexedBy]) => ({
      siteId: site,
      path,
      crawls,
      searchIndexHits,
      userFetches,
      lastSearchFetch,
      statuses,
      indexedBy,
    }))
  }
  const known = new Map(ends.map(([agent, first, last]) => [agent, { first, last }]))
  return {
    count: counts.find(([, isAll]) => isAll === 1)?.[2] ?? 0,
    byAgent: new Map(counts.filter(([, isAll]) => isAll === 0).map(([agent, , pages]) => [agent, { pages, ...known.get(agent)! }])),
    gaps: gaps.map(([agentId, halfHours, n]) => ({ agentId, halfHours, n })),
    most: (max) => readCells('', 'limit {max:UInt32}', { max }),
    at: async (paths) =>
      paths.length === 0
        ? []
        : await readCells(`where path_id in (select id from traffic_path where ${ofSites(siteId)} and path in {paths:Array(String)})`, '', {
            paths,
          }),
  }
}

const pageValues = (scope: TenantScope, { siteId, from, to, path, agentIds }: TrafficRange, verification: readonly string[]): Values => ({
  ...placeValues(scope, siteId),
  from: startOfDay(from),
  to,
  path,
  agents: agentIds,
  states: verification,
})

/** Rows of pages that count, but for their times. */
const isCounted = ({ siteId, path, agentIds }: TrafficRange): string =>
  [
    `${ofSites(siteId)} and kind = 'page' and verification in {states:Array(String)}`,
    ...(path === null ? [] : [isBelow(siteId)]),
    ...(agentIds === null ? [] : ['agent_id in {agents:Array(String)}']),
  ].join(' and ')

/** Those of all days of the range. */
const daysIn = (range: TrafficRange): string =>
  `${isCounted(range)} and day >= {from:UInt64} and day < {to:UInt64}
    ${range.isShared === true ? `and ${isOfFullest('traffic_day', 'day', range.siteId)}` : ''}`

/** Sums of pages: by month where one lies in the range, else by day. */
function pageRows(range: TrafficRange): string {
  const columns = 'path_id, agent_id, status_class, n, n_ok, last_ok'
  const [from, to] = [Math.ceil(startOfDay(range.from) / monthMs) * monthMs, Math.floor(range.to / monthMs) * monthMs]
  if (from >= to || range.isShared === true) return `(select ${columns} from traffic_page_day where ${daysIn(range)})`
  return `(select ${columns} from traffic_page_month where ${isCounted(range)} and month >= ${from} and month < ${to}
    union all select ${columns} from traffic_page_day where ${daysIn(range)} and (day < ${from} or day >= ${to}))`
}

/** First and last day of each agent: in a range that is filtered by path only its pages tell. */
const sumsByAgent = (range: TrafficRange, columns: string): string =>
  `select agent_id, ${columns} from ${range.path === null ? 'traffic_day' : 'traffic_page_day'} where ${daysIn(range)} group by agent_id`

/** Begin and end of what is known of each agent: the first and the last good answer of a page and day, else its day. */
const readEnds = (ask: Ask, range: TrafficRange, values: Values, mark: string) =>
  ask<readonly [string, number, number]>(
    `with ends as (${sumsByAgent(range, 'arrayJoin([min(day), max(day)]) as at')})
    select agent_id, min(coalesce(first, day)), max(coalesce(last, day)) from (
      select agent_id, day, min(first_ok) as first, max(last_ok) as last from traffic_page_day
      where ${daysIn(range)} and day in (select at from ends) and (agent_id, day) in (select agent_id, at from ends)
      group by day, path_id, agent_id, status_class, verification, source) group by agent_id`,
    values,
    mark,
  )

/** Times between fetches of a page by an agent, as `buildPageBlock` counts them. */
async function readGaps(ask: Ask, range: TrafficRange, values: Values, mark: string) {
  const hits = await ask<readonly [string, number]>(sumsByAgent(range, 'sum(n)'), values, mark)
  const many = hits.filter(([, n]) => n > hitsForGaps)
  const sampled = {
    many: many.map(([agent]) => agent),
    bounds: many.map(([, n]) => Math.round((idsEnd * hitsForGaps) / n)),
  }
  return await ask<readonly [string, number, number]>(
    `select agent_id, intDiv(gap.1, 1800000) as half_hours, sum(gap.2) from (
      select agent_id, arrayJoin([(intDiv(last - first, greatest(fetches, 2) - 1), toInt64(fetches) - 1), (first - before, toInt64(before > 0 and first >= before))]) as gap
      from (
        select agent_id, first, last, fetches,
          max(last) over (partition by path_id, agent_id order by first, last rows between unbounded preceding and 1 preceding) as before
        from (
          select path_id, agent_id, sum(n_ok) as fetches, assumeNotNull(min(first_ok)) as first, assumeNotNull(max(last_ok)) as last from traffic_page_day
          where ${daysIn(range)} ${many.length === 0 ? '' : `and path_id < transform(agent_id, {many:Array(String)}, {bounds:Array(UInt64)}, ${idsEnd})`}
          group by day, path_id, agent_id, status_class, verification, source having fetches > 0)))
    where gap.2 > 0 group by agent_id, half_hours order by agent_id, half_hours`,
    many.length === 0 ? values : { ...values, ...sampled },
    mark,
  )
}
