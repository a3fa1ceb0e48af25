import type { Compilable, Kysely } from 'kysely'
import type { TraceContext } from '../model/tracer.ts'
import type { Outage } from './faults/outage.ts'
import type { StorageFault } from './faults/storage-fault.ts'
import type { SqlValue, Statement, Unit, UnitResult } from './queries/unit.ts'
import type { Tables } from './tables/tables.ts'
import type { TenantScope } from './tenant-scope.ts'
import type { TrafficSums } from './traffic/traffic-sums.ts'

export type { TenantScope }

export interface OpenOptions {
  /** False leaves the tables as they are; `pendingMigrations` lists what is missing. */
  readonly migrate: boolean
  /** Gets everything that the database does from then on. */
  readonly outage?: Outage
  /** The same for the database of traffic. */
  readonly trafficOutage?: Outage
  /** True: a database of traffic that is away is a fault now, not opened when it comes. */
  readonly isTrafficNeeded?: boolean
  /** Bytes that are free where the file lies; PostgreSQL looks after its own. Default: what the system says. */
  readonly freeBytes?: (folder: string) => Promise<number>
}

/** Everything that asks the database throws StorageFault when it does not do its part. */
export interface Storage {
  readonly engine: 'sqlite' | 'postgresql'
  /** Reads only: the connection behind it refuses to write. */
  readonly read: Kysely<Tables>
  /** For reports: the replica where there is one, which may be behind what was acknowledged; otherwise `read`. */
  readonly readReplica: Kysely<Tables>
  /** Rows of a query of `prepareRead`. */
  readRows(query: Pick<Statement, 'sql' | 'parameters'>): Promise<readonly unknown[]>
  /** Sums of traffic in a database of their own; absent: they are in this one. */
  readonly sums?: TrafficSums
  /** Builds statements for `write`. */
  readonly build: Kysely<Tables>
  /** Resolves after the unit is on disk. */
  write(unit: Unit): Promise<UnitResult>
  /** Names of migrations that the database does not have yet. */
  pendingMigrations(): Promise<readonly string[]>
  /** Equal marks: no transaction was committed between them. null: the database has no such mark. */
  changeMark(): number | null
  /** Gets a fault of the database that only its reader could see. */
  noteFault?(fault: StorageFault): void
  /** Confines work to the rows of these tenants; absent: the database does not do so. */
  within?<Result>(scopes: readonly TenantScope[], work: () => Result): Result
  /** Trace of the work in hand, for rows that carry it on; absent or null: nothing is traced. */
  trace?(): TraceContext | null
  /** Reads, and commits without effect. @throws when either fails */
  probe(): Promise<void>
  close(): Promise<void>
}

/** A compiled query as one statement of a unit; `changes` is its guard. */
export function statement(query: Compilable, changes?: number): Statement {
  const { sql, parameters } = query.compile()
  return { sql, parameters: parameters as readonly SqlValue[], ...(changes === undefined ? {} : { changes }) }
}

/** The columns of a row that carries work on. */
export const traceColumns = (trace: TraceContext | null | undefined) => ({
  traceparent: trace?.traceparent ?? null,
  tracestate: trace?.tracestate ?? null,
})

/** The trace that such a row continues; null: its work was not traced. */
export const traceOfRow = (row: { readonly traceparent: string | null; readonly tracestate: string | null }): TraceContext | null =>
  row.traceparent === null ? null : { traceparent: row.traceparent, tracestate: row.tracestate }
