import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { dayMs } from '../../traffic/count-events.ts'
import { buildPageBlock, gapsOf, halfHoursOf, type PageBlock } from '../../traffic/page-block.ts'
import type { Storage, TenantScope } from '../storage.ts'
import { ofSites } from './of-sites.ts'
import { createPageBlocks, cutBlocks, endOfPast, type Marks, markOfAll, type RangePart, readMarks, readNumbers } from './page-blocks.ts'
import { noMemory, type SumsMemory } from './sums-memory.ts'
import type { CountedClass, NamedPath, PastPages, TrafficRange } from './traffic-shapes.ts'

/** Agents by the groups of the list of pages. */
export interface PageAgents {
  readonly searchIndex: readonly string[]
  readonly search: readonly string[]
  readonly userFetch: readonly string[]
}

/** Counts of a page's fetches. */
interface PageSum {
  crawls: number
  searchIndexHits: number
  userFetches: number
  lastSearchFetch: number | null
  /** 2xx, 3xx, 4xx, 5xx. */
  statuses: [number, number, number, number]
}

export type PageCell = Readonly<PageSum> & {
  readonly siteId: string
  readonly path: string
  /** Agents of search indexes that got the page: answered 2xx or 304. */
  readonly indexedBy: readonly string[]
}

type PagesById = Pick<ReadonlyMap<number, Readonly<PageSum>>, 'get' | 'size' | typeof Symbol.iterator>

/** Pages that agents fetched. */
export interface PageSums {
  /** By the id of the path. */
  readonly byPath: PagesById
  /** Agents of search indexes that got a page, by the id of its path. */
  indexedBy(id: number): readonly string[]
  /** Pages, and begin and end of what is known of the agent, in milliseconds. */
  readonly byAgent: ReadonlyMap<string, { readonly pages: number; readonly first: number; readonly last: number }>
  /** By agent, how often each number of half hours was between two fetches of the same page. */
  readonly gaps: ReadonlyMap<string, Uint32Array>
}

/** Kinds of hits of pages: those of days that are over, and of others. */
interface PageClasses {
  readonly past: readonly CountedClass[]
  readonly all: readonly CountedClass[]
}

async function readPageClasses(
  { readReplica, sums }: Storage,
  scope: TenantScope,
  range: TrafficRange,
  now: number,
  memory: SumsMemory,
  marks: Promise<Marks>,
): Promise<PageClasses> {
  if (sums !== undefined) {
    const past = { ...range, to: endOfPast(range, now) }
    const later = { ...range, from: Math.max(range.from, past.to) }
    const read = async (of: TrafficRange) => (of.from < of.to ? await sums.readPageClasses(scope, of) : [])
    const name = ['classes', scope.tenantId, range.siteId, past.from, past.to]
    const [known, fresh] = await Promise.all([
      marks.then((of) => memory.read(name, markOfAll(of), bytesOfClasses, () => read(past))),
      read(later),
    ])
    const ids = new Set(known.map(({ id }) => id))
    return { past: known, all: [...known, ...fresh.filter(({ id }) => !ids.has(id))] }
  }
  const rows = await readReplica
    .selectFrom('traffic_class')
    .select(['id', 'agent_id', 'status_class', 'verification', 'source'])
    .where('kind', '=', 'page')
    .orderBy('id')
    .execute()
  const all = rows.map(({ agent_id: agentId, status_class: statusClass, ...row }) => ({ ...row, agentId, statusClass }))
  return { past: all, all }
}

const bytesOfClasses = (classes: readonly CountedClass[]): number => classes.length * 200

/** Marks of the days of a range that are over. */
export const readPastMarks = (storage: Storage, scope: TenantScope, range: TrafficRange, now: number): Promise<Marks> =>
  readMarks(storage, scope, range.siteId, { from: Math.floor(range.from / dayMs) * dayMs, to: endOfPast(range, now) })

