import { sql } from 'kysely'
import { createId } from '../ids.ts'
import { prepareRead } from './queries/prepare-read.ts'
import { type PlaceOf, preparedRead, preparedStatement } from './queries/prepared.ts'
import type { Statement, Unit } from './queries/unit.ts'
import { unpack } from './queries/unpack.ts'
import { siteHostOf } from './sites.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'

interface OptimizationRow {
  readonly id: string
  readonly articleId: string
  readonly status: 'queued' | 'running' | 'completed' | 'failed' | 'canceled'
  readonly url: string | null
  readonly aeoScore: number | null
  readonly seoScore: number | null
  readonly rubricVersion: string
  readonly version: number
  /** Milliseconds. */
  readonly createdAt: number
  readonly computedAt: number | null
  /** JSON texts of the two members that every reading of a score shows. */
  readonly scores: string | null
  readonly checksSummary: string | null
}

interface HistoryRow {
  readonly id: string
  readonly aeoScore: number | null
  readonly seoScore: number | null
  readonly rubricVersion: string
  readonly computedAt: number | null
}

/** Identity of an article across calls: its address, else its content. */
export function articleIdentity(canonicalUrl: string | null, contentDigest: string | null): string {
  if (canonicalUrl !== null) return canonicalUrl
  if (contentDigest === null) throw new Error('an article without an address has a content')
  return `content:${contentDigest}`
}

export interface KnownArticle {
  readonly id: string
  /** Scores of its newest result. */
  readonly aeoScore: number
  readonly seoScore: number
  readonly rubricVersion: string | null
}

/** The article known under this identity; its id is reused by every later result. */
export async function findArticle(storage: Storage, scope: TenantScope, identity: string): Promise<KnownArticle | null> {
  const [row] = await readKnownArticle(storage, { tenant: scope.tenantId, identity })
  return row ? { id: row.id, aeoScore: row.aeo_score, seoScore: row.seo_score, rubricVersion: row.rubric_version } : null
}

const readKnownArticle = preparedRead((read, placeOf: PlaceOf<{ readonly tenant: string; readonly identity: string }>) =>
  read
    .selectFrom('article')
    .leftJoin('optimization', 'optimization.id', 'article.latest_optimization_id')
    .select(['article.id', 'article.aeo_score', 'article.seo_score', 'optimization.rubric_version'])
    .where('article.tenant_id', '=', placeOf('tenant'))
    .where('article.identity', '=', placeOf('identity')),
)

/** JSON text of the request that made the newest result of an article. */
export async function readArticleRequest(storage: Storage, scope: TenantScope, id: string): Promise<string | null> {
  const row = await storage.read
    .selectFrom('article')
    .select('request')
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.request ? unpack(storage, row.request) : null
}

/** Hosts of those articles that exist; null for one without an address. */
export async function hostOfArticles(
  storage: Storage,
  scope: TenantScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await storage.read
    .selectFrom('article')
    .select(['id', 'host'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, host }) => [id, host]))
}

/** Articles of the tenant; with a host, of that one. */
export async function countArticles(storage: Storage, scope: TenantScope, host: string | null): Promise<number> {
  const { articles } = await storage.read
    .selectFrom('article')
    .select(({ fn }) => fn.countAll<number>().as('articles'))
    .where('tenant_id', '=', scope.tenantId)
    .$if(host !== null, (query) => query.where('host', '=', host))
    .executeTakeFirstOrThrow()
  return articles
}

export interface ArticleFilter {
  /** Without `www.`; null: all of the tenant. */
  readonly host: string | null
  readonly maxAeo: number | null
  readonly maxSeo: number | null
  /** Milliseconds. */
  readonly updatedSince: number | null
  readonly limit: number
  /** Id of the article before the page. */
  readonly after: string | null
}

