import { OptimizationResult, readRequest, type ValidOptimizeRequest } from '@citable/contract'
import type { AnalysisContext, ArticleInput } from '@citable/core'
import type { AnalysisPool } from './analysis/analysis-pool.ts'
import type { FetchOutcome } from './fetching/fetch-fault.ts'
import type { FetchedPage, SafeFetch } from './fetching/safe-fetch.ts'
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

/**
 * Scores one article: fetches it when the request names an address, analyses it in a worker, and says what is to be stored and answered.
 * Called again when another call created the same article meanwhile; fetch and analysis then are not repeated.
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
  const read = readRequest(request as Parameters<typeof readRequest>[0], timeOf(started))
  let page: FetchedPage | null = null
  let input: ArticleInput
  let context: AnalysisContext
  if (request.url !== undefined) {
    page = await fetchPage(safeFetch, request.url, tenant, signal)
    input = { kind: 'page', html: page.html }
    context = {
      ...read.context,
      url: page.url,
      page: read.context.page ?? { status: page.status, robots: page.robots, robotsTxt: page.robotsTxt },
    }
  } else {
    refuseTooLarge(request)
    if (read.input === null) throw new Error('a valid request has an address or content')
    input = read.input
    context = read.context
  }

  const analysed = await pool.run({ input, context, includeText: request.options.include_text })
  if (!analysed.ok) throw analysisProblem(analysed.reason, analysed.message)
  if (signal.aborted) throw new ServiceProblem('deadline', 'The call took too long.')

  const { optimization } = analysed
  const url = page ? page.url : (request.content?.url ?? null)
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
      now: context.now,
      created_at: timeOf(createdAt),
      ms: Math.round(now() - started),
    }
    // what does not belong to the contract leaves neither to the caller nor to the database
    const body = JSON.stringify(OptimizationResult.parse(answer))
    return {
      status: 200,
      body,
      unit: storeOptimization(
        storage,
        tenant,
        {
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
        },
        known === null,
      ),
    }
  }
}

async function fetchPage(safeFetch: SafeFetch, url: string, tenant: TenantScope, signal: AbortSignal): Promise<FetchedPage> {
  const result = await safeFetch.fetchPage(url, tenant.tenantId, signal)
  if (result.ok) return result
  const headers = result.outcome === 'busy' ? { 'retry-after': '2' } : {}
  throw new ServiceProblem(fetchCodes[result.outcome], result.detail, { headers })
}

function refuseTooLarge({ content }: ValidOptimizeRequest): void {
  if (!content) return
  const texts = [content.html, content.markdown, ...(content.blocks ?? []).map((block) => ('html' in block ? block.html : block.markdown))]
  const bytes = texts.reduce((sum, text) => sum + (text === undefined ? 0 : Buffer.byteLength(text)), 0)
  if (bytes > contentBytes) throw new ServiceProblem('too_large', `The text has ${bytes} bytes; at most ${contentBytes} are accepted.`)
}

function analysisProblem(reason: 'time' | 'memory' | 'busy' | 'fault' | 'closed', message: string): Error {
  if (reason === 'time') return new ServiceProblem('unusable_page', 'The page takes too long to analyse.')
  if (reason === 'memory') return new ServiceProblem('unusable_page', 'The page takes too much memory to analyse.')
  if (reason === 'busy') return new ServiceProblem('overloaded', 'Too many analyses wait already.', { headers: { 'retry-after': '2' } })
  if (reason === 'closed') return new ServiceProblem('draining', 'The service is about to stop.', { headers: { 'retry-after': '5' } })
  return new Error(`analysis failed: ${message}`)
}