/**
 * Sums of pages that agents fetched, read once: databases would sort them for each of the questions that they answer. Whole weeks and months
 * are read as blocks, which are made when a report first needs them, and again when their sums have changed.
 *
 * @param verification one state, or all that are genuine
 * @param now nothing after the day before is stored as a block or remembered, as it still changes
 * @param marks of `readPastMarks`, where they are read already
 */
export async function readPageSums(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  verification: readonly string[],
  agents: PageAgents,
  now: number,
  { memory = noMemory, marks: read }: { readonly memory?: SumsMemory; readonly marks?: Promise<Marks> } = {},
): Promise<PageSums> {
  if (range.agentIds?.length === 0) return createAdder(createTotals([], agents, 0), [], verification).end()
  const reading = read ?? readPastMarks(storage, scope, range, now)
  const [marks, classes] = await Promise.all([reading, readPageClasses(storage, scope, range, now, memory, reading)])
  const counts = (each: CountedClass): boolean =>
    verification.includes(each.verification) && (range.agentIds === null || range.agentIds.includes(each.agentId))
  const [pastCounted, counted] = [classes.past.filter(counts), classes.all.filter(counts)]
  // its first and its last day are read whole
  const lengthMs = range.to - range.from + 2 * dayMs
  const begin = () => createAdder(createTotals(pastCounted, agents, lengthMs), pastCounted, verification)
  if (counted.length === 0) return begin().end()
  // ids of paths would have to be looked up in each block
  const parts = cutBlocks(range, now, range.path === null)
  const past = endOfPast(range, now)
  const blocks = createPageBlocks(storage, scope, range, classes.all, marks)
  const addParts = async (adder: Adder, some: readonly RangePart[]): Promise<void> => {
    for (const part of some) {
      if (part.days === null) {
        const days = { ...range, from: part.from, to: part.to }
        const values = await (storage.sums?.readPageNumbers(scope, days, counted) ?? readNumbers(storage, scope, days, counted))
        adder.add(buildPageBlock(part.from, values, counted))
      } else {
        for (const block of await blocks.read(part.from, part.days)) adder.add(block)
      }
      // other calls are answered between
      await nextTurn()
    }
  }
  const name = [
    'pages',
    scope.tenantId,
    range.siteId,
    parts[0]!.from,
    past,
    lengthMs,
    range.path,
    range.isShared === true,
    verification,
    pastCounted.map(({ id }) => id),
  ]
  const totals = await memory.read(name, markOfAll(marks), bytesOfTotals, async () => {
    if (storage.sums !== undefined) {
      const days = { ...range, from: parts[0]!.from, to: past }
      const begun = createTotals(pastCounted, agents, lengthMs)
      const agentIds = begun.seen.map(({ id }) => id)
      return days.from < days.to && agentIds.length > 0
        ? withPast(begun, await storage.sums.readPastPages(scope, days, verification, agentIds))
        : begun
    }
    const adder = begin()
    await addParts(
      adder,
      parts.filter(({ to }) => to <= past),
    )
    await blocks.store()
    return adder.totals
  })
  const later = parts.filter(({ to }) => to > past)
  const adder = createAdder(shareTotals(totals, counted, agents, lengthMs), counted, verification, totals)
  await addParts(adder, later)
  return adder.end()
}

/** With the last good answer to each agent, by its place; `none` and `unseen` are no times. */
type FetchedPage = PageSum & { readonly ends: number[] }
const [unseen, none] = [-1.5, -0.5]
const unseenBy = (agents: number): number[] => new Array<number>(agents).fill(unseen)

interface SeenAgent {
  readonly id: string
  readonly index: number
  pages: number
  first: number
  last: number
  /** Occurrences of each number of half hours. */
  gaps: Uint32Array
  /** The occurrences are those of totals that are remembered. */
  isShared: boolean
  readonly isSearchIndex: boolean
  readonly isSearch: boolean
  readonly isUserFetch: boolean
}

/** The sums of blocks. */
interface Totals {
  readonly byPath: Map<number, FetchedPage>
  readonly seen: readonly SeenAgent[]
}

