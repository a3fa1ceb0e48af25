import { cancelJob } from '@citable/contract'
import { ServiceProblem } from '../../http/answers/problem.ts'
import { presentJob } from '../../jobs/present-job.ts'
import { readableJob } from '../../jobs/readable-job.ts'
import { cancelJob as cancel } from '../../storage/jobs.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** POST /v1/jobs/{id}/cancel. Running items stop at their next step and take no effect. */
export function cancelJobRoute({ storage, now }: { readonly storage: Storage; readonly now: () => number }): Route {
  return defineRoute({
    operation: cancelJob,
    handle: async ({ params: { id }, caller, reply }) => {
      const job = await readableJob(storage, caller, id)
      const { ok } = await storage.write(cancel(storage, caller.tenant, job.id, now()))
      if (!ok) throw new ServiceProblem('conflict', 'The job has ended already.')
      return reply.code(200).send(presentJob(await readableJob(storage, caller, id)))
    },
  })
}
