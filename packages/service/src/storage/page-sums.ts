import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { dayMs } from '../traffic/count-events.ts'
import type { Storage, TenantScope } from './storage.ts'
import { ofClasses, ofSites, pageDays, type TrafficRange } from './traffic.ts'

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

/** Days read in one go: other calls are answered between. PostgreSQL reads elsewhere, and once for all days costs less than for each week. */
const daysAtOnce = { sqlite: 7, postgresql: 28 } as const
const halfHourMs = 30 * 60 * 1000

/** Hits that count: pages, and not by somebody who only says so. */
const readCountedClasses = (storage: Storage, range: TrafficRange, verification: readonly string[]) =>
  storage.readReplica
    .selectFrom('traffic_class')
    .select(['id', 'agent_id', 'status_class'])
    .where('kind', '=', 'page')
    .where('verification', 'in', verification)
    .$if(range.agentIds !== null, (query) => query.where('agent_id', 'in', range.agentIds ?? []))
    .execute()

/** How many pages agents fetched. */
export async function countPages(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  verification: readonly string[],
): Promise<number> {
  const classes = range.agentIds?.length === 0 ? [] : await readCountedClasses(storage, range, verification)
  if (classes.length === 0) return 0
  // PostgreSQL sorts what it counts distinctly, and hashes what it groups
  const paths = pageDays(storage, scope, range)
    .where(ofClasses(classes.map(({ id }) => id)))
    .select('path_id')
    .groupBy('path_id')
    .as('paths')
  const { pages } = await storage.readReplica
    .selectFrom(paths)
    .select(sql<number>`cast(count(*) as integer)`.as('pages'))
    .executeTakeFirstOrThrow()
  return pages
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
  const rows = range.agentIds?.length === 0 ? [] : await readCountedClasses(storage, range, verification)
  if (rows.length === 0) return { byPath, byAgent: new Map(), gaps: [] }
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
  const classes = rows.map(({ agent_id, status_class }) => ({
    agent: seen.find((agent) => agent.id === agent_id)!,
    status: status_class - 2,
  }))
  const sliceMs = daysAtOnce[storage.engine] * dayMs
  for (let from = range.from; from < range.to; from = startOfDay(from) + sliceMs) {
    if (from !== range.from) await nextTurn()
    const since = startOfDay(from)
    const values = await readNumbers(storage, scope, { ...range, from, to: Math.min(range.to, since + sliceMs) }, rows)
    for (let at = 0; at < values.length; ) {
      const [pathId, place] = [values[at]!, values[at + 1]!]
      const isOne = place >= 0
      const { agent, status } = classes[isOne ? place : -1 - place]!
      const n = isOne ? 1 : values[at + 3]!
      const nOk = isOne ? 1 : values[at + 4]!
      const first = since + values[at + 2]!
      const last = isOne ? first : since + values[at + 5]!
      at += isOne ? 3 : 6
      let page = byPath.get(pathId)
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

/**
 * The rows of these classes, one after the other: path, place of the class, first time since the first day; and, where it is of more than one
 * fetch or of one that failed, fetches, good ones and last time, the place then as -1 - place. One text of numbers: handing over each value
 * of many thousand rows costs more than to find them, and most rows of many pages are one fetch.
 */
async function readNumbers(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  classes: readonly { readonly id: number }[],
): Promise<readonly number[]> {
  const since = sql.lit(startOfDay(range.from))
  const first = sql`coalesce(first_ok, day) - ${since}`
  const [id, place] = [sql.ref('counted.column1'), sql.ref('counted.column2')]
  const row = sql`case when n = 1 and n_ok = 1 then concat_ws(',', path_id, ${place}, ${first})
    else concat_ws(',', path_id, -1 - ${place}, ${first}, n, n_ok, coalesce(last_ok, day) - ${since}) end`
  const counted = sql<object>`(values ${sql.join(classes.map((each, index) => sql`(${sql.lit(each.id)}, ${sql.lit(index)})`))})`
  const { numbers } = await pageDays(storage, scope, range)
    // SQLite goes through the rows and looks each one's class up, in this order; PostgreSQL hashes them
    .crossJoin(counted.as('counted'))
    .where(sql<boolean>`${id} = class_id + 0`)
    .select(sql<string | null>`'[' || string_agg(${row}, ',') || ']'`.as('numbers'))
    .executeTakeFirstOrThrow()
  return numbers === null ? [] : JSON.parse(numbers)
}

const startOfDay = (time: number): number => Math.floor(time / dayMs) * dayMs

function addGap(gaps: Map<number, number>, gapMs: number, n: number): void {
  const halfHours = Math.floor(gapMs / halfHourMs)
  gaps.set(halfHours, (gaps.get(halfHours) ?? 0) + n)
}

/** Gaps between fetches, each given by its first and its last time. */
function addGaps(gaps: Map<number, number>, times: readonly number[]): void {
  const ordered = isOrdered(times) ? times : inOrder(times)
  let end = ordered[1]!
  for (let at = 2; at < ordered.length; at += 2) {
    if (ordered[at]! >= end) addGap(gaps, ordered[at]! - end, 1)
    end = Math.max(end, ordered[at + 1]!)
  }
}

function isOrdered(times: readonly number[]): boolean {
  for (let at = 2; at < times.length; at += 2) {
    if (times[at]! < times[at - 2]! || (times[at] === times[at - 2] && times[at + 1]! < times[at - 1]!)) return false
  }
  return true
}

function inOrder(times: readonly number[]): readonly number[] {
  const pairs = Array.from({ length: times.length / 2 }, (_, index) => times.slice(2 * index, 2 * index + 2) as [number, number])
  return pairs.sort((one, other) => one[0] - other[0] || one[1] - other[1]).flat()
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
