import { listWebhooks } from '@citable/contract'
import { refuseSiteKeys } from '../../keys/require-site.ts'
import type { Storage } from '../../storage/storage.ts'
import { listWebhooks as list } from '../../storage/webhooks.ts'
import { presentWebhook } from '../../webhooks/present-webhook.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/webhooks. */
export function listWebhooksRoute({ storage }: { readonly storage: Storage }): Route {
  return defineRoute({
    operation: listWebhooks,
    handle: async ({ caller, reply }) => {
      refuseSiteKeys(caller.key)
      return reply.code(200).send({ data: (await list(storage, caller.tenant)).map(presentWebhook) })
    },
  })
}
