import { Job, type JobRequest } from '@citable/contract'
import type { Effect } from '../http/answers/answer-once.ts'
import type { Caller } from '../http/authenticate.ts'
import { type JobDependencies, makeJob } from './make-job.ts'
import { presentJob } from './present-job.ts'

/** Stores a job and answers with it. @throws as `makeJob` */
export async function jobEffect(dependencies: JobDependencies, request: JobRequest, caller: Caller, now: number): Promise<Effect> {
  const { job, unit } = await makeJob(dependencies, request, caller, now)
  return { status: 202, body: JSON.stringify(Job.parse(presentJob(job))), unit, headers: { location: `/v1/jobs/${job.id}` } }
}

/** A call that prefers not to be waited for, as a job of one item. */
export async function jobOfCall(dependencies: JobDependencies, request: JobRequest, caller: Caller, now: number): Promise<Effect> {
  const effect = await jobEffect(dependencies, request, caller, now)
  return { ...effect, headers: { ...effect.headers, 'preference-applied': 'respond-async' } }
}
