import type { OpenOptions, Storage } from './storage.ts'

/** Place of the data: a SQLite file, or the address of a PostgreSQL database and of a replica that reports are read from. */
export type StorageTarget = { readonly file: string } | { readonly url: string; readonly replicaUrl?: string }

/**
 * Opens the database, and brings it up to date unless told not to. A file that is not there is created. Only its own driver is loaded.
 *
 * @throws StartFault with one sentence and a remedy
 */
export async function openStorage(target: StorageTarget, options: OpenOptions = { migrate: true }): Promise<Storage> {
  if ('file' in target) return await (await import('./sqlite/open-sqlite.ts')).openSqlite(target.file, options)
  return await (await import('./postgres/open-postgres.ts')).openPostgres(target, options)
}
