import { type Kysely, SqliteAdapter } from 'kysely'
import type { Migration } from 'kysely/migration'
import { separateRows } from './first-tables.ts'

/** Texts that pages had, and what agents that are proven fetched of them. */
export const pageVersions: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('page_version')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('host', 'text', (column) => column.notNull())
      .addColumn('path_id', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('page_version_key', ['tenant_id', 'host', 'path_id', 'at'])
      .execute()
    await database.schema.createIndex('page_version_by_time').on('page_version').columns(['tenant_id', 'at']).execute()
    await database.schema.createIndex('page_version_of_host').on('page_version').columns(['tenant_id', 'host', 'at']).execute()
    await database.schema
      .createTable('page_fetch')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('site_id', 'text', (column) => column.notNull().references('site.id'))
      .addColumn('path_id', 'bigint', (column) => column.notNull())
      .addColumn('agent_id', 'text', (column) => column.notNull())
      .addColumn('day', 'bigint', (column) => column.notNull())
      .addColumn('first_full', 'bigint')
      .addColumn('last_full', 'bigint')
      .addColumn('last_unchanged', 'bigint')
      .addPrimaryKeyConstraint('page_fetch_key', ['tenant_id', 'site_id', 'path_id', 'agent_id', 'day'])
      .execute()
    await database.schema.createIndex('page_fetch_by_day').on('page_fetch').columns(['tenant_id', 'site_id', 'day']).execute()
    if (!(database.getExecutor().adapter instanceof SqliteAdapter)) await separateRows(database, ['page_version', 'page_fetch'])
  },
}
