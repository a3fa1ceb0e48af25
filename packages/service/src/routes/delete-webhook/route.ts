import { deleteWebhook } from '@citable/contract'
import { requireMatch } from '../../http/answers/if-match.ts'
import { ServiceProblem } from '../../http/answers/problem.ts'
import type { Storage } from '../../storage/storage.ts'
import { deleteWebhook as remove } from '../../storage/webhooks.ts'
import { manageableWebhook } from '../../webhooks/manageable-webhook.ts'
import { defineRoute, type Route } from '../route.ts'

/** DELETE /v1/webhooks/{id}. */
export function deleteWebhookRoute({ storage }: { readonly storage: Storage }): Route {
  return defineRoute({
    operation: deleteWebhook,
    handle: async ({ params: { id }, caller, request, reply }) => {
      const row = await manageableWebhook(storage, caller, id)
      requireMatch(request, row.version)
      const { ok } = await storage.write(remove(storage, row))
      if (!ok) throw new ServiceProblem('precondition_failed', 'The webhook was changed at the same moment; read it again.')
      return reply.code(204).send()
    },
  })
}
