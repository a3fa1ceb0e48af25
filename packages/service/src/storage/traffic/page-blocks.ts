import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { dayMs } from '../../traffic/count-events.ts'
import { group } from '../../traffic/group.ts'
import { buildPageBlock, type PageBlock, type PageClass, packPageBlock, unpackPageBlock } from '../../traffic/page-block.ts'
import { StorageFault } from '../faults/storage-fault.ts'
import { type Storage, statement, type TenantScope } from '../storage.ts'
import { ofSites } from './of-sites.ts'
import { pageDays } from './traffic.ts'
import type { HitMark, Mark, ObservedRange, TrafficRange } from './traffic-shapes.ts'

/** Days of blocks, each so many since 1970. */
const [week, month] = [7, 28] as const

/** A stretch of whole UTC days; `days` null: read row by row. */
export interface RangePart {
  readonly from: number
  readonly to: number
  readonly days: typeof week | typeof month | null
}

/** End of the past days of a range: sums of later ones still change with every event. */
export const endOfPast = (range: { readonly from: number; readonly to: number }, now: number): number =>
  Math.max(startOf(range.from, 1), Math.min(Math.ceil(range.to / dayMs) * dayMs, startOf(now, 1)))

/**
 * The days of a range, in order: months and weeks that ended before the day of `now`, and what is left. A part is before that day or behind.
 *
 * @param hasBlocks false: all is read row by row
 */
export function cutBlocks(range: { readonly from: number; readonly to: number }, now: number, hasBlocks = true): readonly RangePart[] {
  const to = Math.ceil(range.to / dayMs) * dayMs
  const last = endOfPast(range, now)
  const parts: RangePart[] = []
  for (let from = startOf(range.from, 1); from < to; from = parts.at(-1)!.to) {
    const days = (hasBlocks && [month, week].find((days) => startOf(from, days) === from && from + days * dayMs <= last)) || null
    // days that are read row by row end where a week may begin
    const end = days === null ? Math.min(from < last ? last : to, startOf(from, week) + week * dayMs) : from + days * dayMs
    parts.push({ from, to: end, days })
  }
  return parts
}

const startOf = (time: number, days: number): number => Math.floor(time / (days * dayMs)) * days * dayMs

/**
 * The mark by which changed sums of pages are noticed: the first day with hits, and hits of all kinds, both of `traffic_day`, which is written in
 * the same unit. Counts of a day only grow; days go for good, the first one first.
 */
const textOf = ({ first, hits }: Mark): string => `${first}:${hits}`

/** By the week and the site, of the days that were asked for. */
export type Marks = ReadonlyMap<number, ReadonlyMap<string, Mark>>

/** One mark for all of them. */
export function markOfAll(marks: Marks): string {
  const lines = [...marks].map(([time, sites]) => `${time} ${[...sites].map(([site, mark]) => `${site} ${textOf(mark)}`).join(' ')}`)
  return hash('sha256', lines.join('\n'), 'base64url')
}

