import { sql } from 'kysely'
import { createId } from '../ids.ts'
import {
  assumed,
  countedDays,
  gradeOf,
  isChangeOfLetter,
  type Letter,
  minArticles,
  minWords,
  quantile,
  type Spread,
  spreadOf,
} from '../model/grade.ts'
import type { Statement, Unit } from './queries/unit.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'

/** Milliseconds a result counts for the grade. */
export const countedMs = countedDays * 24 * 60 * 60 * 1000

export interface PublisherRow {
  readonly id: string
  readonly host: string
  readonly name: string | null
  /** Articles analysed, also those with too few words to count. */
  readonly articles: number
  readonly spread: Spread
  /** Sum over the articles that count. */
  readonly seoTotal: number
  readonly bots: { readonly allowed: number; readonly of: number } | null
  readonly rubricVersion: string
  readonly computedAt: number
  /** Values the list is sorted by, for cursors. */
  readonly isGraded: number
  readonly score: number
}

const columns = [
  'id',
  'host',
  'name',
  'articles',
  'counted',
  'total',
  'squares',
  'seo_total',
  'below_40',
  'below_70',
  'from_0',
  'from_20',
  'from_40',
  'from_60',
  'from_80',
  'is_graded',
  'score',
  'bots_allowed',
  'bots',
  'told_letter',
  'rubric_version',
  'computed_at',
] as const

const selectPublishers = (read: Storage['read'], scope: TenantScope) =>
  read.selectFrom('publisher').select(columns).where('tenant_id', '=', scope.tenantId)

type Row = Awaited<ReturnType<ReturnType<typeof selectPublishers>['executeTakeFirstOrThrow']>>

const spreadOfRow = (row: Row): Spread => ({
  articles: row.counted,
  total: row.total,
  squares: row.squares,
  below40: row.below_40,
  below70: row.below_70,
  distribution: [row.from_0, row.from_20, row.from_40, row.from_60, row.from_80],
})

const fromRow = (row: Row): PublisherRow => ({
  id: row.id,
  host: row.host,
  name: row.name,
  articles: row.articles,
  spread: spreadOfRow(row),
  seoTotal: row.seo_total,
  bots: row.bots_allowed === null || row.bots === null ? null : { allowed: row.bots_allowed, of: row.bots },
  rubricVersion: row.rubric_version,
  computedAt: row.computed_at,
  isGraded: row.is_graded,
  score: row.score,
})

/** A result that counts for the grade of its publisher. */
export interface GradedResult {
  readonly articleId: string
  readonly host: string
  /** An article with too few does not count, but is one of those analysed. */
  readonly words: number
  readonly siteName: string | null
  readonly aeoScore: number
  readonly seoScore: number
  readonly rubricVersion: string
  /** Ids of the failing checks that lower a score. */
  readonly failing: readonly string[]
  /** Crawlers of answer engines that robots.txt lets in; null when it was not read. */
  readonly bots: { readonly allowed: number; readonly of: number } | null
  /** Milliseconds. */
  readonly at: number
}

/** A change of letter that a webhook reports. */
export interface GradeChange {
  readonly publisherId: string
  readonly host: string
  readonly from: Letter
  readonly to: Letter
  readonly score: number
}

export interface CountedResult {
  readonly publisherId: string
  /** Goes before and after the statements that store the result, into their unit. */
  readonly before: Unit
  readonly after: Unit
  readonly change: GradeChange | null
}

/**
 * Statements that count a result for its publisher. The first of them takes the publisher's row, so that of two results at the same
 * moment the second one counts the first; the sums are then made by the database over the publisher's own articles.
 */
