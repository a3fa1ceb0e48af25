import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { RowsStatement, Statement, Unit, UnitResult } from '../queries/unit.ts'
import { cacheStatements } from './cache-statements.ts'
import { openDatabase } from './open-database.ts'
import { sqliteCode } from './sqlite-fault.ts'

/** A request to the writer; it answers once the commit has returned. */
export type WriterRequest = { readonly id: number; readonly unit: Unit } | { readonly close: true }
export type WriterAnswer =
  | { readonly results: readonly (readonly [id: number, result: UnitResult])[] }
  | {
      readonly failed: string /** Of SQLite; null: it was something else. */
      readonly code: number | null
      readonly ids: readonly number[]
    }
  | { readonly closed: true }

/** Units that share one commit at most. Measured: batches of 256 reach the throughput that larger ones have. */
const maxUnits = 256

const port = parentPort
if (!port) throw new Error('the writer runs as a worker thread')

const database = openDatabase((workerData as { path: string }).path, { readOnly: false })
const prepare = cacheStatements((sql) => database.prepare(sql))

const isConstraint = (error: unknown): boolean => sqliteCode(error) === 19

/** Runs a statement, for each of its rows when it has rows. @returns rows changed */
function runStatement(statement: Statement | RowsStatement): number {
  if (!('rows' in statement)) return Number(prepare(statement.sql).run(...statement.parameters).changes)
  const [first] = statement.rows
  if (first === undefined) return 0
  const { sql, after, parameters, rows } = statement
  const one = prepare(`${sql} values (${[...parameters, ...first].map(() => '?').join(', ')})${after}`)
  let changed = 0
  for (const row of rows) changed += Number(one.run(...parameters, ...row).changes)
  return changed
}

/** Runs one unit inside the open transaction. A savepoint confines its failure to it. */
function runUnit(unit: Unit): UnitResult {
  database.exec('SAVEPOINT unit')
  const undo = (): void => database.exec('ROLLBACK TO unit; RELEASE unit')
  const changes: number[] = []
  for (const [index, statement] of unit.entries()) {
    let changed: number
    try {
      changed = runStatement(statement)
    } catch (error) {
      if (!isConstraint(error)) throw error
      undo()
      return { ok: false, reason: 'constraint', index, message: error instanceof Error ? error.message : '' }
    }
    if (statement.changes !== undefined && changed !== statement.changes) {
      undo()
      return { ok: false, reason: 'guard', index, message: `${changed} rows changed instead of ${statement.changes}` }
    }
    changes.push(changed)
  }
  database.exec('RELEASE unit')
  return { ok: true, changes }
}

/** Group commit: every unit that has arrived shares one transaction; answers leave only after COMMIT returned. */
function writeBatch(batch: readonly { readonly id: number; readonly unit: Unit }[]): void {
  let answer: WriterAnswer
  try {
    database.exec('BEGIN IMMEDIATE')
    const results = batch.map(({ id, unit }) => [id, runUnit(unit)] as const)
    database.exec('COMMIT')
    answer = { results }
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    answer = { failed: error instanceof Error ? error.message : String(error), code: sqliteCode(error), ids: batch.map(({ id }) => id) }
  }
  port?.postMessage(answer)
}

port.on('message', (first: WriterRequest) => {
  let next: WriterRequest | null = first
  while (next) {
    const batch: { id: number; unit: Unit }[] = []
    while (next && !('close' in next) && batch.length < maxUnits) {
      batch.push(next)
      next = (receiveMessageOnPort(port)?.message as WriterRequest | undefined) ?? null
    }
    if (batch.length > 0) writeBatch(batch)
    if (next && 'close' in next) {
      database.exec('PRAGMA optimize; PRAGMA wal_checkpoint(TRUNCATE)')
      database.close()
      port.postMessage({ closed: true } satisfies WriterAnswer)
      port.close()
      return
    }
  }
})
