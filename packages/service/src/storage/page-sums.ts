import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { dayMs } from '../traffic/count-events.ts'
import type { Storage, TenantScope } from './storage.ts'
import { ofSites, pageDays, type TrafficRange } from './traffic.ts'

/** Agents by what the list of pages tells apart. */
export interface PageAgents {
  readonly searchIndex: readonly string[]
  readonly search: readonly string[]
  readonly userFetch: readonly string[]
}

/** What was fetched of a page. */
interface PageSum {
  crawls: number
  searchIndexHits: number
  userFetches: number
  lastSearchFetch: number | null
  /** 2xx, 3xx, 4xx, 5xx. */
  statuses: [number, number, number, number]
}

export type PageCell = Readonly<PageSum> & { readonly siteId: string; readonly path: string }

/** Pages that agents fetched. */
export interface PageSums {
  /** By the id of the path. */
  readonly byPath: ReadonlyMap<number, Readonly<PageSum>>
  /** Pages, and begin and end of what is known of the agent, in milliseconds. */
  readonly byAgent: ReadonlyMap<string, { readonly pages: number; readonly first: number; readonly last: number }>
  /** Times between fetches of the same page by the same agent, in half hours, and how often each was seen. */
  readonly gaps: readonly { readonly agentId: string; readonly halfHours: number; readonly n: number }[]
}

/** Days read in one go: other calls are answered between. */
const daysAtOnce = 7
const halfHourMs = 30 * 60 * 1000

/** Hits that count: pages, and not by somebody who only says so. */
const countedClasses = (storage: Storage, range: TrafficRange, verification: readonly string[]) =>
  storage.readReplica
    .selectFrom('traffic_class')
    .where('kind', '=', 'page')
    .where('verification', 'in', verification)
    .$if(range.agentIds !== null, (query) => query.where('agent_id', 'in', range.agentIds ?? []))

/** How many pages agents fetched. */
export async function countPages(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  verification: readonly string[],
): Promise<number> {
  if (range.agentIds?.length === 0) return 0
  const counted = await pageDays(storage, scope, range)
    .where('class_id', 'in', countedClasses(storage, range, verification).select('traffic_class.id'))
    .select(sql<number>`cast(count(distinct path_id) as integer)`.as('pages'))
    .executeTakeFirst()
  return counted?.pages ?? 0
}

/** Reads the sums of all pages once: databases would sort them for each of the questions that they answer. */
export async function readPageSums(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  verification: readonly string[],
  agents: PageAgents,
): Promise<PageSums> {
  const byPath = new Map<number, FetchedPage>()
  if (range.agentIds?.length === 0) return { byPath, byAgent: new Map(), gaps: [] }
  const rows = await countedClasses(storage, range, verification).select(['id', 'agent_id', 'status_class']).execute()
  const seen = [...new Set(rows.map(({ agent_id }) => agent_id))].map((id, index) => ({
    id,
    index,
    pages: 0,
    first: Number.POSITIVE_INFINITY,
    last: 0,
    gaps: new Map<number, number>(),
    isSearchIndex: agents.searchIndex.includes(id),
    isSearch: agents.search.includes(id),
    isUserFetch: agents.userFetch.includes(id),
  }))
  const classes = new Map(
    rows.map(({ id, agent_id, status_class }) => [id, { agent: seen.find((agent) => agent.id === agent_id)!, status: status_class - 2 }]),
  )
  let page: FetchedPage | undefined
  let pageId = -1
  for (let from = range.from; from < range.to; from = startOfDay(from) + daysAtOnce * dayMs) {
    if (from !== range.from) await nextTurn()
    const slice = { ...range, from, to: Math.min(range.to, startOfDay(from) + daysAtOnce * dayMs) }
    const query = pageDays(storage, scope, slice)
      .where('class_id', 'in', countedClasses(storage, range, verification).select('traffic_class.id'))
      .select(sql<string | null>`'[' || string_agg(${row}, ',') || ']'`.as('numbers'))
    const { numbers } = await query.executeTakeFirstOrThrow()
    const values: readonly number[] = numbers === null ? [] : JSON.parse(numbers)
    for (let at = 0; at < values.length; at += rowValues.length) {
      const [pathId, classId] = [values[at]!, values[at + 1]!]
      const [n, nOk] = [values[at + 2]!, values[at + 3]!]
      const [first, last] = [values[at + 4]!, values[at + 5]!]
      const of = classes.get(classId)
      // committed after the classes were read
      if (of === undefined) continue
      const { agent, status } = of
      // rows of a page lie together
      if (page === undefined || pathId !== pageId) {
        page = byPath.get(pathId)
        pageId = pathId
      }
      if (page === undefined) {
        page = { crawls: 0, searchIndexHits: 0, userFetches: 0, lastSearchFetch: null, statuses: [0, 0, 0, 0], fetches: [] }
        byPath.set(pathId, page)
      }
      let fetches = page.fetches[agent.index]
      if (fetches === undefined) {
        fetches = []
        page.fetches[agent.index] = fetches
        agent.pages++
      }
      if (first < agent.first) agent.first = first
      if (last > agent.last) agent.last = last
      page.crawls += n
      if (agent.isSearchIndex) page.searchIndexHits += n
      if (agent.isUserFetch) page.userFetches += n
      if (status >= 0 && status < page.statuses.length) page.statuses[status as 0] += n
      if (nOk === 0) continue
      fetches.push(first, last)
      if (nOk > 1) addGap(agent.gaps, Math.floor((last - first) / (nOk - 1)), nOk - 1)
      if (agent.isSearch && (page.lastSearchFetch === null || last > page.lastSearchFetch)) page.lastSearchFetch = last
    }
  }
  for (const { fetches } of byPath.values()) {
    for (const [index, times] of fetches.entries()) if (times !== undefined) addGaps(seen[index]!.gaps, times)
  }
  const fetched = seen.filter(({ pages }) => pages > 0)
  return {
    byPath,
    byAgent: new Map(fetched.map(({ id, pages, first, last }) => [id, { pages, first, last }])),
    gaps: fetched.flatMap(({ id, gaps }) => [...gaps].map(([halfHours, n]) => ({ agentId: id, halfHours, n }))),
  }
}

