import { z } from 'zod'
import {
  CreatedWebhook,
  DeliveryAccepted,
  DeliveryList,
  DeliveryStatus,
  Webhook,
  WebhookChange,
  WebhookList,
  WebhookRequest,
  WebhookRotation,
  WebhookSecret,
} from '../schemas/webhooks.ts'
import { type Operation, problems, Unchanged } from './operation.ts'

const scope = 'webhooks:manage'
const id = z.string().max(64).describe('whk_…')
const params = z.object({ id })

export const createWebhook = {
  operationId: 'createWebhook',
  method: 'POST',
  path: '/v1/webhooks',
  tag: 'Webhooks',
  summary: 'Have an address told of events; its secret is shown once',
  scope,
  body: WebhookRequest,
  idempotent: true,
  example: { body: { url: 'https://hooks.example.com/citable', events: ['score.changed', 'job.completed'] } },
  responses: { 201: CreatedWebhook, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const listWebhooks = {
  operationId: 'listWebhooks',
  method: 'GET',
  path: '/v1/webhooks',
  tag: 'Webhooks',
  summary: 'Webhooks of the tenant, newest first',
  scope,
  example: {},
  responses: { 200: WebhookList, 304: Unchanged, ...problems(401, 403, 429, 500, 503) },
} as const satisfies Operation

export const readWebhook = {
  operationId: 'readWebhook',
  method: 'GET',
  path: '/v1/webhooks/{id}',
  tag: 'Webhooks',
  summary: 'One webhook, without its secret',
  scope,
  params,
  example: { params: { id: 'whk_01k6q8v3n4r5s6t7w8x9y0z1a2' } },
  responses: { 200: Webhook, 304: Unchanged, ...problems(401, 403, 404, 422, 429, 500, 503) },
} as const satisfies Operation

export const changeWebhook = {
  operationId: 'changeWebhook',
  method: 'PATCH',
  path: '/v1/webhooks/{id}',
  tag: 'Webhooks',
  summary: 'Change a webhook, or switch it off and on',
  scope,
  params,
  body: WebhookChange,
  conditional: true,
  example: { params: { id: 'whk_01k6q8v3n4r5s6t7w8x9y0z1a2' }, body: { status: 'disabled' } },
  responses: { 200: Webhook, ...problems(400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const deleteWebhook = {
  operationId: 'deleteWebhook',
  method: 'DELETE',
  path: '/v1/webhooks/{id}',
  tag: 'Webhooks',
  summary: 'Remove a webhook and its deliveries',
  scope,
  params,
  conditional: true,
  example: { params: { id: 'whk_01k6q8v3n4r5s6t7w8x9y0z1a2' } },
  responses: { 204: z.undefined(), ...problems(400, 401, 403, 404, 412, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const testWebhook = {
  operationId: 'testWebhook',
  method: 'POST',
  path: '/v1/webhooks/{id}/test',
  tag: 'Webhooks',
  summary: 'Send a webhook.test event to it',
  scope,
  params,
  example: { params: { id: 'whk_01k6q8v3n4r5s6t7w8x9y0z1a2' } },
  responses: { 202: DeliveryAccepted, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const rotateWebhook = {
  operationId: 'rotateWebhook',
  method: 'POST',
  path: '/v1/webhooks/{id}/rotate',
  tag: 'Webhooks',
  summary: 'Make a new secret; the old one signs too for a while',
  scope,
  params,
  body: WebhookRotation,
  bodyMayLack: true,
  idempotent: true,
  example: { params: { id: 'whk_01k6q8v3n4r5s6t7w8x9y0z1a2' }, body: { overlap_s: 3_600 } },
  responses: { 200: WebhookSecret, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const listDeliveries = {
  operationId: 'listDeliveries',
  method: 'GET',
  path: '/v1/webhooks/{id}/deliveries',
  tag: 'Webhooks',
  summary: 'What was sent in the last 30 days, newest first',
  scope,
  params,
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(512).optional().describe('next_cursor of the page before.'),
    status: DeliveryStatus.optional(),
  }),
  example: { params: { id: 'whk_01k6q8v3n4r5s6t7w8x9y0z1a2' }, query: { limit: 20 } },
  responses: { 200: DeliveryList, 304: Unchanged, ...problems(400, 401, 403, 404, 422, 429, 500, 503) },
} as const satisfies Operation

export const replayDelivery = {
  operationId: 'replayDelivery',
  method: 'POST',
  path: '/v1/webhooks/{id}/deliveries/{delivery_id}/replay',
  tag: 'Webhooks',
  summary: 'Send it again under the same webhook-id',
  scope,
  params: z.object({ id, delivery_id: z.string().max(64).describe('dlv_…') }),
  example: { params: { id: 'whk_01k6q8v3n4r5s6t7w8x9y0z1a2', delivery_id: 'dlv_01k6q8v3n4r5s6t7w8x9y0z1a2' } },
  responses: { 202: DeliveryAccepted, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation
