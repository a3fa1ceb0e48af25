import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { separateRows } from './first-tables.ts'

/** Events that count and that the database of traffic does not have yet. */
export const waitingEvents: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('traffic_waiting')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('events', sql`bytea`, (column) => column.notNull())
      .execute()
    await database.schema.createIndex('traffic_waiting_by_time').on('traffic_waiting').columns(['made_at']).execute()
    if (!(database.getExecutor().adapter instanceof SqliteAdapter)) await separateRows(database, ['traffic_waiting'])
  },
}
