import { rotateWebhook } from '@citable/contract'
import type { AnswerOnce } from '../../http/answers/answer-once.ts'
import type { Storage } from '../../storage/storage.ts'
import { changeWebhook } from '../../storage/webhooks.ts'
import { manageableWebhook } from '../../webhooks/manageable-webhook.ts'
import { createWebhookSecret, sealSecret } from '../../webhooks/secrets.ts'
import { defineRoute, type Route } from '../route.ts'

export interface RotateWebhookDependencies {
  readonly storage: Storage
  readonly secret: string
  readonly now: () => number
  readonly answerOnce: AnswerOnce
}

/** POST /v1/webhooks/{id}/rotate. Until the overlap ends both secrets sign, so that a receiver can change over without a gap. */
export function rotateWebhookRoute({ storage, secret, now, answerOnce }: RotateWebhookDependencies): Route {
  return defineRoute({
    operation: rotateWebhook,
    handle: ({ params: { id }, body, caller, request, reply }) =>
      answerOnce(request, reply, `${rotateWebhook.operationId} ${id}`, caller.tenant, async () => {
        const row = await manageableWebhook(storage, caller, id)
        const made = createWebhookSecret()
        const change = { secret: sealSecret(made, secret), old_secret: row.secret, old_secret_until: now() + body.overlap_s * 1000 }
        return {
          status: 200,
          body: JSON.stringify({ secret: made }),
          replay: JSON.stringify({ secret: 'secret_shown_once' }),
          unit: [changeWebhook(storage, row, change)],
        }
      }),
  })
}
