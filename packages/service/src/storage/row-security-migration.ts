import { type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Every table with rows of tenants; the suite on PostgreSQL finds one that is missing. */
const tables = [
  'api_key',
  'article',
  'article_reason',
  'idempotency',
  'job',
  'job_item',
  'optimization',
  'page_copy',
  'publisher',
  'publisher_month',
  'site',
  'traffic_day',
  'traffic_event',
  'traffic_hour',
  'traffic_page_day',
  'traffic_path',
  'traffic_source',
  'translation',
  'translation_memory',
  'visit_hour',
  'webhook',
  'webhook_delivery',
] as const

/** Read once for a query, not for each row. Not set: null, and no row is seen. */
const setting = `(select current_setting('citable.tenant', true))`
const sees = (column: string): string => `${setting} = '*' or "${column}" = any (string_to_array(${setting}, ','))`

/**
 * PostgreSQL itself keeps tenants apart: rows are those of the tenants named in `citable.tenant`, `*` is the service’s own work for all of
 * them. It holds for a role that is neither the tables’ owner nor a superuser; for these nothing changes.
 */
export const rowSecurityMigration: Migration = {
  up: async (database: Kysely<unknown>) => {
    if (database.getExecutor().adapter instanceof SqliteAdapter) return
    const policies = [
      ...tables.map((table) => [table, sees('tenant_id')] as const),
      ['tenant', sees('id')] as const,
      // its row is seen by who sees the result that it belongs to
      ['optimization_document', 'exists (select from optimization where id = optimization_id)'] as const,
    ]
    for (const [table, condition] of policies) {
      await sql.raw(`alter table "${table}" enable row level security`).execute(database)
      await sql.raw(`create policy tenant_only on "${table}" using (${condition}) with check (${condition})`).execute(database)
    }
  },
}
