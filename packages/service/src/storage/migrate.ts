import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartFault } from '../start-fault.ts'
import { migrations } from './migrations.ts'
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

/** Names of the migrations that the database does not have yet. */
export async function pendingMigrations(database: Kysely<Tables>): Promise<readonly string[]> {
  const known = await migratorOf(database).getMigrations()
  return known.filter(({ executedAt }) => executedAt === undefined).map(({ name }) => name)
}
