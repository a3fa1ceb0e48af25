import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Texts that lists are in the order of; ids and months sort alike everywhere. */
const sorted = [
  ['article_reason', 'check_id'],
  ['publisher', 'host'],
  ['robots_copy', 'origin'],
  ['traffic_path', 'path'],
  ['traffic_source', 'source'],
  ['visit_hour', 'assistant_id'],
  ['visit_hour', 'path'],
] as const

/**
 * PostgreSQL sorts text as the language of its database does, unless a column says otherwise: which pages a report names among equals would
 * depend on it. These are sorted by their bytes, as in SQLite. Rows stay where they are, indexes of these columns are made anew.
 */
export const byteOrderMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    if (database.getExecutor().adapter instanceof SqliteAdapter) return
    for (const [table, column] of sorted) {
      await database.schema
        .alterTable(table)
        .alterColumn(column, (change) => change.setDataType(sql`text collate "C"`))
        .execute()
    }
  },
}
