import { openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'
import type { OpenOptions, Storage } from './storage.ts'

/** Where the data lives: a SQLite file, or a PostgreSQL database by its address, and by that of a replica that reports are read from. */
export type StorageTarget = { readonly file: string } | { readonly url: string; readonly replicaUrl?: string }

/**
 * Opens the database, and brings it up to date unless told not to. A file that is not there is created.
 *
 * @throws StartFault with one sentence and a remedy
 */
export function openStorage(target: StorageTarget, options: OpenOptions = { migrate: true }): Promise<Storage> {
  return 'file' in target ? openSqlite(target.file, options) : openPostgres(target, options)
}