export async function countResult(storage: Storage, scope: TenantScope, result: GradedResult): Promise<CountedResult> {
  const known = await selectPublishers(storage.read, scope).where('host', '=', result.host).executeTakeFirst()
  const publisherId = known?.id ?? createId('pub', result.at)
  const facts = {
    rubric_version: result.rubricVersion,
    ...(result.siteName !== null && { name: result.siteName }),
    ...(result.bots !== null && { bots_allowed: result.bots.allowed, bots: result.bots.of }),
  }
  const take = known
    ? statement(
        storage.build
          .updateTable('publisher')
          .set((expression) => ({ ...facts, version: expression('version', '+', 1) }))
          .where('tenant_id', '=', scope.tenantId)
          .where('id', '=', publisherId),
        1,
      )
    : statement(
        storage.build.insertInto('publisher').values({
          id: publisherId,
          tenant_id: scope.tenantId,
          host: result.host,
          name: result.siteName,
          bots_allowed: result.bots?.allowed ?? null,
          bots: result.bots?.of ?? null,
          told_letter: null,
          rubric_version: result.rubricVersion,
          oldest_at: null,
          computed_at: result.at,
        }),
        1,
      )
  const told = await announceGrade(storage, scope, publisherId, known, result)
  return {
    publisherId,
    before: [take],
    after: [
      statement(
        storage.build
          .updateTable('article')
          .set({
            publisher_id: publisherId,
            graded_score: result.aeoScore,
            graded_words: result.words,
            graded_seo_score: result.seoScore,
            graded_at: result.at,
          })
          .where('tenant_id', '=', scope.tenantId)
          .where('id', '=', result.articleId),
        1,
      ),
      statement(
        storage.build.deleteFrom('article_reason').where('tenant_id', '=', scope.tenantId).where('article_id', '=', result.articleId),
      ),
      ...(result.failing.length === 0
        ? []
        : [
            statement(
              storage.build.insertInto('article_reason').values(
                [...new Set(result.failing)].map((check_id) => ({
                  tenant_id: scope.tenantId,
                  article_id: result.articleId,
                  publisher_id: publisherId,
                  check_id,
                })),
              ),
            ),
          ]),
      ...regrade(storage, scope, publisherId, result.at),
      ...told.statements,
    ],
    change: told.change,
  }
}

/**
 * Statements that take an article out of its publisher's grade; they go before and after those that delete it. No change of letter is
 * announced: no remaining article has become better or worse. The next result that counts announces it.
 */
export function uncountArticle(
  storage: Storage,
  scope: TenantScope,
  article: { readonly id: string; readonly publisherId: string },
  now: number,
): { readonly before: Unit; readonly after: Unit } {
  const take = storage.build
    .updateTable('publisher')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', article.publisherId)
  const reasons = storage.build.deleteFrom('article_reason').where('tenant_id', '=', scope.tenantId).where('article_id', '=', article.id)
  return { before: [statement(take, 1)], after: [statement(reasons), ...regrade(storage, scope, article.publisherId, now)] }
}

