import type { Delivery, Webhook } from '@citable/contract'
import { type DeliveryRow, readEvents, type WebhookRow } from '../storage/webhooks.ts'
import { timeOf, timeOrNull } from '../time.ts'

/** A webhook as the API shows it: never its secret. */
export function presentWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    events: [...readEvents(row.events)],
    description: row.description,
    status: row.status,
    created_at: timeOf(row.created_at),
    last_success_at: timeOrNull(row.last_success_at),
    failures: row.failures,
  }
}

export function presentDelivery(row: DeliveryRow): Delivery {
  return {
    id: row.id,
    event_id: row.event_id,
    type: row.type,
    status: row.status,
    attempts: row.attempts,
    response_status: row.response_status,
    error: row.error,
    next_at: timeOrNull(row.next_at),
    ms: row.ms,
    created_at: timeOf(row.created_at),
  }
}
