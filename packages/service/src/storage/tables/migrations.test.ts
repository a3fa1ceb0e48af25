import { afterEach, describe, expect, it } from 'vitest'
import { createTarget, engines, type TestTarget } from '../../../test/databases/storages.ts'
import { openStorage } from '../open-storage.ts'
import { statement } from '../storage.ts'
import { earlierMigrations, migrations } from './migrations.ts'

let made: TestTarget
afterEach(() => made.remove())

/** A database with a tenant, whose tables were made by these migrations as far as it knows. */
async function leaveDatabase(names: readonly string[]): Promise<void> {
  const storage = await openStorage(made.target)
  await storage.write([
    statement(storage.build.insertInto('tenant').values({ id: 'ten_old', name: 'old', created_at: 1 })),
    { sql: 'DELETE FROM kysely_migration', parameters: [] },
    ...names.map((name) => ({ sql: `INSERT INTO kysely_migration VALUES ('${name}', '2026-11-20')`, parameters: [] })),
  ])
  await storage.close()
}

describe.each(engines)('a %s database from before the first release', (engine) => {
  it('is taken as it is when it was at the last version, by whoever opens it', async () => {
    made = await createTarget(engine, { tables: 'migrated' })
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
    made = await createTarget(engine, { tables: 'migrated' })
    await leaveDatabase([earlierMigrations.first, '0025_graded_words'])
    await expect(openStorage(made.target)).rejects.toThrow(/before the first release.*CITABLE_DATA_DIR or DATABASE_URL/)
    const storage = await openStorage(made.target, { migrate: false })
    expect(await storage.read.selectFrom('tenant').select('id').execute()).toEqual([{ id: 'ten_old' }])
    await storage.close()
  })
})
