import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Only articles with enough words count for a grade. The words of known results are read from their scores; where these do not tell,
 * the article counts when it is analysed again. Sums are made again by the first reading; a letter by the new formula is none that changed.
 */
export const gradedWordsMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter
    await database.schema.alterTable('article').addColumn('graded_words', 'integer').execute()
    for (const table of ['publisher', 'publisher_month']) {
      await database.schema
        .alterTable(table)
        .addColumn('counted', 'integer', (column) => column.notNull().defaultTo(sql`0`))
        .execute()
    }
    const words = isSqlite
      ? sql`json_extract(scores, '$.readability.words')`
      : sql`cast(cast(scores as json) -> 'readability' ->> 'words' as integer)`
    await sql`update article set graded_words =
      (select ${words} from optimization where optimization.id = article.latest_optimization_id) where publisher_id is not null`.execute(
      database,
    )
    await sql`update publisher set is_graded = 0, score = 0, told_letter = null, oldest_at = 0 where articles > 0`.execute(database)
  },
}
