import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { StorageFault } from '../faults/storage-fault.ts'
import type { RowsStatement, SqlValue, Statement, Unit, UnitResult } from '../queries/unit.ts'

/** Times a unit is run again after another transaction made it impossible to go on. */
const maxAttempts = 5

/** SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html): serialization failure and deadlock. */
const passing = ['40001', '40P01']

const stateOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Runs a unit as one transaction. Resolves after the server has the commit on its disk. @throws StorageFault */
export async function writeUnit(pool: PostgresPool, unit: Unit): Promise<UnitResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryUnit(pool, unit)
    } catch (error) {
      if (error instanceof StorageFault) throw error
      const told = error instanceof Error ? error.message : String(error)
      if (!passing.includes(stateOf(error))) throw new Error(`the database could not be written: ${told}`, { cause: error })
      if (attempt >= maxAttempts) throw new StorageFault('busy', told, error)
    }
  }
}

async function tryUnit(pool: PostgresPool, unit: Unit): Promise<UnitResult> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('BEGIN', [])
    const changes: number[] = []
    for (const [index, statement] of unit.entries()) {
      let changed: number
      try {
        changed = await runStatement(client, statement)
      } catch (error) {
        // class 23: a constraint of the database
        if (!stateOf(error).startsWith('23')) throw error
        await client.query('ROLLBACK', [])
        return { ok: false, reason: 'constraint', index, message: error instanceof Error ? error.message : '' }
      }
      if (statement.changes !== undefined && changed !== statement.changes) {
        await client.query('ROLLBACK', [])
        return { ok: false, reason: 'guard', index, message: `${changed} rows changed instead of ${statement.changes}` }
      }
      changes.push(changed)
    }
    await client.query('COMMIT', [])
    return { ok: true, changes }
  } catch (error) {
    isBroken = true
    throw error
  } finally {
    // a connection in an unknown state leaves the pool; closing it rolls its transaction back
    client.release(isBroken)
  }
}

/**
 * Runs a statement; one of many rows with an array for each of their columns: a server that is handed each value of a row as a parameter
 * works twice as long on it. Numbers are whole. @returns rows changed
 */
async function runStatement(client: PostgresPoolClient, statement: Statement | RowsStatement): Promise<number> {
  const run = async (sql: string, parameters: readonly unknown[]): Promise<number> =>
    Number((await client.query(sql, parameters)).rowCount ?? 0)
  if (!('rows' in statement)) return run(statement.sql, statement.parameters)
  const { sql, after, parameters, rows } = statement
  const [first] = rows
  if (first === undefined) return 0
  const columns = first.map((_, column) => rows.map((row) => row[column] ?? null))
  const common = parameters.map((value, index) => `$${index + 1}::${typeOf([value])}`)
  const own = columns.map((values, index) => `$${parameters.length + index + 1}::${typeOf(values)}[]`)
  // a column without any value has no type of its own
  const chosen = columns.map((values, index) => (values.every((value) => value === null) ? 'null' : `own.v${index}`))
  const names = columns.map((_, index) => `v${index}`)
  const from = `from unnest(${own.join(', ')}) as own(${names.join(', ')})`
  return run(`${sql} select ${[...common, ...chosen].join(', ')} ${from}${after}`, [...parameters, ...columns])
}

/** Type of the first value that is not null. */
function typeOf(values: readonly SqlValue[]): 'bigint' | 'text' | 'bytea' {
  const value = values.find((each) => each !== null)
  if (typeof value === 'number' || typeof value === 'bigint') return 'bigint'
  return value instanceof Uint8Array ? 'bytea' : 'text'
}
