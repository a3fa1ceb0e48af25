import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { type Dialect, Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from 'kysely'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { createTarget, type Engine, engines, type TestTarget } from '../../../test/databases/storages.ts'
import { openStorage, type StorageTarget } from '../open-storage.ts'
import { migrations } from './migrations.ts'

/**
 * The tables of the first release, as each engine describes them. A failure means that a published migration was edited: tables
 * change by a migration of their own, and this file stays as it is.
 */
const keptTables = (engine: Engine): string => readFileSync(new URL(`__fixtures__/0001-${engine}.txt`, import.meta.url), 'utf8')

const descriptions: Readonly<Record<Engine, string>> = {
  sqlite: `SELECT sql AS line FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'kysely%' AND name NOT LIKE 'sqlite%'
    ORDER BY type = 'index', name`,
  postgresql: `SELECT line FROM (
    SELECT 1 AS part, table_name || '.' || column_name AS name,
      concat_ws(' ', table_name || '.' || column_name, data_type, is_nullable, column_default) AS line
      FROM information_schema.columns WHERE table_schema = current_schema() AND table_name NOT LIKE 'kysely%'
    UNION ALL SELECT 2, indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema() AND tablename NOT LIKE 'kysely%'
    UNION ALL SELECT 3, tablename || policyname, concat_ws(' ', 'policy', policyname, tablename, cmd, qual, with_check)
      FROM pg_policies WHERE schemaname = current_schema()) AS parts ORDER BY part, name COLLATE "C"`,
}

/** A connection that runs one migration alone: storages bring a database to the newest tables. */
function dialectOf(target: StorageTarget): Dialect {
  if ('url' in target) return new PostgresDialect({ pool: new pg.Pool({ connectionString: target.url }) })
  const database = new DatabaseSync(target.file)
  const prepare = (text: string) => {
    const statement = database.prepare(text)
    return {
      reader: statement.columns().length > 0,
      all: (values: readonly SQLInputValue[]) => statement.all(...values),
      run: (values: readonly SQLInputValue[]) => statement.run(...values),
      iterate: (values: readonly SQLInputValue[]) => statement.iterate(...values),
    }
  }
  return new SqliteDialect({ database: { prepare, close: () => database.close() } as unknown as SqliteDatabase })
}

let made: TestTarget
afterEach(() => made.remove())

describe.each(engines)('the tables of the first release in %s', (engine) => {
  it('are made word for word by the first migration', async () => {
    made = await createTarget(engine)
    const database = new Kysely<unknown>({ dialect: dialectOf(made.target) })
    await migrations['0001_tables'].up(database)
    const { rows } = await sql.raw<{ readonly line: string }>(descriptions[engine]).execute(database)
    await database.destroy()
    expect(rows.map(({ line }) => `${line};\n`).join('')).toBe(keptTables(engine))
  })
})

it('a data folder of the first release opens with all that it holds, and again after that', async () => {
  made = await createTarget('sqlite')
  const file = path.join(made.folder, 'citable.db')
  const database = new DatabaseSync(file)
  database.exec(keptTables('sqlite'))
  database.exec(`
    CREATE TABLE kysely_migration (name varchar(255) NOT NULL PRIMARY KEY, timestamp varchar(255) NOT NULL);
    CREATE TABLE kysely_migration_lock (id varchar(255) NOT NULL PRIMARY KEY, is_locked integer DEFAULT 0 NOT NULL);
    INSERT INTO kysely_migration_lock VALUES ('migration_lock', 0);
    INSERT INTO kysely_migration VALUES ('0001_tables', '2026-12-01T00:00:00.000Z');
    INSERT INTO tenant (id, name, created_at) VALUES ('ten_1', 'mill', 1);
    INSERT INTO article (id, tenant_id, identity, canonical_url, host, latest_optimization_id, aeo_score, seo_score, created_at, updated_at)
      VALUES ('art_1', 'ten_1', 'https://mill.example/bread', 'https://mill.example/bread', 'mill.example', 'opt_1', 71, 84, 1, 2);
    INSERT INTO optimization (id, tenant_id, article_id, status, url, aeo_score, seo_score, rubric_version, created_at)
      VALUES ('opt_1', 'ten_1', 'art_1', 'completed', 'https://mill.example/bread', 71, 84, '1.0.0', 2);`)
  database.close()
  for (const _ of [1, 2]) {
    const storage = await openStorage({ file })
    expect(await storage.pendingMigrations()).toEqual([])
    expect(await storage.read.selectFrom('article').select(['id', 'aeo_score']).execute()).toEqual([{ id: 'art_1', aeo_score: 71 }])
    expect(await storage.read.selectFrom('optimization').select(['id', 'article_id']).execute()).toEqual([
      { id: 'opt_1', article_id: 'art_1' },
    ])
    await storage.close()
  }
})
