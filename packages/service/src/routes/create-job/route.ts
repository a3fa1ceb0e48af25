import { createJob, Job } from '@citable/contract'
import type { AnswerOnce } from '../../http/answer-once.ts'
import { makeJob } from '../../jobs/make-job.ts'
import { presentJob } from '../../jobs/present-job.ts'
import { requireJobScope } from '../../jobs/readable-job.ts'
import { countArticles } from '../../storage/optimizations.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

export interface CreateJobDependencies {
  readonly storage: Storage
  readonly now: () => number
  readonly answerOnce: AnswerOnce
  readonly bodyLimit: number
  /** Lets the workers of this process look for work at once. */
  readonly wakeWorkers: () => void
}

/** POST /v1/jobs. Costs a token per item. */
export function createJobRoute({ storage, now, answerOnce, bodyLimit, wakeWorkers }: CreateJobDependencies): Route {
  return defineRoute({
    operation: createJob,
    bodyLimit,
    cost: async (body, { key, tenant }) => {
      if (body.type === 'optimize') return body.items.length
      return body.article_ids?.length ?? Math.max(1, await countArticles(storage, tenant, key.site?.host ?? null))
    },
    handle: async ({ body, caller, request, reply }) => {
      requireJobScope(caller, body.type)
      const answer = await answerOnce(request, reply, createJob.operationId, caller.tenant, async () => {
        const { job, unit } = await makeJob(storage, body, caller, now())
        return {
          status: 202,
          body: JSON.stringify(Job.parse(presentJob(job))),
          unit,
          headers: { location: `/v1/jobs/${job.id}` },
        }
      })
      wakeWorkers()
      return answer
    },
  })
}
