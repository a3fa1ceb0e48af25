import { hitClassId } from '../../traffic/traffic-ids.ts'
import type { TenantScope } from '../storage.ts'
import { startOfDay } from '../traffic/traffic.ts'
import type { TrafficRange } from '../traffic/traffic-shapes.ts'
import type { TrafficSums } from '../traffic/traffic-sums.ts'
import type { Ask, Values } from './ask.ts'
import { monthMs } from './clickhouse-tables.ts'
import { isBelow, isOfFullest, ofSites, placeValues } from './read-sums.ts'

/** Ids of paths are between 0 and this, all over: those below a bound are a sample. */
const idsEnd = 2 ** 52

/** Hits of an agent whose pages are all looked at for the time between fetches; of one with more, as large a part of its pages as brings so many. */
const hitsForGaps = 10_000

/** Readers of sums of pages. */
export function createPageReaders(ask: Ask): Pick<TrafficSums, 'readPageClasses' | 'readPageNumbers' | 'readPastPages' | 'readPaths'> {
  return {
    readPageClasses: async (scope, range) => {
      const rows = await ask<readonly [string, number, string, string]>(
        `select distinct agent_id, status_class, verification, source from traffic_day
          where ${ofSites(range.siteId)} and kind = 'page' and day >= {from:UInt64} and day < {to:UInt64}
          order by agent_id, status_class, verification, source`,
        pageValues(scope, range, null),
      )
      return rows.map(([agentId, statusClass, verification, source]) => {
        const of = { agent_id: agentId, kind: 'page', status_class: statusClass, verification, source }
        return { id: hitClassId(of), agentId, statusClass, verification, source }
      })
    },
    readPageNumbers: async (scope, range, classes) => {
      const [from, to] = [startOfDay(range.from), range.to]
      const key = "concat(agent_id, ' ', toString(status_class), ' ', verification, ' ', source)"
      const rows = await ask<readonly number[]>(
        `select path_id, -indexOf({classes:Array(String)}, ${key}), coalesce(min(first_ok), day) - ${from}, sum(n), sum(n_ok),
          coalesce(max(last_ok), day) - ${from}
        from traffic_page_day where ${daysIn(range)} and has({classes:Array(String)}, ${key})
        group by path_id, agent_id, status_class, verification, source, day`,
        {
          ...pageValues(
            scope,
            { ...range, from, to },
            classes.map(({ verification }) => verification),
          ),
          classes: classes.map(({ agentId, statusClass, verification, source }) => `${agentId} ${statusClass} ${verification} ${source}`),
        },
      )
      return rows.flat()
    },
    readPastPages: async (scope, range, verification, agentIds) => {
      const values = { ...pageValues(scope, range, verification), agents: agentIds }
      const [pages, ends, gaps] = await Promise.all([
        ask<Awaited<ReturnType<TrafficSums['readPastPages']>>['pages'][number]>(
          `select path_id, [sum(n2), sum(n3), sum(n4), sum(n5)], groupArray(indexOf({agents:Array(String)}, agent_id) - 1), groupArray(hits), groupArray(last)
          from (
            select path_id, agent_id, sum(n) as hits, sumIf(n, status_class = 2) as n2, sumIf(n, status_class = 3) as n3, sumIf(n, status_class = 4) as n4,
              sumIf(n, status_class = 5) as n5, coalesce(max(last_ok), 0) as last
            from ${pageRows(range)} group by path_id, agent_id)
          group by path_id`,
          values,
        ),
        readEnds(ask, range, values),
        readGaps(ask, range, values),
      ])
      return {
        pages,
        ends: ends.map(([agentId, first, last]) => ({ agentId, first, last })),
        gaps: gaps.map(([agentId, halfHours, n]) => ({ agentId, halfHours, n })),
      }
    },
    readPaths: async (scope, siteId, where) => {
      const rows = await ask<readonly [number, string, string]>(
        `select id, site_id, any(path) from traffic_path where ${ofSites(siteId)} and ${
          'ids' in where ? 'id in {ids:Array(UInt64)}' : 'path in {paths:Array(String)}'
        } group by id, site_id`,
        { ...placeValues(scope, siteId), ...where },
      )
      return rows.map(([id, site_id, path]) => ({ id, site_id, path }))
    },
  }
}

