import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { deflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTarget, type Engine, engines, type TestTarget } from '../../test/databases/storages.ts'
import { findAnswer, replayMs, storeAnswer } from './idempotency.ts'
import { openStorage } from './open-storage.ts'
import {
  createScoreReader,
  findForgettable,
  forgetArticle,
  forgetOldResults,
  type NewOptimization,
  readArticleRequest,
  readDocument,
  storeOptimization,
} from './optimizations.ts'
import { openDatabase } from './sqlite/open-database.ts'
import { backUpSqlite } from './sqlite/open-sqlite.ts'
import { type Storage, statement } from './storage.ts'
import { ensureTenant } from './tenants.ts'

let made: TestTarget
let storage: Storage
const open = async (engine: Engine): Promise<void> => {
  made = await createTarget(engine, { tables: 'migrated' })
  storage = await openStorage(made.target)
}
const close = async (): Promise<void> => {
  await storage.close()
  made.remove()
}

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
  document: deflateRawSync('{"titles":["Brød"]}'),
  request: deflateRawSync('{"url":"https://example.com/"}'),
  createdAt: 1,
  ...change,
})

const insert = (id: string) => statement(storage.build.insertInto('tenant').values({ id, name: id, created_at: 1 }))
const rename = (id: string, name: string) => statement(storage.build.updateTable('tenant').set({ name }).where('id', '=', id), 1)

