import { describe, expect, it } from 'vitest'
import { openMigrated } from '../../test/databases/open-migrated.ts'
import { engines } from '../../test/databases/storages.ts'
import { gradeOf, spreadOf } from '../model/grade.ts'
import { findForgettable, forgetArticle, storeOptimization } from './optimizations.ts'
import {
  countedMs,
  countResult,
  findPublisher,
  type GradeChange,
  gradedArticles,
  listPublishers,
  monthsOf,
  type PublisherPlace,
  type PublisherSort,
  placeOf,
  reasonsOf,
  refreshGrades,
  uncountArticle,
} from './publishers.ts'
import type { TenantScope } from './storage.ts'

const start = Date.parse('2026-11-20T12:00:00Z')
const dayMs = 24 * 60 * 60 * 1000

describe.each(engines)('publishers on %s', async (engine) => {
  const { storage, newTenant } = await openMigrated(engine)
  let count = 0

  /** Stores a result as POST /v1/optimize does; repeats when a guard fails, as it does. */
  async function store(
    tenant: TenantScope,
    host: string,
    article: string,
    aeoScore: number,
    more: { at?: number; failing?: readonly string[]; isKnown?: boolean; words?: number } = {},
  ): Promise<GradeChange | null> {
    const at = more.at ?? start
    for (let attempt = 0; attempt < 5; attempt++) {
      const articleId = `art_${tenant.tenantId}_${host}_${article}`
      const counted = await countResult(storage, tenant, {
        articleId,
        host,
        words: more.words ?? 150,
        siteName: null,
        aeoScore,
        seoScore: 50,
        rubricVersion: '1.0.0',
        failing: more.failing ?? [],
        bots: null,
        at,
      })
      const stored = {
        id: `opt_${++count}`,
        articleId,
        identity: `https://${host}/${article}`,
        canonicalUrl: `https://${host}/${article}`,
        url: null,
        aeoScore,
        seoScore: 50,
        rubricVersion: '1.0.0',
        scores: '{}',
        checksSummary: '{}',
        document: new Uint8Array(),
        request: new Uint8Array(),
        createdAt: at,
      }
      const unit = storeOptimization(storage, tenant, stored, more.isKnown !== true)
      if ((await storage.write([...counted.before, ...unit, ...counted.after])).ok) return counted.change
    }
    throw new Error('not stored')
  }
  const list = (tenant: TenantScope, sort: PublisherSort = 'grade', more: object = {}) =>
    listPublishers(storage, tenant, { sort, limit: 100, host: null, hostPrefix: null, minArticles: 1, after: null, ...more })

  it('have the sums, the order and the history of their articles’ newest scores', async () => {
    const tenant = await newTenant()
    const scores = [0, 19, 20, 39, 40, 59, 60, 69, 70, 80, 100]
    for (const [index, score] of scores.entries()) await store(tenant, 'a.example', String(index), score)
    await store(tenant, 'a.example', '0', 33, { isKnown: true, at: start + 1000 })
    const [row] = await list(tenant)
    const spread = spreadOf([33, ...scores.slice(1)])
    expect(row?.spread).toEqual(spread)
    expect(row?.seoTotal).toBe(50 * scores.length)
    expect(Math.round((row?.score ?? 0) * 10) / 10).toBe(gradeOf(spread).score)
    const months = await monthsOf(storage, tenant, row?.id ?? '', 24)
    expect(months.map(({ month, spread: { articles, total } }) => ({ month, articles, total }))).toEqual([
      { month: '2026-11', articles: spread.articles, total: spread.total },
    ])
  })

  it('count no article with too few words, also when it was longer before', async () => {
    const tenant = await newTenant()
    for (let index = 0; index < 5; index++) await store(tenant, 'short.example', String(index), 90)
    for (let index = 5; index < 9; index++) await store(tenant, 'short.example', String(index), 10, { words: 149 })
    expect((await list(tenant))[0]).toMatchObject({ articles: 9, isGraded: 1, spread: spreadOf([90, 90, 90, 90, 90]) })
    await store(tenant, 'short.example', '0', 90, { words: 2, isKnown: true })
    const [row] = await list(tenant)
    expect(row).toMatchObject({ articles: 9, isGraded: 0, score: 0, spread: spreadOf([90, 90, 90, 90]), seoTotal: 200 })
    const [month] = await monthsOf(storage, tenant, row!.id, 1)
    expect(month).toMatchObject({ articles: 9, spread: { articles: 4, total: 360 } })
    await store(tenant, 'none.example', '0', 90, { words: 1 })
    expect((await list(tenant, 'name'))[0]).toMatchObject({
      host: 'none.example',
      articles: 1,
      isGraded: 0,
      score: 0,
      spread: spreadOf([]),
    })
  })

  it('lose nothing when results arrive at the same moment', async () => {
    const tenant = await newTenant()
    await store(tenant, 'busy.example', 'first', 50)
    await Promise.all(Array.from({ length: 12 }, (_, index) => store(tenant, 'busy.example', String(index), 60 + index)))
    const [row] = await list(tenant)
    expect(row?.spread).toEqual(spreadOf([50, ...Array.from({ length: 12 }, (_, index) => 60 + index)]))
  })

  it.each<[PublisherSort]>([['grade'], ['-grade'], ['name'], ['-articles']])('are paged by %s, each once, ties included', async (sort) => {
    const tenant = await newTenant()
    for (const [host, articles, score] of [
      ['a.example', 1, 90],
      ['b.example', 1, 90],
      ['c.example', 6, 80],
      ['d.example', 6, 80],
      ['e.example', 5, 20],
      ['f.example', 2, 10],
    ] as const)
      for (let index = 0; index < articles; index++) await store(tenant, host, String(index), score)
    const whole = await list(tenant, sort)
    const paged: string[] = []
    for (let after: PublisherPlace | null = null; ; ) {
      const [row] = await list(tenant, sort, { limit: 1, after })
      if (!row) break
      paged.push(row.host)
      after = placeOf(sort, row)
    }
    expect(paged).toEqual(whole.map(({ host }) => host))
    expect(new Set(paged).size).toBe(6)
    const firsts = { grade: /^[cd]/, '-grade': /^e/, name: /^a/, '-articles': /^[cd]/ }
    expect(paged[0]).toMatch(firsts[sort])
    if (sort !== 'name' && sort !== '-articles') expect(paged.slice(0, 3).sort()).toEqual(['c.example', 'd.example', 'e.example'])
  })

  it('are found by the beginning of their host, taken literally, and by their size', async () => {
    const tenant = await newTenant()
    await store(tenant, 'news.example', '1', 50)
    await store(tenant, 'news.example', '2', 50)
    await store(tenant, 'n_ws.example', '1', 50)
    expect((await list(tenant, 'name', { hostPrefix: 'n_' })).map(({ host }) => host)).toEqual(['n_ws.example'])
    expect((await list(tenant, 'name', { hostPrefix: '%' })).length).toBe(0)
    expect((await list(tenant, 'name', { minArticles: 2 })).map(({ host }) => host)).toEqual(['news.example'])
  })

  it('count what is left when an article is forgotten, down to nothing', async () => {
    const tenant = await newTenant()
    for (const [index, score] of [30, 50, 90].entries()) await store(tenant, 'a.example', String(index), score, { failing: ['image-alt'] })
    const forget = async (index: number) => {
      const article = await findForgettable(storage, tenant, `art_${tenant.tenantId}_a.example_${index}`)
      const { before, after } = uncountArticle(storage, tenant, { id: article!.id, publisherId: article!.publisherId! }, start)
      return (await storage.write([...before, ...forgetArticle(storage, tenant, article!), ...after])).ok
    }
    expect(await forget(0)).toBe(true)
    const [row] = await list(tenant)
    expect(row?.spread).toEqual(spreadOf([50, 90]))
    expect(await reasonsOf(storage, tenant, [row!.id], 3)).toEqual(new Map([[row!.id, [{ check: 'image-alt', affected: 2 }]]]))
    expect([await forget(1), await forget(2)]).toEqual([true, true])
    expect((await findPublisher(storage, tenant, row!.id))?.spread).toEqual(spreadOf([]))
    expect(await reasonsOf(storage, tenant, [row!.id], 3)).toEqual(new Map())
  })

  it('name what holds their articles back, by the newest result of each', async () => {
    const tenant = await newTenant()
    await store(tenant, 'a.example', '1', 50, { failing: ['title-length', 'image-alt'] })
    await store(tenant, 'a.example', '2', 60, { failing: ['image-alt'] })
    await store(tenant, 'a.example', '1', 70, { failing: ['image-alt'], isKnown: true, at: start + 1 })
    const id = (await list(tenant))[0]?.id ?? ''
    expect((await reasonsOf(storage, tenant, [id], 5)).get(id)).toEqual([{ check: 'image-alt', affected: 2 }])
    expect((await gradedArticles(storage, tenant, id, 'best', 5, start)).map(({ score }) => score)).toEqual([70, 60])
    expect((await gradedArticles(storage, tenant, id, 'worst', 1, start)).map(({ score }) => score)).toEqual([60])
  })

  it('list as best and worst the articles that count, and none with too few words', async () => {
    const tenant = await newTenant()
    for (let index = 0; index < 5; index++) await store(tenant, 'best.example', String(index), 50 + index)
    await store(tenant, 'best.example', 'note', 5, { words: 149 })
    await store(tenant, 'best.example', 'picture', 99, { words: 0 })
    const id = (await list(tenant))[0]?.id ?? ''
    const scores = async (end: 'best' | 'worst') => (await gradedArticles(storage, tenant, id, end, 5, start)).map(({ score }) => score)
    expect(await scores('best')).toEqual([54, 53, 52, 51, 50])
    expect(await scores('worst')).toEqual([50, 51, 52, 53, 54])
  })

  it('forget results older than 365 days and are provisional again', async () => {
    const tenant = await newTenant()
    for (let index = 0; index < 5; index++) await store(tenant, 'old.example', String(index), 90, { at: start + index * dayMs })
    await refreshGrades(storage, tenant, start + countedMs)
    expect((await list(tenant))[0]).toMatchObject({ isGraded: 1, spread: { articles: 5 } })
    await refreshGrades(storage, tenant, start + countedMs + dayMs + 1)
    expect((await list(tenant))[0]).toMatchObject({ isGraded: 0, spread: { articles: 3 } })
  })

  it('announce a change of letter once, not the first letter', async () => {
    const tenant = await newTenant()
    const changes: (GradeChange | null)[] = []
    for (let index = 0; index < 12; index++) changes.push(await store(tenant, 'up.example', String(index), index < 6 ? 60 : 100))
    const told = changes.filter((change) => change !== null)
    expect(told[0]).toMatchObject({ host: 'up.example', from: 'C' })
    for (const [index, change] of told.entries()) if (index > 0) expect(change.from).toBe(told[index - 1]?.to)
    expect(told.length).toBeLessThan(6)
  })

  it('of another tenant do not exist', async () => {
    const [mine, theirs] = [await newTenant(), await newTenant()]
    await store(mine, 'a.example', '1', 50)
    const id = (await list(mine))[0]?.id ?? ''
    expect(await list(theirs)).toEqual([])
    expect(await findPublisher(storage, theirs, id)).toBeNull()
    expect((await reasonsOf(storage, theirs, [id], 5)).size).toBe(0)
    expect(await gradedArticles(storage, theirs, id, 'best', 5, start)).toEqual([])
    expect(await monthsOf(storage, theirs, id, 5)).toEqual([])
  })
})
