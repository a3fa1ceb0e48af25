import { ClickHouseError } from '@clickhouse/client'
import { StorageFault, type StorageFaultReason } from '../faults/storage-fault.ts'

/**
 * By the server's code (system.errors). 60, 81: table or database missing; 192 to 194, 516: user or password; 159, 160: too slow; 202: queries;
 * 241: memory; 252: parts; 164, 242, 497: read-only; 243: no room; 999: keeper away. Any other code is about the statement.
 */
const reasons: Readonly<Record<string, StorageFaultReason>> = {
  60: 'unusable',
  81: 'unusable',
  159: 'busy',
  160: 'busy',
  164: 'unusable',
  192: 'unreachable',
  193: 'unreachable',
  194: 'unreachable',
  202: 'busy',
  241: 'busy',
  242: 'unusable',
  243: 'full',
  252: 'busy',
  497: 'unusable',
  516: 'unreachable',
  999: 'unreachable',
}

/** null: the statement is to blame, or we are. */
export function clickHouseFault(error: unknown): StorageFault | null {
  if (error instanceof StorageFault) return error
  if (!(error instanceof Error) || error instanceof TypeError) return null
  if (!(error instanceof ClickHouseError)) {
    // the connection's, or an answer that is not the server's own
    return new StorageFault(/timeout|aborted/i.test(error.message) ? 'busy' : 'unreachable', error.message, error)
  }
  const reason = reasons[error.code]
  return reason === undefined ? null : new StorageFault(reason, error.message, error)
}
