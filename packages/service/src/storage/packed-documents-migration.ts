import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Optimizations deflated: a sixth of the bytes, each of which is written twice. Results from before stay text. */
export const packedDocumentsMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('optimization_document').addColumn('packed', sql`bytea`).execute()
  },
}
