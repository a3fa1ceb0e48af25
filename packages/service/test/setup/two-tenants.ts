import type { Insertable } from 'kysely'
import type { Unit } from '../../src/storage/queries/unit.ts'
import { type Storage, statement, type TenantScope } from '../../src/storage/storage.ts'
import type { Tables } from '../../src/storage/tables/tables.ts'

export const dayMs = 24 * 60 * 60 * 1000
/** Late enough for everything that is retained to have grown old before. */
export const now = 1_000 * dayMs

export const a: TenantScope = { tenantId: 'a' }
export const b: TenantScope = { tenantId: 'b' }

export type Rows = { readonly [Table in keyof Tables]?: readonly Insertable<Tables[Table]>[] }

/** Keys of the tables, those first whose rows others point at. */
const keys = {
  setting: ['name'],
  tenant: ['id'],
  site: ['id'],
  api_key: ['id'],
  rate_bucket: ['name'],
  article: ['id'],
  optimization: ['id'],
  optimization_document: ['optimization_id'],
  idempotency: ['tenant_id', 'route', 'key'],
  publisher: ['id'],
  publisher_month: ['publisher_id', 'month'],
  article_reason: ['tenant_id', 'article_id', 'check_id'],
  job: ['id'],
  job_item: ['job_id', 'n'],
  host_turn: ['host'],
  webhook: ['id'],
  webhook_delivery: ['id'],
  page_copy: ['tenant_id', 'url_hash'],
  robots_copy: ['origin'],
  translation_memory: ['tenant_id', 'key'],
  translation: ['id'],
  translation_use: ['tenant_id', 'month'],
  watched_source: ['id'],
  traffic_event: ['tenant_id', 'site_id', 'event_id'],
  traffic_source: ['tenant_id', 'site_id', 'source'],
  traffic_class: ['id'],
  traffic_path: ['tenant_id', 'site_id', 'path'],
  traffic_hour: ['tenant_id', 'site_id', 'hour'],
  traffic_day: ['tenant_id', 'site_id', 'day'],
  traffic_page_day: ['tenant_id', 'site_id', 'day'],
  page_fetch: ['tenant_id', 'site_id', 'path_id', 'agent_id', 'day'],
  page_version: ['tenant_id', 'host', 'path_id', 'at'],
  traffic_page_block: ['tenant_id', 'site_id', 'days', 'day'],
  traffic_seen: ['tenant_id', 'site_id', 'source', 'hour'],
  visit_hour: ['tenant_id', 'site_id', 'hour'],
  traffic_waiting: ['id'],
} as const satisfies Record<keyof Tables, readonly string[]>

const tables = Object.keys(keys) as readonly (keyof Tables)[]

type Whole = ReadonlyMap<string, Readonly<Record<string, string>>>

/** Times are shown by their distance to `now`. */
const shown = (value: unknown): string => {
  if (value instanceof Uint8Array) return `x${Buffer.from(value).toString('hex')}`
  if (typeof value !== 'number' || value < dayMs) return String(value)
  return value === now ? 'now' : `now${value > now ? '+' : '-'}${Math.abs(value - now)}`
}

async function readAll(storage: Storage): Promise<Whole> {
  const whole = new Map<string, Readonly<Record<string, string>>>()
  for (const table of tables) {
    const rows: readonly object[] = await storage.read.selectFrom(table).selectAll().execute()
    for (const row of rows) {
      const texts = Object.fromEntries(Object.entries(row).map(([column, value]) => [column, shown(value)]))
      whole.set(`${table} ${keys[table].map((column) => texts[column]).join(' ')}`, texts)
    }
  }
  return whole
}

/** What is new (`+`), what is gone (`-`) and which columns have another value. */
function differences(before: Whole, after: Whole): readonly string[] {
  const lines = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, fresh] = [before.get(key), after.get(key)]
    if (old === undefined) return [`+ ${key}`]
    if (fresh === undefined) return [`- ${key}`]
    const changed = Object.keys(fresh).filter((column) => fresh[column] !== old[column])
    return changed.length === 0
      ? []
      : [
          `${key}: ${changed
            .map((column) => `${column} ${fresh[column]}`)
            .sort()
            .join(', ')}`,
        ]
  })
  return lines.sort()
}

/** Nothing but these rows is in the database. */
export async function seed(storage: Storage, rows: Rows): Promise<void> {
  const { build } = storage
  const result = await storage.write([
    ...[...tables].reverse().map((table) => statement(build.deleteFrom(table))),
    ...tables.flatMap((table) =>
      (rows[table] ?? []).map((row) => statement(build.insertInto(table).values(row as Insertable<Tables[typeof table]>), 1)),
    ),
  ])
  if (!result.ok) throw new Error(result.message)
}

/** What an act changes in all tables. */
export async function changesOf(storage: Storage, act: () => Promise<unknown>): Promise<readonly string[]> {
  const before = await readAll(storage)
  await act()
  return differences(before, await readAll(storage))
}

/** Writes each statement as a unit of its own: none may count on the guard of another. */
export async function writeSingly(storage: Storage, unit: Unit): Promise<void> {
  for (const each of unit) await storage.write([each])
}
