import { testWebhook, type WebhookEvent } from '@citable/contract'
import { ServiceProblem } from '../../http/answers/problem.ts'
import { createId } from '../../ids.ts'
import type { Storage } from '../../storage/storage.ts'
import { newDelivery, storeDelivery } from '../../storage/webhooks.ts'
import { timeOf } from '../../time.ts'
import { manageableWebhook } from '../../webhooks/manageable-webhook.ts'
import { defineRoute, type Route } from '../route.ts'

export interface TestWebhookDependencies {
  readonly storage: Storage
  readonly now: () => number
  readonly wakeWorkers: () => void
}

/** POST /v1/webhooks/{id}/test. */
export function testWebhookRoute({ storage, now, wakeWorkers }: TestWebhookDependencies): Route {
  return defineRoute({
    operation: testWebhook,
    handle: async ({ params: { id }, caller, reply }) => {
      const row = await manageableWebhook(storage, caller, id)
      if (row.status === 'disabled') throw new ServiceProblem('conflict', 'The webhook is disabled; enable it first.')
      const event: WebhookEvent = { type: 'webhook.test', timestamp: timeOf(now()), data: { webhook_id: row.id } }
      const text = { eventId: createId('evt', now()), type: event.type, body: JSON.stringify(event) }
      const delivery = newDelivery(row, text, now())
      await storage.write([storeDelivery(storage, delivery)])
      wakeWorkers()
      return reply.code(202).send({ delivery_id: delivery.id })
    },
  })
}
