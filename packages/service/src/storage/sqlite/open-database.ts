import { DatabaseSync } from 'node:sqlite'

/** Milliseconds a statement waits for another process's lock. */
const busyMs = 5_000

/** Bytes the write-ahead log is cut down to after a checkpoint. */
const journalBytes = 64 * 1024 * 1024

/**
 * Pages of 4 KiB in the write-ahead log before they go to their places in the file. SQLite’s own 1,000 are passed by two batches of events;
 * with more, a page that changes often is moved once instead of each time.
 */
const checkpointPages = 8_000

/** KiB of pages one connection caches: four times SQLite’s own, for the keys of the events that come in. 32 MiB each were seen to fill. */
const cacheKib = 8 * 1024

/**
 * Opens the database file the one way every connection of this program does: WAL with `synchronous=FULL`, so that a commit that
 * returned is on disk.
 */
export function openDatabase(path: string, options: { readonly readOnly: boolean }): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: busyMs, readOnly: options.readOnly })
  if (!options.readOnly) database.exec(`PRAGMA journal_mode=WAL; PRAGMA wal_autocheckpoint=${checkpointPages}`)
  database.exec(
    `PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA journal_size_limit=${journalBytes}; PRAGMA cache_size=-${cacheKib}; PRAGMA trusted_schema=OFF`,
  )
  return database
}
