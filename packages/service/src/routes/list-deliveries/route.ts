import { listDeliveries } from '@citable/contract'
import { answerList } from '../../http/answers/answer-list.ts'
import { type CursorScope, readCursor, writeCursor } from '../../http/answers/cursor.ts'
import type { Storage } from '../../storage/storage.ts'
import { listDeliveries as list } from '../../storage/webhooks.ts'
import { manageableWebhook } from '../../webhooks/manageable-webhook.ts'
import { presentDelivery } from '../../webhooks/present-webhook.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/webhooks/{id}/deliveries. */
export function listDeliveriesRoute({ storage, secret }: { readonly storage: Storage; readonly secret: string }): Route {
  return defineRoute({
    operation: listDeliveries,
    handle: async ({ params: { id }, query: { limit, cursor, status }, caller, request, reply }) => {
      const webhook = await manageableWebhook(storage, caller, id)
      const scope: CursorScope = [listDeliveries.operationId, caller.tenant.tenantId, webhook.id, status ?? null]
      const rows = await list(storage, caller.tenant, webhook.id, {
        status: status ?? null,
        limit: limit + 1,
        after: cursor === undefined ? null : (readCursor(cursor, scope, secret) as [number, string]),
      })
      const last = rows[limit - 1]
      const next = rows.length > limit && last ? writeCursor([last.created_at, last.id], scope, secret) : null
      return answerList(request, reply, rows.slice(0, limit).map(presentDelivery), next)
    },
  })
}
