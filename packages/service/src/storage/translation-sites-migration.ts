import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Translations know the site whose key asked for them, so that another site's key cannot read them. Those from before are of none. */
export const translationSitesMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    await database.schema.alterTable('translation').addColumn('site_id', 'text').execute()
  },
}