/** Marks of whole days. */
export async function readMarks(
  storage: Storage,
  scope: TenantScope,
  siteId: string | null,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<Marks> {
  if (from >= to) return new Map()
  const rows = await (storage.sums?.readHitMarks(scope, { siteId, from, to }) ?? readHitMarks(storage, scope, { siteId, from, to }))
  const weeks = [...group(rows, (row) => row.week)]
  return new Map(weeks.map(([time, sites]) => [time, new Map(sites.map(({ site_id, first, hits }) => [site_id, { first, hits }]))]))
}

async function readHitMarks(storage: Storage, scope: TenantScope, { siteId, from, to }: ObservedRange): Promise<readonly HitMark[]> {
  const weekOf = sql<number>`day - day % ${sql.lit(week * dayMs)}`
  return await storage.readReplica
    .selectFrom('traffic_day')
    .select(['site_id', weekOf.as('week'), sql<number>`min(day)`.as('first'), sql<number>`cast(sum(n) as bigint)`.as('hits')])
    .where(ofSites(storage, scope, siteId))
    .where('day', '>=', from)
    .where('day', '<', to)
    .groupBy(['site_id', weekOf])
    .orderBy(weekOf)
    .orderBy('site_id')
    .execute()
}

/** Marks of days from a time on, by the site. */
function marksOf(marks: Marks, from: number, days: number): ReadonlyMap<string, Mark> {
  const sites = new Map<string, Mark>()
  for (let time = from; time < from + days * dayMs; time += week * dayMs) {
    for (const [siteId, { first, hits }] of marks.get(time) ?? []) {
      const before = sites.get(siteId)
      // weeks come in order: the first one has the first day
      sites.set(siteId, { first: before?.first ?? first, hits: hits + (before?.hits ?? 0) })
    }
  }
  return sites
}

/** Blocks of one site, or of all of the tenant's, for days whose marks these are. */
export function createPageBlocks(
  storage: Storage,
  scope: TenantScope,
  { siteId, isShared = false }: Pick<TrafficRange, 'siteId' | 'isShared'>,
  classes: readonly PageClass[],
  marks: Marks,
) {
  const made: {
    readonly site_id: string
    readonly days: number
    readonly day: number
    readonly mark: string
    readonly sums: Uint8Array
  }[] = []
  const build = async (site: string, from: number, days: number): Promise<PageBlock> => {
    const range: TrafficRange = { siteId: site, from, to: from + days * dayMs, path: null, agentIds: null, assistantIds: null, isShared }
    const { mark, values } = await readMarkedNumbers(storage, scope, range, classes)
    const block = buildPageBlock(from, values, classes)
    if (mark !== null) made.push({ site_id: site, days, day: from, mark, sums: packPageBlock(block) })
    return block
  }
  return {
    /** Blocks of all sites that have hits in these days. */
    read: async (from: number, days: number): Promise<readonly PageBlock[]> => {
      const sites = marksOf(marks, from, days)
      if (sites.size === 0) return []
      const rows = await storage.readReplica
        .selectFrom('traffic_page_block')
        .select(['site_id', 'mark', 'sums'])
        .where(ofSites(storage, scope, siteId))
        .where('days', '=', days)
        .where('day', '=', from)
        .execute()
      const storedRows = new Map(rows.map((row) => [row.site_id, row]))
      const blocks: PageBlock[] = []
      for (const [site, mark] of sites) {
        const row = storedRows.get(site)
        const block = row?.mark === textOf(mark) ? unpackPageBlock(from, row.sums) : null
        blocks.push(block ?? (await build(site, from, days)))
      }
      return blocks
    },
    /** Stores the blocks that were made. A database that cannot take them makes no report fail. */
    store: async (): Promise<void> => {
      if (made.length === 0) return
      const rows = made.map((block) => ({ tenant_id: scope.tenantId, ...block }))
      try {
        await storage.write(
          rows.map((row) =>
            statement(
              storage.build
                .insertInto('traffic_page_block')
                .values(row)
                .onConflict((conflict) =>
                  conflict.columns(['tenant_id', 'site_id', 'days', 'day']).doUpdateSet({ mark: row.mark, sums: row.sums }),
                ),
            ),
          ),
        )
      } catch (error) {
        if (!(error instanceof StorageFault)) throw error
      }
    },
  }
}

/** The rows of these classes as numbers, for `buildPageBlock`. */
export async function readNumbers(
  storage: Storage,
  scope: TenantScope,
  range: TrafficRange,
  classes: readonly PageClass[],
): Promise<readonly number[]> {
  const { numbers } = await numbersOf(storage, scope, range, classes).executeTakeFirstOrThrow()
  return numbers === null ? [] : JSON.parse(numbers)
}

/** With the mark that holds for them: one statement sees one state of the database, also a replica's. */
async function readMarkedNumbers(storage: Storage, scope: TenantScope, range: TrafficRange, classes: readonly PageClass[]) {
  const { first, hits, numbers } = await storage.readReplica
    .selectFrom('traffic_day')
    .select([
      sql<number | null>`min(day)`.as('first'),
      sql<number | null>`cast(sum(n) as bigint)`.as('hits'),
      numbersOf(storage, scope, range, classes).as('numbers'),
    ])
    .where(ofSites(storage, scope, range.siteId))
    .where('day', '>=', range.from)
    .where('day', '<', range.to)
    .executeTakeFirstOrThrow()
  const values: readonly number[] = numbers === null ? [] : JSON.parse(numbers)
  return { values, mark: first === null || hits === null ? null : textOf({ first, hits }) }
}

/**
 * One text of numbers: handing over each value of many thousand rows costs more than to find them, and most rows of many pages are one fetch.
 */
function numbersOf(storage: Storage, scope: TenantScope, range: TrafficRange, classes: readonly PageClass[]) {
  const since = sql.lit(startOf(range.from, 1))
  const first = sql`coalesce(first_ok, day) - ${since}`
  const [id, place] = [sql.ref('counted.column1'), sql.ref('counted.column2')]
  const row = sql`case when n = 1 and n_ok = 1 then concat_ws(',', path_id, ${place}, ${first})
    else concat_ws(',', path_id, -1 - ${place}, ${first}, n, n_ok, coalesce(last_ok, day) - ${since}) end`
  const counted = sql<object>`(values ${sql.join(classes.map((each, index) => sql`(${sql.lit(each.id)}, ${sql.lit(index)})`))})`
  return (
    pageDays(storage, scope, range)
      // SQLite goes through the rows and looks each one's class up, in this order; PostgreSQL hashes them
      .crossJoin(counted.as('counted'))
      .where(sql<boolean>`${id} = class_id + 0`)
      .select(sql<string | null>`'[' || string_agg(${row}, ',') || ']'`.as('numbers'))
  )
}