function createTotals(counted: readonly CountedClass[], agents: PageAgents, lengthMs: number): Totals {
  const seen = [...new Set(counted.map(({ agentId }) => agentId))].map((id, index) => ({
    id,
    index,
    pages: 0,
    first: Number.POSITIVE_INFINITY,
    last: 0,
    gaps: new Uint32Array(halfHoursOf(lengthMs) + 1),
    isShared: false,
    isSearchIndex: agents.searchIndex.includes(id),
    isSearch: agents.search.includes(id),
    isUserFetch: agents.userFetch.includes(id),
  }))
  return { byPath: new Map(), seen }
}

/** Totals that nothing was added to yet, with those of the past. */
function withPast({ byPath, seen }: Totals, { pages, ends, gaps }: PastPages): Totals {
  for (const [id, statuses, places, hits, lasts] of pages) {
    const page: FetchedPage = {
      crawls: 0,
      searchIndexHits: 0,
      userFetches: 0,
      lastSearchFetch: null,
      statuses,
      ends: unseenBy(seen.length),
    }
    for (const [index, place] of places.entries()) {
      const [agent, n, last] = [seen[place]!, hits[index]!, lasts[index]!]
      agent.pages++
      page.crawls += n
      if (agent.isSearchIndex) page.searchIndexHits += n
      if (agent.isUserFetch) page.userFetches += n
      page.ends[place] = last === 0 ? none : last
      if (agent.isSearch && last > (page.lastSearchFetch ?? 0)) page.lastSearchFetch = last
    }
    byPath.set(id, page)
  }
  const agents = new Map(seen.map((agent) => [agent.id, agent]))
  for (const { agentId, ...times } of ends) Object.assign(agents.get(agentId)!, times)
  for (const { agentId, halfHours, n } of gaps) agents.get(agentId)!.gaps[halfHours]! += n
  return { byPath, seen }
}

/** To add to, also of agents that the totals do not have; what nothing is added to stays that of the totals. */
function shareTotals({ seen }: Totals, counted: readonly CountedClass[], agents: PageAgents, lengthMs: number): Totals {
  const known = new Set(seen.map(({ id }) => id))
  const { seen: others } = createTotals(
    counted.filter(({ agentId }) => !known.has(agentId)),
    agents,
    lengthMs,
  )
  return {
    byPath: new Map(),
    seen: [
      ...seen.map((agent) => ({ ...agent, isShared: true })),
      ...others.map((agent) => ({ ...agent, index: seen.length + agent.index })),
    ],
  }
}

/** A page with its two lists takes 200 bytes, and 8 for each agent. */
const bytesOfTotals = ({ byPath, seen }: Totals): number =>
  byPath.size * (200 + 8 * seen.length) + seen.reduce((sum, { gaps }) => sum + gaps.byteLength, 0)

/** Occurrences of an agent’s that may be added to. */
function ownGaps(agent: SeenAgent): Uint32Array {
  if (agent.isShared) {
    agent.gaps = agent.gaps.slice()
    agent.isShared = false
  }
  return agent.gaps
}

type Adder = ReturnType<typeof createAdder>

/** Entries of two maps, those of the upper one where both have one. */
function layered<Key, Value>(lower: ReadonlyMap<Key, Value>, upper: ReadonlyMap<Key, Value>) {
  let size = lower.size
  for (const key of upper.keys()) if (!lower.has(key)) size++
  return {
    size,
    get: (key: Key) => upper.get(key) ?? lower.get(key),
    *[Symbol.iterator](): MapIterator<[Key, Value]> {
      for (const entry of lower) if (!upper.has(entry[0])) yield entry
      yield* upper
    },
  }
}

