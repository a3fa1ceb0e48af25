import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What other tracing systems have added to the trace, beside `traceparent`. */
export const tracestateMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema.alterTable('job').addColumn('tracestate', 'text').execute()
    await schema.alterTable('webhook_delivery').addColumn('tracestate', 'text').execute()
  },
}
