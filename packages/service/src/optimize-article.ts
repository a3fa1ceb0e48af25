import type { Optimization, OptimizationResult, OptimizeRequest, ValidOptimizeRequest } from '@citable/contract'
import type { AnalysisPool } from './analysis/analysis-pool.ts'
import { prepareAnalysis } from './analysis/prepare-analysis.ts'
import { type CopiedPage, fetchCopied } from './fetching/copied-pages.ts'
import type { SafeFetch } from './fetching/safe-fetch.ts'
import type { Effect } from './http/answer-once.ts'
import { ServiceProblem } from './http/problem.ts'
import { gradedResult } from './publishers/graded-result.ts'
import { noteFacts } from './storage/article-facts.ts'
import {
  articleIdentity,
  findArticle,
  type KnownArticle,
  type NewOptimization,
  newArticleId,
  newOptimizationId,
  storeOptimization,
} from './storage/optimizations.ts'
import { countResult } from './storage/publishers.ts'
import { siteHostOf } from './storage/sites.ts'
import type { Storage, TenantScope } from './storage/storage.ts'
import { isTestSpace } from './storage/tenants.ts'
import type { Unit } from './storage/unit.ts'
import { timeOf } from './time.ts'
import { tell } from './webhooks/tell.ts'

export interface OptimizeDependencies {
  readonly storage: Storage
  readonly pool: AnalysisPool
  readonly safeFetch: SafeFetch
  /** Milliseconds. */
  readonly now: () => number
}

const noPage: Pick<CopiedPage, 'fromCache' | 'at' | 'keep'> = { fromCache: false, at: 0, keep: () => [] }

/** What the service adds to an optimization, in the contract’s order around it. */
type Before = Pick<OptimizationResult, 'id' | 'article_id' | 'status'>
type After = Omit<OptimizationResult, keyof Before | keyof Optimization>

/** The answer, what stores it, and the id of the result. */
export type OptimizeEffect = Effect & { readonly id: string }

/** Who has an article optimized. */
export interface Sender {
  readonly tenant: TenantScope
  /**
   * The site that the key is bound to; null: none. What such a key sends counts for the grade of its publisher like a fetched page, and an
   * address that leads to another site is refused.
   */
  readonly siteHost: string | null
}

/** UTF-8 bytes of a text that is not published yet. */
const contentBytes = 2 * 1024 * 1024

/** Points by which a score must move for webhooks to be told. */
const toldDifference = 3

/**
 * Scores one article: fetches it when the request names an address, analyses it in a worker, and says what is to be stored and answered.
 * The returned function is called again when another call created the same article meanwhile; fetch and analysis are not repeated.
 *
 * @throws ServiceProblem
 */
export async function optimizeArticle(
  request: ValidOptimizeRequest,
  { tenant, siteHost }: Sender,
  signal: AbortSignal,
  { storage, pool, safeFetch, now }: OptimizeDependencies,
): Promise<() => Promise<OptimizeEffect>> {
  const started = now()
  refuseTooLarge(request)
  if (request.url !== undefined && isTestSpace(tenant.tenantId)) {
    throw new ServiceProblem('fetch_blocked', 'Test keys fetch nothing: send the text as content.')
  }
  let fetched: CopiedPage | null = null
  const { job, page, url } = await prepareAnalysis(request as OptimizeRequest, timeOf(started), async (address) => {
    const maxAgeMs = request.options.max_age_s * 1000
    fetched = await fetchCopied(storage, safeFetch, { url: address, tenant, signal, maxAgeMs, now: started })
    return fetched.page
  })
  if (page !== null && siteHost !== null && siteHostOf(page.url) !== siteHost) {
    throw new ServiceProblem('site_mismatch', `The address leads to another site than ${siteHost}, which the API key is bound to.`)
  }
  const { fromCache, at, keep } = (fetched as CopiedPage | null) ?? noPage
  const analysed = await pool.run({ ...job, keep: JSON.stringify(request) })
  if (!analysed.ok) throw analysisProblem(analysed.reason, analysed.message)
  if (signal.aborted) throw new ServiceProblem('deadline', 'The call took too long.')

  const { json, packed, facts } = analysed
  if (packed === null) throw new Error('the analysis was not packed')
  const { document, request: packedRequest, page: packedPage } = packed
  const identity = articleIdentity(url, url === null ? JSON.stringify(request.content) : '')
  return async () => {
    const createdAt = now()
    const known = await findArticle(storage, tenant, identity)
    const articleId = known?.id ?? newArticleId(createdAt)
    const id = newOptimizationId(createdAt)
    const before: Before = { id, article_id: articleId, status: 'completed' }
    const after: After = {
      url,
      canonical_url: url,
      fetched: page
        ? { status: page.status, redirects: page.redirects.length, bytes: page.bytes, from_cache: fromCache, at: timeOf(at) }
        : null,
      options: request.options,
      now: job.context.now,
      created_at: timeOf(createdAt),
      ms: Math.round(now() - started),
    }
    const body = joinMembers(before, json, after)
    const { aeoScore, seoScore, rubricVersion, scores, checksSummary } = facts
    const scored = { aeoScore, seoScore, rubricVersion, scores, checksSummary }
    const stored = { id, articleId, identity, canonicalUrl: url, url, ...scored, document, request: packedRequest, createdAt }
    const publishedAt = millisecondsOf(facts.datePublished)
    const modifiedAt = millisecondsOf(facts.dateModified)
    const unit = [
      ...(packedPage === null ? [] : keep(packedPage)),
      ...storeOptimization(storage, tenant, stored, known === null),
      noteFacts(storage, tenant, articleId, { title: facts.title, publishedAt, modifiedAt }),
      ...(await tellOfResult(storage, tenant, { id, articleId, url, ...scored }, known, createdAt)),
    ]
    const graded = (page === null && siteHost === null) || url === null ? null : gradedResult(facts, url, articleId, createdAt)
    if (graded === null) return { id, status: 200, body, unit }
    const counted = await countResult(storage, tenant, graded)
    const { change } = counted
    const told =
      change === null
        ? []
        : await tell(
            storage,
            tenant,
            'publisher.grade_changed',
            { publisher_id: change.publisherId, host: change.host, from: change.from, to: change.to, score: change.score },
            createdAt,
          )
    return { id, status: 200, body, unit: [...counted.before, ...unit, ...counted.after, ...told] }
  }
}

