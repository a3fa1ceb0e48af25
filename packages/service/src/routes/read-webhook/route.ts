import { readWebhook } from '@citable/contract'
import { answerTaggedText, tagVersion } from '../../http/answers/answer-tagged.ts'
import type { Storage } from '../../storage/storage.ts'
import { manageableWebhook } from '../../webhooks/manageable-webhook.ts'
import { presentWebhook } from '../../webhooks/present-webhook.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/webhooks/{id}. */
export function readWebhookRoute({ storage }: { readonly storage: Storage }): Route {
  return defineRoute({
    operation: readWebhook,
    handle: async ({ params: { id }, caller, request, reply }) => {
      const row = await manageableWebhook(storage, caller, id)
      return answerTaggedText(request, reply, tagVersion(row.version, presentWebhook(row)))
    },
  })
}
