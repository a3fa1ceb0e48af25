import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import pg from 'pg'
import { afterEach, describe, expect, it } from 'vitest'
import { createTarget, engines, type TestTarget } from '../../test/storages.ts'
import { spreadOf } from '../model/grade.ts'
import { migrations } from './migrations.ts'
import { openStorage, type StorageTarget } from './open-storage.ts'
import { createScoreReader, readDocument } from './optimizations.ts'
import { nameMost, readPageSums } from './page-sums.ts'
import { findPublisher, refreshGrades } from './publishers.ts'
import { createNodeSqliteDialect } from './sqlite/node-sqlite-dialect.ts'
import { openDatabase } from './sqlite/open-database.ts'
import type { Storage } from './storage.ts'
import type { Tables } from './tables.ts'
import { readHits } from './traffic.ts'

let made: TestTarget
let storage: Storage | null = null
afterEach(async () => {
  await storage?.close()
  made.remove()
})

const connect = (target: StorageTarget): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect:
      'file' in target
        ? createNodeSqliteDialect(openDatabase(target.file, { readOnly: false }))
        : new PostgresDialect({ pool: new pg.Pool({ connectionString: target.url, max: 1 }) }),
  })

const scope = { tenantId: 'ten_1' }
const day = Date.parse('2026-11-20T00:00:00Z')
const hour = day + 10 * 3_600_000

/** A database as the version with this last migration left it, with a result and a counted hit. */
async function leaveDatabase(target: StorageTarget, last: string): Promise<void> {
  const database = connect(target)
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })
  const { error } = await migrator.migrateTo(last)
  if (error) throw error
  await database.insertInto('tenant').values({ id: 'ten_1', name: 'default', created_at: 1 }).execute()
  await database.insertInto('site').values({ id: 'site_1', tenant_id: 'ten_1', host: 'example.com', created_at: 1 }).execute()
  await database
    .insertInto('optimization')
    .values({
      id: 'opt_1',
      tenant_id: 'ten_1',
      article_id: 'art_1',
      status: 'completed',
      url: null,
      aeo_score: 50,
      seo_score: 60,
      rubric_version: '1.0.0',
      scores: '{}',
      checks_summary: '{}',
      document: '{"checks":[]}',
      created_at: 1,
      computed_at: 1,
    })
    .execute()
  const key = { tenant_id: 'ten_1', site_id: 'site_1', agent_id: 'gptbot', kind: 'page', status_class: 2, verification: 'unchecked' }
  const sums = { n: 3, n_html: 3, n_read: 3, n_ok: 3, n_disallowed: 0, bytes: 30 }
  const durations = { d0: 1, d1: 2, d2: 0, d3: 0, d4: 0, d5: 0, d6: 0, d7: 0 }
  await database
    .insertInto('traffic_hour')
    .values({ ...key, hour, ...sums, ...durations })
    .execute()
  const pageDay = { ...key, day, path: '/a', ...sums, first_ok: hour, last_ok: hour }
  // the columns of that version
  await (database as unknown as Kysely<{ traffic_page_day: typeof pageDay }>).insertInto('traffic_page_day').values(pageDay).execute()
  await database.destroy()
}

describe.each(engines)('a %s database of an earlier version', (engine) => {
  it.each(['0015_rate_buckets', '0019_robots_copies'])('keeps its results and its sums: %s', { timeout: 60_000 }, async (last) => {
    made = await createTarget(engine)
    await leaveDatabase(made.target, last)
    storage = await openStorage(made.target)
    expect(await storage.pendingMigrations()).toEqual([])
    expect(await createScoreReader(storage)(scope, 'opt_1')).toMatchObject({ result: { aeoScore: 50 }, history: [{ id: 'opt_1' }] })
    expect(await readDocument(storage, scope, 'opt_1')).toBe('{"checks":[]}')
    const range = { siteId: null, from: hour, to: hour + 1, path: null, agentIds: null, assistantIds: null }
    const sums = { agentId: 'gptbot', n: 3, bytes: 30, durations: [1, 2, 0, 0, 0, 0, 0, 0] }
    expect(await readHits(storage, scope, range, [null])).toMatchObject([{ t: hour, ...sums }])
    const days = { ...range, from: day, to: day + 86_400_000 }
    expect(await readHits(storage, scope, days, [null])).toMatchObject([{ t: day, ...sums }])
    const pages = await readPageSums(storage, scope, days, ['unchecked'], { searchIndex: [], search: ['gptbot'], userFetch: [] }, day)
    expect(await nameMost(storage, scope, pages, 5)).toEqual([
      { siteId: 'site_1', path: '/a', crawls: 3, searchIndexHits: 0, userFetches: 0, lastSearchFetch: hour, statuses: [3, 0, 0, 0] },
    ])
    // the key still holds
    const again = storage.build
      .insertInto('traffic_hour')
      .columns(['tenant_id', 'site_id', 'hour', 'agent_id', 'kind', 'status_class', 'verification'])
      .expression(
        storage.build
          .selectFrom('traffic_hour')
          .select(['tenant_id', 'site_id', 'hour', 'agent_id', 'kind', 'status_class', 'verification']),
      )
      .compile()
    expect(await storage.write([{ sql: again.sql, parameters: [] }])).toMatchObject({ ok: false, reason: 'constraint' })
  })

  it('grades its publishers anew by the words its results tell', { timeout: 60_000 }, async () => {
    made = await createTarget(engine)
    const database = connect(made.target)
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => ({ ...migrations }) } })
    const { error } = await migrator.migrateTo('0024_translation_sites')
    if (error) throw error
    await database.insertInto('tenant').values({ id: 'ten_1', name: 'default', created_at: 1 }).execute()
    const publisher = { id: 'pub_1', tenant_id: 'ten_1', host: 'example.com', name: null, bots: null, bots_allowed: null, computed_at: day }
    await database
      .insertInto('publisher')
      .values({ ...publisher, articles: 7, is_graded: 1, score: 62, told_letter: 'C+', rubric_version: '1.0.0', oldest_at: day })
      .execute()
    const scores = [
      ...Array.from({ length: 5 }, () => '{"readability":{"words":150}}'),
      '{"readability":{"words":149}}',
      '{"readability":null}',
    ]
    for (const [index, text] of scores.entries()) {
      const ids = { id: `art_${index}`, tenant_id: 'ten_1', identity: String(index), latest_optimization_id: `opt_${index}` }
      await database
        .insertInto('article')
        .values({ ...ids, canonical_url: null, host: 'example.com', aeo_score: 80, seo_score: 50, created_at: 1, updated_at: 1 })
        .execute()
      await database
        .updateTable('article')
        .set({ publisher_id: 'pub_1', graded_score: 80, graded_seo_score: 50, graded_at: day })
        .where('id', '=', ids.id)
        .execute()
      const result = { id: `opt_${index}`, tenant_id: 'ten_1', article_id: ids.id, status: 'completed', url: null } as const
      await database
        .insertInto('optimization')
        .values({
          ...result,
          aeo_score: 80,
          seo_score: 50,
          rubric_version: '1.0.0',
          scores: text,
          checks_summary: '{}',
          created_at: 1,
          computed_at: 1,
        })
        .execute()
    }
    await database.destroy()
    storage = await openStorage(made.target)
    await refreshGrades(storage, scope, day)
    const row = await findPublisher(storage, scope, 'pub_1')
    expect(row).toMatchObject({ articles: 7, isGraded: 1, spread: spreadOf([80, 80, 80, 80, 80]) })
    expect((await storage.read.selectFrom('publisher').select('told_letter').executeTakeFirst())?.told_letter).toBeNull()
  })
})
