import type { Optimization, OptimizationResult, OptimizeRequest, ValidOptimizeRequest } from '@citable/contract'
import type { TextGenerator } from '@citable/providers'
import type { AnalysisPool } from '../analysis/analysis-pool.ts'
import { prepareAnalysis } from '../analysis/prepare-analysis.ts'
import type { AnalysisJob } from '../analysis/run-analysis.ts'
import { withoutTexts } from '../analysis/stored-request.ts'
import type { AnalysisFailure } from '../analysis/worker-messages.ts'
import type { SafeFetch } from '../fetching/safe-fetch.ts'
import { type DraftsToCheck, estimateDrafts, writeDrafts } from '../generation/write-drafts.ts'
import type { Effect } from '../http/answers/answer-once.ts'
import { invalidMember, ServiceProblem } from '../http/answers/problem.ts'
import { waitingProblem } from '../http/bodies/large-bodies.ts'
import { gradedResult } from '../publishers/graded-result.ts'
import { noteFacts } from '../storage/article-facts.ts'
import {
  articleIdentity,
  findArticle,
  type KnownArticle,
  type NewOptimization,
  newArticleId,
  newOptimizationId,
  storeOptimization,
} from '../storage/optimizations.ts'
import { countResult } from '../storage/publishers.ts'
import type { Unit } from '../storage/queries/unit.ts'
import { siteHostOf } from '../storage/sites.ts'
import type { Storage, TenantScope } from '../storage/storage.ts'
import { isTestSpace } from '../storage/tenants.ts'
import { noteVersion } from '../storage/traffic/versions.ts'
import { timeOf } from '../time.ts'
import { tell } from '../webhooks/tell.ts'
import { type CopiedPage, fetchCopied } from './copied-pages.ts'

export interface OptimizeDependencies {
  readonly storage: Storage
  readonly pool: AnalysisPool
  readonly safeFetch: SafeFetch
  /** Writes drafts for calls that ask for them. Default: none. */
  readonly generator?: TextGenerator | null
  /** Milliseconds. */
  readonly now: () => number
}

const noPage: Pick<CopiedPage, 'fromCache' | 'at' | 'store'> = { fromCache: false, at: 0, store: () => [] }

/** The service's additions to an optimization, in the contract’s order around it. */
type Before = Pick<OptimizationResult, 'id' | 'article_id' | 'status'>
type After = Omit<OptimizationResult, keyof Before | keyof Optimization>

/** The answer, what stores it, and the id of the result. */
export type OptimizeEffect = Effect & { readonly id: string }

/** The sender of an article. */
export interface Sender {
  readonly tenant: TenantScope
  /**
   * The site that the key is bound to; null: none. Articles sent with such a key count for its publisher's grade like fetched pages; addresses of
   * other sites are refused.
   */
  readonly siteHost: string | null
  /** No client waits for this work: calls go first. */
  readonly isBatch?: boolean
}

/** UTF-8 bytes of a text that is not published yet. */
const contentBytes = 2 * 1024 * 1024

/** Points by which a score must change before webhooks are sent. */
const reportedDifference = 3

/**
 * Scores one article: fetches it when the request names an address, analyses it in a worker, and says what is to be stored and answered.
 * The returned function is called again when another call created the same article meanwhile; fetch and analysis are not repeated.
 *
 * @throws ServiceProblem
 */
