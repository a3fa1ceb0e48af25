import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Files robots.txt that several processes share. */
export const robotsCopiesMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('robots_copy')
      .addColumn('origin', 'text', (column) => column.primaryKey())
      .addColumn('text', sql`bytea`)
      .addColumn('fetched_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('robots_copy_by_time').on('robots_copy').columns(['fetched_at', 'origin']).execute()
  },
}
