import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { RowsStatement, SqlValue, Statement, Unit, UnitResult } from '../unit.ts'

/** Times a unit is run again after another transaction made it impossible to go on. */
const mostAttempts = 5

/** SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html): serialization failure and deadlock. */
const passing = ['40001', '40P01']

const stateOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Runs a unit as one transaction. Resolves after the server has the commit on its disk. @throws when the server cannot be reached */
export async function writeUnit(pool: PostgresPool, unit: Unit): Promise<UnitResult> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await tryUnit(pool, unit)
    } catch (error) {
      if (attempt >= mostAttempts || !passing.includes(stateOf(error))) {
        throw new Error(`the database could not be written: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
      }
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

/** Parameters of one statement: the protocol counts them in 16 bits. */
const mostParameters = 65_535

/** Runs a statement; one of many rows as few statements as their values allow. @returns rows changed */
async function runStatement(client: PostgresPoolClient, statement: Statement | RowsStatement): Promise<number> {
  const run = async (sql: string, parameters: readonly SqlValue[]): Promise<number> =>
    Number((await client.query(sql, parameters)).rowCount ?? 0)
  if (!('rows' in statement)) return run(statement.sql, statement.parameters)
  const { sql, after, parameters, rows } = statement
  const width = rows[0]?.length ?? 0
  const atOnce = Math.floor((mostParameters - parameters.length) / Math.max(1, width))
  const common = parameters.map((_, index) => `$${index + 1}`)
  let changed = 0
  for (let first = 0; first < rows.length; first += atOnce) {
    const part = rows.slice(first, first + atOnce)
    const values = part.map((_, row) => {
      const own = Array.from({ length: width }, (_, column) => `$${parameters.length + row * width + column + 1}`)
      return `(${[...common, ...own].join(', ')})`
    })
    changed += await run(`${sql} ${values.join(', ')}${after}`, [...parameters, ...part.flat()])
  }
  return changed
}
