import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Whether only scripts draw the text of an article's page. */
export const drawnArticles: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema.alterTable('article').addColumn('is_drawn', 'integer').execute()
  },
}
