import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The application of all suites. */
export const directory = join(import.meta.dirname, '../../app')

// biome-ignore lint/suspicious/noExplicitAny: Strapi's own services have no published types
type Loose = any

export interface Booted {
  readonly app: Loose
  /** Origin, no trailing slash. */
  readonly base: string
  /** Full-access token of the content API. */
  readonly headers: Readonly<Record<string, string>>
  documents(uid: string): Loose
  service(name: string): Loose
  /** Ends it. `leaveDatabase`: its database stays, for the next start with `at`. */
  stop(how?: { readonly leaveDatabase: boolean }): Promise<void>
  readonly folder: string
}

let starts = 0

/**
 * A real Strapi with the built plugin on a free port, with a database of its own: a SQLite file, or the PostgreSQL
 * database of DATABASE_URL, which is emptied first. One per process: Strapi is a global.
 */
export async function boot({
  at,
  from = directory,
  into,
  isEnabled = true,
  backlogAfterSeconds = 86_400,
  hasGraphql = false,
  hasMcp = false,
}: {
  /** The folder of a site that was stopped: it starts again with its database. */
  readonly at?: string
  /** The application's folder, such as one of `changedApp`; default: that of all suites. */
  readonly from?: string
  /** An empty folder for a new site; default: one in the system's folder for such. */
  readonly into?: string
  readonly isEnabled?: boolean
  readonly backlogAfterSeconds?: number
  readonly hasGraphql?: boolean
  readonly hasMcp?: boolean
} = {}): Promise<Booted> {
  // Never ':memory:': Strapi makes a file of that name.
  const folder = at ?? into ?? (await mkdtemp(join(tmpdir(), 'citable-strapi-')))
  if (at === undefined && process.env.DATABASE_URL) await emptyDatabase(process.env.DATABASE_URL)
  Object.assign(process.env, {
    NODE_ENV: 'test',
    STRAPI_TELEMETRY_DISABLED: 'true',
    LOG_LEVEL: 'error',
    DATABASE_FILENAME: join(folder, 'test.db'),
    PUBLIC_URL: 'https://cms.example.org',
    APP_KEYS: 'a,b',
    API_TOKEN_SALT: 'c',
    ADMIN_JWT_SECRET: 'd',
    TRANSFER_TOKEN_SALT: 'e',
    JWT_SECRET: 'f',
    ENCRYPTION_KEY: '0123456789abcdef0123456789abcdef',
    CITABLE_ENABLED: String(isEnabled),
    GRAPHQL: String(hasGraphql),
    MCP: String(hasMcp),
    BACKLOG_AFTER_SECONDS: String(backlogAfterSeconds),
    BACKLOG_PER_MINUTE: process.env.BACKLOG_PER_MINUTE ?? '1000000',
  })
  const { createStrapi } = createRequire(join(directory, 'package.json'))('@strapi/strapi')
  const app: Loose = await createStrapi({ appDir: from, distDir: from, serveAdminPanel: false, autoReload: false }).load()
  await new Promise<void>((listening) => app.server.listen(0, '127.0.0.1', () => listening()))
  // On a busy machine a test may hold the process for longer than the usual 5 s, and the next request would find its connection closed.
  app.server.httpServer.keepAliveTimeout = 600_000
  const { accessKey } = await app
    .service('admin::api-token')
    .create({ name: `tests ${++starts}`, description: '', type: 'full-access', lifespan: null })
  const locales = app.plugin('i18n').service('locales')
  for (const code of ['de', 'fr']) if (!(await locales.findByCode(code))) await locales.create({ code, name: `${code} (${code})` })
  return {
    app,
    base: `http://127.0.0.1:${(app.server.httpServer.address() as AddressInfo).port}`,
    headers: { authorization: `Bearer ${accessKey}`, 'content-type': 'application/json' },
    documents: (uid) => app.documents(uid),
    service: (name) => app.plugin('citable').service(name),
    folder,
    async stop({ leaveDatabase } = { leaveDatabase: false }) {
      // destroy() calls it, which would cut the test runner's line to this process.
      const original = process.removeAllListeners
      process.removeAllListeners = () => process
      try {
        await app.destroy()
      } finally {
        process.removeAllListeners = original
        if (!leaveDatabase) await rm(folder, { recursive: true, force: true })
      }
    },
  }
}

/** SQL statements that run while `work` does. */
export async function queriesOf(app: Loose, work: () => Promise<unknown>): Promise<readonly string[]> {
  const seen: string[] = []
  const note = ({ sql }: { sql: string }) => seen.push(sql)
  app.db.connection.on('query', note)
  try {
    await work()
  } finally {
    app.db.connection.removeListener('query', note)
  }
  return seen
}

async function emptyDatabase(connectionString: string): Promise<void> {
  if (connectionString.startsWith('mysql')) return emptyMysql(connectionString)
  const { Client } = createRequire(join(directory, 'package.json'))('pg')
  const client = new Client({ connectionString })
  await client.connect()
  await client.query('DROP SCHEMA public CASCADE')
  await client.query('CREATE SCHEMA public')
  await client.end()
}

async function emptyMysql(connectionString: string): Promise<void> {
  const server = new URL(connectionString)
  const name = server.pathname.slice(1)
  server.pathname = ''
  const connection = await createRequire(join(directory, 'package.json'))('mysql2/promise').createConnection(server.href)
  await connection.query(`DROP DATABASE IF EXISTS \`${name}\``)
  await connection.query(`CREATE DATABASE \`${name}\` CHARACTER SET utf8mb4`)
  await connection.end()
}

/** The database that the suite runs on. */
export const databaseName = process.env.DATABASE_URL?.startsWith('mysql') ? 'MySQL' : process.env.DATABASE_URL ? 'PostgreSQL' : 'SQLite'

/** Headline in the stored JSON-LD; undefined: there is no snapshot. */
export async function headlineOf(
  site: Pick<Booted, 'service'>,
  uid: string,
  documentId: string,
  locale: string,
): Promise<string | undefined> {
  const found = await site.service('snapshots').find(uid, documentId, locale)
  const nodes = (found?.jsonLd?.['@graph'] ?? []) as readonly { readonly headline?: string }[]
  return nodes.find((node) => node.headline !== undefined)?.headline
}