describe.each(engines)('on %s', (engine) => {
  beforeEach(() => open(engine))
  afterEach(close)

  describe('the database', () => {
    it('is migrated when it is opened, once', async () => {
      await close()
      made = await createTarget(engine)
      storage = await openStorage(made.target)
      expect(await storage.pendingMigrations()).toEqual([])
      await storage.close()
      storage = await openStorage(made.target)
      await storage.probe()
    })

    it('is left as it is when migrations are not wanted, and says what is missing', async () => {
      const fresh = await createTarget(engine)
      const untouched = await openStorage(fresh.target, { migrate: false })
      expect((await untouched.pendingMigrations())[0]).toBe('0001_tables')
      await expect(untouched.probe()).rejects.toThrow()
      await untouched.close()
      fresh.remove()
    })

    it('is refused when a newer program wrote it', async () => {
      await storage.write([{ sql: "INSERT INTO kysely_migration VALUES ('9999_future', '2030-01-01')", parameters: [] }])
      await expect(openStorage(made.target)).rejects.toThrow(/newer version/)
    })

    it('cannot be written through the reading connection', async () => {
      await expect(storage.read.insertInto('tenant').values({ id: 'ten_1', name: 'a', created_at: 1 }).execute()).rejects.toThrow(
        /read-?only/,
      )
    })

    it('takes any text, in what is asked as in what is stored', async () => {
      const [id, name] = ['a\0b', 'lone \ud800']
      await storage.write([statement(storage.build.insertInto('tenant').values({ id, name, created_at: 1 }))])
      const found = await storage.read.selectFrom('tenant').select('created_at').where('id', '=', id).where('name', '=', name).execute()
      expect(found).toEqual([{ created_at: 1 }])
      expect(await storage.read.selectFrom('tenant').select('id').where('id', 'in', ['\0', 'a']).execute()).toEqual([])
    })

    it('preserves whole numbers of 53 bits and bytes as they are', async () => {
      const created_at = Number.MAX_SAFE_INTEGER
      await storage.write([statement(storage.build.insertInto('tenant').values({ id: 'a', name: 'ä\n日本', created_at }))])
      expect(await storage.read.selectFrom('tenant').selectAll().execute()).toEqual([{ id: 'a', name: 'ä\n日本', created_at }])
      const { total } = await storage.read
        .selectFrom('tenant')
        .select(({ fn }) => fn.sum<number>('created_at').as('total'))
        .executeTakeFirstOrThrow()
      expect(total).toBe(created_at)
    })
  })

  describe('units', () => {
    it('take effect together or not at all; a failed one does not touch its neighbours', async () => {
      const results = await Promise.all([
        storage.write([insert('a')]),
        storage.write([insert('b'), rename('none', 'y')]),
        storage.write([insert('c'), rename('none', 'x')]),
        storage.write([insert('d')]),
      ])
      expect(results.map((each) => (each.ok ? 'ok' : each.reason))).toEqual(['ok', 'guard', 'guard', 'ok'])
      expect(await storage.write([insert('e'), insert('a')])).toMatchObject({ ok: false, reason: 'constraint', index: 1 })
      expect(await storage.read.selectFrom('tenant').select('id').orderBy('id').execute()).toEqual([{ id: 'a' }, { id: 'd' }])
    })

    it('reject on faulty SQL and leave the writer working', async () => {
      await expect(storage.write([{ sql: 'INSERT INTO nowhere VALUES (1)', parameters: [] }])).rejects.toThrow(/could not be written/)
      expect((await storage.write([insert('a')])).ok).toBe(true)
    })

    it('are visible to readers as soon as they are acknowledged', async () => {
      for (let index = 0; index < 50; index++) {
        await storage.write([insert(`t${index}`)])
        expect(await storage.read.selectFrom('tenant').select('id').where('id', '=', `t${index}`).executeTakeFirst()).toBeDefined()
      }
    })

    it('let one of 64 writers win a guard', async () => {
      await storage.write([insert('a')])
      const take = (name: string) =>
        storage.write([statement(storage.build.updateTable('tenant').set({ name }).where('id', '=', 'a').where('name', '=', 'a'), 1)])
      const results = await Promise.all(Array.from({ length: 64 }, (_, index) => take(`winner ${index}`)))
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    })
  })

  describe('results', () => {
    it('are found by their id and by their article’s, newest first', async () => {
      const tenant = { tenantId: (await ensureTenant(storage, 'default', 1)).id }
      await storage.write(storeOptimization(storage, tenant, result('opt_1'), true))
      await storage.write(storeOptimization(storage, tenant, result('opt_2', { createdAt: 2, aeoScore: 70 }), false))
      const find = createScoreReader(storage)
      const history = [{ id: 'opt_2' }, { id: 'opt_1' }]
      expect(await find(tenant, 'opt_1')).toMatchObject({ result: { id: 'opt_1', aeoScore: 50, scores: '{}' }, history })
      expect(await find(tenant, 'art_1')).toMatchObject({ result: { id: 'opt_2', aeoScore: 70, scores: '{}' }, history })
      expect(await find(tenant, 'opt_3')).toBeNull()
      expect(await find(tenant, 'art_2')).toBeNull()
    })

    it('are forgotten when they are old, unless they are an article’s newest', async () => {
      const tenant = { tenantId: (await ensureTenant(storage, 'default', 1)).id }
      const other = { articleId: 'art_2', identity: 'https://example.com/2' }
      await storage.write(storeOptimization(storage, tenant, result('opt_1'), true))
      await storage.write(storeOptimization(storage, tenant, result('opt_2', { createdAt: 2 }), false))
      await storage.write(storeOptimization(storage, tenant, result('opt_3', { ...other, createdAt: 2 }), true))
      await storage.write(storeOptimization(storage, tenant, result('opt_4', { createdAt: 5 }), false))
      expect(await storage.write([forgetOldResults(storage, 3)])).toEqual({ ok: true, changes: [2] })
      const left = await storage.read.selectFrom('optimization').select('id').orderBy('id').execute()
      expect(left).toEqual([{ id: 'opt_3' }, { id: 'opt_4' }])
    })

    it('go with their article, and no other article’s', async () => {
      const [mine, theirs] = [await ensureTenant(storage, 'mine', 1), await ensureTenant(storage, 'theirs', 1)]
      const [tenant, stranger] = [{ tenantId: mine.id }, { tenantId: theirs.id }]
      await storage.write(storeOptimization(storage, tenant, result('opt_1'), true))
      await storage.write(storeOptimization(storage, tenant, result('opt_2', { createdAt: 2 }), false))
      const other = { articleId: 'art_2', identity: 'https://example.com/2' }
      await storage.write(storeOptimization(storage, tenant, result('opt_3', other), true))
      expect(await findForgettable(storage, stranger, 'art_1')).toBeNull()
      const found = await findForgettable(storage, tenant, 'art_1')
      expect(found).toEqual({ id: 'art_1', canonicalUrl: 'https://example.com/', publisherId: null })
      expect((await storage.write(forgetArticle(storage, stranger, found!))).ok).toBe(false)
      expect((await storage.write(forgetArticle(storage, tenant, { ...found!, publisherId: 'pub_1' }))).ok).toBe(false)
      expect((await storage.write(forgetArticle(storage, tenant, found!))).ok).toBe(true)
      const read = createScoreReader(storage)
      expect(await Promise.all(['art_1', 'opt_1', 'opt_2'].map((id) => read(tenant, id)))).toEqual([null, null, null])
      const left = await storage.read.selectFrom('optimization_document').select('optimization_id').execute()
      expect(left).toEqual([{ optimization_id: 'opt_3' }])
      expect(await findForgettable(storage, tenant, 'art_1')).toBeNull()
      expect(
        (await storage.write(storeOptimization(storage, tenant, result('opt_4'), false))).ok,
        'a result for it has nowhere to go',
      ).toBe(false)
    })

    it('gives back the texts of what was stored packed', async () => {
      const tenant = { tenantId: (await ensureTenant(storage, 'default', 1)).id }
      await storage.write(storeOptimization(storage, tenant, result('opt_1'), true))
      expect(await readDocument(storage, tenant, 'opt_1')).toBe('{"titles":["Brød"]}')
      expect(await readArticleRequest(storage, tenant, 'art_1')).toBe('{"url":"https://example.com/"}')
    })

    it('of another tenant do not exist', async () => {
      const mine = { tenantId: (await ensureTenant(storage, 'mine', 1)).id }
      const theirs = { tenantId: (await ensureTenant(storage, 'theirs', 1)).id }
      await storage.write(storeOptimization(storage, mine, result('opt_1'), true))
      const find = createScoreReader(storage)
      expect(await find(theirs, 'opt_1')).toBeNull()
      expect(await find(theirs, 'art_1')).toBeNull()
    })
  })

  describe('answers stored for replay', () => {
    it('are found until they expire and belong to one tenant, route and key', async () => {
      const tenant = { tenantId: (await ensureTenant(storage, 'default', 1)).id }
      const answer = { fingerprint: 'f', status: 200, body: '{}' }
      await storage.write(storeAnswer(storage, tenant, 'optimize', 'k', answer, 1000))
      expect(await findAnswer(storage, tenant, 'optimize', 'k', 1000)).toEqual(answer)
      expect(await findAnswer(storage, tenant, 'optimize', 'k', 1000 + replayMs)).toBeNull()
      expect(await findAnswer(storage, tenant, 'other', 'k', 1000)).toBeNull()
      expect(await findAnswer(storage, { tenantId: 'ten_x' }, 'optimize', 'k', 1000)).toBeNull()
      const second = await storage.write(storeAnswer(storage, tenant, 'optimize', 'k', answer, 1000))
      expect(second).toMatchObject({ ok: false, reason: 'constraint' })
    })
  })
})

