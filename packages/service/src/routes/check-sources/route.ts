import { checkSources as operation, presentSources } from '@citable/contract'
import { prepareAnalysis } from '../../analysis/prepare-analysis.ts'
import type { DocumentFetch, SafeFetch } from '../../fetching/safe-fetch.ts'
import { ServiceProblem } from '../../http/answers/problem.ts'
import { callSignal } from '../../http/call-signal.ts'
import { createTurns } from '../../jobs/pace-requests.ts'
import { requireSite } from '../../keys/require-site.ts'
import { createSourceAsker } from '../../sources/ask-sources.ts'
import { sourcesCost } from '../../sources/sources-cost.ts'
import type { Storage } from '../../storage/storage.ts'
import { isTestSpace } from '../../storage/tenants.ts'
import { timeOf } from '../../time.ts'
import { watchSources } from '../../watching/watch-sources.ts'
import { defineRoute, type Route } from '../route.ts'

/** Milliseconds a call may take: twenty pages of one site take twenty seconds. What is not there by then could not be checked. */
const deadlineMs = 30_000

export interface CheckSourcesDependencies extends DocumentFetch {
  readonly storage: Storage
  readonly safeFetch: SafeFetch
  readonly bodyLimit: number
  /** Milliseconds. */
  readonly now: () => number
}

/** POST /v1/sources. The pages of all calls are asked one a second and site, and remembered for 30 days by this process. */
export function checkSourcesRoute({ storage, safeFetch, fetchDocument, bodyLimit, now }: CheckSourcesDependencies): Route {
  const asker = createSourceAsker({ fetchDocument, now, inTurn: createTurns() })
  return defineRoute({
    operation,
    cost: () => sourcesCost,
    bodyLimit,
    handle: async ({ body: { watch = false, ...body }, caller, reply }) => {
      requireSite(caller.key, body.url, body.content?.url)
      const { tenantId } = caller.tenant
      if (isTestSpace(tenantId)) throw new ServiceProblem('fetch_blocked', 'Test keys fetch nothing, so no source can be asked.')
      const signal = callSignal(reply, deadlineMs)
      const { job, url } = await prepareAnalysis(body, timeOf(now()), (address) => safeFetch.fetchPage(address, tenantId, signal))
      const read = await asker.read(job)
      if (read === null) throw new ServiceProblem('unusable_page', 'The text takes too long to read.')
      const checked = await asker.check(read, tenantId, signal)
      if (watch && url !== null) await watchSources(storage, caller.tenant, { url, read, checked }, now())
      return presentSources({ url, ...checked })
    },
  })
}
