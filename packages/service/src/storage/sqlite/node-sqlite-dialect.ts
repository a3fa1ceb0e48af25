import type { DatabaseSync } from 'node:sqlite'
import { SqliteAdapter, SqliteDialect } from 'kysely'
import type { SqlValue } from '../queries/unit.ts'
import { cacheStatements } from './cache-statements.ts'

/** SQLite can roll back DDL; Kysely's own adapter does not rely on it. With it a broken migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Does what the database is asked for; what it throws may be another error then. */
export type Watch = <Value>(work: () => Value) => Value

/**
 * Kysely's SQLite dialect over Node's own driver. `begin` takes the write lock at once, so that two processes that migrate at the same
 * time wait for each other instead of failing.
 */
export function createNodeSqliteDialect(database: DatabaseSync, watch: Watch = (work) => work()): SqliteDialect {
  const prepare = cacheStatements((sql) => {
    const statement = watch(() => database.prepare(sql === 'begin' ? 'begin immediate' : sql))
    return {
      reader: statement.columns().length > 0,
      all: (parameters: readonly unknown[]) => watch(() => statement.all(...(parameters as SqlValue[]))),
      run: (parameters: readonly unknown[]) => watch(() => statement.run(...(parameters as SqlValue[]))),
      iterate: (parameters: readonly unknown[]) => statement.iterate(...(parameters as SqlValue[])) as IterableIterator<unknown>,
    }
  })
  const dialect = new SqliteDialect({
    database: {
      close: () => database.close(),
      prepare,
    },
  })
  dialect.createAdapter = () => new TransactionalAdapter()
  return dialect
}