const pageValues = (scope: TenantScope, { siteId, from, to, path }: TrafficRange, verification: readonly string[] | null): Values => ({
  ...placeValues(scope, siteId),
  from: startOfDay(from),
  to,
  path,
  states: verification,
})

/** Rows of pages that count, but for their agents and times. */
const isCounted = ({ siteId, path }: TrafficRange): string =>
  `${ofSites(siteId)} and kind = 'page' and verification in {states:Array(String)} ${path === null ? '' : `and ${isBelow(siteId)}`}`

/** Hits of all days of the range. */
const daysIn = (range: TrafficRange): string =>
  `${isCounted(range)} and day >= {from:UInt64} and day < {to:UInt64}
    ${range.isShared === true ? `and ${isOfFullest('traffic_day', 'day', range.siteId)}` : ''}`

/** Of the agents that are asked for. */
const ofAgents = 'agent_id in {agents:Array(String)}'

/** Sums of pages: by month where one is in the range, else by day. */
function pageRows(range: TrafficRange): string {
  const columns = 'path_id, agent_id, status_class, n, last_ok'
  const [from, to] = [Math.ceil(startOfDay(range.from) / monthMs) * monthMs, Math.floor(range.to / monthMs) * monthMs]
  const days = `select ${columns} from traffic_page_day where ${daysIn(range)} and ${ofAgents}`
  if (from >= to || range.isShared === true) return `(${days})`
  return `(select ${columns} from traffic_page_month where ${isCounted(range)} and ${ofAgents} and month >= ${from} and month < ${to}
    union all ${days} and (day < ${from} or day >= ${to}))`
}

/** By agent: in a range that is filtered by path only its pages count. */
const sumsByAgent = (range: TrafficRange, columns: string): string =>
  `select agent_id, ${columns} from ${range.path === null ? 'traffic_day' : 'traffic_page_day'} where ${daysIn(range)} and ${ofAgents} group by agent_id`

/** Begin and end of what is known of each agent: the first and the last good answer of a page and day, else its day. */
const readEnds = (ask: Ask, range: TrafficRange, values: Values) =>
  ask<readonly [string, number, number]>(
    `with ends as (${sumsByAgent(range, 'arrayJoin([min(day), max(day)]) as at')})
    select agent_id, min(coalesce(first, day)), max(coalesce(last, day)) from (
      select agent_id, day, min(first_ok) as first, max(last_ok) as last from traffic_page_day
      where ${daysIn(range)} and day in (select at from ends) and (agent_id, day) in (select agent_id, at from ends)
      group by day, path_id, agent_id, status_class, verification, source) group by agent_id`,
    values,
  )

/** Times between fetches of a page by an agent, as `buildPageBlock` counts them. */
async function readGaps(ask: Ask, range: TrafficRange, values: Values) {
  const hits = await ask<readonly [string, number]>(sumsByAgent(range, 'sum(n)'), values)
  const many = hits.filter(([, n]) => n > hitsForGaps)
  const sampled = { many: many.map(([agent]) => agent), bounds: many.map(([, n]) => Math.round((idsEnd * hitsForGaps) / n)) }
  return await ask<readonly [string, number, number]>(
    `select agent_id, intDiv(gap.1, 1800000) as half_hours, sum(gap.2) from (
      select agent_id, arrayJoin([(intDiv(last - first, greatest(fetches, 2) - 1), toInt64(fetches) - 1),
        (first - before, toInt64(before > 0 and first >= before))]) as gap
      from (
        select agent_id, first, last, fetches,
          max(last) over (partition by path_id, agent_id order by first, last rows between unbounded preceding and 1 preceding) as before
        from (
          select path_id, agent_id, sum(n_ok) as fetches, assumeNotNull(min(first_ok)) as first, assumeNotNull(max(last_ok)) as last from traffic_page_day
          where ${daysIn(range)} and ${ofAgents}
            ${many.length === 0 ? '' : `and path_id < transform(agent_id, {many:Array(String)}, {bounds:Array(UInt64)}, ${idsEnd})`}
          group by day, path_id, agent_id, status_class, verification, source having fetches > 0)))
    where gap.2 > 0 group by agent_id, half_hours`,
    many.length === 0 ? values : { ...values, ...sampled },
  )
}
