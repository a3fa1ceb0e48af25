import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const tables = ['traffic_hour', 'traffic_page_day', 'visit_hour', 'traffic_source'] as const

/**
 * In SQLite a table lies apart from the index of its key unless it is made without row ids: then rows lie in the order of the key, a report
 * reads a range of days in one go, and a sum that is raised is one page instead of two. PostgreSQL’s tables stay as they are.
 */
export const clusteredSumsMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    if (!(database.getExecutor().adapter instanceof SqliteAdapter)) return
    for (const table of tables) {
      const before = `${table}_before`
      await database.schema.alterTable(table).renameTo(before).execute()
      const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where name = ${before}`.execute(database)
      const made = rows[0]!.sql.replace(`"${before}"`, `"${table}"`)
      await sql.raw(`${made} without rowid`).execute(database)
      await sql`insert into ${sql.table(table)} select * from ${sql.table(before)}`.execute(database)
      await database.schema.dropTable(before).execute()
    }
  },
}
