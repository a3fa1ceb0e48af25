import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Articles of a tenant in the order in which they were stored. */
export const articleOrder: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema.createIndex('article_by_tenant').on('article').columns(['tenant_id', 'id']).execute()
  },
}
