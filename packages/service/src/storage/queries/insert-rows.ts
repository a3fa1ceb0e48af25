import type { Tables } from '../tables/tables.ts'
import type { RowsStatement, SqlValue } from './unit.ts'

export interface InsertOptions {
  /** Action for a row whose key is there: nothing, or SQL that both engines understand. Absent: it breaks a constraint. */
  readonly onConflict?: { readonly key: readonly string[]; readonly set: readonly string[]; readonly where?: string }
  /** Guard: rows that must be new. */
  readonly changes?: number
}

const quoted = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ')

/**
 * Many rows for one table. Its SQL depends on their columns only, so that it is prepared once however many there are; none do nothing.
 *
 * @param common values that all rows have
 */
export function insertRows<Table extends keyof Tables, Column extends keyof Tables[Table] & string>(
  table: Table,
  common: Readonly<Partial<Record<keyof Tables[Table] & string, SqlValue>>>,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, SqlValue>>[],
  { onConflict, changes }: InsertOptions = {},
): RowsStatement {
  return {
    sql: `insert into "${table}" (${quoted([...Object.keys(common), ...columns])})`,
    after: onConflict ? ` on conflict (${quoted(onConflict.key)}) do ${doneOf(onConflict)}` : '',
    parameters: Object.values(common) as SqlValue[],
    rows: rows.map((row) => columns.map((column) => row[column])),
    ...(changes === undefined ? {} : { changes }),
  }
}

const doneOf = ({ set, where }: NonNullable<InsertOptions['onConflict']>): string =>
  set.length === 0 ? 'nothing' : `update set ${set.join(', ')}${where === undefined ? '' : ` where ${where}`}`