/** Every result is told of; a changed score only when article and rubric are the same, so that it is the text that has changed. */
async function tellOfResult(
  storage: Storage,
  tenant: TenantScope,
  result: Pick<NewOptimization, 'id' | 'articleId' | 'url' | 'aeoScore' | 'seoScore' | 'rubricVersion'>,
  known: KnownArticle | null,
  now: number,
): Promise<Unit> {
  const { id, articleId, url, aeoScore, seoScore, rubricVersion } = result
  const data = { id, article_id: articleId, url, aeo_score: aeoScore, seo_score: seoScore, rubric_version: rubricVersion }
  const completed = await tell(storage, tenant, 'optimization.completed', data, now)
  const hasMoved =
    known !== null &&
    known.rubricVersion === rubricVersion &&
    Math.max(Math.abs(known.aeoScore - aeoScore), Math.abs(known.seoScore - seoScore)) >= toldDifference
  if (!hasMoved) return completed
  const previous = { aeo_score: known.aeoScore, seo_score: known.seoScore }
  return [...completed, ...(await tell(storage, tenant, 'score.changed', { ...data, previous }, now))]
}

/** JSON of one object, UTF-8, from the members of three: the one between is not read again. */
function joinMembers(before: Before, json: Uint8Array, after: After): Buffer {
  return Buffer.concat([
    Buffer.from(`${JSON.stringify(before).slice(0, -1)},`),
    json.subarray(1, -1),
    Buffer.from(`,${JSON.stringify(after).slice(1)}`),
  ])
}

function millisecondsOf(time: string | null): number | null {
  const value = time === null ? Number.NaN : Date.parse(time)
  return Number.isNaN(value) ? null : value
}

function refuseTooLarge({ content }: ValidOptimizeRequest): void {
  if (!content) return
  const texts = [content.html, content.markdown, ...(content.blocks ?? []).map((block) => ('html' in block ? block.html : block.markdown))]
  const bytes = texts.reduce((sum, text) => sum + (text === undefined ? 0 : Buffer.byteLength(text)), 0)
  if (bytes > contentBytes) throw new ServiceProblem('too_large', `The text has ${bytes} bytes; at most ${contentBytes} are accepted.`)
}

/** Why an analysis gave no result, as a problem; a bug stays an error. */
function analysisProblem(reason: 'time' | 'memory' | 'markup' | 'busy' | 'fault' | 'closed', message: string): Error {
  if (reason === 'time') return new ServiceProblem('unusable_page', 'The page takes too long to analyse.')
  if (reason === 'memory') return new ServiceProblem('unusable_page', 'The page takes too much memory to analyse.')
  if (reason === 'markup') return new ServiceProblem('unusable_page', `The page has ${message}.`)
  if (reason === 'busy') return new ServiceProblem('overloaded', 'Too many analyses wait already.', { headers: { 'retry-after': '2' } })
  if (reason === 'closed') return new ServiceProblem('draining', 'The service is about to stop.', { headers: { 'retry-after': '5' } })
  return new Error(`analysis failed: ${message}`)
}
