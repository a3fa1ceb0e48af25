import { changeWebhook } from '@citable/contract'
import type { SafeFetch } from '../../fetching/safe-fetch.ts'
import { answerChanged, tagVersion } from '../../http/answers/answer-tagged.ts'
import { requireMatch } from '../../http/answers/if-match.ts'
import type { Storage } from '../../storage/storage.ts'
import { abandonDeliveries, changeWebhook as change, eventsText } from '../../storage/webhooks.ts'
import { changedMeanwhile, manageableWebhook } from '../../webhooks/manageable-webhook.ts'
import { presentWebhook } from '../../webhooks/present-webhook.ts'
import { requirePublic } from '../create-webhook/route.ts'
import { defineRoute, type Route } from '../route.ts'

/** PATCH /v1/webhooks/{id}. Switched off, what waits is abandoned; switched on again, its failures are forgotten. */
export function changeWebhookRoute({ storage, webhookFetch }: { readonly storage: Storage; readonly webhookFetch: SafeFetch }): Route {
  return defineRoute({
    operation: changeWebhook,
    handle: async ({ params: { id }, body, caller, request, reply }) => {
      const row = await manageableWebhook(storage, caller, id)
      requireMatch(request, row.version)
      if (body.url !== undefined) requirePublic(webhookFetch, body.url)
      const { ok } = await storage.write([
        change(storage, row, {
          ...(body.url !== undefined && { url: body.url }),
          ...(body.events !== undefined && { events: eventsText(body.events) }),
          ...(body.description !== undefined && { description: body.description }),
          ...(body.status !== undefined && { status: body.status }),
          ...(body.status === 'active' && { failures: 0, failing_since: null }),
        }),
        ...(body.status === 'disabled' ? [abandonDeliveries(storage, row.id)] : []),
      ])
      if (!ok) throw changedMeanwhile()
      const changed = await manageableWebhook(storage, caller, id)
      return answerChanged(reply, tagVersion(changed.version, presentWebhook(changed)))
    },
  })
}
