import { type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { hitClassId, pathId } from '../traffic/traffic-ids.ts'

const hits = ['n', 'n_html', 'n_read', 'n_ok', 'n_disallowed', 'bytes'] as const
const durations = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const
const classKey = ['agent_id', 'kind', 'status_class', 'verification'] as const

const place = <Name extends string, Columns extends string>(table: CreateTableBuilder<Name, Columns>) =>
  table
    .addColumn('tenant_id', 'text', (column) => column.notNull().references('tenant.id'))
    .addColumn('site_id', 'text', (column) => column.notNull().references('site.id'))

const sums = <Name extends string, Columns extends string>(table: CreateTableBuilder<Name, Columns>, names: readonly string[]) =>
  names.reduce<CreateTableBuilder<Name, string>>(
    (made, name) => made.addColumn(name, 'bigint', (column) => column.notNull().defaultTo(sql`0`)),
    table as unknown as CreateTableBuilder<Name, string>,
  )

/** Rows of one statement: SQLite takes 32,766 values. */
const atOnce = 1_000

interface SumsBefore {
  traffic_page_day_before: { tenant_id: string; site_id: string; path: string; day: number } & ClassRow
  traffic_hour: ClassRow
  traffic_class: ClassRow & { id: number }
  traffic_path: { tenant_id: string; site_id: string; id: number; path: string; last_day: number }
}
interface ClassRow {
  agent_id: string
  kind: string
  status_class: number
  verification: string
}

/**
 * Sums of pages name their path, and what kind of hit it was, by numbers; sums of whole days are kept besides those of hours. A report reads
 * a quarter of the bytes. The table of before is replaced, not kept beside: a process of the earlier version then fails to store events, and
 * their senders keep them, where it would otherwise acknowledge events that no report counts.
 */
export const pathIdsMigration: Migration = {
  up: async (untyped: Kysely<unknown>) => {
    const database = untyped as Kysely<SumsBefore>
    const { schema } = database
    const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter
    // rows in the order of the key, as in the other tables of sums
    const clustered = <Name extends string, Columns extends string>(table: CreateTableBuilder<Name, Columns>) =>
      isSqlite ? table.modifyEnd(sql`without rowid`) : table

    await schema.alterTable('traffic_page_day').renameTo('traffic_page_day_before').execute()
    await schema
      .createTable('traffic_class')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('agent_id', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('status_class', 'integer', (column) => column.notNull())
      .addColumn('verification', 'text', (column) => column.notNull())
      .execute()
    await clustered(
      place(schema.createTable('traffic_path'))
        .addColumn('id', 'bigint', (column) => column.notNull())
        .addColumn('path', 'text', (column) => column.notNull())
        .addColumn('last_day', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('traffic_path_key', ['tenant_id', 'id', 'path']),
    ).execute()
    await clustered(
      sums(
        place(schema.createTable('traffic_day'))
          .addColumn('day', 'bigint', (column) => column.notNull())
          .addColumn('class_id', 'bigint', (column) => column.notNull()),
        [...hits, ...durations],
      ).addPrimaryKeyConstraint('traffic_day_key', ['tenant_id', 'site_id', 'day', 'class_id']),
    ).execute()
    await clustered(
      sums(
        place(schema.createTable('traffic_page_day'))
          .addColumn('day', 'bigint', (column) => column.notNull())
          .addColumn('path_id', 'bigint', (column) => column.notNull())
          .addColumn('class_id', 'bigint', (column) => column.notNull()),
        hits,
      )
        .addColumn('first_ok', 'bigint')
        .addColumn('last_ok', 'bigint')
        .addPrimaryKeyConstraint('traffic_page_day_by_ids', ['tenant_id', 'site_id', 'day', 'path_id', 'class_id']),
    ).execute()

    const classes = await database
      .selectFrom('traffic_page_day_before')
      .select(classKey)
      .union(database.selectFrom('traffic_hour').select(classKey))
      .execute()
    for (const row of classes) {
      await database
        .insertInto('traffic_class')
        .values({ id: hitClassId(row), ...row })
        .execute()
    }
    const paths = await database
      .selectFrom('traffic_page_day_before')
      .select(['tenant_id', 'site_id', 'path', ({ fn }) => fn.max('day').as('last_day')])
      .groupBy(['tenant_id', 'site_id', 'path'])
      .execute()
    for (let first = 0; first < paths.length; first += atOnce) {
      const rows = paths.slice(first, first + atOnce).map((row) => ({ ...row, id: pathId(row.site_id, row.path) }))
      await database.insertInto('traffic_path').values(rows).execute()
    }
    await schema.createIndex('traffic_path_by_path').on('traffic_path').columns(['tenant_id', 'path']).execute()
    await schema.createIndex('traffic_path_by_age').on('traffic_path').columns(['tenant_id', 'last_day']).execute()

    const names = (of: readonly string[]) => sql.join(of.map((name) => sql.ref(name)))
    const ofClass = sql`of_class.agent_id = before.agent_id and of_class.kind = before.kind
      and of_class.status_class = before.status_class and of_class.verification = before.verification`
    await sql`insert into traffic_page_day (tenant_id, site_id, day, path_id, class_id, ${names(hits)}, first_ok, last_ok)
      select before.tenant_id, before.site_id, day, of_path.id, of_class.id, ${names(hits)}, first_ok, last_ok
      from traffic_page_day_before as before
      join traffic_class as of_class on ${ofClass}
      join traffic_path as of_path
        on of_path.tenant_id = before.tenant_id and of_path.site_id = before.site_id and of_path.path = before.path`.execute(database)
    const day = sql`hour - hour % 86400000`
    const totals = sql.join([...hits, ...durations].map((name) => sql`sum(${sql.ref(name)})`))
    await sql`insert into traffic_day (tenant_id, site_id, day, class_id, ${names([...hits, ...durations])})
      select tenant_id, site_id, ${day}, of_class.id, ${totals}
      from traffic_hour as before join traffic_class as of_class on ${ofClass}
      group by tenant_id, site_id, ${day}, of_class.id`.execute(database)
    await schema.dropTable('traffic_page_day_before').execute()
  },
}
