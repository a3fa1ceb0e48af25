import { OptimizeRequest, type ValidOptimizeRequest, type ValidTranslateRequest } from '@citable/contract'
import { prepareAnalysis } from '../analysis/prepare-analysis.ts'
import { parseOwnJson } from '../analysis/print-json.ts'
import type { SafeFetch } from '../fetching/safe-fetch.ts'
import { ServiceProblem } from '../http/answers/problem.ts'
import { optimizeArticle } from '../optimize/optimize-article.ts'
import type { SourceAsker } from '../sources/ask-sources.ts'
import { readArticleRequest } from '../storage/optimizations.ts'
import { siteHostOf } from '../storage/sites.ts'
import { isTestSpace } from '../storage/tenants.ts'
import { timeOf } from '../time.ts'
import { type TranslateDependencies, translateArticle } from '../translation/translate-article.ts'
import { watchUnit } from '../watching/watch-sources.ts'
import type { HostAnswer, ItemEffect, JobHandler } from './job-handler.ts'

/** Statuses by which a site asks for fewer requests. */
const fewerPlease = [429, 503]

/** A fetcher that reports how the site met it. */
function reporting(safeFetch: SafeFetch, onHost: (answer: HostAnswer) => void): SafeFetch {
  return {
    ...safeFetch,
    fetchPage: async (...call) => {
      const page = await safeFetch.fetchPage(...call)
      const status = page.status ?? null
      onHost({
        refusedWith: status !== null && fewerPlease.includes(status) ? status : null,
        retryAfterMs: page.ok ? null : (page.retryAfterMs ?? null),
        crawlDelayMs: page.ok ? page.crawlDelayMs : null,
      })
      return page
    },
  }
}

export interface JobHandlerDependencies extends TranslateDependencies {
  readonly sources: SourceAsker
}

/** The work of each type of job on one of its items. */
export function createJobHandlers(dependencies: JobHandlerDependencies): Readonly<Record<string, JobHandler>> {
  const optimize = async (request: ValidOptimizeRequest, { claimed, signal, onHost }: Parameters<JobHandler>[0]) => {
    const { job, item } = claimed
    // a job of a key that is bound to a site holds addresses of that site only
    const siteHost = job.site_id === null ? null : (item.host ?? siteHostOf(request.content?.url ?? ''))
    const prepared = await optimizeArticle(request, { tenant: { tenantId: job.tenant_id }, siteHost, isBatch: true }, signal, {
      ...dependencies,
      safeFetch: reporting(dependencies.safeFetch, onHost),
    })
    return async (): Promise<ItemEffect> => {
      const { id, unit } = await prepared()
      return { resultId: id, unit }
    }
  }
  const requestOf = async ({ claimed: { job, item }, signal }: Parameters<JobHandler>[0]): Promise<object> => {
    const article = await parseOwnJson(item.payload, dependencies.pool, { owner: job.tenant_id, isBatch: true, signal })
    return { ...(article as object), options: JSON.parse(job.options) }
  }
  return {
    optimize: async (run) => optimize((await requestOf(run)) as ValidOptimizeRequest, run),
    translate: async (run) => {
      const {
        claimed: { job },
        signal,
        onHost,
      } = run
      const request = (await requestOf(run)) as ValidTranslateRequest
      const place = { tenantId: job.tenant_id, siteId: job.site_id }
      const fetching = { ...dependencies, safeFetch: reporting(dependencies.safeFetch, onHost) }
      const prepared = await translateArticle(request, place, signal, fetching, 'item')
      return async (): Promise<ItemEffect> => {
        const { id, unit } = await prepared()
        return { resultId: id, unit }
      }
    },
    sources: async (run) => {
      const { claimed, signal, onHost } = run
      const tenant = { tenantId: claimed.job.tenant_id }
      if (isTestSpace(tenant.tenantId)) throw new ServiceProblem('fetch_blocked', 'Test keys fetch nothing, so no source can be asked.')
      const { options: _options, ...request } = (await requestOf(run)) as ValidOptimizeRequest
      const fetcher = reporting(dependencies.safeFetch, onHost)
      const { job, url } = await prepareAnalysis(request, timeOf(dependencies.now()), (address) =>
        fetcher.fetchPage(address, tenant.tenantId, signal),
      )
      const read = await dependencies.sources.read(job)
      if (read === null || url === null) throw new ServiceProblem('unusable_page', 'The text cannot be read, or has no address.')
      const checked = await dependencies.sources.check(read, tenant.tenantId, signal)
      return async (): Promise<ItemEffect> => {
        const { id, unit } = await watchUnit(dependencies.storage, tenant, { url, read, checked }, dependencies.now())
        return { resultId: id, unit }
      }
    },
    rescore: async (run) => {
      const { job, item } = run.claimed
      const stored = await readArticleRequest(dependencies.storage, { tenantId: job.tenant_id }, item.payload)
      const ticket = { owner: job.tenant_id, isBatch: true, signal: run.signal }
      const request = stored === null ? null : OptimizeRequest.safeParse(await parseOwnJson(stored, dependencies.pool, ticket))
      if (!request?.success) throw new ServiceProblem('not_found', 'There is no article with this id, or its text is not stored.')
      const { now: _then, ...rest } = request.data
      // what was asked for once is not sent to a generator again
      return optimize({ ...rest, options: { ...rest.options, generate: false } }, run)
    },
  }
}
