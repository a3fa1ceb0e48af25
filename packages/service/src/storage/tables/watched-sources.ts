import { type Kysely, SqliteAdapter } from 'kysely'
import type { Migration } from 'kysely/migration'
import { separateRows } from './first-tables.ts'

/** Articles whose sources are asked again and again. */
export const watchedSources: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('watched_source')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('claims', 'text', (column) => column.notNull())
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('known', 'text', (column) => column.notNull())
      .addColumn('dead', 'bigint', (column) => column.notNull())
      .addColumn('silent', 'bigint', (column) => column.notNull())
      .addColumn('checked_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('version', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('watched_source_of_url', ['tenant_id', 'url'])
      .execute()
    await database.schema.createIndex('watched_source_due').on('watched_source').columns(['due_at']).execute()
    if (!(database.getExecutor().adapter instanceof SqliteAdapter)) await separateRows(database, ['watched_source'])
  },
}
