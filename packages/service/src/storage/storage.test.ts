import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findAnswer, keepAnswer, replayMs } from './idempotency.ts'
import { openStorage } from './open-storage.ts'
import { findOptimization, historyOf, type NewOptimization, storeOptimization } from './optimizations.ts'
import type { Storage } from './storage.ts'
import { ensureTenant } from './tenants.ts'

let folder: string
let file: string
let storage: Storage
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'citable-storage-'))
  file = path.join(folder, 'citable.db')
  storage = await openStorage(file)
})
afterEach(async () => {
  await storage.close()
  rmSync(folder, { recursive: true, force: true })
})

const result = (id: string, change: Partial<NewOptimization> = {}): NewOptimization => ({
  id,
  articleId: 'art_1',
  identity: 'https://example.com/',
  canonicalUrl: 'https://example.com/',
  url: 'https://example.com/',
  aeoScore: 50,
  seoScore: 60,
  rubricVersion: '1.0.0',
  scores: '{}',
  checksSummary: '{}',
  document: '{}',
  createdAt: 1,
  ...change,
})

describe('the database', () => {
  it('is opened with WAL and a sync on every commit', () => {
    const database = new DatabaseSync(file)
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    database.close()
  })

  it('can be opened again, migrations run once', async () => {
    await storage.close()
    storage = await openStorage(file)
    await storage.probe()
  })

  it('is refused when a newer program wrote it', async () => {
    const database = new DatabaseSync(file)
    database.exec("INSERT INTO kysely_migration VALUES ('9999_future', '2030-01-01')")
    database.close()
    await expect(openStorage(file)).rejects.toThrow(/newer version/)
  })

  it('says in one sentence when it cannot be opened', async () => {
    await expect(openStorage(folder)).rejects.toThrow(/cannot be opened .*CITABLE_DATA_DIR/)
  })

  it('is migrated once when two processes start at the same time', async () => {
    const other = path.join(folder, 'fresh', 'citable.db')
    const script = `
      import { openStorage } from '${new URL('./open-storage.ts', import.meta.url).href}'
      import { ensureTenant } from '${new URL('./tenants.ts', import.meta.url).href}'
      const storage = await openStorage(process.argv[1])
      await ensureTenant(storage, 'default', 1)
      await storage.close()`
    const start = () =>
      new Promise<number | null>((resolve) => {
        spawn(process.execPath, ['--input-type=module', '-e', script, other], { stdio: 'inherit' }).once('close', resolve)
      })
    expect(await Promise.all([start(), start(), start()])).toEqual([0, 0, 0])
    const opened = await openStorage(other)
    expect((await opened.read.selectFrom('tenant').selectAll().execute()).length).toBe(1)
    await opened.close()
  })

  it('cannot be written through the reading connection', async () => {
    await expect(storage.read.insertInto('tenant').values({ id: 'ten_1', name: 'a', created_at: 1 }).execute()).rejects.toThrow(/readonly/)
  })
})

describe('units', () => {
  it('take effect together or not at all; a failed one does not touch its neighbours', async () => {
    const insert = (id: string) => ({ sql: 'INSERT INTO tenant VALUES (?, ?, 1)', parameters: [id, id] })
    const results = await Promise.all([
      storage.write([insert('a')]),
      storage.write([insert('b'), insert('a')]),
      storage.write([insert('c'), { sql: 'UPDATE tenant SET name = ? WHERE id = ?', parameters: ['x', 'none'], changes: 1 }]),
      storage.write([insert('d')]),
    ])
    expect(results.map((each) => (each.ok ? 'ok' : each.reason))).toEqual(['ok', 'constraint', 'guard', 'ok'])
    expect(await storage.read.selectFrom('tenant').select('id').orderBy('id').execute()).toEqual([{ id: 'a' }, { id: 'd' }])
  })

  it('reject on faulty SQL and leave the writer working', async () => {
    await expect(storage.write([{ sql: 'INSERT INTO nowhere VALUES (1)', parameters: [] }])).rejects.toThrow(/could not be written/)
    expect((await storage.write([{ sql: 'INSERT INTO tenant VALUES (?, ?, 1)', parameters: ['a', 'a'] }])).ok).toBe(true)
  })

  it('are visible to readers as soon as they are acknowledged', async () => {
    for (let index = 0; index < 50; index++) {
      await storage.write([{ sql: 'INSERT INTO tenant VALUES (?, ?, 1)', parameters: [`t${index}`, `t${index}`] }])
      expect(await storage.read.selectFrom('tenant').select('id').where('id', '=', `t${index}`).executeTakeFirst()).toBeDefined()
    }
  })
})

