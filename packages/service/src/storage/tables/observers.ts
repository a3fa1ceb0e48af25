import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { separateRows } from './first-tables.ts'

/** Sums that know who saw what they count, with the columns of their keys. */
const observed = {
  traffic_hour: ['tenant_id', 'site_id', 'hour', 'agent_id', 'kind', 'status_class', 'verification'],
  visit_hour: ['tenant_id', 'site_id', 'hour', 'path', 'assistant_id', 'evidence'],
} as const

/**
 * One hit may be seen by several sources: they are part of the keys of sums, and what was counted before is of `other`. `traffic_seen` holds what
 * logs that were announced already.
 */
export const observers: Migration = {
  up: async (database: Kysely<unknown>) => {
    const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter
    for (const [table, keys] of Object.entries(observed)) {
      const key = [...keys, 'source'].map((name) => `"${name}"`).join(', ')
      if (isSqlite) await rekey(database, table, key)
      else {
        await sql.raw(`alter table "${table}" add column source text not null default 'other'`).execute(database)
        await sql.raw(`alter table "${table}" drop constraint "${table}_key"`).execute(database)
        await sql.raw(`alter table "${table}" add constraint "${table}_key" primary key (${key})`).execute(database)
      }
    }
    await database.schema
      .alterTable('traffic_class')
      .addColumn('source', 'text', (column) => column.notNull().defaultTo('other'))
      .execute()
    await database.schema
      .createTable('traffic_seen')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('site_id', 'text', (column) => column.notNull().references('site.id'))
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('hour', 'bigint', (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addColumn('marks', sql`bytea`, (column) => column.notNull())
      .addPrimaryKeyConstraint('traffic_seen_key', ['tenant_id', 'site_id', 'source', 'hour'])
      .execute()
    if (!isSqlite) await separateRows(database, ['traffic_seen'])
  },
}

/** SQLite changes the key of a table only by making it anew. */
async function rekey(database: Kysely<unknown>, table: string, key: string): Promise<void> {
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where type = 'table' and name = ${table}`.execute(database)
  const made = rows[0]!.sql
    .replace(`"${table}"`, `"${table}_new"`)
    .replace(/, constraint .* primary key \([^)]*\)/i, `, "source" text not null default 'other', primary key (${key})`)
  await sql.raw(made).execute(database)
  const columns = (await database.introspection.getTables()).find(({ name }) => name === table)!.columns.map(({ name }) => `"${name}"`)
  await sql.raw(`insert into "${table}_new" (${columns.join(', ')}) select ${columns.join(', ')} from "${table}"`).execute(database)
  await sql.raw(`drop table "${table}"`).execute(database)
  await sql.raw(`alter table "${table}_new" rename to "${table}"`).execute(database)
}
