import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { StartFault } from '../../start/start-fault.ts'
import { type Outage, silentOutage } from '../faults/outage.ts'
import type { OpenOptions, Storage } from '../storage.ts'
import { migrate, pendingMigrations } from '../tables/migrate.ts'
import type { Tables } from '../tables/tables.ts'
import { parseTypes } from './parse-types.ts'
import { storablePool } from './storable-pool.ts'
import { createTenantSetting, type TenantSetting } from './tenant-setting.ts'
import { writeUnit } from './write-unit.ts'

/** The oldest server we run our tests' SQL on: older ones are out of support (https://www.postgresql.org/support/versioning/). */
const oldestVersion = 140_000

/** Connections of one process: half for reading, half for writing, so that neither can starve the other. */
const connections = 5

/** Milliseconds a statement may take, and a call waits for a connection. */
const statementMs = 10_000
const connectMs = 5_000

/** Milliseconds without a word from the server after which it counts as gone: it ends its statements itself before. */
const silentMs = statementMs + 5_000

/** The address without user and password, for messages; the setting's name when it is not a URL. */
function shownName(url: string, setting: Setting): string {
  if (!URL.canParse(url)) return setting
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}

type Setting = 'DATABASE_URL' | 'DATABASE_URL_READ'

/**
 * For readers, unless the address says otherwise: a report's sums fit in memory at once, and are not worth starting processes or a compiler
 * for, which takes longer than they do.
 */
const readerDefaults = '-c work_mem=16MB -c max_parallel_workers_per_gather=0 -c jit=off'

/**
 * The address without its `options`, and these between our defaults and what we insist on: the driver would let the address win, the server
 * takes the last of two settings of one name.
 */
function withOptions(url: string, ours: string, defaults: string): { readonly connectionString: string; readonly options: string } {
  // an invalid address is reported when the pool connects
  if (!URL.canParse(url)) return { connectionString: url, options: ours }
  const address = new URL(url)
  const theirs = address.searchParams.get('options') ?? ''
  address.searchParams.delete('options')
  return { connectionString: address.href, options: `${defaults} ${theirs} ${ours}`.trim() }
}

const probeSql = `insert into setting (name, value) values ('probe', '0')
  on conflict (name) do update set value = cast(cast(setting.value as bigint) + 1 as text)`

/**
 * Opens a PostgreSQL database: one pool that the server itself does not let write, one for units, and one for reports when a replica is
 * to give them.
 *
 * @throws StartFault with one sentence and a remedy; never with the password
 */
export async function openPostgres(
  { url, replicaUrl }: { readonly url: string; readonly replicaUrl?: string },
  options: OpenOptions,
): Promise<Storage> {
  const name = shownName(url, 'DATABASE_URL')
  let setting: TenantSetting | null = null
  let outage: Outage = silentOutage
  const pool = (
    max: number,
    settings: string,
    {
      at = url,
      defaults = '',
      queryMs = silentMs,
    }: { readonly at?: string; readonly defaults?: string; readonly queryMs?: number | null } = {},
  ): PostgresPool => {
    const made = new pg.Pool({
      ...withOptions(at, settings, defaults),
      max,
      connectionTimeoutMillis: connectMs,
      ...(queryMs !== null && { query_timeout: queryMs }),
      keepAlive: true,
      types: parseTypes,
      application_name: 'citable',
    })
    // the server ended a connection: an idle one is replaced when it is needed, the work of another fails by itself
    made.on('error', () => {})
    made.on('connect', (client) => client.on('error', () => {}))
    return storablePool(made, setting, outage)
  }
  const kysely = (of: PostgresPool): Kysely<Tables> => new Kysely<Tables>({ dialect: new PostgresDialect({ pool: of }) })

  await requireServer(pool(1, ''), name, 'DATABASE_URL')
  if (replicaUrl !== undefined) {
    await requireServer(pool(1, '', { at: replicaUrl }), shownName(replicaUrl, 'DATABASE_URL_READ'), 'DATABASE_URL_READ')
  }
  if (options.migrate) {
    // no time-out: a migration of a large table takes as long as it takes
    const database = kysely(pool(1, '', { queryMs: null }))
    try {
      await migrate(database, name)
    } finally {
      await database.destroy()
    }
  }
  if (await separatesTenants(pool(1, ''))) setting = createTenantSetting()
  outage = options.outage ?? silentOutage
  const readOnly = `-c default_transaction_read_only=on -c statement_timeout=${statementMs}`
  const readers = pool(connections, readOnly, { defaults: readerDefaults })
  const read = kysely(readers)
  const readReplica = replicaUrl === undefined ? read : kysely(pool(connections, readOnly, { at: replicaUrl, defaults: readerDefaults }))
  const writers = pool(connections, `-c statement_timeout=${statementMs} -c idle_in_transaction_session_timeout=${statementMs}`)
  return {
    engine: 'postgresql',
    read,
    readReplica,
    readRows: async ({ sql, parameters }) => {
      const client = await readers.connect()
      try {
        return (await client.query<unknown>(sql, parameters)).rows
      } finally {
        client.release()
      }
    },
    build: read,
    write: (unit) => writeUnit(writers, unit),
    ...(setting && { within: setting.within }),
    pendingMigrations: () => pendingMigrations(read),
    changeMark: () => null,
    noteFault: (fault) => outage.failed(fault),
    probe: async () => {
      await read.selectFrom('tenant').select('id').limit(1).execute()
      const result = await writeUnit(writers, [{ sql: probeSql, parameters: [] }])
      if (!result.ok) throw new Error(result.message)
    },
    close: async () => {
      await read.destroy()
      if (readReplica !== read) await readReplica.destroy()
      await writers.end()
    },
  }
}

/** True for a role that the policies hold for: neither a superuser nor the owner of the tables. */
async function separatesTenants(pool: PostgresPool): Promise<boolean> {
  try {
    const client = await pool.connect()
    const { rows } = await client
      .query<{ active: boolean | null }>(
        `select bool_or(row_security_active(oid)) as active from pg_class where relname = 'article' and relkind = 'r' and pg_table_is_visible(oid)`,
        [],
      )
      .finally(() => client.release())
    return rows[0]?.active === true
  } finally {
    await pool.end()
  }
}

async function requireServer(pool: PostgresPool, name: string, setting: Setting): Promise<void> {
  try {
    const client = await pool.connect()
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num', []).finally(() => client.release())
    const version = Number(rows[0]?.server_version_num)
    if (version < oldestVersion) {
      throw new StartFault(
        `The database ${name} is PostgreSQL ${Math.floor(version / 10_000)}; at least ${oldestVersion / 10_000} is needed.`,
      )
    }
  } catch (error) {
    if (error instanceof StartFault) throw error
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error)
    throw new StartFault(`The database ${name} cannot be reached (${reason}). Check ${setting} and that the server runs.`)
  } finally {
    await pool.end()
  }
}
