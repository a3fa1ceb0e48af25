import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const place = <Name extends string, Columns extends string>(table: CreateTableBuilder<Name, Columns>) =>
  table
    .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenant.id'))
    .addColumn('site_id', 'text', (column) => column.notNull().references('site.id'))

const sums = <Name extends string, Columns extends string>(table: CreateTableBuilder<Name, Columns>, names: readonly string[]) =>
  names.reduce<CreateTableBuilder<Name, string>>(
    (made, name) => made.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(sql`0`)),
    table as unknown as CreateTableBuilder<Name, string>,
  )

const hits = ['n', 'n_html', 'n_read', 'n_ok', 'n_disallowed', 'bytes'] as const

/** Events of AI traffic, kept for weeks, and their sums, kept for long. */
export const trafficMigration: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await place(schema.createTable('traffic_event'))
      .addColumn('event_id', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('ts', 'bigint', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('slot', 'text')
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('verification', 'text')
      .addColumn('user_agent', 'text')
      .addPrimaryKeyConstraint('traffic_event_key', ['tenant_id', 'site_id', 'event_id'])
      .addUniqueConstraint('traffic_event_by_slot', ['tenant_id', 'site_id', 'slot'])
      .execute()
    await schema.createIndex('traffic_event_by_age').on('traffic_event').columns(['tenant_id', 'received_at']).execute()
    const hour = place(schema.createTable('traffic_hour'))
      .addColumn('hour', 'bigint', (column) => column.notNull())
      .addColumn('agent_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('status_class', 'integer', (column) => column.notNull())
      .addColumn('verification', 'text', (column) => column.notNull())
    await sums(hour, [...hits, 'd0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'])
      .addPrimaryKeyConstraint('traffic_hour_key', ['tenant_id', 'site_id', 'hour', 'agent_id', 'kind', 'status_class', 'verification'])
      .execute()
    const pageDay = place(schema.createTable('traffic_page_day'))
      .addColumn('day', 'bigint', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('agent_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('status_class', 'integer', (column) => column.notNull())
      .addColumn('verification', 'text', (column) => column.notNull())
    await sums(pageDay, hits)
      .addColumn('first_ok', 'bigint')
      .addColumn('last_ok', 'bigint')
      .addPrimaryKeyConstraint('traffic_page_day_key', [
        'tenant_id',
        'site_id',
        'day',
        'path',
        'agent_id',
        'kind',
        'status_class',
        'verification',
      ])
      .execute()
    const visit = place(schema.createTable('visit_hour'))
      .addColumn('hour', 'bigint', (column) => column.notNull())
      .addColumn('path', 'text', (column) => column.notNull())
      .addColumn('assistant_id', 'text', (column) => column.notNull())
      .addColumn('evidence', 'text', (column) => column.notNull())
    await sums(visit, ['n', 'n_told', 'n_engaged'])
      .addPrimaryKeyConstraint('visit_hour_key', ['tenant_id', 'site_id', 'hour', 'path', 'assistant_id', 'evidence'])
      .execute()
    await place(schema.createTable('traffic_source'))
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('first_ts', 'bigint', (column) => column.notNull())
      .addColumn('last_ts', 'bigint', (column) => column.notNull())
      .addColumn('accepted', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('traffic_source_key', ['tenant_id', 'site_id', 'source'])
      .execute()
  },
}
