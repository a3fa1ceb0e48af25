import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Translations of segments, kept so that no engine is asked twice, and answers of POST /v1/translate. */
export const translationsMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('translation_memory')
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenant.id'))
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('unknown_words', 'integer', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('translation_memory_key', ['tenant_id', 'key'])
      .execute()
    await schema.createIndex('translation_memory_by_use').on('translation_memory').columns(['tenant_id', 'used_at']).execute()
    await schema
      .createTable('translation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenant.id'))
      .addColumn('targets', 'text', (column) => column.notNull())
      .addColumn('document', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute()
    await schema.createIndex('translation_by_tenant').on('translation').columns(['tenant_id', 'created_at', 'id']).execute()
  },
}
