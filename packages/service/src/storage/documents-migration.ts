import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Whole answers in a table of their own: in SQLite a row's columns behind a text of 60 KB are reached through all of its pages. Results from
 * before keep theirs where it is.
 */
export const documentsMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('optimization_document')
      .addColumn('optimization_id', 'text', (column) => column.primaryKey().references('optimization.id').onDelete('cascade'))
      .addColumn('document', 'text', (column) => column.notNull())
      .execute()
  },
}
