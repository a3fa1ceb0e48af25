import { dayMs, durationSums, hitSums } from '../../traffic/count-events.ts'
import type { TenantScope } from '../storage.ts'
import { inHitOrder, inVisitOrder, mergeVisits, startOfDay, startsDay } from '../traffic/traffic.ts'
import type { Cut, HitCell, Observed, TrafficRange, VisitSums } from '../traffic/traffic-shapes.ts'
import type { TrafficSums } from '../traffic/traffic-sums.ts'
import type { Ask, Values } from './ask.ts'

/** Rows of the site, or of all of the tenant's. */
export const ofSites = (siteId: string | null): string =>
  `tenant_id = {tenant:String}${siteId === null ? '' : ' and site_id = {site:String}'}`

export const placeValues = ({ tenantId }: TenantScope, siteId: string | null): Values => ({
  tenant: tenantId,
  ...(siteId !== null && { site: siteId }),
})

/** As `isOfFullestHour`, for any of the tables and its column of time. */
export const isOfFullest = (
  table: 'traffic_hour' | 'traffic_day' | 'visit_hour',
  time: 'hour' | 'day',
  siteId: string | null,
): string => `(site_id, ${time}, source) in (select site_id, ${time}, source from ${table}
  where ${ofSites(siteId)} and ${time} >= {from:UInt64} and ${time} < {to:UInt64} group by site_id, ${time}, source
  order by site_id, ${time}, sum(n) desc, transform(source, ['log_import', 'cdn', 'middleware'], [0, 1, 2], 3), source
  limit 1 by site_id, ${time})`

/** Pages below a path. */
export const isBelow = (siteId: string | null): string =>
  `path_id in (select id from traffic_path where ${ofSites(siteId)} and startsWith(path, {path:String}))`

/** More than a number holds exactly is given as the largest that it does. */
const bytes = `toUInt64(least(sum(bytes), toFloat64(${Number.MAX_SAFE_INTEGER})))`

const bucketOf = (time: string, from: number, cut: Cut): string =>
  cut === null ? `toUInt64(${from})` : `${time} - (${time} - ${cut.from}) % ${cut.stepMs}`

/** Readers of sums that are not of pages. */
export function createSumReaders(
  ask: Ask,
): Pick<TrafficSums, 'readHits' | 'readVisits' | 'readObserved' | 'readSourceDays' | 'readFetches'> {
  return {
    readHits: async (scope, range, cuts) =>
      (await Promise.all(cuts.map((cut) => readHitCells(ask, scope, range, cut)))).flat().sort(inHitOrder),
    readVisits: async (scope, range, cuts) => {
      if (range.assistantIds?.length === 0) return { cells: [], landings: [] }
      const sums = await Promise.all(cuts.map((cut) => readVisitSums(ask, scope, range, cut)))
      const { cells, landings } = sums.length === 1 ? sums[0]! : mergeVisits(sums)
      return { cells: [...cells].sort(inVisitOrder), landings }
    },
    readObserved: async (scope, range) => {
      const rows = await ask<readonly [string, number, string, number]>(
        `select site_id, hour, source, sum(n_html) from traffic_hour where ${ofSites(range.siteId)} and hour >= {from:UInt64} and hour < {to:UInt64}
          and kind = 'page' and verification <> 'failed' group by site_id, hour, source`,
        { ...placeValues(scope, range.siteId), from: range.from, to: range.to },
      )
      return rows.map(([site_id, hour, source, n]): Observed => ({ site_id, hour, source, n }))
    },
    readSourceDays: async (scope, range) => {
      const rows = await ask<readonly [string, string, number, number]>(
        `select site_id, source, day, sum(n) from traffic_day where ${ofSites(range.siteId)} and day >= {from:UInt64} and day < {to:UInt64}
          group by site_id, source, day`,
        { ...placeValues(scope, range.siteId), from: range.from, to: range.to },
      )
      return rows.map(([siteId, source, day, n]) => ({ siteId, source, day, n }))
    },
    readFetches: async (scope, siteId, pathId) => {
      const rows = await ask<readonly [string, number | null, number | null, number | null]>(
        `select agent_id, min(first_full), max(last_full), max(last_unchanged) from page_fetch
          where ${ofSites(siteId)} and path_id = {path:UInt64} group by agent_id, day`,
        { ...placeValues(scope, siteId), path: pathId },
      )
      return rows.map(([agent_id, first_full, last_full, last_unchanged]) => ({ agent_id, first_full, last_full, last_unchanged }))
    },
  }
}

