import { listJobs } from '@citable/contract'
import { answerList } from '../../http/answers/answer-list.ts'
import { type CursorScope, readCursor, writeCursor } from '../../http/answers/cursor.ts'
import { presentJob } from '../../jobs/present-job.ts'
import { readableTypes } from '../../jobs/readable-job.ts'
import { listJobs as readJobs } from '../../storage/jobs.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/jobs. */
export function listJobsRoute({ storage, secret }: { readonly storage: Storage; readonly secret: string }): Route {
  return defineRoute({
    operation: listJobs,
    handle: async ({ query: { limit, cursor, status, type }, caller, request, reply }) => {
      const siteId = caller.key.site?.id ?? null
      const scope: CursorScope = [listJobs.operationId, caller.tenant.tenantId, siteId, status ?? null, type ?? null]
      const rows = await readJobs(storage, caller.tenant, {
        types: readableTypes(caller).filter((each) => type === undefined || each === type),
        siteId,
        status: status ?? null,
        limit: limit + 1,
        after: cursor === undefined ? null : (readCursor(cursor, scope, secret) as [number, string]),
      })
      const last = rows[limit - 1]
      const next = rows.length > limit && last ? writeCursor([last.created_at, last.id], scope, secret) : null
      return answerList(request, reply, rows.slice(0, limit).map(presentJob), next)
    },
  })
}
