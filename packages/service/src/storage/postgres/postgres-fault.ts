import { StorageFault, type StorageFaultReason } from '../faults/storage-fault.ts'

/**
 * By SQLSTATE, or its class (https://www.postgresql.org/docs/current/errcodes-appendix.html). Everything else is about the statement.
 * 08 connections; 28 and 3D000 the role or the database is not there (any more); 57P0x the server stops or starts; 53 resources, 53100 the
 * disk; 55P03 a lock, 57014 and 25P0x a time-out; 25006 a server that may only be read, as after it was replaced; 58 its system; XX001 and
 * XX002 damaged data.
 */
const reasons: Readonly<Record<string, StorageFaultReason>> = {
  '08': 'unreachable',
  28: 'unreachable',
  '3D000': 'unreachable',
  '57P01': 'unreachable',
  '57P02': 'unreachable',
  '57P03': 'unreachable',
  '57P04': 'unreachable',
  '57P05': 'unreachable',
  53: 'busy',
  53100: 'full',
  '55P03': 'busy',
  57014: 'busy',
  '25P03': 'busy',
  '25P04': 'busy',
  25006: 'unusable',
  58: 'unusable',
  XX001: 'unusable',
  XX002: 'unusable',
}

/** The driver's messages without a code: there is no connection (any more), or all of the pool's are in use. */
const withoutConnection = /^(Connection terminated|Client (has encountered|was closed)|Cannot use a pool|timeout expired)/
const tooLate = /^(Query read timeout|timeout exceeded when trying to connect)/

const faultAs = (reason: StorageFaultReason, error: Error): StorageFault =>
  new StorageFault(reason, error.message || ('code' in error ? String(error.code) : error.name), error)

/** null: the statement is to blame, or we are. */
export function postgresFault(error: unknown): StorageFault | null {
  if (error instanceof StorageFault) return error
  if (!(error instanceof Error)) return null
  // the system's, of the connection
  if ('syscall' in error) return faultAs('unreachable', error)
  const state = 'code' in error ? String(error.code) : ''
  const reason = reasons[state] ?? reasons[state.slice(0, 2)]
  if (state.length === 5 && reason !== undefined) return faultAs(reason, error)
  if (tooLate.test(error.message)) return faultAs('busy', error)
  return withoutConnection.test(error.message) ? faultAs('unreachable', error) : null
}

/** Fault of an attempt to connect: whatever the error, there is no connection. */
export const connectionFault = (error: unknown): StorageFault =>
  postgresFault(error) ?? faultAs('unreachable', error instanceof Error ? error : new Error(String(error)))