/** Adds blocks, in the order of their times. @param shared totals that these lie over, whose pages stay as they are */
function createAdder(totals: Totals, counted: readonly CountedClass[], verification: readonly string[], shared: Totals | null = null) {
  const { byPath, seen } = totals
  const classes = new Map(
    counted.map(({ id, agentId, statusClass }) => [id, { agent: seen.find((agent) => agent.id === agentId)!, status: statusClass - 2 }]),
  )
  const findPage = (id: number): FetchedPage => {
    const own = byPath.get(id)
    if (own !== undefined) return own
    const known = shared?.byPath.get(id)
    if (known !== undefined) {
      const copy = {
        ...known,
        statuses: [...known.statuses] satisfies FetchedPage['statuses'],
        ends: [...known.ends, ...unseenBy(seen.length - known.ends.length)],
      }
      byPath.set(id, copy)
      return copy
    }
    const ends = unseenBy(seen.length)
    const page = {
      crawls: 0,
      searchIndexHits: 0,
      userFetches: 0,
      lastSearchFetch: null,
      statuses: [0, 0, 0, 0],
      ends,
    } satisfies FetchedPage
    byPath.set(id, page)
    return page
  }
  // of the page in hand, by the place of the agent: first and last good answer
  const [firsts, lasts] = [new Float64Array(seen.length), new Float64Array(seen.length).fill(none)]
  const fetching: SeenAgent[] = []
  // the inner loop goes through some hundred thousand cells: it makes no objects
  const add = (block: PageBlock): void => {
    const met = new Set<SeenAgent>()
    const places = block.classes.map(({ id, first, last }) => {
      const of = classes.get(id)
      if (of === undefined || last === 0) return null
      of.agent.first = Math.min(of.agent.first, first)
      of.agent.last = Math.max(of.agent.last, last)
      met.add(of.agent)
      return of
    })
    for (const agent of met) {
      for (const [halfHours, n] of gapsOf(block, agent.id, verification)) ownGaps(agent)[halfHours]! += n
    }
    let cell = 0
    for (let index = 0; index < block.ends.length; index++) {
      const end = block.ends[index]!
      let page: FetchedPage | null = null
      for (; cell < end; cell++) {
        const of = places[block.places[cell]!]!
        if (of === null) continue
        if (page === null) page = findPage(block.paths[index]!)
        const { agent, status } = of
        const n = block.n[cell]!
        if (page.ends[agent.index] === unseen) {
          page.ends[agent.index] = none
          agent.pages++
        }
        page.crawls += n
        if (agent.isSearchIndex) page.searchIndexHits += n
        if (agent.isUserFetch) page.userFetches += n
        if (status >= 0 && status < page.statuses.length) page.statuses[status as 0] += n
        if (block.nOk[cell] === 0) continue
        const first = block.from + block.first[cell]!
        const last = block.from + block.last[cell]!
        if (agent.isSearch && (page.lastSearchFetch === null || last > page.lastSearchFetch)) page.lastSearchFetch = last
        if (lasts[agent.index] === none) fetching.push(agent)
        if (lasts[agent.index] === none || first < firsts[agent.index]!) firsts[agent.index] = first
        if (last > lasts[agent.index]!) lasts[agent.index] = last
      }
      for (let at = 0; at < fetching.length; at++) {
        const agent = fetching[at]!
        const before = page!.ends[agent.index]!
        if (before !== none) ownGaps(agent)[halfHoursOf(firsts[agent.index]! - before)]!++
        page!.ends[agent.index] = lasts[agent.index]!
        lasts[agent.index] = none
      }
      fetching.length = 0
    }
  }
  const end = (): PageSums => {
    const fetched = seen.filter(({ pages }) => pages > 0)
    const indexing = seen.filter(({ isSearchIndex }) => isSearchIndex)
    const pages = shared === null ? byPath : layered(shared.byPath, byPath)
    return {
      byPath: pages,
      indexedBy: (id) => indexing.filter(({ index }) => (pages.get(id)?.ends[index] ?? none) > none).map((agent) => agent.id),
      byAgent: new Map(fetched.map(({ id, pages, first, last }) => [id, { pages, first, last }])),
      gaps: new Map(fetched.map(({ id, gaps }) => [id, gaps])),
    }
  }
  return { totals, add, end }
}

