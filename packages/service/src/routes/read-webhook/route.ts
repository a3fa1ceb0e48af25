import { readWebhook } from '@citable/contract'
import { versionTag } from '../../http/if-match.ts'
import type { Storage } from '../../storage/storage.ts'
import { manageableWebhook } from '../../webhooks/manageable-webhook.ts'
import { presentWebhook } from '../../webhooks/present-webhook.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/webhooks/{id}. */
export function readWebhookRoute({ storage }: { readonly storage: Storage }): Route {
  return defineRoute({
    operation: readWebhook,
    handle: async ({ params: { id }, caller, reply }) => {
      const row = await manageableWebhook(storage, caller, id)
      return reply.code(200).header('etag', versionTag(row.version)).send(presentWebhook(row))
    },
  })
}
