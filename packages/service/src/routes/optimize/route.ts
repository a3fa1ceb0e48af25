import { type JobRequest, optimize } from '@citable/contract'
import type { AnswerOnce } from '../../http/answers/answer-once.ts'
import { prefersAsync } from '../../http/answers/prefers-async.ts'
import { callSignal } from '../../http/call-signal.ts'
import { jobOfCall } from '../../jobs/job-of-call.ts'
import { requireSite } from '../../keys/require-site.ts'
import { type OptimizeDependencies, optimizeArticle } from '../../optimize/optimize-article.ts'
import { defineRoute, type Route } from '../route.ts'

/** Milliseconds a synchronous call may take. */
const deadlineMs = 30_000

export interface OptimizeRouteDependencies extends OptimizeDependencies {
  readonly answerOnce: AnswerOnce
  readonly bodyLimit: number
  readonly wakeWorkers: () => void
}

/** POST /v1/optimize. A page that has to be fetched costs more than a text that is sent along, drafts of a generator most. `Prefer: respond-async` makes it a job. */
export function optimizeRoute({ answerOnce, bodyLimit, wakeWorkers, ...dependencies }: OptimizeRouteDependencies): Route {
  return defineRoute({
    operation: optimize,
    cost: (body) => (body.url === undefined ? 2 : 5) + (body.options.generate && !body.options.estimate ? 20 : 0),
    bodyLimit,
    handle: async ({ body, caller, request, reply }) => {
      requireSite(caller.key, body.url, body.content?.url)
      if (prefersAsync(request.headers.prefer)) {
        const { options, ...item } = body
        const job = { type: 'optimize', items: [item], options, priority: 5 } satisfies JobRequest
        const answer = await answerOnce(request, reply, optimize.operationId, caller.tenant, () =>
          jobOfCall(dependencies, job, caller, dependencies.now()),
        )
        wakeWorkers()
        return answer
      }
      const signal = callSignal(reply, deadlineMs)
      let prepared: ReturnType<typeof optimizeArticle> | null = null
      return answerOnce(request, reply, optimize.operationId, caller.tenant, async () => {
        prepared ??= optimizeArticle(body, { tenant: caller.tenant, siteHost: caller.key.site?.host ?? null }, signal, dependencies)
        return (await prepared)()
      })
    },
  })
}
