import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartFault } from '../../start/start-fault.ts'
import { earlierMigrations, migrations } from './migrations.ts'
import type { Tables } from './tables.ts'

const migratorOf = (database: Kysely<Tables>): Migrator =>
  new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })

/**
 * Runs what is missing, all of it or nothing. Several processes may do so at once: SQLite's write lock and PostgreSQL's advisory lock let
 * one work and the others find nothing left.
 *
 * @param name how the database is called in messages
 * @throws StartFault
 */
export async function migrate(database: Kysely<Tables>, name: string): Promise<void> {
  await takeEarlier(database, name)
  const { error } = await migratorOf(database).migrateToLatest()
  if (!error) return
  const message = error instanceof Error ? error.message : String(error)
  if (/missing/.test(message)) {
    throw new StartFault(
      `The database ${name} was written by a newer version of this program. Install that version, or choose another database with CITABLE_DATA_DIR or DATABASE_URL.`,
    )
  }
  throw new StartFault(`The database ${name} could not be brought up to date (${Object.keys(migrations).at(-1)}): ${message}`, error)
}

/** Takes a database of the last version before the first release as it is: it has the same tables, made by many migrations instead of one. */
async function takeEarlier(database: Kysely<Tables>, name: string): Promise<void> {
  const executed = await executedIn(database)
  if (!executed.includes(earlierMigrations.first)) return
  if (!executed.includes(earlierMigrations.last)) {
    throw new StartFault(
      `The database ${name} is of a version before the first release that cannot be brought up to date. Choose an empty one with CITABLE_DATA_DIR or DATABASE_URL, and make keys and articles anew.`,
    )
  }
  await database.transaction().execute(async (unit) => {
    await sql`delete from kysely_migration`.execute(unit)
    await sql`insert into kysely_migration (name, timestamp) values (${Object.keys(migrations)[0]}, ${new Date().toISOString()}) on conflict do nothing`.execute(
      unit,
    )
  })
}

/** Names of the migrations that the database has; none when it has no tables yet. */
async function executedIn(database: Kysely<Tables>): Promise<readonly string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(database)
  return rows.map(({ name }) => name)
}

/** Names of the migrations that the database does not have yet. */
export async function pendingMigrations(database: Kysely<Tables>): Promise<readonly string[]> {
  const known = await migratorOf(database).getMigrations()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}
