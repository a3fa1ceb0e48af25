import { spawn } from 'node:child_process'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { createTarget, engines, type TestTarget } from '../../test/databases/storages.ts'
import { openStorage, type StorageTarget } from './open-storage.ts'
import { statement } from './storage.ts'

let made: TestTarget
afterEach(() => made.remove())

describe.each(engines)('several processes on %s', (engine) => {
  it('migrate it once when they start at the same time', async () => {
    made = await createTarget(engine)
    const script = `
      import { openStorage } from '${new URL('./open-storage.ts', import.meta.url).href}'
      import { ensureTenant } from '${new URL('./tenants.ts', import.meta.url).href}'
      const storage = await openStorage(JSON.parse(process.argv[1]))
      await ensureTenant(storage, 'default', 1)
      await storage.close()`
    const start = () =>
      new Promise<number | null>((resolve) => {
        spawn(process.execPath, ['--input-type=module', '-e', script, JSON.stringify(made.target)], { stdio: 'inherit' }).once(
          'close',
          resolve,
        )
      })
    expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0])
    const opened = await openStorage(made.target)
    expect((await opened.read.selectFrom('tenant').selectAll().execute()).length).toBe(1)
    await opened.close()
  })

  it('lose no acknowledged write to kill -9', async () => {
    const script = fileURLToPath(new URL('../../test/databases/write-until-killed.ts', import.meta.url))
    made = await createTarget(engine, { tables: 'migrated' })
    let acknowledged = 0
    for (let kill = 0; kill < 4; kill++) {
      const writer = spawn(process.execPath, [script, JSON.stringify(made.target), String(kill)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let output = ''
      writer.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.split('\n').length > 200 + kill * 150) writer.kill('SIGKILL')
      })
      await new Promise((resolve) => writer.once('close', resolve))
      const ids = output.split('\n').slice(0, -1)
      if ('file' in made.target) {
        const database = new DatabaseSync(made.target.file)
        expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
        database.close()
      }
      const storage = await openStorage(made.target)
      const stored = new Set((await storage.read.selectFrom('tenant').select('id').execute()).map(({ id }) => id))
      await storage.close()
      expect(ids.length).toBeGreaterThan(100)
      expect(ids.filter((id) => !stored.has(id))).toEqual([])
      acknowledged += ids.length
    }
    expect(acknowledged).toBeGreaterThan(1000)
  })
})

describe('a PostgreSQL address', () => {
  it('cannot let readers write, but brings its own settings', async () => {
    made = await createTarget('postgresql')
    const url = new URL('url' in made.target ? made.target.url : '')
    url.searchParams.set('options', '-c default_transaction_read_only=off -c work_mem=5MB')
    const storage = await openStorage({ url: url.href })
    const { rows } = await sql<{ readonly work_mem: string }>`show work_mem`.execute(storage.read)
    expect(rows).toEqual([{ work_mem: '5MB' }])
    await expect(storage.read.deleteFrom('tenant').execute()).rejects.toThrow(/read-only/)
    const tenant = storage.build.insertInto('tenant').values({ id: 'a', name: 'a', created_at: 1 })
    expect((await storage.write([statement(tenant)])).ok).toBe(true)
    await storage.close()
  })

  it('of a replica that is not there is refused with the name of its setting', async () => {
    made = await createTarget('postgresql')
    const replicaUrl = 'postgresql://citable:secret-word@127.0.0.1:1/none'
    const opening = openStorage({ ...made.target, replicaUrl } as StorageTarget)
    await expect(opening).rejects.toThrow(/^The database postgresql:\/\/127.0.0.1:1\/none cannot be reached .* Check DATABASE_URL_READ/)
  })
})
