import { createJob } from '@citable/contract'
import type { AnswerOnce } from '../../http/answers/answer-once.ts'
import { jobEffect } from '../../jobs/job-of-call.ts'
import type { JobDependencies } from '../../jobs/make-job.ts'
import { requireJobScope } from '../../jobs/readable-job.ts'
import { sourcesCost } from '../../sources/sources-cost.ts'
import { countArticles } from '../../storage/optimizations.ts'
import { translationCost } from '../../translation/translation-cost.ts'
import { defineRoute, type Route } from '../route.ts'

export interface CreateJobDependencies extends JobDependencies {
  readonly now: () => number
  readonly answerOnce: AnswerOnce
  readonly bodyLimit: number
  /** Lets the workers of this process look for work at once. */
  readonly wakeWorkers: () => void
}

/** POST /v1/jobs. Costs a token per item; translations cost what their calls would. */
export function createJobRoute({ storage, pool, now, answerOnce, bodyLimit, wakeWorkers }: CreateJobDependencies): Route {
  return defineRoute({
    operation: createJob,
    bodyLimit,
    cost: async (body, { key, tenant }) => {
      if (body.type === 'optimize') return body.items.length
      if (body.type === 'sources') return body.items.length * sourcesCost
      if (body.type === 'translate') return body.items.reduce((sum, item) => sum + translationCost(item), 0)
      return body.article_ids?.length ?? Math.max(1, await countArticles(storage, tenant, key.site?.host ?? null))
    },
    handle: async ({ body, caller, request, reply }) => {
      requireJobScope(caller, body.type)
      const answer = await answerOnce(request, reply, createJob.operationId, caller.tenant, () =>
        jobEffect({ storage, pool }, body, caller, now()),
      )
      wakeWorkers()
      return answer
    },
  })
}