describe('results', () => {
  it('are found by their id and by their article’s, newest first', async () => {
    const tenant = { tenantId: (await ensureTenant(storage, 'default', 1)).id }
    await storage.write(storeOptimization(storage, tenant, result('opt_1'), true))
    await storage.write(storeOptimization(storage, tenant, result('opt_2', { createdAt: 2, aeoScore: 70 }), false))
    expect(await findOptimization(storage, tenant, 'opt_1')).toMatchObject({ id: 'opt_1', aeoScore: 50 })
    expect(await findOptimization(storage, tenant, 'art_1')).toMatchObject({ id: 'opt_2', aeoScore: 70 })
    expect((await historyOf(storage, tenant, 'art_1')).map(({ id }) => id)).toEqual(['opt_2', 'opt_1'])
  })

  it('of another tenant do not exist', async () => {
    const mine = { tenantId: (await ensureTenant(storage, 'mine', 1)).id }
    const theirs = { tenantId: (await ensureTenant(storage, 'theirs', 1)).id }
    await storage.write(storeOptimization(storage, mine, result('opt_1'), true))
    expect(await findOptimization(storage, theirs, 'opt_1')).toBeNull()
    expect(await findOptimization(storage, theirs, 'art_1')).toBeNull()
    expect(await historyOf(storage, theirs, 'art_1')).toEqual([])
  })
})

describe('answers kept for replay', () => {
  it('are found until they expire and belong to one tenant, route and key', async () => {
    const tenant = { tenantId: (await ensureTenant(storage, 'default', 1)).id }
    const answer = { fingerprint: 'f', status: 200, body: '{}' }
    await storage.write(keepAnswer(storage, tenant, 'optimize', 'k', answer, 1000))
    expect(await findAnswer(storage, tenant, 'optimize', 'k', 1000)).toEqual(answer)
    expect(await findAnswer(storage, tenant, 'optimize', 'k', 1000 + replayMs)).toBeNull()
    expect(await findAnswer(storage, tenant, 'other', 'k', 1000)).toBeNull()
    expect(await findAnswer(storage, { tenantId: 'ten_x' }, 'optimize', 'k', 1000)).toBeNull()
    const second = await storage.write(keepAnswer(storage, tenant, 'optimize', 'k', answer, 1000))
    expect(second).toMatchObject({ ok: false, reason: 'constraint' })
  })
})

describe('kill -9', () => {
  it('loses no acknowledged write and leaves an intact file', { timeout: 60_000 }, async () => {
    const script = fileURLToPath(new URL('../../test/write-until-killed.ts', import.meta.url))
    await storage.close()
    let acknowledged = 0
    for (let kill = 0; kill < 5; kill++) {
      const writer = spawn(process.execPath, [script, file, String(kill)], { stdio: ['ignore', 'pipe', 'inherit'] })
      let output = ''
      writer.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.split('\n').length > 200 + kill * 150) writer.kill('SIGKILL')
      })
      await new Promise((resolve) => writer.once('close', resolve))
      const ids = output.split('\n').slice(0, -1)
      const database = new DatabaseSync(file)
      expect(database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
      const stored = new Set((database.prepare('SELECT id FROM tenant').all() as { id: string }[]).map(({ id }) => id))
      database.close()
      expect(ids.length).toBeGreaterThan(100)
      expect(ids.filter((id) => !stored.has(id))).toEqual([])
      acknowledged += ids.length
    }
    expect(acknowledged).toBeGreaterThan(1000)
    storage = await openStorage(file)
  })

  it('the writer syncs before it acknowledges', () => {
    // `strace` is not on every machine; the pragma is what the guarantee rests on
    const script = `
      import { openDatabase } from '${new URL('./sqlite/open-database.ts', import.meta.url).href}'
      const database = openDatabase(process.argv[1], { readOnly: false })
      console.log(database.prepare('PRAGMA synchronous').get().synchronous)`
    expect(execFileSync(process.execPath, ['--input-type=module', '-e', script, file]).toString().trim()).toBe('2')
  })
})
