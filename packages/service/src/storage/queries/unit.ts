/** One compiled statement. `changes` is a guard: the unit fails unless exactly so many rows changed. */
export interface Statement {
  readonly sql: string
  readonly parameters: readonly SqlValue[]
  readonly changes?: number
}

/** One statement for many rows, each of `parameters` and values of its own; each engine writes them its own way between `sql` and `after`. */
export interface RowsStatement extends Statement {
  readonly after: string
  /** All of one length; none: the statement does nothing. */
  readonly rows: readonly (readonly SqlValue[])[]
}

export type SqlValue = string | number | bigint | null | Uint8Array

/** Statements that take effect together or not at all. There is no interactive transaction: everything is decided before. */
export type Unit = readonly (Statement | RowsStatement)[]

/**
 * `committed`: on disk. `guard`: the statement at `index` changed another number of rows, nothing took effect.
 * `constraint`: a statement broke a constraint of the database, nothing took effect.
 */
export type UnitResult =
  | { readonly ok: true; readonly changes: readonly number[] }
  | { readonly ok: false; readonly reason: 'guard' | 'constraint'; readonly index: number; readonly message: string }
