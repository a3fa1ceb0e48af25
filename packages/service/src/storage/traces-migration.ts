import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Work that is done later knows the trace it belongs to. */
export const tracesMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('job').addColumn('traceparent', 'text').execute()
    await schema.alterTable('webhook_delivery').addColumn('traceparent', 'text').execute()
  },
}
