import { DatabaseSync } from 'node:sqlite'

/** Milliseconds a statement waits for another process's lock. */
const busyMs = 5_000

/** Bytes the write-ahead log is cut down to after a checkpoint. */
const journalBytes = 64 * 1024 * 1024

/**
 * Opens the database file the one way every connection of this program does: WAL with `synchronous=FULL`, so that a commit that
 * returned is on disk.
 */
export function openDatabase(path: string, options: { readonly readOnly: boolean }): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyMs, readOnly: options.readOnly })
  if (!options.readOnly) database.exec('PRAGMA journal_mode=WAL')
  database.exec(`PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA journal_size_limit=${journalBytes}; PRAGMA trusted_schema=OFF`)
  return database
}
