import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Jobs know the key that made them; indexes for what is read by age and by host. */
export const limitsMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('job').addColumn('key_id', 'text').execute()
    await schema.createIndex('optimization_by_age').on('optimization').columns(['created_at', 'id']).execute()
    await schema.createIndex('article_by_host').on('article').columns(['tenant_id', 'host', 'updated_at']).execute()
    await schema.createIndex('page_copy_by_tenant').on('page_copy').columns(['tenant_id', 'fetched_at', 'url_hash']).execute()
  },
}
