import { closeSync, mkdirSync, openSync } from 'node:fs'
import path from 'node:path'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { StartFault } from '../start-fault.ts'
import { migrations } from './migrations.ts'
import { createNodeSqliteDialect } from './sqlite/node-sqlite-dialect.ts'
import { openDatabase } from './sqlite/open-database.ts'
import { createWriter } from './sqlite/writer.ts'
import type { Storage } from './storage.ts'
import type { Tables } from './tables.ts'

async function migrate(file: string): Promise<void> {
  const database = new Kysely<Tables>({ dialect: createNodeSqliteDialect(openDatabase(file, { readOnly: false })) })
  try {
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })
    const known = Object.keys(migrations)
    const { error } = await migrator.migrateToLatest()
    if (error) {
      const message = error instanceof Error ? error.message : String(error)
      if (/missing/.test(message)) {
        throw new StartFault(
          `The database ${file} was written by a newer version of this program. Install that version, or choose another folder with CITABLE_DATA_DIR.`,
        )
      }
      throw new StartFault(`The database ${file} could not be brought up to date (${known.at(-1)}): ${message}`)
    }
  } finally {
    await database.destroy()
  }
}

/**
 * Opens the database file, creates it when it is not there and brings it up to date.
 *
 * @throws StartFault with one sentence and a remedy
 */
export async function openStorage(file: string): Promise<Storage> {
  try {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
    // readable by its owner only; SQLite gives its log the same permissions
    closeSync(openSync(file, 'a', 0o600))
    openDatabase(file, { readOnly: false }).close()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartFault(
      `The database ${file} cannot be opened (${reason}). Check the folder’s permissions, or choose another with CITABLE_DATA_DIR.`,
    )
  }
  await migrate(file)
  const read = new Kysely<Tables>({ dialect: createNodeSqliteDialect(openDatabase(file, { readOnly: true })) })
  const writer = createWriter(file)
  return {
    read,
    build: read,
    write: (unit) => writer.write(unit),
    probe: async () => {
      await read.selectFrom('tenant').select('id').limit(1).execute()
      // a commit without effect still takes the write lock and syncs
      const result = await writer.write([{ sql: 'DELETE FROM idempotency WHERE expires_at < 0', parameters: [] }])
      if (!result.ok) throw new Error(result.message)
    },
    close: async () => {
      // the writer last: only the last connection that may write can fold the log into the file
      await read.destroy()
      await writer.close()
    },
  }
}
