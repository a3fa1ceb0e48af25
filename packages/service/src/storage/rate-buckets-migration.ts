import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Token buckets that several processes share; empty where one process keeps them in memory. */
export const rateBucketsMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('rate_bucket')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('tokens', 'double precision', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .execute()
    await schema.createIndex('rate_bucket_by_age').on('rate_bucket').column('at').execute()
  },
}