describe('a SQLite file', () => {
  beforeEach(() => open('sqlite'))
  afterEach(close)
  const file = () => ('file' in made.target ? made.target.file : '')

  it('is opened with WAL', () => {
    const database = new DatabaseSync(file())
    expect(database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    database.close()
  })

  it('finds old results by their age, without looking at all of them', () => {
    const database = new DatabaseSync(file())
    const { sql: text, parameters } = forgetOldResults(storage, 3)
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...parameters)
    expect(plan.map(({ detail }) => detail).join('\n')).toMatch(/USING .*INDEX optimization_by_age \(created_at</)
    database.close()
  })

  it('says in one sentence when it cannot be opened', async () => {
    await expect(openStorage({ file: made.folder })).rejects.toThrow(/cannot be opened .*CITABLE_DATA_DIR/)
  })

  it('is synced before a write is acknowledged', () => {
    const database = openDatabase(file(), { readOnly: false })
    expect(database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    database.close()
  })

  it('is copied while it is written, and the copy opens as a database of its own', async () => {
    const writes = Promise.all(Array.from({ length: 200 }, (_, index) => storage.write([insert(`t${index}`)])))
    await storage.write([insert('before')])
    const copy = path.join(made.folder, 'copy.db')
    backUpSqlite(file(), copy)
    await writes
    const restored = await openStorage({ file: copy })
    const ids = (await restored.read.selectFrom('tenant').select('id').execute()).map(({ id }) => id)
    expect(ids).toContain('before')
    await restored.close()
    expect(() => backUpSqlite(file(), copy)).toThrow(/exists already/)
    expect(() => backUpSqlite(path.join(made.folder, 'none.db'), `${copy}2`)).toThrow(/no database/)
  })
})

describe('a PostgreSQL address', () => {
  it.each([
    ['postgresql://citable:secret-word@127.0.0.1:1/none', /^The database postgresql:\/\/127.0.0.1:1\/none cannot be reached/],
    ['not an address', /^The database DATABASE_URL cannot be reached/],
  ])('%s is refused in one sentence without its password', async (url, message) => {
    const error = await openStorage({ url }).catch((each: Error) => each)
    expect(error).toMatchObject({ name: 'StartFault', message: expect.stringMatching(message) })
    expect(String((error as Error).message)).not.toContain('secret-word')
  })
})
