/**
 * Reason of a database that fails although the statement is right: `unreachable` there is no connection, or it was lost; `busy` it took
 * too long or has too many others to serve; `full` there is no room to write; `unusable` it cannot be written or read where it is; `damaged` its file
 * is not, or no longer, a database.
 */
export type StorageFaultReason = 'unreachable' | 'busy' | 'full' | 'unusable' | 'damaged'

/** The database failed, not the statement: the same may succeed later. The message is the engine's, for the log. */
export class StorageFault extends Error {
  override readonly name = 'StorageFault'
  readonly reason: StorageFaultReason

  constructor(reason: StorageFaultReason, message: string, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}
