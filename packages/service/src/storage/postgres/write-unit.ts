import type { PostgresPool } from 'kysely'
import type { Unit, UnitResult } from '../unit.ts'

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
        changed = Number((await client.query(statement.sql, statement.parameters)).rowCount ?? 0)
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
