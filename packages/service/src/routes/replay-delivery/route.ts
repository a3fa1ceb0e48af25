import { replayDelivery } from '@citable/contract'
import { ServiceProblem } from '../../http/answers/problem.ts'
import type { Storage } from '../../storage/storage.ts'
import { getDelivery, replayDelivery as replay } from '../../storage/webhooks.ts'
import { manageableWebhook } from '../../webhooks/manageable-webhook.ts'
import { defineRoute, type Route } from '../route.ts'

export interface ReplayDeliveryDependencies {
  readonly storage: Storage
  readonly now: () => number
  readonly wakeWorkers: () => void
}

/** POST /v1/webhooks/{id}/deliveries/{delivery_id}/replay. The webhook-id stays, so that a receiver recognises it. */
export function replayDeliveryRoute({ storage, now, wakeWorkers }: ReplayDeliveryDependencies): Route {
  return defineRoute({
    operation: replayDelivery,
    handle: async ({ params: { id, delivery_id }, caller, reply }) => {
      const webhook = await manageableWebhook(storage, caller, id)
      const delivery = await getDelivery(storage, caller.tenant, webhook.id, delivery_id)
      if (!delivery) throw new ServiceProblem('not_found', 'There is no delivery with this id.')
      if (webhook.status === 'disabled') throw new ServiceProblem('conflict', 'The webhook is disabled; enable it first.')
      const { ok } = await storage.write([replay(storage, delivery, now())])
      if (!ok) throw new ServiceProblem('conflict', 'The delivery is still being tried.')
      wakeWorkers()
      return reply.code(202).send({ delivery_id: delivery.id })
    },
  })
}
