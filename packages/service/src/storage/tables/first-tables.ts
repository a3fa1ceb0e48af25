import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, SqliteAdapter, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

type Column = (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder

const key: Column = (column) => column.primaryKey()
const required: Column = (column) => column.notNull()
const zero: Column = (column) => column.notNull().defaultTo(sql`0`)
const one: Column = (column) => column.notNull().defaultTo(sql`1`)
const ofTenant: Column = (column) => column.notNull().references('tenant.id')

/** PostgreSQL's name for bytes, under which SQLite stores them as they are. */
const bytes = sql`bytea`

/** The differences between the engines. */
interface Engine {
  readonly schema: Kysely<unknown>['schema']
  /** Text that lists are in the order of: by its bytes, as SQLite sorts, whatever the language of a PostgreSQL database. */
  readonly sortedText: 'text' | ReturnType<typeof sql>
  /** Rows in the order of their key: a report reads a range in one go. In SQLite a table lies apart from its key unless it has no row ids. */
  readonly clustered: <Name extends string, Columns extends string>(
    table: CreateTableBuilder<Name, Columns>,
  ) => CreateTableBuilder<Name, Columns>
}

/** The tables as of the first release, the same on both engines; PostgreSQL also separates the rows of tenants. */
export const firstTables: Migration = {
  up: async (database: Kysely<unknown>) => {
    const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter
    const engine: Engine = {
      schema: database.schema,
      sortedText: isSqlite ? 'text' : sql`text collate "C"`,
      clustered: (table) => (isSqlite ? table.modifyEnd(sql`without rowid`) : table),
    }
    await makeTenants(engine)
    await makeArticles(engine)
    await makePublishers(engine)
    await makeJobs(engine)
    await makeWebhooks(engine)
    await makeCopies(engine)
    await makeEvents(engine)
    await makeTrafficSums(engine)
    await makeTranslations(engine)
    if (!isSqlite) await separateTenants(database)
  },
}

/** Tenants, their keys and sites, and what the service knows of itself. */
async function makeTenants({ schema }: Engine): Promise<void> {
  await schema.createTable('setting').addColumn('name', 'text', key).addColumn('value', 'text', required).execute()
  await schema
    .createTable('tenant')
    .addColumn('id', 'text', key)
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', required)
    .execute()
  await schema
    .createTable('site')
    .addColumn('id', 'text', key)
    .addColumn('tenant_id', 'text', ofTenant)
    .addColumn('host', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .addUniqueConstraint('site_by_host', ['tenant_id', 'host'])
    .execute()
  await schema
    .createTable('api_key')
    .addColumn('id', 'text', key)
    .addColumn('tenant_id', 'text', ofTenant)
    .addColumn('site_id', 'text')
    .addColumn('name', 'text', required)
    .addColumn('prefix', 'text', required)
    .addColumn('last4', 'text', required)
    .addColumn('digest', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', required)
    .addColumn('environment', 'text', required)
    .addColumn('ip_allow', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_by', 'text')
    .addColumn('created_at', 'bigint', required)
    .addColumn('expires_at', 'bigint')
    .addColumn('rotated_at', 'bigint')
    .addColumn('last_used_at', 'bigint')
    .addColumn('revoked_at', 'bigint')
    .addColumn('version', 'integer', one)
    .execute()
  await schema.createIndex('api_key_by_tenant').on('api_key').columns(['tenant_id', 'created_at', 'id']).execute()
  // empty where one process holds the buckets in memory
  await schema
    .createTable('rate_bucket')
    .addColumn('name', 'text', key)
    .addColumn('tokens', 'double precision', required)
    .addColumn('at', 'bigint', required)
    .addColumn('version', 'integer', required)
    .execute()
  await schema.createIndex('rate_bucket_by_age').on('rate_bucket').column('at').execute()
}

/** Articles, their results, and answers for repeated calls. Whole answers lie apart: in SQLite columns behind a long text are slow to reach. */
async function makeArticles({ schema }: Engine): Promise<void> {
  await schema
    .createTable('article')
    .addColumn('id', 'text', key)
    .addColumn('tenant_id', 'text', ofTenant)
    .addColumn('identity', 'text', required)
    .addColumn('canonical_url', 'text')
    .addColumn('host', 'text')
    .addColumn('title', 'text')
    .addColumn('published_at', 'bigint')
    .addColumn('modified_at', 'bigint')
    .addColumn('latest_optimization_id', 'text', required)
    .addColumn('aeo_score', 'integer', required)
    .addColumn('seo_score', 'integer', required)
    .addColumn('request', bytes)
    .addColumn('publisher_id', 'text')
    .addColumn('graded_score', 'integer')
    .addColumn('graded_seo_score', 'integer')
    .addColumn('graded_words', 'integer')
    .addColumn('graded_at', 'bigint')
    .addColumn('created_at', 'bigint', required)
    .addColumn('updated_at', 'bigint', required)
    .addUniqueConstraint('article_by_identity', ['tenant_id', 'identity'])
    .execute()
  await schema.createIndex('article_by_host').on('article').columns(['tenant_id', 'host', 'updated_at']).execute()
  await schema.createIndex('article_by_publisher').on('article').columns(['tenant_id', 'publisher_id', 'graded_score', 'id']).execute()
  await schema
    .createTable('optimization')
    .addColumn('id', 'text', key)
    .addColumn('tenant_id', 'text', ofTenant)
    .addColumn('article_id', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('url', 'text')
    .addColumn('aeo_score', 'integer')
    .addColumn('seo_score', 'integer')
    .addColumn('rubric_version', 'text', required)
    .addColumn('scores', 'text')
    .addColumn('checks_summary', 'text')
    // whole answers of databases from before the first release
    .addColumn('document', 'text')
    .addColumn('version', 'integer', one)
    .addColumn('created_at', 'bigint', required)
    .addColumn('computed_at', 'bigint')
    .execute()
  await schema.createIndex('optimization_by_article').on('optimization').columns(['tenant_id', 'article_id', 'created_at', 'id']).execute()
  await schema.createIndex('optimization_by_tenant').on('optimization').columns(['tenant_id', 'created_at', 'id']).execute()
  await schema.createIndex('optimization_by_age').on('optimization').columns(['created_at', 'id']).execute()
  await schema
    .createTable('optimization_document')
    .addColumn('optimization_id', 'text', (column) => column.primaryKey().references('optimization.id').onDelete('cascade'))
    .addColumn('document', 'text', required)
    .addColumn('packed', bytes)
    .execute()
  await schema
    .createTable('idempotency')
    .addColumn('tenant_id', 'text', ofTenant)
    .addColumn('route', 'text', required)
    .addColumn('key', 'text', required)
    .addColumn('fingerprint', 'text', required)
    .addColumn('status', 'integer', required)
    .addColumn('body', 'text', required)
    .addColumn('expires_at', 'bigint', required)
    .addPrimaryKeyConstraint('idempotency_key', ['tenant_id', 'route', 'key'])
    .execute()
  await schema.createIndex('idempotency_by_expiry').on('idempotency').column('expires_at').execute()
}

/** Publishers, their months, and what holds their articles back. */
async function makePublishers({ schema, sortedText }: Engine): Promise<void> {
  await schema
    .createTable('publisher')
    .addColumn('id', 'text', key)
    .addColumn('tenant_id', 'text', ofTenant)
    .addColumn('host', sortedText, required)
    .addColumn('name', 'text')
    .addColumn('articles', 'integer', zero)
    .addColumn('counted', 'integer', zero)
    .addColumn('total', 'bigint', zero)
    .addColumn('squares', 'bigint', zero)
    .addColumn('seo_total', 'bigint', zero)
    .addColumn('below_40', 'integer', zero)
    .addColumn('below_70', 'integer', zero)
    .addColumn('from_0', 'integer', zero)
    .addColumn('from_20', 'integer', zero)
    .addColumn('from_40', 'integer', zero)
    .addColumn('from_60', 'integer', zero)
    .addColumn('from_80', 'integer', zero)
    .addColumn('is_graded', 'integer', zero)
    .addColumn('score', 'double precision', zero)
    .addColumn('bots_allowed', 'integer')
    .addColumn('bots', 'integer')
    .addColumn('told_letter', 'text')
    .addColumn('rubric_version', 'text', required)
    .addColumn('oldest_at', 'bigint')
    .addColumn('computed_at', 'bigint', required)
    .addColumn('version', 'integer', one)
    .addUniqueConstraint('publisher_by_host', ['tenant_id', 'host'])
    .execute()
  await schema.createIndex('publisher_by_score').on('publisher').columns(['tenant_id', 'is_graded', 'score', 'id']).execute()
  await schema.createIndex('publisher_by_size').on('publisher').columns(['tenant_id', 'articles', 'id']).execute()
  await schema
    .createTable('publisher_month')
    .addColumn('tenant_id', 'text', required)
    .addColumn('publisher_id', 'text', (column) => column.notNull().references('publisher.id'))
    .addColumn('month', 'text', required)
    .addColumn('articles', 'integer', required)
    .addColumn('counted', 'integer', zero)
    .addColumn('total', 'bigint', required)
    .addColumn('squares', 'bigint', required)
    .addColumn('below_40', 'integer', required)
    .addColumn('below_70', 'integer', required)
    .addColumn('rubric_version', 'text', required)
    .addPrimaryKeyConstraint('publisher_month_key', ['tenant_id', 'publisher_id', 'month'])
    .execute()
  await schema
    .createTable('article_reason')
    .addColumn('tenant_id', 'text', required)
    .addColumn('article_id', 'text', required)
    .addColumn('publisher_id', 'text', required)
    .addColumn('check_id', sortedText, required)
    .addPrimaryKeyConstraint('article_reason_key', ['tenant_id', 'article_id', 'check_id'])
    .execute()
  await schema.createIndex('article_reason_by_publisher').on('article_reason').columns(['tenant_id', 'publisher_id', 'check_id']).execute()
}

/** Jobs with their items, and whose turn it is at a host. */
async function makeJobs({ schema }: Engine): Promise<void> {
  await schema
    .createTable('job')
    .addColumn('id', 'text', key)
    .addColumn('tenant_id', 'text', ofTenant)
    .addColumn('site_id', 'text')
    .addColumn('key_id', 'text')
    .addColumn('type', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('priority', 'integer', required)
    .addColumn('options', 'text', required)
    .addColumn('total', 'integer', required)
    .addColumn('error', 'text')
    .addColumn('traceparent', 'text')
    .addColumn('tracestate', 'text')
    .addColumn('version', 'integer', one)
    .addColumn('created_at', 'bigint', required)
    .addColumn('started_at', 'bigint')
    .addColumn('finished_at', 'bigint')
    .addColumn('expires_at', 'bigint', required)
    .execute()
  await schema.createIndex('job_by_tenant').on('job').columns(['tenant_id', 'created_at', 'id']).execute()
  await schema.createIndex('job_by_status').on('job').columns(['status', 'priority']).execute()
  await schema
    .createTable('job_item')
    .addColumn('job_id', 'text', (column) => column.notNull().references('job.id').onDelete('cascade'))
    .addColumn('n', 'integer', required)
    .addColumn('tenant_id', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('ref', 'text')
    .addColumn('host', 'text')
    .addColumn('payload', 'text', required)
    .addColumn('result_id', 'text')
    .addColumn('attempts', 'integer', zero)
    .addColumn('run_at', 'bigint', required)
    .addColumn('owner', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('error', 'text')
    .addPrimaryKeyConstraint('job_item_key', ['job_id', 'n'])
    .execute()
  await schema.createIndex('job_item_by_status').on('job_item').columns(['job_id', 'status', 'run_at']).execute()
  await schema.createIndex('job_item_by_lease').on('job_item').columns(['status', 'lease_until']).execute()
  await schema
    .createTable('host_turn')
    .addColumn('host', 'text', key)
    .addColumn('free_at', 'bigint', required)
    .addColumn('refusals', 'integer', zero)
    .execute()
}

/** Webhooks and their deliveries. */
async function makeWebhooks({ schema }: Engine): Promise<void> {
  await schema
    .createTable('webhook')
    .addColumn('id', 'text', key)
    .addColumn('tenant_id', 'text', ofTenant)
    .addColumn('url', 'text', required)
    .addColumn('events', 'text', required)
    .addColumn('description', 'text')
    .addColumn('status', 'text', required)
    .addColumn('secret', 'text', required)
    .addColumn('old_secret', 'text')
    .addColumn('old_secret_until', 'bigint')
    .addColumn('failures', 'integer', zero)
    .addColumn('failing_since', 'bigint')
    .addColumn('last_success_at', 'bigint')
    .addColumn('version', 'integer', one)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await schema.createIndex('webhook_by_tenant').on('webhook').columns(['tenant_id', 'created_at', 'id']).execute()
  await schema
    .createTable('webhook_delivery')
    .addColumn('id', 'text', key)
    .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhook.id').onDelete('cascade'))
    .addColumn('tenant_id', 'text', required)
    .addColumn('event_id', 'text', required)
    .addColumn('type', 'text', required)
    .addColumn('body', 'text', required)
    .addColumn('status', 'text', required)
    .addColumn('attempts', 'integer', zero)
    .addColumn('next_at', 'bigint')
    .addColumn('owner', 'text')
    .addColumn('response_status', 'integer')
    .addColumn('error', 'text')
    .addColumn('ms', 'integer')
    .addColumn('traceparent', 'text')
    .addColumn('tracestate', 'text')
    .addColumn('created_at', 'bigint', required)
    .execute()
  await schema.createIndex('webhook_delivery_by_time').on('webhook_delivery').columns(['next_at']).execute()
  await schema.createIndex('webhook_delivery_by_webhook').on('webhook_delivery').columns(['webhook_id', 'created_at', 'id']).execute()
}

/** Copies of pages, and of the robots.txt files that several processes share. */
async function makeCopies({ schema, sortedText }: Engine): Promise<void> {
  await schema
    .createTable('page_copy')
    .addColumn('tenant_id', 'text', required)
    .addColumn('url_hash', 'text', required)
    .addColumn('etag', 'text')
    .addColumn('last_modified', 'text')
    .addColumn('page', bytes, required)
    .addColumn('fetched_at', 'bigint', required)
    .addPrimaryKeyConstraint('page_copy_key', ['tenant_id', 'url_hash'])
    .execute()
  await schema.createIndex('page_copy_by_time').on('page_copy').column('fetched_at').execute()
  await schema.createIndex('page_copy_by_tenant').on('page_copy').columns(['tenant_id', 'fetched_at', 'url_hash']).execute()
  await schema
    .createTable('robots_copy')
    .addColumn('origin', sortedText, key)
    .addColumn('text', bytes)
    .addColumn('fetched_at', 'bigint', required)
    .execute()
  await schema.createIndex('robots_copy_by_time').on('robots_copy').columns(['fetched_at', 'origin']).execute()
}

const hits = ['n', 'n_html', 'n_read', 'n_ok', 'n_disallowed', 'bytes'] as const
const durations = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7'] as const

/** Whose they are: the site is its tenant’s. Checking both for each of some 1,300 rows of a batch took PostgreSQL a tenth of its time. */
const place = <Name extends string, Columns extends string>(table: CreateTableBuilder<Name, Columns>) =>
  table.addColumn('tenant_id', 'text', required).addColumn('site_id', 'text', (column) => column.notNull().references('site.id'))

const sums = <Name extends string, Columns extends string>(table: CreateTableBuilder<Name, Columns>, names: readonly string[]) =>
  names.reduce<CreateTableBuilder<Name, string>>(
    (made, name) => made.addColumn(name, 'bigint', zero),
    table as unknown as CreateTableBuilder<Name, string>,
  )

/** Events of AI traffic, their sources, and the names of what their sums count: numbers instead of texts are a quarter of the bytes. */
async function makeEvents({ schema, sortedText, clustered }: Engine): Promise<void> {
  await place(schema.createTable('traffic_event'))
    .addColumn('event_id', 'text', required)
    .addColumn('received_at', 'bigint', required)
    .addColumn('ts', 'bigint', required)
    .addColumn('type', 'text', required)
    .addColumn('slot', 'text')
    .addColumn('path', 'text', required)
    .addColumn('who', 'text', required)
    .addColumn('status', 'integer')
    .addColumn('verification', 'text')
    .addColumn('user_agent', 'text')
    .addPrimaryKeyConstraint('traffic_event_key', ['tenant_id', 'site_id', 'event_id'])
    .addUniqueConstraint('traffic_event_by_slot', ['tenant_id', 'site_id', 'slot'])
    .execute()
  await schema.createIndex('traffic_event_by_age').on('traffic_event').columns(['tenant_id', 'received_at']).execute()
  await clustered(
    place(schema.createTable('traffic_source'))
      .addColumn('source', sortedText, required)
      .addColumn('first_ts', 'bigint', required)
      .addColumn('last_ts', 'bigint', required)
      .addColumn('accepted', 'bigint', required)
      .addPrimaryKeyConstraint('traffic_source_key', ['tenant_id', 'site_id', 'source']),
  ).execute()
  await schema
    .createTable('traffic_class')
    .addColumn('id', 'bigint', key)
    .addColumn('agent_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('status_class', 'integer', required)
    .addColumn('verification', 'text', required)
    .execute()
  await clustered(
    place(schema.createTable('traffic_path'))
      .addColumn('id', 'bigint', required)
      .addColumn('path', sortedText, required)
      .addColumn('last_day', 'bigint', required)
      .addPrimaryKeyConstraint('traffic_path_key', ['tenant_id', 'id', 'path']),
  ).execute()
  await schema.createIndex('traffic_path_by_path').on('traffic_path').columns(['tenant_id', 'path']).execute()
  await schema.createIndex('traffic_path_by_age').on('traffic_path').columns(['tenant_id', 'last_day']).execute()
}

/** Sums of hits and visits, of hours, days, and pages; those of weeks and months carry a mark by which it is known whether they still hold. */
async function makeTrafficSums({ schema, sortedText, clustered }: Engine): Promise<void> {
  const hour = place(schema.createTable('traffic_hour'))
    .addColumn('hour', 'bigint', required)
    .addColumn('agent_id', 'text', required)
    .addColumn('kind', 'text', required)
    .addColumn('status_class', 'integer', required)
    .addColumn('verification', 'text', required)
  const hourKey = ['tenant_id', 'site_id', 'hour', 'agent_id', 'kind', 'status_class', 'verification']
  await clustered(sums(hour, [...hits, ...durations]).addPrimaryKeyConstraint('traffic_hour_key', hourKey)).execute()
  const day = place(schema.createTable('traffic_day')).addColumn('day', 'bigint', required).addColumn('class_id', 'bigint', required)
  const dayKey = ['tenant_id', 'site_id', 'day', 'class_id']
  await clustered(sums(day, [...hits, ...durations]).addPrimaryKeyConstraint('traffic_day_key', dayKey)).execute()
  const pageDay = place(schema.createTable('traffic_page_day'))
    .addColumn('day', 'bigint', required)
    .addColumn('path_id', 'bigint', required)
    .addColumn('class_id', 'bigint', required)
  const pageDayKey = ['tenant_id', 'site_id', 'day', 'path_id', 'class_id']
  await clustered(
    sums(pageDay, hits)
      .addColumn('first_ok', 'bigint')
      .addColumn('last_ok', 'bigint')
      .addPrimaryKeyConstraint('traffic_page_day_by_ids', pageDayKey),
  ).execute()
  await place(schema.createTable('traffic_page_block'))
    .addColumn('days', 'integer', required)
    .addColumn('day', 'bigint', required)
    .addColumn('mark', 'text', required)
    .addColumn('sums', bytes, required)
    .addPrimaryKeyConstraint('traffic_page_block_key', ['tenant_id', 'site_id', 'days', 'day'])
    .execute()
  const visit = place(schema.createTable('visit_hour'))
    .addColumn('hour', 'bigint', required)
    .addColumn('path', sortedText, required)
    .addColumn('assistant_id', sortedText, required)
    .addColumn('evidence', 'text', required)
  const visitKey = ['tenant_id', 'site_id', 'hour', 'path', 'assistant_id', 'evidence']
  await clustered(sums(visit, ['n', 'n_told', 'n_engaged']).addPrimaryKeyConstraint('visit_hour_key', visitKey)).execute()
}

/** Translations of segments, so that no engine is asked twice, and answers of POST /v1/translate with the site whose key asked. */
async function makeTranslations({ schema }: Engine): Promise<void> {
  await schema
    .createTable('translation_memory')
    .addColumn('tenant_id', 'text', ofTenant)
    .addColumn('key', 'text', required)
    .addColumn('text', 'text', required)
    .addColumn('unknown_words', 'integer', required)
    .addColumn('used_at', 'bigint', required)
    .addPrimaryKeyConstraint('translation_memory_key', ['tenant_id', 'key'])
    .execute()
  await schema.createIndex('translation_memory_by_use').on('translation_memory').columns(['tenant_id', 'used_at']).execute()
  await schema
    .createTable('translation')
    .addColumn('id', 'text', key)
    .addColumn('tenant_id', 'text', ofTenant)
    .addColumn('site_id', 'text')
    .addColumn('targets', 'text', required)
    .addColumn('document', 'text', required)
    .addColumn('created_at', 'bigint', required)
    .execute()
  await schema.createIndex('translation_by_tenant').on('translation').columns(['tenant_id', 'created_at', 'id']).execute()
}

/** Every table with rows of tenants, of those made here; the suite on PostgreSQL finds one that is missing. */
const tenantTables = [
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
  'traffic_page_block',
  'traffic_page_day',
  'traffic_path',
  'traffic_source',
  'translation',
  'translation_memory',
  'visit_hour',
  'webhook',
  'webhook_delivery',
] as const

/** Read once for a query, not for each row. null while it is not set: then no row is seen. */
const setting = `(select current_setting('citable.tenant', true))`
const sees = (column: string): string => `${setting} = '*' or "${column}" = any (string_to_array(${setting}, ','))`

/**
 * PostgreSQL itself separates tenants: rows are those of the tenants named in `citable.tenant`, `*` is the service’s own work for all of
 * them. It holds for a role that is neither the tables’ owner nor a superuser; for these nothing changes.
 */
async function separateTenants(database: Kysely<unknown>): Promise<void> {
  await separateRows(database, tenantTables)
  await separate(database, 'tenant', sees('id'))
  // its row is visible to connections that see the result it belongs to
  await separate(database, 'optimization_document', 'exists (select from optimization where id = optimization_id)')
}

/** Separates the rows of tables with a column `tenant_id`. */
export async function separateRows(database: Kysely<unknown>, tables: readonly string[]): Promise<void> {
  for (const table of tables) await separate(database, table, sees('tenant_id'))
}

async function separate(database: Kysely<unknown>, table: string, condition: string): Promise<void> {
  await sql.raw(`alter table "${table}" enable row level security`).execute(database)
  await sql.raw(`create policy tenant_only on "${table}" using (${condition}) with check (${condition})`).execute(database)
}
