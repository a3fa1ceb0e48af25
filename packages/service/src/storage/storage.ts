import type { Compilable, Kysely } from 'kysely'
import type { Tables } from './tables.ts'
import type { SqlValue, Statement, Unit, UnitResult } from './unit.ts'

/** The tenant a query may see. Every repository function takes one; there is no query without it except the look-up of a key. */
export interface TenantScope {
  readonly tenantId: string
}

export interface OpenOptions {
  /** False leaves the tables as they are; `pendingMigrations` tells what is missing. */
  readonly migrate: boolean
}

export interface Storage {
  readonly engine: 'sqlite' | 'postgresql'
  /** Reads only: the connection behind it refuses to write. */
  readonly read: Kysely<Tables>
  /** Rows of a query of `prepareRead`. */
  readRows(query: Pick<Statement, 'sql' | 'parameters'>): Promise<readonly unknown[]>
  /** Builds statements for `write`. */
  readonly build: Kysely<Tables>
  /** Resolves after the unit is on disk. */
  write(unit: Unit): Promise<UnitResult>
  /** Names of migrations that the database does not have yet. */
  pendingMigrations(): Promise<readonly string[]>
  /** Equal marks: nobody has committed anything between. null: the database does not tell. */
  changeMark(): number | null
  /** W3C `traceparent` of the work in hand, for rows that carry it on; absent or null: nothing is traced. */
  traceparent?(): string | null
  /** Reads, and commits without effect. @throws when either fails */
  probe(): Promise<void>
  close(): Promise<void>
}

/** A compiled query as one statement of a unit; `changes` is its guard. */
export function statement(query: Compilable, changes?: number): Statement {
  const { sql, parameters } = query.compile()
  return { sql, parameters: parameters as readonly SqlValue[], ...(changes === undefined ? {} : { changes }) }
}
