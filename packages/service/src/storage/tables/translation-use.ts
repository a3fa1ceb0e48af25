import { type Kysely, SqliteAdapter } from 'kysely'
import type { Migration } from 'kysely/migration'
import { separateRows } from './first-tables.ts'

/** Characters that billed engines have translated, by month. */
export const translationUse: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema
      .createTable('translation_use')
      .addColumn('tenant_id', 'text', (column) => column.notNull())
      .addColumn('month', 'text', (column) => column.notNull())
      .addColumn('characters', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('translation_use_key', ['tenant_id', 'month'])
      .execute()
    if (!(database.getExecutor().adapter instanceof SqliteAdapter)) await separateRows(database, ['translation_use'])
  },
}
