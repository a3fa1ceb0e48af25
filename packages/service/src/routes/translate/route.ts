import { type JobRequest, translate } from '@citable/contract'
import type { AnswerOnce } from '../../http/answers/answer-once.ts'
import { prefersAsync } from '../../http/answers/prefers-async.ts'
import { callSignal } from '../../http/call-signal.ts'
import { jobOfCall } from '../../jobs/job-of-call.ts'
import { requireSite } from '../../keys/require-site.ts'
import { type TranslateDependencies, translateArticle } from '../../translation/translate-article.ts'
import { translationCost } from '../../translation/translation-cost.ts'
import { defineRoute, type Route } from '../route.ts'

/** Milliseconds a synchronous call may take. */
const deadlineMs = 30_000

export interface TranslateRouteDependencies extends TranslateDependencies {
  readonly answerOnce: AnswerOnce
  readonly bodyLimit: number
  readonly wakeWorkers: () => void
}

/** POST /v1/translate. `Prefer: respond-async` makes it a job. */
export function translateRoute({ answerOnce, bodyLimit, wakeWorkers, ...dependencies }: TranslateRouteDependencies): Route {
  return defineRoute({
    operation: translate,
    bodyLimit,
    cost: translationCost,
    handle: async ({ body, caller, request, reply }) => {
      requireSite(caller.key, body.url, body.content?.url)
      if (prefersAsync(request.headers.prefer) && body.device === undefined) {
        const { options, device: _device, ...item } = body
        const job = { type: 'translate', items: [item], options, priority: 5 } satisfies JobRequest
        const answer = await answerOnce(request, reply, translate.operationId, caller.tenant, () =>
          jobOfCall(dependencies, job, caller, dependencies.now()),
        )
        wakeWorkers()
        return answer
      }
      const signal = callSignal(reply, deadlineMs)
      const place = { ...caller.tenant, siteId: caller.key.site?.id ?? null }
      let prepared: ReturnType<typeof translateArticle> | null = null
      return answerOnce(request, reply, translate.operationId, caller.tenant, async () => {
        prepared ??= translateArticle(body, place, signal, dependencies)
        return (await prepared)()
      })
    },
  })
}
