import { z } from 'zod'

const Time = z.string().describe('RFC 3339, UTC.')

/** The events that webhooks are told. */
export const webhookTypes = [
  'optimization.completed',
  'optimization.failed',
  'score.changed',
  'translation.completed',
  'job.completed',
  'job.failed',
  'publisher.grade_changed',
  'traffic.issue_detected',
  'source.changed',
  'webhook.test',
] as const
export type WebhookType = (typeof webhookTypes)[number]

const Url = z
  .string()
  .max(2048)
  .regex(/^https?:\/\/[^\s\p{Cc}]+$/u, 'must be an https address')
  .describe('https, of a public server; http only to private hosts that the operator allows.')
const Events = z
  .union(
    [z.array(z.literal('*')).length(1), z.array(z.enum(webhookTypes)).min(1).max(20)],
    `must name some of ${webhookTypes.join(', ')}, or * alone`,
  )
  .describe('Types to be told of; ["*"]: all, also those that come later.')
const Description = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u, 'no control characters')

export const WebhookRequest = z
  .strictObject({ url: Url, events: Events, description: Description.nullable().optional() })
  .meta({ id: 'WebhookRequest' })
export type WebhookRequest = z.infer<typeof WebhookRequest>

export const WebhookChange = z
  .strictObject({
    url: Url.optional(),
    events: Events.optional(),
    description: Description.nullable().optional(),
    status: z.enum(['active', 'disabled']).optional(),
  })
  .meta({ id: 'WebhookChange' })
export type WebhookChange = z.infer<typeof WebhookChange>

export const Webhook = z
  .object({
    id: z.string().describe('whk_ and 26 characters.'),
    url: z.string(),
    events: z.array(z.string()),
    description: z.string().nullable(),
    status: z.enum(['active', 'disabled']).describe('disabled: by you, after 410, or after five days of failures.'),
    created_at: Time,
    last_success_at: Time.nullable(),
    failures: z.int().min(0).describe('Failed attempts since the last success.'),
  })
  .meta({ id: 'Webhook' })
export type Webhook = z.infer<typeof Webhook>

const secret = z.string().describe('Only here; verifies signatures (Standard Webhooks).')

export const CreatedWebhook = z.object({ ...Webhook.shape, secret }).meta({ id: 'CreatedWebhook' })
export type CreatedWebhook = z.infer<typeof CreatedWebhook>

export const WebhookList = z.object({ data: z.array(Webhook) }).meta({ id: 'WebhookList' })

export const WebhookSecret = z.object({ secret }).meta({ id: 'WebhookSecret' })

export const WebhookRotation = z
  .strictObject({ overlap_s: z.int().min(0).max(604_800).default(86_400).describe('Seconds both secrets sign.') })
  .meta({ id: 'WebhookRotation' })

export const DeliveryStatus = z
  .enum(['pending', 'delivered', 'failed', 'abandoned'])
  .describe('failed: tried, to be tried again. abandoned: will not be tried again.')

export const Delivery = z
  .object({
    id: z.string().describe('dlv_ and 26 characters.'),
    event_id: z.string().describe('The webhook-id header; the same in every attempt and replay.'),
    type: z.string(),
    status: DeliveryStatus,
    attempts: z.int().min(0),
    response_status: z.int().nullable(),
    error: z.string().nullable(),
    next_at: Time.nullable(),
    ms: z.int().min(0).nullable().describe('Milliseconds of the last attempt.'),
    created_at: Time,
  })
  .meta({ id: 'Delivery' })
export type Delivery = z.infer<typeof Delivery>

export const DeliveryList = z
  .object({ data: z.array(Delivery), has_more: z.boolean(), next_cursor: z.string().nullable() })
  .meta({ id: 'DeliveryList' })
export type DeliveryList = z.infer<typeof DeliveryList>

export const DeliveryAccepted = z.object({ delivery_id: z.string() }).meta({ id: 'DeliveryAccepted' })

/** The body of every webhook: ids and scores, never text of articles. */
export const WebhookEvent = z
  .object({ type: z.enum(webhookTypes), timestamp: Time, data: z.record(z.string(), z.unknown()) })
  .meta({ id: 'WebhookEvent', description: 'What a webhook receives. Ignore types and members you do not know.' })
export type WebhookEvent = z.infer<typeof WebhookEvent>
