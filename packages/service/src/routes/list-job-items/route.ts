import { listJobItems } from '@citable/contract'
import { answerList } from '../../http/answers/answer-list.ts'
import { type CursorScope, readCursor, writeCursor } from '../../http/answers/cursor.ts'
import { presentItem } from '../../jobs/present-job.ts'
import { readableJob } from '../../jobs/readable-job.ts'
import { listItems } from '../../storage/jobs.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/jobs/{id}/items. */
export function listJobItemsRoute({ storage, secret }: { readonly storage: Storage; readonly secret: string }): Route {
  return defineRoute({
    operation: listJobItems,
    handle: async ({ params: { id }, query: { limit, cursor }, caller, request, reply }) => {
      const job = await readableJob(storage, caller, id)
      const scope: CursorScope = [listJobItems.operationId, caller.tenant.tenantId, job.id]
      const [after] = cursor === undefined ? [-1] : (readCursor(cursor, scope, secret) as [number])
      const rows = await listItems(storage, caller.tenant, job.id, { after, limit: limit + 1 })
      const last = rows[limit - 1]
      const next = rows.length > limit && last ? writeCursor([last.n], scope, secret) : null
      return answerList(request, reply, rows.slice(0, limit).map(presentItem), next)
    },
  })
}