/** Pages that agents fetched, of which those are named that are asked for. */
export interface PageTraffic {
  readonly count: number
  readonly byAgent: PageSums['byAgent']
  readonly gaps: PageSums['gaps']
  /** The pages with most fetches, of equal ones those first in the order of their paths. */
  most(max: number): Promise<readonly PageCell[]>
  /** The pages that have one of these paths, on any of the sites. */
  at(paths: readonly string[]): Promise<readonly PageCell[]>
}

/** Pages that agents fetched, of one site or of all of the tenant's. Parameters as of `readPageSums`. */
export async function readPages(...asked: Parameters<typeof readPageSums>): Promise<PageTraffic> {
  const [storage, scope, range] = asked
  const pages = await readPageSums(...asked)
  return {
    count: pages.byPath.size,
    byAgent: pages.byAgent,
    gaps: pages.gaps,
    most: (max) => nameMost(storage, scope, pages, max, asked[6]?.memory ?? noMemory),
    at: (paths) => nameAt(storage, scope, range.siteId, pages, paths),
  }
}

/** Pages with most fetches, of equal ones those first in the order of their paths. */
async function nameMost(
  storage: Storage,
  scope: TenantScope,
  sums: PageSums,
  max: number,
  memory: SumsMemory,
): Promise<readonly PageCell[]> {
  const { byPath } = sums
  // numbers of this kind are sorted without a function
  const counts = Float64Array.from(byPath, ([, { crawls }]) => crawls).sort()
  const min = counts[counts.length - max] ?? 0
  const ids = [...byPath].filter(([, { crawls }]) => crawls >= min).map(([id]) => id)
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, index) =>
    ids.slice(index * idsAtOnce, (index + 1) * idsAtOnce),
  )
  const rows = await Promise.all(
    parts.map(async (part) => {
      const read = () => readNames(storage, scope, part)
      const names = await memory.read(['names', scope.tenantId, hash('sha256', part.join(), 'base64url')], '', bytesOfNames, read)
      // a path that was not stored yet may be there now
      return names.length < part.length ? await read() : names
    }),
  )
  return cellsOf(sums, rows.flat()).slice(0, max)
}

async function readNames(storage: Storage, scope: TenantScope, ids: readonly number[]): Promise<readonly NamedPath[]> {
  if (storage.sums !== undefined) return await storage.sums.readPaths(scope, null, { ids })
  return await storage.readReplica
    .selectFrom('traffic_path')
    .select(['id', 'site_id', 'path'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'in', ids)
    .execute()
}

const bytesOfNames = (names: readonly NamedPath[]): number => names.reduce((sum, { path }) => sum + 150 + path.length, 0)

/** Ids in one query: SQLite takes 32,766 values. */
const idsAtOnce = 10_000

/** Ids of the pages that have one of these paths, on any of the sites. */
async function nameAt(
  storage: Storage,
  scope: TenantScope,
  siteId: string | null,
  sums: PageSums,
  paths: readonly string[],
): Promise<readonly PageCell[]> {
  if (paths.length === 0) return []
  const rows = await (storage.sums?.readPaths(scope, siteId, { paths }) ??
    storage.readReplica
      .selectFrom('traffic_path')
      .select(['id', 'site_id', 'path'])
      .where(ofSites(storage, scope, siteId))
      .where('path', 'in', paths)
      .execute())
  return cellsOf(sums, rows)
}

/** Cells of the named pages, those fetched most first. */
const cellsOf = ({ byPath, indexedBy }: PageSums, names: readonly NamedPath[]): readonly PageCell[] =>
  names
    .flatMap(({ id, site_id: siteId, path }) => {
      const sum = byPath.get(id)
      if (sum === undefined) return []
      const { crawls, searchIndexHits, userFetches, lastSearchFetch, statuses } = sum
      return [{ siteId, path, crawls, searchIndexHits, userFetches, lastSearchFetch, statuses, indexedBy: indexedBy(id) }]
    })
    .sort(
      (one, other) =>
        other.crawls - one.crawls || (one.path === other.path ? (one.siteId < other.siteId ? -1 : 1) : one.path < other.path ? -1 : 1),
    )
