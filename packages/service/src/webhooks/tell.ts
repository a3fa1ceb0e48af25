import type { WebhookEvent, WebhookType } from '@citable/contract'
import { createId } from '../ids.ts'
import type { Unit } from '../storage/queries/unit.ts'
import type { Storage, TenantScope } from '../storage/storage.ts'
import { listeningWebhooks, newDelivery, storeDelivery } from '../storage/webhooks.ts'
import { timeOf } from '../time.ts'

/**
 * Statements that queue an event for the tenant's webhooks. They go into the unit of the effect: there is neither an event without its effect
 * nor an effect without its event. Empty when no webhook is registered.
 *
 * @param data ids and scores, never text of articles
 */
export async function tell(
  storage: Storage,
  tenant: TenantScope,
  type: WebhookType,
  data: Readonly<Record<string, unknown>>,
  now: number,
): Promise<Unit> {
  const listening = await listeningWebhooks(storage, tenant, type)
  if (listening.length === 0) return []
  const event: WebhookEvent = { type, timestamp: timeOf(now), data }
  const text = { eventId: createId('evt', now), type, body: JSON.stringify(event) }
  return listening.map((webhook) => storeDelivery(storage, newDelivery(webhook, text, now)))
}
