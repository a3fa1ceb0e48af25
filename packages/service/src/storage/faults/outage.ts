import { isYounger } from '../../time.ts'
import type { StorageFault } from './storage-fault.ts'

/** Milliseconds after the last fault until a success ends the outage: a database that answers now and then is not back. */
const settledMs = 10_000

/** News of an outage: its first fault; at its end the number of faults and of milliseconds. */
export type OutageNews =
  | { readonly state: 'began'; readonly fault: StorageFault }
  | { readonly state: 'ended'; readonly faults: number; readonly ms: number }

/** Receives the outcome of every database call; reports an outage once. */
export interface Outage {
  failed(fault: StorageFault): void
  worked(): void
}

/** @param now milliseconds */
export function createOutage(now: () => number, tell: (news: OutageNews) => void): Outage {
  let current: { readonly since: number; last: number; faults: number } | null = null
  return {
    failed: (fault) => {
      const at = now()
      if (current === null) {
        current = { since: at, last: at, faults: 1 }
        tell({ state: 'began', fault })
        return
      }
      current.last = at
      current.faults++
    },
    worked: () => {
      if (current === null || isYounger(current.last, now(), settledMs)) return
      const { since, last, faults } = current
      current = null
      tell({ state: 'ended', faults, ms: Math.max(0, last - since) })
    },
  }
}

/** A reporter that does nothing. */
export const silentOutage: Outage = { failed: () => {}, worked: () => {} }

/** The error to throw; a fault of the database is also reported. @param fault null: the statement is to blame */
export function blame(outage: Outage, fault: StorageFault | null, error: unknown): unknown {
  if (fault === null) return error
  outage.failed(fault)
  return fault
}

/** Runs a database call, and reports its outcome. @param faultOf null: the statement is to blame */
export async function watched<Value>(
  outage: Outage,
  faultOf: (error: unknown) => StorageFault | null,
  work: () => Promise<Value>,
): Promise<Value> {
  try {
    const value = await work()
    outage.worked()
    return value
  } catch (error) {
    throw blame(outage, faultOf(error), error)
  }
}