/** Hits of one of the cuts: of pages below a path by day, else by day where the cut is of whole days. */
async function readHitCells(ask: Ask, scope: TenantScope, range: TrafficRange, cut: Cut): Promise<readonly HitCell[]> {
  const { siteId, path, agentIds, isShared = false } = range
  const { from, to } = path === null ? (cut ?? range) : { from: startOfDay(range.from), to: range.to }
  const isWhole = startsDay(from) && startsDay(to) && (cut === null || (cut.stepMs % dayMs === 0 && startsDay(cut.from)))
  const [table, time] =
    path !== null
      ? (['traffic_page_day', 'day'] as const)
      : isWhole && !isShared
        ? (['traffic_day', 'day'] as const)
        : (['traffic_hour', 'hour'] as const)
  const sums = [
    ...hitSums.map((name) => (name === 'bytes' ? bytes : `sum(${name})`)),
    ...(path === null ? durationSums.map((name) => `sum(${name})`) : []),
  ]
  const rows = await ask<readonly [string, string, number, string, number, ...number[]]>(
    `select agent_id, kind, status_class, verification, ${bucketOf(time, range.from, cut)} as t, ${sums.join(', ')} from ${table}
      where ${ofSites(siteId)} and ${time} >= {from:UInt64} and ${time} < {to:UInt64}
      ${agentIds === null ? '' : 'and agent_id in {agents:Array(String)}'} ${path === null ? '' : `and ${isBelow(siteId)}`}
      ${isShared ? `and ${path === null ? isOfFullest('traffic_hour', 'hour', siteId) : isOfFullest('traffic_day', 'day', siteId)}` : ''}
      group by agent_id, kind, status_class, verification, t`,
    { ...placeValues(scope, siteId), from, to, agents: agentIds, path },
  )
  return rows.map(([agentId, kind, statusClass, verification, t, n, nHtml, nRead, nOk, nDisallowed, bytes, ...durations]) => ({
    t,
    agentId,
    kind,
    statusClass,
    verification,
    n: n!,
    nHtml: nHtml!,
    nRead: nRead!,
    nOk: nOk!,
    nDisallowed: nDisallowed!,
    bytes: bytes!,
    durations: path === null ? durations : null,
  }))
}

const visitsIn = ({ siteId, path, assistantIds, isShared = false }: TrafficRange): string =>
  [
    `${ofSites(siteId)} and hour >= {from:UInt64} and hour < {to:UInt64}`,
    ...(path === null ? [] : ['startsWith(path, {path:String})']),
    ...(assistantIds === null ? [] : ['assistant_id in {assistants:Array(String)}']),
    ...(isShared ? [isOfFullest('visit_hour', 'hour', siteId)] : []),
  ].join(' and ')

const visitValues = (scope: TenantScope, { siteId, from, to, path, assistantIds }: TrafficRange): Values => ({
  ...placeValues(scope, siteId),
  from,
  to,
  path,
  assistants: assistantIds,
})

/** Cells, and landings in the same answer: of these the evidence is empty. */
async function readVisitSums(ask: Ask, scope: TenantScope, range: TrafficRange, cut: Cut): Promise<VisitSums> {
  const rows = await ask<readonly [number, string, string, string, number, number, number]>(
    `select ${bucketOf('hour', range.from, cut)} as t, assistant_id, evidence, path, sum(n), sum(n_told), sum(n_engaged) from visit_hour
      where ${visitsIn(range)} ${cut === null ? '' : `and hour >= ${cut.from} and hour < ${cut.to}`}
      group by grouping sets ((t, assistant_id, evidence), (assistant_id, path))`,
    visitValues(scope, range),
  )
  return {
    cells: rows
      .filter(([, , evidence]) => evidence !== '')
      .map(([t, assistantId, evidence, , n, nTold, nEngaged]) => ({ t, assistantId, evidence, n, nTold, nEngaged })),
    landings: rows.filter(([, , evidence]) => evidence === '').map(([, assistantId, , path, visits]) => ({ assistantId, path, visits })),
  }
}
