import type { Selectable } from 'kysely'
import { createId } from '../ids.ts'
import { type PlaceOf, preparedRead } from './queries/prepared.ts'
import type { Statement, Unit } from './queries/unit.ts'
import { type Storage, statement, type TenantScope, traceColumns } from './storage.ts'
import type { Tables } from './tables/tables.ts'

export type WebhookRow = Selectable<Tables['webhook']>
export type DeliveryRow = Selectable<Tables['webhook_delivery']>

/** Milliseconds the log of deliveries is retained. */
const logMs = 30 * 24 * 60 * 60 * 1000

/** Types as one text that can be searched for one of them. */
export const eventsText = (events: readonly string[]): string => ` ${[...new Set(events)].join(' ')} `

export const readEvents = (text: string): readonly string[] => text.trim().split(' ')

export interface NewWebhook {
  readonly url: string
  readonly events: readonly string[]
  readonly description: string | null
  /** Sealed. */
  readonly secret: string
}

export function newWebhook(scope: TenantScope, webhook: NewWebhook, now: number): WebhookRow {
  return {
    id: createId('whk', now),
    tenant_id: scope.tenantId,
    url: webhook.url,
    events: eventsText(webhook.events),
    description: webhook.description,
    status: 'active',
    secret: webhook.secret,
    old_secret: null,
    old_secret_until: null,
    failures: 0,
    failing_since: null,
    last_success_at: null,
    version: 1,
    created_at: now,
  }
}

export const storeWebhook = (storage: Storage, row: WebhookRow): Statement => statement(storage.build.insertInto('webhook').values(row), 1)

