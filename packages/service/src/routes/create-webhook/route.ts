import { CreatedWebhook, createWebhook } from '@citable/contract'
import type { SafeFetch } from '../../fetching/safe-fetch.ts'
import type { AnswerOnce } from '../../http/answers/answer-once.ts'
import { invalidMember, ServiceProblem } from '../../http/answers/problem.ts'
import { refuseSiteKeys } from '../../keys/require-site.ts'
import type { Storage } from '../../storage/storage.ts'
import { listWebhooks, newWebhook, storeWebhook } from '../../storage/webhooks.ts'
import { presentWebhook } from '../../webhooks/present-webhook.ts'
import { createWebhookSecret, sealSecret } from '../../webhooks/secrets.ts'
import { defineRoute, type Route } from '../route.ts'

export interface CreateWebhookDependencies {
  readonly storage: Storage
  readonly webhookFetch: SafeFetch
  readonly secret: string
  readonly now: () => number
  readonly answerOnce: AnswerOnce
}

/** Webhooks of one tenant at most. */
const maxWebhooks = 20

/** POST /v1/webhooks. The address is judged by its text now, and by its look-up at every delivery. */
export function createWebhookRoute({ storage, webhookFetch, secret, now, answerOnce }: CreateWebhookDependencies): Route {
  return defineRoute({
    operation: createWebhook,
    handle: async ({ body, caller, request, reply }) => {
      refuseSiteKeys(caller.key)
      return answerOnce(request, reply, createWebhook.operationId, caller.tenant, async () => {
        requirePublic(webhookFetch, body.url)
        if ((await listWebhooks(storage, caller.tenant)).length >= maxWebhooks) {
          throw new ServiceProblem('conflict', `There are ${maxWebhooks} webhooks already; delete one first.`)
        }
        const made = createWebhookSecret()
        const { url, events, description } = body
        const row = newWebhook(caller.tenant, { url, events, description: description ?? null, secret: sealSecret(made, secret) }, now())
        const shown = presentWebhook(row)
        return {
          status: 201,
          body: JSON.stringify(CreatedWebhook.parse({ ...shown, secret: made })),
          replay: JSON.stringify({ ...shown, secret: 'secret_shown_once' }),
          unit: [storeWebhook(storage, row)],
          headers: { location: `/v1/webhooks/${row.id}` },
        }
      })
    },
  })
}

/** @throws ServiceProblem `invalid_request` for an address that no delivery would ever reach */
export function requirePublic(webhookFetch: SafeFetch, url: string): void {
  if (!webhookFetch.mayReach(url))
    throw invalidMember(
      '/url',
      'not_public',
      'The address is not one of a public https server, nor of a host that CITABLE_WEBHOOK_ALLOW names.',
    )
}
