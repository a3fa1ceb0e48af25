import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Sums of pages of whole weeks and months, made from those of days when a report needs them. Each carries what tells whether the days have
 * changed since, so a process of the earlier version, which knows nothing of them, leaves none that is wrong.
 */
export const pageBlocksMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter
    await database.schema
      .createTable('traffic_page_block')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenant.id'))
      .addColumn('site_id', 'text', (column) => column.notNull().references('site.id'))
      .addColumn('days', 'integer', (column) => column.notNull())
      .addColumn('day', 'bigint', (column) => column.notNull())
      .addColumn('mark', 'text', (column) => column.notNull())
      .addColumn('sums', sql`bytea`, (column) => column.notNull())
      .addPrimaryKeyConstraint('traffic_page_block_key', ['tenant_id', 'site_id', 'days', 'day'])
      .execute()
    if (isSqlite) return
    const setting = `(select current_setting('citable.tenant', true))`
    const sees = `${setting} = '*' or "tenant_id" = any (string_to_array(${setting}, ','))`
    await sql.raw('alter table "traffic_page_block" enable row level security').execute(database)
    await sql.raw(`create policy tenant_only on "traffic_page_block" using (${sees}) with check (${sees})`).execute(database)
  },
}
