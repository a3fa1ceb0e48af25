import type { OptimizeRequest } from '@citable/contract/present'
import { readRequest } from '@citable/contract/requests'
import { type FetchOutcome, isTemporary } from '../fetching/fetch-fault.ts'
import type { FetchedPage, FetchRefused } from '../fetching/safe-fetch.ts'
import { ServiceProblem } from '../http/answers/problem.ts'
import type { AnalysisJob } from './run-analysis.ts'

/** The problem document of an outcome. */
export const fetchCodes = {
  blocked: 'fetch_blocked',
  timeout: 'fetch_timeout',
  failed: 'fetch_failed',
  unusable: 'unusable_page',
  robots: 'robots_disallowed',
  busy: 'overloaded',
} as const satisfies Record<FetchOutcome, string>

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
    const retryAfterS = page.outcome === 'busy' ? 2 : page.retryAfterMs === undefined ? null : Math.ceil(page.retryAfterMs / 1000)
    throw new ServiceProblem(fetchCodes[page.outcome], page.detail, {
      isRetryable: isTemporary(page.reason),
      headers: isTemporary(page.reason) && retryAfterS !== null ? { 'retry-after': String(retryAfterS) } : {},
    })
  }
  const facts = context.page ?? { status: page.status, robots: page.robots, robotsTxt: page.robotsTxt }
  return {
    job: {
      input: { kind: 'fetched', body: page.body, charset: page.charset },
      context: { ...context, url: page.url, page: facts },
      includeText,
    },
    page,
    url: page.url,
  }
}