/** With the first and the last time of each day's fetches, one after the other, by the place of their agent. */
type FetchedPage = PageSum & { readonly fetches: (number[] | undefined)[] }

/** Of a row, by place. */
const rowValues = ['path_id', 'class_id', 'n', 'n_ok', 'coalesce(first_ok, day)', 'coalesce(last_ok, day)'] as const

/** Rows come as one text of numbers: handing over each value of many thousand rows costs more than to find them. */
const row = sql.raw(rowValues.join(" || ',' || "))

const startOfDay = (time: number): number => Math.floor(time / dayMs) * dayMs

function addGap(gaps: Map<number, number>, gapMs: number, n: number): void {
  const halfHours = Math.floor(gapMs / halfHourMs)
  gaps.set(halfHours, (gaps.get(halfHours) ?? 0) + n)
}

/** Gaps between fetches, each given by its first and its last time. */
function addGaps(gaps: Map<number, number>, times: readonly number[]): void {
  if (times.length < 4) return
  const order = Array.from({ length: times.length / 2 }, (_, index) => index * 2)
  const compare = (one: number, other: number): number => times[one]! - times[other]! || times[one + 1]! - times[other + 1]!
  if (order.some((at) => at > 0 && compare(at - 2, at) > 0)) order.sort(compare)
  let end = times[order[0]! + 1]!
  for (const at of order.slice(1)) {
    if (times[at]! >= end) addGap(gaps, times[at]! - end, 1)
    end = Math.max(end, times[at + 1]!)
  }
}

/** Pages with most fetches, of equal ones those first in the order of their paths. */
export async function nameMost(storage: Storage, scope: TenantScope, { byPath }: PageSums, most: number): Promise<readonly PageCell[]> {
  const counts = [...byPath.values()].map(({ crawls }) => crawls).sort((one, other) => other - one)
  const least = counts[most - 1] ?? 0
  const ids = [...byPath].filter(([, { crawls }]) => crawls >= least).map(([id]) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, index) =>
    ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  )
  const rows = await Promise.all(
    parts.map((part) =>
      storage.readReplica
        .selectFrom('traffic_path')
        .select(['id', 'site_id', 'path'])
        .where('tenant_id', '=', scope.tenantId)
        .where('id', 'in', part)
        .execute(),
    ),
  )
  return cellsOf(byPath, rows.flat()).slice(0, most)
}

/** Ids in one query: SQLite takes 32,766 values. */
const idsAtOnce = 10_000

/** Those of the pages that have one of these paths, on any of the sites. */
export async function nameAt(
  storage: Storage,
  scope: TenantScope,
  siteId: string | null,
  { byPath }: PageSums,
  paths: readonly string[],
): Promise<readonly PageCell[]> {
  if (paths.length === 0) return []
  const rows = await storage.readReplica
    .selectFrom('traffic_path')
    .select(['id', 'site_id', 'path'])
    .where(ofSites(storage, scope, siteId))
    .where('path', 'in', paths)
    .execute()
  return cellsOf(byPath, rows)
}

/** Cells of the named pages, those fetched most first. */
const cellsOf = (
  byPath: PageSums['byPath'],
  names: readonly { readonly id: number; readonly site_id: string; readonly path: string }[],
): readonly PageCell[] =>
  names
    .flatMap(({ id, site_id: siteId, path }) => {
      const sum = byPath.get(id)
      if (sum === undefined) return []
      const { crawls, searchIndexHits, userFetches, lastSearchFetch, statuses } = sum
      return [{ siteId, path, crawls, searchIndexHits, userFetches, lastSearchFetch, statuses }]
    })
    .sort(
      (one, other) =>
        other.crawls - one.crawls || (one.path === other.path ? (one.siteId < other.siteId ? -1 : 1) : one.path < other.path ? -1 : 1),
    )