/** Sums over the publisher's articles again, and notes them as this month's point of its history. */
function regrade(storage: Storage, scope: TenantScope, publisherId: string, now: number): Unit {
  const counts = sql`graded_words >= ${sql.lit(minWords)}`
  const count = (condition: ReturnType<typeof sql>) =>
    sql<number>`cast(coalesce(sum(case when ${counts} and ${condition} then 1 else 0 end), 0) as integer)`
  const sum = (value: ReturnType<typeof sql>) => sql<number>`cast(coalesce(sum(case when ${counts} then ${value} end), 0) as bigint)`
  const sums = storage.build
    .selectFrom('article')
    .select([
      sql<number>`cast(count(*) as integer)`.as('articles'),
      count(sql`true`).as('counted'),
      sum(sql`graded_score`).as('total'),
      sum(sql`graded_score * graded_score`).as('squares'),
      sum(sql`graded_seo_score`).as('seo_total'),
      count(sql`graded_score < 40`).as('below_40'),
      count(sql`graded_score < 70`).as('below_70'),
      count(sql`graded_score < 20`).as('from_0'),
      count(sql`graded_score >= 20 and graded_score < 40`).as('from_20'),
      count(sql`graded_score >= 40 and graded_score < 60`).as('from_40'),
      count(sql`graded_score >= 60 and graded_score < 80`).as('from_60'),
      count(sql`graded_score >= 80`).as('from_80'),
      sql<number | null>`min(graded_at)`.as('oldest_at'),
    ])
    .where('tenant_id', '=', scope.tenantId)
    .where('publisher_id', '=', publisherId)
    .where('graded_at', '>=', now - countedMs)
    .as('sums')
  const n = sql`nullif(cast(sums.counted as double precision), 0)`
  const errors = sql`sums.squares - cast(sums.total as double precision) * sums.total / ${n}`
  const squares = sql`${sql.lit(assumed.articles * assumed.deviation ** 2)} + ${errors}`
  const deviation = sql`sqrt((${squares}) / (${n} + ${sql.lit(assumed.articles)}))`
  const bound = sql`sums.total / ${n} - ${sql.lit(quantile)} * ${deviation} / sqrt(${n})`
  const isGraded = sql`sums.counted >= ${sql.lit(minArticles)}`
  const score = sql<number>`case when ${isGraded} and ${bound} > 0 then ${bound} else 0 end`
  const month = new Date(now).toISOString().slice(0, 7)
  const monthly = ['articles', 'counted', 'total', 'squares', 'below_40', 'below_70', 'rubric_version'] as const
  return [
    statement(
      storage.build
        .updateTable('publisher')
        .from(sums)
        .set((expression) => ({
          articles: expression.ref('sums.articles'),
          counted: expression.ref('sums.counted'),
          total: expression.ref('sums.total'),
          squares: expression.ref('sums.squares'),
          seo_total: expression.ref('sums.seo_total'),
          below_40: expression.ref('sums.below_40'),
          below_70: expression.ref('sums.below_70'),
          from_0: expression.ref('sums.from_0'),
          from_20: expression.ref('sums.from_20'),
          from_40: expression.ref('sums.from_40'),
          from_60: expression.ref('sums.from_60'),
          from_80: expression.ref('sums.from_80'),
          oldest_at: expression.ref('sums.oldest_at'),
          is_graded: sql<number>`case when ${isGraded} then 1 else 0 end`,
          score,
          computed_at: now,
        }))
        .where('publisher.tenant_id', '=', scope.tenantId)
        .where('publisher.id', '=', publisherId),
      1,
    ),
    statement(
      storage.build
        .insertInto('publisher_month')
        .columns(['tenant_id', 'publisher_id', 'month', ...monthly])
        .expression(
          storage.build
            .selectFrom('publisher')
            .select(['tenant_id', 'id', sql.lit(month).as('month'), ...monthly])
            .where('tenant_id', '=', scope.tenantId)
            .where('id', '=', publisherId),
        )
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'publisher_id', 'month']).doUpdateSet(({ ref }) => ({
            articles: ref('excluded.articles'),
            counted: ref('excluded.counted'),
            total: ref('excluded.total'),
            squares: ref('excluded.squares'),
            below_40: ref('excluded.below_40'),
            below_70: ref('excluded.below_70'),
            rubric_version: ref('excluded.rubric_version'),
          })),
        ),
    ),
  ]
}