/** The articles stored last come first: ids grow with time, so that an article that changes keeps its place. */
export async function listArticles(storage: Storage, scope: TenantScope, filter: ArticleFilter) {
  const { host, maxAeo, maxSeo, updatedSince, limit, after } = filter
  return storage.read
    .selectFrom('article')
    .select(['id', 'latest_optimization_id', 'canonical_url', 'title', 'aeo_score', 'seo_score', 'created_at', 'updated_at'])
    .where('tenant_id', '=', scope.tenantId)
    .$if(host !== null, (query) => query.where('host', '=', host))
    .$if(maxAeo !== null, (query) => query.where('aeo_score', '<=', maxAeo!))
    .$if(maxSeo !== null, (query) => query.where('seo_score', '<=', maxSeo!))
    .$if(updatedSince !== null, (query) => query.where('updated_at', '>=', updatedSince!))
    .$if(after !== null, (query) => query.where('id', '<', after!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export interface NewOptimization {
  readonly id: string
  readonly articleId: string
  readonly identity: string
  readonly canonicalUrl: string | null
  readonly url: string | null
  readonly aeoScore: number
  readonly seoScore: number
  readonly rubricVersion: string
  readonly scores: string
  readonly checksSummary: string
  /** The optimization as JSON, deflated. */
  readonly document: Uint8Array
  /** The request as JSON, deflated; stored with the article. */
  readonly request: Uint8Array
  readonly createdAt: number
}

/** Stores a result and points its article at it. The guard on the article fails when another call created it meanwhile. */
export function storeOptimization(storage: Storage, scope: TenantScope, value: NewOptimization, isNewArticle: boolean): Unit {
  const host = value.canonicalUrl === null ? null : siteHostOf(value.canonicalUrl)
  const placed = { ...value, tenant: scope.tenantId, host }
  return [
    (isNewArticle ? insertArticle : updateArticle)(storage, placed),
    insertOptimization(storage, placed),
    insertDocument(storage, placed),
  ]
}

type Stored = NewOptimization & { readonly tenant: string; readonly host: string | null }

const newestOf = (placeOf: PlaceOf<Stored>) => ({
  latest_optimization_id: placeOf('id'),
  aeo_score: placeOf('aeoScore'),
  seo_score: placeOf('seoScore'),
  request: placeOf('request'),
  updated_at: placeOf('createdAt'),
})

const insertArticle = preparedStatement<Stored>(1, (build, placeOf) =>
  build.insertInto('article').values({
    id: placeOf('articleId'),
    tenant_id: placeOf('tenant'),
    identity: placeOf('identity'),
    canonical_url: placeOf('canonicalUrl'),
    host: placeOf('host'),
    ...newestOf(placeOf),
    created_at: placeOf('createdAt'),
  }),
)

const updateArticle = preparedStatement<Stored>(1, (build, placeOf) =>
  build.updateTable('article').set(newestOf(placeOf)).where('tenant_id', '=', placeOf('tenant')).where('id', '=', placeOf('articleId')),
)

const insertOptimization = preparedStatement<Stored>(1, (build, placeOf) =>
  build.insertInto('optimization').values({
    id: placeOf('id'),
    tenant_id: placeOf('tenant'),
    article_id: placeOf('articleId'),
    status: 'completed',
    url: placeOf('url'),
    aeo_score: placeOf('aeoScore'),
    seo_score: placeOf('seoScore'),
    rubric_version: placeOf('rubricVersion'),
    scores: placeOf('scores'),
    checks_summary: placeOf('checksSummary'),
    created_at: placeOf('createdAt'),
    computed_at: placeOf('createdAt'),
  }),
)

const insertDocument = preparedStatement<Stored>(1, (build, placeOf) =>
  build.insertInto('optimization_document').values({ optimization_id: placeOf('id'), document: '', packed: placeOf('document') }),
)

/** Results of an article shown with a score. Written into the SQL: SQLite prepares a statement again for each value bound to a limit. */
const historyLength = sql.lit(20)

export interface FoundScore {
  readonly result: OptimizationRow
  /** Completed results of the article, newest first. */
  readonly history: readonly HistoryRow[]
}

/**
 * Finds the result with an id (`opt_…`), or the newest of an article (`art_…`), in one query. Null for anything else and for other tenants’
 * ids.
 */
export function createScoreReader(storage: Storage): (scope: TenantScope, id: string) => Promise<FoundScore | null> {
  type Values = { readonly tenant: string; readonly id: string }
  const columns = [
    'id',
    'article_id',
    'status',
    'url',
    'aeo_score',
    'seo_score',
    'rubric_version',
    'version',
    'created_at',
    'computed_at',
  ] as const
  const read = (isArticle: boolean) =>
    prepareRead(storage, (placeOf: PlaceOf<Values>) => {
      const own = () => storage.read.selectFrom('optimization').where('tenant_id', '=', placeOf('tenant'))
      const newestFirst = own().where('article_id', '=', placeOf('id')).orderBy('created_at', 'desc').orderBy('id', 'desc')
      const resultId = isArticle ? newestFirst.select('id').limit(1) : placeOf('id')
      const articleId = isArticle ? placeOf('id') : own().where('id', '=', placeOf('id')).select('article_id')
      const none = sql<string | null>`cast(null as text)`
      const history = own()
        .select([...columns, none.as('scores'), none.as('checks_summary'), sql<number>`1`.as('place')])
        .where('article_id', '=', articleId)
        .where('status', '=', 'completed')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(historyLength)
      return own()
        .select([...columns, 'scores', 'checks_summary', sql<number>`0`.as('place')])
        .where('id', '=', resultId)
        .unionAll(storage.read.selectFrom(history.as('history')).selectAll())
        .orderBy('place')
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
    })
  const [readResult, readArticle] = [read(false), read(true)]
  return async ({ tenantId }, id) => {
    const [row, ...history] = await (id.startsWith('art_') ? readArticle : readResult)({ tenant: tenantId, id })
    if (row?.place !== 0) return null
    return {
      result: {
        id: row.id,
        articleId: row.article_id,
        status: row.status,
        url: row.url,
        aeoScore: row.aeo_score,
        seoScore: row.seo_score,
        rubricVersion: row.rubric_version,
        version: row.version,
        createdAt: row.created_at,
        computedAt: row.computed_at,
        scores: row.scores,
        checksSummary: row.checks_summary,
      },
      history: history.map((each) => ({
        id: each.id,
        aeoScore: each.aeo_score,
        seoScore: each.seo_score,
        rubricVersion: each.rubric_version,
        computedAt: each.computed_at,
      })),
    }
  }
}

/** JSON text of one optimization. Large: read only when a part of it is asked for. */
export async function readDocument(storage: Storage, scope: TenantScope, id: string): Promise<string | null> {
  const row = await storage.read
    .selectFrom('optimization')
    .leftJoin('optimization_document', 'optimization_document.optimization_id', 'optimization.id')
    .select(['optimization_document.packed', 'optimization_document.document', 'optimization.document as inline'])
    .where('optimization.tenant_id', '=', scope.tenantId)
    .where('optimization.id', '=', id)
    .executeTakeFirst()
  return row?.packed ? unpack(storage, row.packed) : (row?.document ?? row?.inline ?? null)
}

interface ForgettableArticle {
  readonly id: string
  readonly canonicalUrl: string | null
  /** Whose grade it counts for; null: no article's. */
  readonly publisherId: string | null
}

export async function findForgettable(storage: Storage, scope: TenantScope, id: string): Promise<ForgettableArticle | null> {
  const row = await storage.read
    .selectFrom('article')
    .select(['id', 'canonical_url', 'publisher_id'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? { id: row.id, canonicalUrl: row.canonical_url, publisherId: row.publisher_id } : null
}

/** The article with all its results. The guard fails when it is gone, or counts for another publisher by now. */
export function forgetArticle(storage: Storage, scope: TenantScope, { id, publisherId }: ForgettableArticle): Unit {
  return [
    statement(
      storage.build
        .deleteFrom('article')
        .where('tenant_id', '=', scope.tenantId)
        .where('id', '=', id)
        .where('publisher_id', publisherId === null ? 'is' : '=', publisherId),
      1,
    ),
    statement(storage.build.deleteFrom('optimization').where('tenant_id', '=', scope.tenantId).where('article_id', '=', id)),
  ]
}

/** Results deleted at once at most, so that a first round over many years blocks no other write for long. */
export const maxForgotten = 2_000

/** Deletes the oldest results from before that are not the newest of their article. */
export function forgetOldResults(storage: Storage, before: number): Statement {
  const oldest = storage.build
    .selectFrom('optimization')
    .innerJoin('article', 'article.id', 'optimization.article_id')
    .select('optimization.id')
    .where('optimization.created_at', '<', before)
    .whereRef('article.latest_optimization_id', '!=', 'optimization.id')
    .orderBy('optimization.created_at')
    .orderBy('optimization.id')
    .limit(maxForgotten)
  return statement(storage.build.deleteFrom('optimization').where('id', 'in', oldest))
}

export const newOptimizationId = (now: number): string => createId('opt', now)
export const newArticleId = (now: number): string => createId('art', now)