export async function getWebhook(storage: Storage, scope: TenantScope, id: string): Promise<WebhookRow | null> {
  const row = await storage.read
    .selectFrom('webhook')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Newest first. */
export async function listWebhooks(storage: Storage, scope: TenantScope): Promise<readonly WebhookRow[]> {
  return readWebhooks(storage, { tenant: scope.tenantId })
}

const readWebhooks = preparedRead((read, placeOf: PlaceOf<{ readonly tenant: string }>) =>
  read.selectFrom('webhook').selectAll().where('tenant_id', '=', placeOf('tenant')).orderBy('created_at', 'desc').orderBy('id', 'desc'),
)

export type WebhookChange = Partial<
  Pick<
    WebhookRow,
    'url' | 'events' | 'description' | 'status' | 'secret' | 'old_secret' | 'old_secret_until' | 'failures' | 'failing_since'
  >
>

/** The guard fails when another call changed it since this version. */
export function changeWebhook(storage: Storage, row: WebhookRow, change: WebhookChange): Statement {
  return statement(
    storage.build
      .updateTable('webhook')
      .set(change)
      .set((each) => ({ version: each('version', '+', 1) }))
      .where('tenant_id', '=', row.tenant_id)
      .where('id', '=', row.id)
      .where('version', '=', row.version),
    1,
  )
}

/** The guard fails when it is gone, or changed since this version. */
export function deleteWebhook(storage: Storage, row: WebhookRow): Unit {
  return [
    statement(storage.build.deleteFrom('webhook_delivery').where('webhook_id', '=', row.id)),
    statement(
      storage.build
        .deleteFrom('webhook')
        .where('tenant_id', '=', row.tenant_id)
        .where('id', '=', row.id)
        .where('version', '=', row.version),
      1,
    ),
  ]
}

export interface EventText {
  readonly eventId: string
  readonly type: string
  readonly body: string
}

/** A delivery that is due at once. */
export function newDelivery(webhook: Pick<WebhookRow, 'id' | 'tenant_id'>, event: EventText, now: number): DeliveryRow {
  return {
    id: createId('dlv', now),
    webhook_id: webhook.id,
    tenant_id: webhook.tenant_id,
    event_id: event.eventId,
    type: event.type,
    body: event.body,
    status: 'pending',
    attempts: 0,
    next_at: now,
    owner: null,
    response_status: null,
    error: null,
    ms: null,
    created_at: now,
    ...traceColumns(null),
  }
}

/** Stores a delivery as part of the trace it is made in. */
export const storeDelivery = (storage: Storage, row: DeliveryRow): Statement =>
  statement(storage.build.insertInto('webhook_delivery').values({ ...row, ...traceColumns(storage.trace?.()) }), 1)

/** Active webhooks of the tenant that want to hear of this type. */
export async function listeningWebhooks(storage: Storage, scope: TenantScope, type: string): Promise<readonly WebhookRow[]> {
  const rows = await listWebhooks(storage, scope)
  return rows.filter(({ status, events }) => status === 'active' && (events === eventsText(['*']) || events.includes(` ${type} `)))
}

export async function getDelivery(storage: Storage, scope: TenantScope, webhookId: string, id: string): Promise<DeliveryRow | null> {
  const row = await storage.read
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

export interface DeliveryPage {
  readonly status: DeliveryRow['status'] | null
  readonly limit: number
  readonly after: readonly [createdAt: number, id: string] | null
}

/** Newest first. */
export async function listDeliveries(
  storage: Storage,
  scope: TenantScope,
  webhookId: string,
  { status, limit, after }: DeliveryPage,
): Promise<readonly DeliveryRow[]> {
  return storage.read
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('webhook_id', '=', webhookId)
    .$if(status !== null, (query) => query.where('status', '=', status!))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(after![0], after![1]))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export interface ClaimedDelivery {
  readonly delivery: DeliveryRow
  readonly webhook: WebhookRow
}

/**
 * Takes the delivery that is due longest. While an attempt runs, `next_at` is when it counts as lost; then it is due again.
 *
 * @param busy webhooks that have enough running attempts
 * @param atWork deliveries with a running attempt of this process, which is not lost, whatever a clock says that leapt forward
 */
export async function claimDelivery(
  storage: Storage,
  lease: { readonly owner: string; readonly ms: number },
  now: number,
  busy: readonly string[],
  atWork: readonly string[] = [],
): Promise<ClaimedDelivery | null> {
  const rows = await storage.read
    .selectFrom('webhook_delivery')
    .selectAll()
    .where('next_at', '<=', now)
    .$if(busy.length > 0, (query) => query.where('webhook_id', 'not in', busy))
    .$if(atWork.length > 0, (query) => query.where('id', 'not in', atWork))
    .orderBy('next_at')
    .orderBy('id')
    .limit(10)
    .execute()
  for (const row of rows) {
    const webhook = await getWebhook(storage, { tenantId: row.tenant_id }, row.webhook_id)
    if (!webhook) continue
    const claim = statement(
      storage.build
        .updateTable('webhook_delivery')
        .set((each) => ({ owner: lease.owner, next_at: now + lease.ms, attempts: each('attempts', '+', 1) }))
        .where('id', '=', row.id)
        .where('next_at', '=', row.next_at)
        .where('attempts', '=', row.attempts),
      1,
    )
    if ((await storage.write([claim])).ok) {
      return { webhook, delivery: { ...row, owner: lease.owner, next_at: now + lease.ms, attempts: row.attempts + 1 } }
    }
  }
  return null
}

/** The longest that the next attempt of a delivery may lie ahead, in milliseconds: while one runs, and while none does. */
export interface DeliveryTimeLimits {
  readonly leaseMs: number
  readonly waitMs: number
}

/**
 * Brings times to what they can be by now. A clock that stepped back leaves times too far ahead: without this, deliveries would wait for as long as
 * the step was. Reads all that waits.
 */
export function limitFutureDeliveries(storage: Storage, now: number, { leaseMs, waitMs }: DeliveryTimeLimits): Unit {
  const later = (time: number) => storage.build.updateTable('webhook_delivery').set({ next_at: time }).where('next_at', '>', time)
  return [
    // nothing holds up a first attempt
    statement(later(now).where('attempts', '=', 0).where('owner', 'is', null)),
    statement(later(now + leaseMs).where('owner', 'is not', null)),
    statement(later(now + waitMs)),
  ]
}

export type AttemptEnd = Pick<DeliveryRow, 'status' | 'next_at' | 'response_status' | 'error' | 'ms'>

/** Notes how an attempt ended; the guard fails when another worker has taken the delivery meanwhile. */
export function endAttempt(storage: Storage, delivery: DeliveryRow, end: AttemptEnd): Statement {
  return statement(
    storage.build
      .updateTable('webhook_delivery')
      .set({ ...end, owner: null })
      .where('id', '=', delivery.id)
      .where('owner', '=', delivery.owner)
      .where('attempts', '=', delivery.attempts),
    1,
  )
}

/** Notes at the webhook how its last attempt went; `disable`: nothing more is sent. */
export function noteAttempt(storage: Storage, webhookId: string, succeeded: boolean, disable: boolean, now: number): Unit {
  const update = () => storage.build.updateTable('webhook').where('id', '=', webhookId)
  if (succeeded) return [statement(update().set({ failures: 0, failing_since: null, last_success_at: now }))]
  return [
    statement(update().set((each) => ({ failures: each('failures', '+', 1) }))),
    statement(update().set({ failing_since: now }).where('failing_since', 'is', null)),
    ...(disable
      ? [
          statement(
            update()
              .set((each) => ({ status: 'disabled', version: each('version', '+', 1) }))
              .where('status', '=', 'active'),
          ),
          abandonDeliveries(storage, webhookId),
        ]
      : []),
  ]
}

/** Nothing that waits is sent any more. */
export function abandonDeliveries(storage: Storage, webhookId: string): Statement {
  return statement(
    storage.build
      .updateTable('webhook_delivery')
      .set({ status: 'abandoned', next_at: null, error: 'the webhook was disabled' })
      .where('webhook_id', '=', webhookId)
      .where('next_at', 'is not', null),
  )
}

/** Puts a delivery back to the beginning of its schedule, under the same event id. */
export function replayDelivery(storage: Storage, delivery: DeliveryRow, now: number): Statement {
  return statement(
    storage.build
      .updateTable('webhook_delivery')
      .set({ status: 'pending', attempts: 0, next_at: now, owner: null, error: null })
      .where('id', '=', delivery.id)
      .where('next_at', 'is', null),
    1,
  )
}

export const forgetDeliveries = (storage: Storage, now: number): Statement =>
  statement(
    storage.build
      .deleteFrom('webhook_delivery')
      .where('created_at', '<', now - logMs)
      .where('next_at', 'is', null),
  )
