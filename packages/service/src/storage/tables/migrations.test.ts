import type { Migration } from 'kysely/migration'
import { afterEach, describe, expect, it } from 'vitest'
import { createTarget, engines, type TestTarget } from '../../../test/databases/storages.ts'
import { openStorage } from '../open-storage.ts'
import type { Storage } from '../storage.ts'
import { statement } from '../storage.ts'
import { earlierMigrations, migrations } from './migrations.ts'

let made: TestTarget
afterEach(() => made.remove())

/** Opens the database with the tables of the first release. */
async function openFirst(): Promise<Storage> {
  const all: Record<string, Migration> = migrations
  const later = Object.entries(all).slice(1)
  for (const [name] of later) delete all[name]
  try {
    return await openStorage(made.target)
  } finally {
    Object.assign(all, Object.fromEntries(later))
  }
}

/** A database with a tenant, whose tables were made by these migrations as far as it knows. */
async function leaveDatabase(names: readonly string[]): Promise<void> {
  const storage = await openFirst()
  await storage.write([
    statement(storage.build.insertInto('tenant').values({ id: 'ten_old', name: 'old', created_at: 1 })),
    { sql: 'DELETE FROM kysely_migration', parameters: [] },
    ...names.map((name) => ({ sql: `INSERT INTO kysely_migration VALUES ('${name}', '2026-11-20')`, parameters: [] })),
  ])
  await storage.close()
}

describe.each(engines)('a %s database from before the first release', (engine) => {
  it('is taken as it is when it was at the last version, by any process that opens it', async () => {
    made = await createTarget(engine, { tables: 'empty' })
    await leaveDatabase([earlierMigrations.first, '0025_graded_words', earlierMigrations.last])
    // two connections of one thread cannot wait for each other's lock in a file
    const count = engine === 'postgresql' ? 3 : 1
    const opened = await Promise.all(Array.from({ length: count }, () => openStorage(made.target)))
    for (const storage of opened) {
      expect(await storage.pendingMigrations()).toEqual([])
      expect(await storage.read.selectFrom('tenant').select('id').execute()).toEqual([{ id: 'ten_old' }])
      await storage.close()
    }
    const again = await openStorage(made.target)
    expect(await again.readRows({ sql: 'SELECT name FROM kysely_migration', parameters: [] })).toEqual(
      Object.keys(migrations).map((name) => ({ name })),
    )
    await again.close()
  })

  it('is refused with the way out when it was at an older one, and left as it is', async () => {
    made = await createTarget(engine, { tables: 'empty' })
    await leaveDatabase([earlierMigrations.first, '0025_graded_words'])
    await expect(openStorage(made.target)).rejects.toThrow(/before the first release.*CITABLE_DATA_DIR or DATABASE_URL/)
    const storage = await openStorage(made.target, { migrate: false })
    expect(await storage.read.selectFrom('tenant').select('id').execute()).toEqual([{ id: 'ten_old' }])
    await storage.close()
  })
})

describe.each(engines)('a %s database of the first release', (engine) => {
  it('has its sums of traffic afterwards, of a source that is not known, and takes those of others beside them', async () => {
    made = await createTarget(engine)
    const first = await openFirst()
    const place = "'ten_a', 'site_a', 3600000"
    await first.write(
      [
        "insert into tenant values ('ten_a', 'a', 1)",
        "insert into site (id, tenant_id, host, created_at) values ('site_a', 'ten_a', 'a.example', 1)",
        `insert into traffic_hour (tenant_id, site_id, hour, agent_id, kind, status_class, verification, n, bytes) values (${place}, 'gptbot', 'page', 2, 'verified', 7, 70)`,
        `insert into visit_hour (tenant_id, site_id, hour, path, assistant_id, evidence, n) values (${place}, '/a', 'chatgpt', 'utm', 3)`,
        "insert into traffic_class (id, agent_id, kind, status_class, verification) values (1, 'gptbot', 'page', 2, 'verified')",
      ].map((sql) => ({ sql, parameters: [] })),
    )
    await first.close()
    const storage = await openStorage(made.target)
    const more = await storage.write(
      [
        `insert into traffic_hour (tenant_id, site_id, hour, agent_id, kind, status_class, verification, source, n) values (${place}, 'gptbot', 'page', 2, 'verified', 'wordpress', 1)`,
        `insert into visit_hour (tenant_id, site_id, hour, path, assistant_id, evidence, source) values (${place}, '/a', 'chatgpt', 'utm', 'wordpress')`,
      ].map((sql) => ({ sql, parameters: [] })),
    )
    expect(more.ok).toBe(true)
    const hours = await storage.read.selectFrom('traffic_hour').select(['source', 'n', 'bytes', 'd7']).orderBy('source').execute()
    expect(hours).toEqual([
      { source: 'other', n: 7, bytes: 70, d7: 0 },
      { source: 'wordpress', n: 1, bytes: 0, d7: 0 },
    ])
    expect(await storage.read.selectFrom('visit_hour').select(['source', 'n']).orderBy('source').execute()).toEqual([
      { source: 'other', n: 3 },
      { source: 'wordpress', n: 0 },
    ])
    expect(await storage.read.selectFrom('traffic_class').select('source').execute()).toEqual([{ source: 'other' }])
    const twice = {
      sql: `insert into traffic_hour (tenant_id, site_id, hour, agent_id, kind, status_class, verification, source) values (${place}, 'gptbot', 'page', 2, 'verified', 'other')`,
      parameters: [],
    }
    expect(await storage.write([twice])).toMatchObject({ ok: false, reason: 'constraint' })
    await storage.close()
  })
})
