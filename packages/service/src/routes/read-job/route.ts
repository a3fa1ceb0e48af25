import { readJob } from '@citable/contract'
import { answerTagged } from '../../http/answers/answer-tagged.ts'
import { presentJob } from '../../jobs/present-job.ts'
import { readableJob } from '../../jobs/readable-job.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/jobs/{id}. */
export function readJobRoute({ storage }: { readonly storage: Storage }): Route {
  return defineRoute({
    operation: readJob,
    handle: async ({ params: { id }, caller, request, reply }) =>
      answerTagged(request, reply, presentJob(await readableJob(storage, caller, id))),
  })
}
