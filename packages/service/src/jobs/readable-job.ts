import { ServiceProblem } from '../http/answers/problem.ts'
import type { Caller } from '../http/authenticate.ts'
import { allows } from '../http/authenticate.ts'
import { type CountedJob, getJob } from '../storage/jobs.ts'
import type { KeyScope } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'

/** The scope by which a type of job is made and read. */
const jobScopes: Readonly<Record<string, KeyScope>> = {
  optimize: 'optimize:write',
  rescore: 'optimize:write',
  translate: 'translate:write',
  sources: 'optimize:write',
}

/** Types of jobs that the key may make and read. */
export const readableTypes = ({ key }: Caller): readonly string[] =>
  Object.keys(jobScopes).filter((type) => allows(key, jobScopes[type] ?? 'admin'))

/** @throws ServiceProblem `missing_scope` */
export function requireJobScope({ key }: Caller, type: string): void {
  const scope = jobScopes[type] ?? 'admin'
  if (!allows(key, scope)) throw new ServiceProblem('missing_scope', `The API key lacks the scope ${scope}.`)
}

/** The job with this id, unless it is not the caller's to read. @throws ServiceProblem `not_found`, `missing_scope` or `site_mismatch` */
export async function readableJob(storage: Storage, caller: Caller, id: string): Promise<CountedJob> {
  const job = await getJob(storage, caller.tenant, id)
  if (!job) throw new ServiceProblem('not_found', 'There is no job with this id.')
  requireJobScope(caller, job.type)
  if (caller.key.site !== null && job.site_id !== caller.key.site.id) {
    throw new ServiceProblem('site_mismatch', 'The API key is bound to a site; this job is not of it.')
  }
  return job
}
