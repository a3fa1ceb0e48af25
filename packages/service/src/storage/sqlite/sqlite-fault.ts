import { StorageFault, type StorageFaultReason } from '../faults/storage-fault.ts'

/** By primary result code (https://www.sqlite.org/rescode.html). Everything else is about the statement. */
const reasons: Readonly<Record<number, StorageFaultReason>> = {
  5: 'busy', // SQLITE_BUSY: another process holds the lock
  6: 'busy', // SQLITE_LOCKED
  7: 'unusable', // SQLITE_NOMEM
  8: 'unusable', // SQLITE_READONLY
  10: 'unusable', // SQLITE_IOERR
  11: 'damaged', // SQLITE_CORRUPT
  13: 'full', // SQLITE_FULL
  14: 'unusable', // SQLITE_CANTOPEN
  15: 'busy', // SQLITE_PROTOCOL: the lock of the log
  26: 'damaged', // SQLITE_NOTADB
}

/** Primary result code of an error of SQLite; null: it is none. */
export const sqliteCode = (error: unknown): number | null =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null

/** The file is not, or no longer, a database. */
export const isDamaged = (error: unknown): boolean => reasons[sqliteCode(error) ?? 0] === 'damaged'

/** The fault for a primary result code of SQLite; null: the code is no fault of the database. */
export function faultOfCode(code: number | null, message: string, cause?: unknown): StorageFault | null {
  const reason = code === null ? undefined : reasons[code]
  return reason === undefined ? null : new StorageFault(reason, message, cause)
}

/** null: the statement is to blame, or we are. */
export function sqliteFault(error: unknown): StorageFault | null {
  if (error instanceof StorageFault) return error
  return faultOfCode(sqliteCode(error), error instanceof Error ? error.message : '', error)
}