/** The coming grade, and the statement that notes a letter as announced. Its guard fails when another call announced one in the meantime. */
async function announceGrade(
  storage: Storage,
  scope: TenantScope,
  publisherId: string,
  known: Row | undefined,
  result: GradedResult,
): Promise<{ readonly statements: readonly Statement[]; readonly change: GradeChange | null }> {
  if (!known) return { statements: [], change: null }
  const old = await storage.read
    .selectFrom('article')
    .select(['graded_score', 'graded_words'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', result.articleId)
    .where('publisher_id', '=', publisherId)
    .where('graded_at', '>=', result.at - countedMs)
    .executeTakeFirst()
  const counted = (score: number | null, words: number | null) => (score === null || (words ?? 0) < minWords ? [] : [score])
  const removed = old ? counted(old.graded_score, old.graded_words) : []
  const grade = gradeOf(replaced(spreadOfRow(known), removed, counted(result.aeoScore, result.words)))
  const told = known.told_letter as Letter | null
  if (grade.letter === null || grade.score === null || (told !== null && !isChangeOfLetter(told, grade)))
    return { statements: [], change: null }
  return {
    statements: [
      statement(
        storage.build
          .updateTable('publisher')
          .set({ told_letter: grade.letter })
          .where('tenant_id', '=', scope.tenantId)
          .where('id', '=', publisherId)
          .where('told_letter', told === null ? 'is' : '=', told),
        1,
      ),
    ],
    change: told === null ? null : { publisherId, host: known.host, from: told, to: grade.letter, score: grade.score },
  }
}

function replaced(spread: Spread, oldScores: readonly number[], newScores: readonly number[]): Spread {
  const added = spreadOf(newScores)
  const removed = spreadOf(oldScores)
  const difference = (of: (spread: Spread) => number): number => of(spread) + of(added) - of(removed)
  return {
    articles: difference((each) => each.articles),
    total: difference((each) => each.total),
    squares: difference((each) => each.squares),
    below40: difference((each) => each.below40),
    below70: difference((each) => each.below70),
    distribution: spread.distribution,
  }
}

/** Grades whose oldest result has grown too old are summed again before they are shown. */
export async function refreshGrades(storage: Storage, scope: TenantScope, now: number): Promise<void> {
  const outdated = await storage.read
    .selectFrom('publisher')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .where('oldest_at', '<', now - countedMs)
    .execute()
  await Promise.all(outdated.map(({ id }) => storage.write(regrade(storage, scope, id, now))))
}

export type PublisherSort = 'grade' | '-grade' | 'name' | '-articles'

/** End of a page of the list: the values its sort compares, then the id. */
export type PublisherPlace = readonly [first: number | string, second: number, id: string]

/** The cursor's place of a row under a sort. */
export const placeOf = (sort: PublisherSort, row: PublisherRow): PublisherPlace => {
  if (sort === 'name') return [row.host, 0, row.id]
  return sort === '-articles' ? [row.articles, 0, row.id] : [row.isGraded, row.score, row.id]
}

export interface PublisherQuery {
  readonly sort: PublisherSort
  readonly limit: number
  /** The only host that may be seen; null: all. */
  readonly host: string | null
  /** Beginning of the host; null: any. */
  readonly hostPrefix: string | null
  readonly minArticles: number
  readonly after: PublisherPlace | null
}

/** A page of the list. Publishers without a letter come last in both orders of the grade, by id. */
export async function listPublishers(storage: Storage, scope: TenantScope, query: PublisherQuery): Promise<readonly PublisherRow[]> {
  const { sort, after } = query
  let select = selectPublishers(storage.readReplica, scope).where('articles', '>=', query.minArticles).limit(query.limit)
  if (query.host !== null) select = select.where('host', '=', query.host)
  if (query.hostPrefix !== null) {
    const pattern = `${query.hostPrefix.replace(/[\\%_]/g, '\\$&')}%`
    select = select.where(sql<boolean>`host like ${pattern} escape '\\'`)
  }
  if (sort === 'name') {
    select = select.orderBy('host').orderBy('id')
    if (after) {
      select = select.where(({ eb, or, and }) =>
        or([eb('host', '>', String(after[0])), and([eb('host', '=', String(after[0])), eb('id', '>', after[2])])]),
      )
    }
  } else if (sort === '-articles') {
    select = select.orderBy('articles', 'desc').orderBy('id')
    if (after) {
      const articles = Number(after[0])
      select = select.where(({ eb, or, and }) =>
        or([eb('articles', '<', articles), and([eb('articles', '=', articles), eb('id', '>', after[2])])]),
      )
    }
  } else {
    const isBestFirst = sort === 'grade'
    select = select
      .orderBy('is_graded', 'desc')
      .orderBy('score', isBestFirst ? 'desc' : 'asc')
      .orderBy('id')
    if (after) {
      const [isGraded, score, id] = [Number(after[0]), after[1], after[2]]
      select = select.where(({ eb, or, and }) =>
        or([
          eb('is_graded', '<', isGraded),
          and([eb('is_graded', '=', isGraded), eb('score', isBestFirst ? '<' : '>', score)]),
          and([eb('is_graded', '=', isGraded), eb('score', '=', score), eb('id', '>', id)]),
        ]),
      )
    }
  }
  return (await select.execute()).map(fromRow)
}

export async function findPublisher(storage: Storage, scope: TenantScope, id: string): Promise<PublisherRow | null> {
  const row = await selectPublishers(storage.readReplica, scope).where('id', '=', id).executeTakeFirst()
  return row ? fromRow(row) : null
}

export interface Reason {
  readonly check: string
  readonly affected: number
}

/** Checks that fail most often, for each of the publishers. */
export async function reasonsOf(
  storage: Storage,
  scope: TenantScope,
  publisherIds: readonly string[],
  max: number,
): Promise<ReadonlyMap<string, readonly Reason[]>> {
  const reasons = new Map<string, Reason[]>()
  if (publisherIds.length === 0) return reasons
  const rows = await storage.readReplica
    .selectFrom('article_reason')
    .select(['publisher_id', 'check_id', sql<number>`cast(count(*) as integer)`.as('affected')])
    .where('tenant_id', '=', scope.tenantId)
    .where('publisher_id', 'in', publisherIds)
    .groupBy(['publisher_id', 'check_id'])
    .orderBy('affected', 'desc')
    .orderBy('check_id')
    .execute()
  for (const row of rows) {
    const list = reasons.get(row.publisher_id) ?? []
    if (list.length < max) reasons.set(row.publisher_id, [...list, { check: row.check_id, affected: row.affected }])
  }
  return reasons
}

export interface MonthRow {
  readonly month: string
  readonly articles: number
  readonly spread: Spread
  readonly rubricVersion: string
}

/** The newest months, oldest of them first. */
export async function monthsOf(storage: Storage, scope: TenantScope, publisherId: string, max: number): Promise<readonly MonthRow[]> {
  const rows = await storage.readReplica
    .selectFrom('publisher_month')
    .select(['month', 'articles', 'counted', 'total', 'squares', 'below_40', 'below_70', 'rubric_version'])
    .where('tenant_id', '=', scope.tenantId)
    .where('publisher_id', '=', publisherId)
    .orderBy('month', 'desc')
    .limit(max)
    .execute()
  return rows.reverse().map((row) => ({
    month: row.month,
    articles: row.articles,
    spread: {
      articles: row.counted,
      total: row.total,
      squares: row.squares,
      below40: row.below_40,
      below70: row.below_70,
      distribution: [0, 0, 0, 0, 0],
    },
    rubricVersion: row.rubric_version,
  }))
}

export interface GradedArticle {
  readonly id: string
  readonly url: string | null
  readonly title: string | null
  readonly score: number
}

/** The best or the worst articles that count. */
export async function gradedArticles(
  storage: Storage,
  scope: TenantScope,
  publisherId: string,
  end: 'best' | 'worst',
  max: number,
  now: number,
): Promise<readonly GradedArticle[]> {
  const rows = await storage.readReplica
    .selectFrom('article')
    .select(['id', 'canonical_url', 'title', 'graded_score'])
    .where('tenant_id', '=', scope.tenantId)
    .where('publisher_id', '=', publisherId)
    .where('graded_at', '>=', now - countedMs)
    .where('graded_words', '>=', minWords)
    .orderBy('graded_score', end === 'best' ? 'desc' : 'asc')
    .orderBy('id')
    .limit(max)
    .execute()
  return rows.map((row) => ({ id: row.id, url: row.canonical_url, title: row.title, score: row.graded_score ?? 0 }))
}
