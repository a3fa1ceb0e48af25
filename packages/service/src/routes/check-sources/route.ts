import { setTimeout as wait } from 'node:timers/promises'
import { checkSources as operation, presentSources } from '@citable/contract'
import { prepareAnalysis } from '../../analysis/prepare-analysis.ts'
import type { DocumentFetch, SafeFetch } from '../../fetching/safe-fetch.ts'
import { ServiceProblem } from '../../http/answers/problem.ts'
import { callSignal } from '../../http/call-signal.ts'
import { createPacer } from '../../jobs/pace-requests.ts'
import { requireSite } from '../../keys/require-site.ts'
import { askInTime } from '../../sources/ask-in-time.ts'
import {
  checkSources,
  createDocumentCache,
  createSourcesThread,
  documentCacheLimits,
  sourcesThreadLimits,
} from '../../sources/check-sources.ts'
import { isTestSpace } from '../../storage/tenants.ts'
import { timeOf } from '../../time.ts'
import { defineRoute, type Route } from '../route.ts'

/** Milliseconds a call may take: twenty pages of one site take twenty seconds. What is not there by then could not be checked. */
const deadlineMs = 30_000

/** Tokens of a call: twenty pages may be fetched. */
const cost = 25

export interface CheckSourcesDependencies extends DocumentFetch {
  readonly safeFetch: SafeFetch
  readonly bodyLimit: number
  /** Milliseconds. */
  readonly now: () => number
}

/** POST /v1/sources. The pages of all calls are asked one a second and site, and remembered for 30 days by this process. */
export function checkSourcesRoute({ safeFetch, fetchDocument, bodyLimit, now }: CheckSourcesDependencies): Route {
  const thread = createSourcesThread(sourcesThreadLimits)
  const cached = createDocumentCache({ ...documentCacheLimits, now })
  const pacer = createPacer({ isOwn: () => false, wait: (ms) => wait(ms, undefined, { ref: false }) })
  return defineRoute({
    operation,
    cost: () => cost,
    bodyLimit,
    handle: async ({ body, caller, reply }) => {
      requireSite(caller.key, body.url, body.content?.url)
      const { tenantId } = caller.tenant
      if (isTestSpace(tenantId)) throw new ServiceProblem('fetch_blocked', 'Test keys fetch nothing, so no source can be asked.')
      const signal = callSignal(reply, deadlineMs)
      const { job, url } = await prepareAnalysis(body, timeOf(now()), (address) => safeFetch.fetchPage(address, tenantId, signal))
      const checked = await checkSources(job, signal, {
        thread,
        fetchDocument: (address) =>
          askInTime(
            signal,
            cached,
            `${tenantId} ${address}`,
            (ask) => pacer.run(address, ask),
            () => fetchDocument(address, tenantId, signal),
          ),
      })
      if (checked === null) throw new ServiceProblem('unusable_page', 'The text takes too long to read.')
      return presentSources({ url, ...checked })
    },
  })
}