export async function optimizeArticle(
  request: ValidOptimizeRequest,
  { tenant, siteHost, isBatch = false }: Sender,
  signal: AbortSignal,
  { storage, pool, safeFetch, generator = null, now }: OptimizeDependencies,
): Promise<() => Promise<OptimizeEffect>> {
  const started = now()
  refuseTooLarge(request)
  const asks = request.options.generate
  if (asks && generator === null) {
    throw invalidMember('/options/generate', 'not_configured', 'No text generator is configured here.')
  }
  if (asks && isTestSpace(tenant.tenantId)) {
    throw invalidMember('/options/generate', 'test_key', 'Test keys send nothing to a text generator.')
  }
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
  const { fromCache, at, store } = (fetched as CopiedPage | null) ?? noPage
  const turn = { owner: tenant.tenantId, isBatch, signal }
  const drafts = asks && generator !== null ? await draftsOf(job, generator, request.options.estimate, pool, turn) : null
  const toStore = withoutTexts(request as OptimizeRequest)
  const analysed = await pool.run({ ...job, toStore, ...(drafts && { drafts }) }, turn)
  if (!analysed.ok) throw analysisProblem(analysed)
  if (signal.aborted) throw new ServiceProblem('deadline', 'The call took too long.')

  const { json, packed, facts, textDigest } = analysed
  if (packed === null) throw new Error('the analysis was not packed')
  const { document, request: packedRequest, page: packedPage, contentDigest } = packed
  const identity = articleIdentity(url, contentDigest)
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
      ms: Math.max(0, Math.round(now() - started)),
    }
    const body = joinMembers(before, json, after)
    const { aeoScore, seoScore, rubricVersion, scores, checksSummary } = facts
    const scored = { aeoScore, seoScore, rubricVersion, scores, checksSummary }
    const stored = { id, articleId, identity, canonicalUrl: url, url, ...scored, document, request: packedRequest, createdAt }
    const publishedAt = millisecondsOf(facts.datePublished)
    const modifiedAt = millisecondsOf(facts.dateModified)
    const isDrawn = page === null ? null : facts.failing.includes('text-in-html') ? 1 : 0
    // a text that was sent may not be published yet
    const seen =
      page === null || url === null || textDigest === null
        ? null
        : { url, digest: textDigest, at, modifiedAt: momentOf(facts.dateModified) }
    const unit = [
      ...(seen === null ? [] : await noteVersion(storage, tenant, seen)),
      ...(packedPage === null ? [] : store(packedPage)),
      ...storeOptimization(storage, tenant, stored, known === null),
      noteFacts(storage, tenant, articleId, { title: facts.title, publishedAt, modifiedAt, isDrawn }),
      ...(await queueResultEvents(storage, tenant, { id, articleId, url, ...scored }, known, createdAt)),
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

/** Reads the article, and asks a generator for drafts of it or only counts what that would take. */
async function draftsOf(
  job: AnalysisJob,
  generator: TextGenerator,
  isEstimate: boolean,
  pool: AnalysisPool,
  turn: Parameters<AnalysisPool['run']>[1] & { readonly signal: AbortSignal },
): Promise<DraftsToCheck> {
  // the bytes of a page go over to the worker, and are needed once more
  const input = job.input.kind === 'fetched' ? { ...job.input, body: Buffer.from(job.input.body) } : job.input
  const read = await pool.run({ ...job, input, drafts: 'input' }, turn)
  if (!read.ok) throw analysisProblem(read)
  if (read.generatorText === null) throw new Error('the article was not read for a generator')
  const asked = { input: read.generatorText, targetQueries: job.context.targetQueries, signal: turn.signal }
  if (isEstimate) return estimateDrafts(generator, asked)
  const written = await writeDrafts(generator, asked)
  if (written.ok) return written
  const { reason, detail, retryAfterS } = written
  const headers: Record<string, string> = retryAfterS === null ? {} : { 'retry-after': String(retryAfterS) }
  if (reason === 'timeout') throw new ServiceProblem('provider_timeout', detail)
  if (reason === 'too_long') throw new ServiceProblem('too_large', detail)
  throw new ServiceProblem('provider_failed', detail, { headers })
}

/** Every result sends an event; a changed score only when article and rubric are the same, so that it is the text that has changed. */
async function queueResultEvents(
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
    Math.max(Math.abs(known.aeoScore - aeoScore), Math.abs(known.seoScore - seoScore)) >= reportedDifference
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

/** The same where a time of day is given: a day alone does not give an order. */
const momentOf = (time: string | null): number | null => (time?.includes('T') ? millisecondsOf(time) : null)

function refuseTooLarge({ content }: ValidOptimizeRequest): void {
  if (!content) return
  const texts = [content.html, content.markdown, ...(content.blocks ?? []).map((block) => ('html' in block ? block.html : block.markdown))]
  const bytes = texts.reduce((sum, text) => sum + (text === undefined ? 0 : Buffer.byteLength(text)), 0)
  if (bytes > contentBytes) throw new ServiceProblem('too_large', `The text has ${bytes} bytes; at most ${contentBytes} are accepted.`)
}

/** The problem of an analysis without a result; a bug stays an error. */
export function analysisProblem({ reason, message }: AnalysisFailure): Error {
  if (reason === 'time') return new ServiceProblem('unusable_page', 'The page takes too long to analyse.')
  if (reason === 'memory') return new ServiceProblem('unusable_page', 'The page takes too much memory to analyse.')
  if (reason === 'markup') return new ServiceProblem('unusable_page', `The page has ${message}.`)
  return waitingProblem(reason) ?? new Error(`analysis failed: ${message}`)
}
