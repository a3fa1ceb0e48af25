import { OptimizationResult, type OptimizeRequest, readRequest, type ValidOptimizeRequest } from '@citable/contract'
import type { AnalysisPool } from './analysis/analysis-pool.ts'
import type { AnalysisJob } from './analysis/run-analysis.ts'
import type { FetchOutcome } from './fetching/fetch-fault.ts'
import type { FetchedPage, FetchRefused, SafeFetch } from './fetching/safe-fetch.ts'
import type { Effect } from './http/answer-once.ts'
import { ServiceProblem } from './http/problem.ts'
import { articleIdentity, findArticleId, newArticleId, newOptimizationId, storeOptimization } from './storage/optimizations.ts'
import type { Storage, TenantScope } from './storage/storage.ts'

export interface OptimizeDependencies {
  readonly storage: Storage
  readonly pool: AnalysisPool
  readonly safeFetch: SafeFetch
  /** Milliseconds. */
  readonly now: () => number
}

const fetchCodes = {
  blocked: 'fetch_blocked',
  timeout: 'fetch_timeout',
  failed: 'fetch_failed',
  unusable: 'unusable_page',
  robots: 'robots_disallowed',
  busy: 'overloaded',
} as const satisfies Record<FetchOutcome, string>

/** UTF-8 bytes of a text that is not published yet. */
export const contentBytes = 2 * 1024 * 1024

/** Milliseconds as RFC 3339 in UTC. */
export const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString()

/** A request turned into work for a worker, and the page if one was fetched. */
export interface PreparedAnalysis {
  readonly job: AnalysisJob
  readonly page: FetchedPage | null
  /** Address of the article after redirects; null for text without one. */
  readonly url: string | null
}

/**
 * Fetches the page when the request names an address, and gives the core's input and context. The command line and the service both
 * come through here, so the same request is the same analysis in both.
 *
 * @param time RFC 3339; the clock of requests that bring none
 * @throws ServiceProblem
 */
export async function prepareAnalysis(
  request: OptimizeRequest,
  time: string,
  fetchPage: (url: string) => Promise<FetchedPage | FetchRefused>,
): Promise<PreparedAnalysis> {
  const { input, context } = readRequest(request, time)
  const includeText = request.options?.include_text === true
  if (request.url === undefined) {
    if (input === null) throw new Error('a valid request has an address or content')
    return { job: { input, context, includeText }, page: null, url: context.url }
  }
  const page = await fetchPage(request.url)
  if (!page.ok) {
    throw new ServiceProblem(fetchCodes[page.outcome], page.detail, { headers: page.outcome === 'busy' ? { 'retry-after': '2' } : {} })
  }
  const facts = context.page ?? { status: page.status, robots: page.robots, robotsTxt: page.robotsTxt }
  return {
    job: { input: { kind: 'page', html: page.html }, context: { ...context, url: page.url, page: facts }, includeText },
    page,
    url: page.url,
  }
}

/**
 * Scores one article: fetches it when the request names an address, analyses it in a worker, and says what is to be stored and answered.
 * The returned function is called again when another call created the same article meanwhile; fetch and analysis are not repeated.
 *
 * @throws ServiceProblem
 */
export async function optimizeArticle(
  request: ValidOptimizeRequest,
  tenant: TenantScope,
  signal: AbortSignal,
  { storage, pool, safeFetch, now }: OptimizeDependencies,
): Promise<() => Promise<Effect>> {
  const started = now()
  refuseTooLarge(request)
  const { job, page, url } = await prepareAnalysis(request as OptimizeRequest, timeOf(started), (address) =>
    safeFetch.fetchPage(address, tenant.tenantId, signal),
  )
  const analysed = await pool.run(job)
  if (!analysed.ok) throw analysisProblem(analysed.reason, analysed.message)
  if (signal.aborted) throw new ServiceProblem('deadline', 'The call took too long.')

  const { optimization } = analysed
  const identity = articleIdentity(url, url === null ? JSON.stringify(request.content) : '')
  return async () => {
    const createdAt = now()
    const known = await findArticleId(storage, tenant, identity)
    const articleId = known ?? newArticleId(createdAt)
    const id = newOptimizationId(createdAt)
    const answer: OptimizationResult = {
      id,
      article_id: articleId,
      status: 'completed',
      ...optimization,
      url,
      canonical_url: url,
      fetched: page
        ? { status: page.status, redirects: page.redirects.length, bytes: page.bytes, from_cache: false, at: timeOf(started) }
        : null,
      options: request.options,
      now: job.context.now,
      created_at: timeOf(createdAt),
      ms: Math.round(now() - started),
    }
    // what does not belong to the contract leaves neither to the caller nor to the database
    const body = JSON.stringify(OptimizationResult.parse(answer))
    const stored = {
      id,
      articleId,
      identity,
      canonicalUrl: url,
      url,
      aeoScore: optimization.aeo_score,
      seoScore: optimization.seo_score,
      rubricVersion: optimization.rubric_version,
      document: body,
      createdAt,
    }
    return { status: 200, body, unit: storeOptimization(storage, tenant, stored, known === null) }
  }
}

function refuseTooLarge({ content }: ValidOptimizeRequest): void {
  if (!content) return
  const texts = [content.html, content.markdown, ...(content.blocks ?? []).map((block) => ('html' in block ? block.html : block.markdown))]
  const bytes = texts.reduce((sum, text) => sum + (text === undefined ? 0 : Buffer.byteLength(text)), 0)
  if (bytes > contentBytes) throw new ServiceProblem('too_large', `The text has ${bytes} bytes; at most ${contentBytes} are accepted.`)
}

/** Why an analysis gave no result, as a problem; a bug stays an error. */
export function analysisProblem(reason: 'time' | 'memory' | 'busy' | 'fault' | 'closed', message: string): Error {
  if (reason === 'time') return new ServiceProblem('unusable_page', 'The page takes too long to analyse.')
  if (reason === 'memory') return new ServiceProblem('unusable_page', 'The page takes too much memory to analyse.')
  if (reason === 'busy') return new ServiceProblem('overloaded', 'Too many analyses wait already.', { headers: { 'retry-after': '2' } })
  if (reason === 'closed') return new ServiceProblem('draining', 'The service is about to stop.', { headers: { 'retry-after': '5' } })
  return new Error(`analysis failed: ${message}`)
}
