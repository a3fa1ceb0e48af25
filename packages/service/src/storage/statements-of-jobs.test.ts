import { describe, expect, it } from 'vitest'
import { openMigrated } from '../../test/databases/open-migrated.ts'
import { engines } from '../../test/databases/storages.ts'
import { a, b, changesOf, dayMs, now, type Rows, seed, writeSingly } from '../../test/setup/two-tenants.ts'
import {
  cancelJob,
  claimItem,
  completeJob,
  endItem,
  extendLease,
  failJob,
  failLostItem,
  forgetJobs,
  giveBackItem,
  type JobItemRow,
  limitFutureItems,
  newJob,
  passTurn,
  recoverItems,
  storeJobOfAllArticles,
} from './jobs.ts'
import type { Statement } from './queries/unit.ts'
import { type Storage, statement, type TenantScope } from './storage.ts'
import {
  abandonDeliveries,
  changeWebhook,
  claimDelivery,
  type DeliveryRow,
  deleteWebhook,
  endAttempt,
  forgetDeliveries,
  limitFutureDeliveries,
  noteAttempt,
  replayDelivery,
  type WebhookRow,
} from './webhooks.ts'

const ids = ['a', 'b'] as const

type Status = 'queued' | 'running' | 'completed'

const job = (id: string, status: Status, expires_at = now) => ({
  id,
  tenant_id: id.slice(0, 1),
  site_id: null,
  type: 'optimize',
  status,
  priority: 0,
  options: '{}',
  total: 3,
  error: null,
  created_at: 1,
  started_at: null,
  finished_at: null,
  expires_at,
})

const item = (job_id: string, n: number, status: Status, more: Partial<JobItemRow> = {}) => ({
  job_id,
  n,
  tenant_id: job_id.slice(0, 1),
  status,
  ref: null,
  host: null,
  payload: '{}',
  result_id: null,
  attempts: 1,
  run_at: 1,
  owner: null,
  lease_until: null,
  error: null,
  ...more,
})

const held = { owner: 'w1', lease_until: now - 1 }
const far = now + 100 * dayMs

/** Job 1 waits, 2 and 4 run, 3 and 5 are done; what is expired of them are 3 and 4. */
const jobsOf = (id: string): Rows => ({
  job: [
    job(`${id}1`, 'queued'),
    job(`${id}2`, 'running'),
    job(`${id}3`, 'completed', now - 1),
    job(`${id}4`, 'running', now - 1),
    job(`${id}5`, 'completed'),
  ],
  job_item: [
    item(`${id}1`, 0, 'queued', { host: `${id}1.example` }),
    item(`${id}1`, 1, 'queued'),
    item(`${id}1`, 2, 'completed'),
    item(`${id}2`, 0, 'running', held),
    item(`${id}2`, 1, 'running', held),
    item(`${id}2`, 2, 'running', { ...held, owner: 'w2' }),
    item(`${id}2`, 3, 'running', { ...held, lease_until: now }),
    item(`${id}2`, 4, 'running', { ...held, attempts: 3 }),
    item(`${id}2`, 5, 'completed', held),
    item(`${id}2`, 6, 'running', { owner: 'w2', lease_until: far }),
    item(`${id}3`, 0, 'completed'),
    item(`${id}4`, 0, 'running', { ...held, lease_until: now }),
    item(`${id}4`, 1, 'queued', { run_at: far, attempts: 0 }),
    item(`${id}4`, 2, 'queued', { run_at: far }),
    item(`${id}4`, 3, 'completed', { run_at: far, lease_until: far }),
    item(`${id}4`, 4, 'queued', { run_at: now + 5 }),
  ],
})

const delivery = (id: string, webhook_id: string, more: Partial<DeliveryRow> = {}) => ({
  id,
  webhook_id,
  tenant_id: id.slice(0, 1),
  event_id: 'e',
  type: 'score.changed',
  body: '{}',
  status: 'pending' as const,
  attempts: 0,
  next_at: now + 5,
  owner: null,
  response_status: null,
  error: null,
  ms: null,
  created_at: now - 30 * dayMs,
  ...more,
})

const webhook = (id: string, more: Partial<WebhookRow> = {}) => ({
  id,
  tenant_id: id.slice(0, 1),
  url: 'https://hooks.example/',
  events: ' * ',
  description: null,
  status: 'active' as const,
  secret: 's',
  old_secret: null,
  old_secret_until: null,
  failures: 2,
  failing_since: null,
  last_success_at: null,
  created_at: 1,
  ...more,
})

/** Webhook 1 begins to fail, 2 has failed for long, 3 is disabled. */
const webhooksOf = (id: string): Rows => ({
  webhook: [webhook(`${id}1`), webhook(`${id}2`, { failing_since: 5 }), webhook(`${id}3`, { failing_since: 5, status: 'disabled' })],
  webhook_delivery: [
    delivery(`${id}1due`, `${id}1`, { next_at: id === 'a' ? now - 9 : now - 8 }),
    // held though never tried
    delivery(`${id}3held`, `${id}3`, { owner: 'w1', next_at: far }),
    // due at the same moment
    delivery(`${id}3due`, `${id}3`, { next_at: id === 'a' ? now - 9 : now - 8 }),
    delivery(`${id}1waiting`, `${id}1`, { attempts: 2, next_at: far }),
    delivery(`${id}1held`, `${id}1`, { attempts: 1, owner: 'w1', next_at: far }),
    delivery(`${id}1first`, `${id}1`, { next_at: far }),
    delivery(`${id}1done`, `${id}1`, { status: 'delivered', attempts: 1, next_at: null }),
    delivery(`${id}1old`, `${id}1`, { status: 'failed', attempts: 1, next_at: null, created_at: now - 30 * dayMs - 1 }),
    delivery(`${id}2`, `${id}2`, { attempts: 1, owner: 'w1', created_at: now - 30 * dayMs - 1 }),
    delivery(`${id}2done`, `${id}2`, { status: 'failed', attempts: 1, next_at: null, error: 'e' }),
  ],
})

const [jobsOfA, jobsOfB, hooksOfA, hooksOfB] = [jobsOf('a'), jobsOf('b'), webhooksOf('a'), webhooksOf('b')]

const rows: Rows = {
  tenant: ids.map((id) => ({ id, name: id, created_at: 1 })),
  article: ids.flatMap((id) =>
    ['one.example', 'two.example'].map((host, n) => ({
      id: `${id}${n}`,
      tenant_id: id,
      identity: `${n}`,
      canonical_url: null,
      latest_optimization_id: 'o',
      aeo_score: 1,
      seo_score: 1,
      created_at: 1,
      updated_at: 1,
      host,
    })),
  ),
  job: [...jobsOfA.job!, ...jobsOfB.job!],
  job_item: [
    ...jobsOfA.job_item!,
    ...jobsOfB.job_item!,
    // b has more at work, so that a is in turn
    item('b2', 7, 'running', { owner: 'w2', lease_until: now + 5 }),
    item('b2', 8, 'running', { owner: 'w2', lease_until: now + 5 }),
  ],
  host_turn: [
    { host: 'a1.example', free_at: now },
    { host: 'b1.example', free_at: now - dayMs },
    { host: 'far.example', free_at: far },
    { host: 'old.example', free_at: now - dayMs - 1 },
  ],
  webhook: [...hooksOfA.webhook!, ...hooksOfB.webhook!],
  webhook_delivery: [...hooksOfA.webhook_delivery!, ...hooksOfB.webhook_delivery!],
}

/** A storage in which another writer is quicker, once. */
const after = (storage: Storage, before: Statement): Storage => {
  let isDone = false
  return {
    ...storage,
    write: async (unit) => {
      if (!isDone) await storage.write([before])
      isDone = true
      return storage.write(unit)
    },
  }
}

type Act = (storage: Storage) => Promise<unknown>
type Row = readonly [what: string, act: Act, changes: readonly string[]]

const withItem =
  ([job_id, n]: readonly [string, number], act: (storage: Storage, item: JobItemRow) => Statement, more: Partial<JobItemRow> = {}): Act =>
  async (storage) => {
    const found = await storage.read
      .selectFrom('job_item')
      .selectAll()
      .where('job_id', '=', job_id)
      .where('n', '=', n)
      .executeTakeFirstOrThrow()
    return storage.write([act(storage, { ...found, ...more })])
  }

const end = (storage: Storage, each: JobItemRow) => endItem(storage, each, { status: 'completed', resultId: 'r' })
const lose = (storage: Storage, each: JobItemRow) => failLostItem(storage, each, 'e', now)
const cancel =
  (scope: TenantScope, id: string): Act =>
  (storage) =>
    storage.write(cancelJob(storage, scope, id, now))
const lease = { owner: 'w9', ms: 7 }
const limits = { leaseMs: 10, waitMs: 20, turnMs: 30 }
const claimed = (host: string, n: number) => [
  ...(host === '' ? [] : [`host_turn ${host}: free_at now+7`]),
  'job a1: started_at now, status running, version 2',
  `job_item a1 ${n}: attempts 2, lease_until now+7, owner w9, status running`,
]
const update = (storage: Storage) => storage.build

const jobRows: readonly Row[] = [
  [
    'a job is canceled',
    cancel(a, 'a2'),
    [
      'job a2: finished_at now, status canceled, version 2',
      ...[0, 1, 2, 3, 4, 6].map((n) => `job_item a2 ${n}: lease_until null, owner null, status canceled`),
    ],
  ],
  ['a job is canceled by another tenant', cancel(b, 'a1'), []],
  ['a job that is done is canceled', cancel(a, 'a3'), []],
  [
    'a job fails',
    (storage) => storage.write(failJob(storage, 'a1', 'e', now)),
    ['job a1: error e, finished_at now, status failed, version 2', 'job_item a1 0: status canceled', 'job_item a1 1: status canceled'],
  ],
  ['an item with a host is claimed', (storage) => claimItem(storage, lease, now), claimed('a1.example', 0)],
  [
    'an item is claimed that another worker takes first',
    (storage) =>
      claimItem(
        after(
          storage,
          statement(update(storage).updateTable('job_item').set({ status: 'running' }).where('job_id', '=', 'a1').where('n', '=', 0)),
        ),
        lease,
        now,
      ),
    [...claimed('', 1), 'job_item a1 0: status running'].sort(),
  ],
  [
    'an item is claimed whose host another worker takes first',
    (storage) =>
      claimItem(
        after(
          storage,
          statement(
            update(storage)
              .updateTable('host_turn')
              .set({ free_at: now + 1 })
              .where('host', '=', 'a1.example'),
          ),
        ),
        lease,
        now,
      ),
    ['host_turn a1.example: free_at now+1', ...claimed('', 1)],
  ],
  [
    'an item is claimed of a job that another worker starts first',
    (storage) =>
      claimItem(
        after(storage, statement(update(storage).updateTable('job').set({ status: 'running' }).where('id', '=', 'a1'))),
        lease,
        now,
      ),
    ['host_turn a1.example: free_at now+7', 'job a1: status running', claimed('', 0)[1]!],
  ],
  ['an item ends', withItem(['a2', 0], end), ['job_item a2 0: lease_until null, owner null, result_id r, status completed']],
  ['an item of another worker ends', withItem(['a2', 0], end, { owner: 'w2' }), []],
  ['an item ends that has ended', withItem(['a2', 5], end), []],
  [
    'an item is given back',
    withItem(['a2', 0], (storage, each) => giveBackItem(storage, each, now)),
    ['job_item a2 0: lease_until null, owner null, run_at now, status queued'],
  ],
  [
    'a worker gives a sign of life',
    withItem(['a2', 0], (storage, each) => extendLease(storage, each, now + 1)),
    ['job_item a2 0: lease_until now+1'],
  ],
  ['a lost item fails', withItem(['a2', 4], lose), ['job_item a2 4: error e, lease_until null, owner null, status failed']],
  ['a lost item fails whose worker is back', withItem(['a2', 3], lose), []],
  [
    'a host has its turn',
    (storage) => storage.write([passTurn(storage, 'a1.example', now + 1, 2)]),
    ['host_turn a1.example: free_at now+1, refusals 2'],
  ],
  [
    'items of vanished workers are put back',
    (storage) => storage.write([recoverItems(storage, now, 3)]),
    ids.flatMap((id) => [0, 1, 2].map((n) => `job_item ${id}2 ${n}: lease_until null, owner null, run_at now, status queued`)),
  ],
  [
    'times too far ahead are limited',
    (storage) => storage.write(limitFutureItems(storage, now, limits)),
    [
      'host_turn far.example: free_at now+30',
      ...ids.flatMap((id) => [
        `job_item ${id}2 6: lease_until now+10`,
        `job_item ${id}4 1: run_at now`,
        `job_item ${id}4 2: run_at now+20`,
      ]),
    ],
  ],
  [
    'a job completes',
    (storage) => storage.write([completeJob(storage, 'a1', now)]),
    ['job a1: finished_at now, started_at now, status completed, version 2'],
  ],
  ['a job completes that is done', (storage) => storage.write([completeJob(storage, 'a5', now)]), []],
  [
    'old jobs are forgotten',
    (storage) => storage.write(forgetJobs(storage, now)),
    ['- host_turn old.example', '- job a3', '- job b3', '- job_item a3 0', '- job_item b3 0'],
  ],
]

const withWebhook =
  (id: string, act: (storage: Storage, row: WebhookRow) => readonly Statement[], more: Partial<WebhookRow> = {}): Act =>
  async (storage) => {
    const row = await storage.read.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return storage.write(act(storage, { ...row, ...more }))
  }

const withDelivery =
  (id: string, act: (storage: Storage, row: DeliveryRow) => Statement, more: Partial<DeliveryRow> = {}): Act =>
  async (storage) => {
    const row = await storage.read.selectFrom('webhook_delivery').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    return storage.write([act(storage, { ...row, ...more })])
  }

const change = (storage: Storage, row: WebhookRow) => [changeWebhook(storage, row, { description: 'x' })]
const ended = { status: 'delivered', next_at: null, response_status: 204, error: null, ms: 3 } as const
const endDelivery = (storage: Storage, row: DeliveryRow) => endAttempt(storage, row, ended)
const note =
  (id: string, succeeded: boolean, disable = false): Act =>
  (storage) =>
    writeSingly(storage, noteAttempt(storage, id, succeeded, disable, now))
const abandoned = (id: string, more: string) =>
  `webhook_delivery ${id}: error the webhook was disabled, next_at null, ${more}status abandoned`
const waitingOfA1 = ['a1due', 'a1first', 'a1held', 'a1waiting'].map((id) => abandoned(id, ''))
const deliveryClaimed = 'attempts 1, next_at now+7, owner w9'

const webhookRows: readonly Row[] = [
  ['a webhook is changed', withWebhook('a1', change), ['webhook a1: description x, version 2']],
  ['a webhook is changed by another tenant', withWebhook('a1', change, { tenant_id: 'b' }), []],
  ['a webhook is changed late', withWebhook('a1', change, { version: 7 }), []],
  [
    'a webhook is deleted',
    withWebhook('a1', deleteWebhook),
    ['- webhook a1', ...['done', 'due', 'first', 'held', 'old', 'waiting'].map((id) => `- webhook_delivery a1${id}`)],
  ],
  ['a webhook is deleted by another tenant', withWebhook('a1', deleteWebhook, { tenant_id: 'b' }), []],
  ['a webhook is deleted late', withWebhook('a1', deleteWebhook, { version: 7 }), []],
  ['a delivery is claimed', (storage) => claimDelivery(storage, lease, now, []), [`webhook_delivery a1due: ${deliveryClaimed}`]],
  [
    'a delivery is claimed that another worker takes first',
    (storage) =>
      claimDelivery(
        after(
          storage,
          statement(
            update(storage)
              .updateTable('webhook_delivery')
              .set({ next_at: now + 1 })
              .where('id', '=', 'a1due'),
          ),
        ),
        lease,
        now,
        [],
      ),
    ['webhook_delivery a1due: next_at now+1', `webhook_delivery a3due: ${deliveryClaimed}`],
  ],
  [
    'a delivery is claimed that another worker has tried first',
    (storage) =>
      claimDelivery(
        after(storage, statement(update(storage).updateTable('webhook_delivery').set({ attempts: 5 }).where('id', '=', 'a1due'))),
        lease,
        now,
        [],
      ),
    ['webhook_delivery a1due: attempts 5', `webhook_delivery a3due: ${deliveryClaimed}`],
  ],
  [
    'deliveries too far ahead are limited',
    (storage) => storage.write(limitFutureDeliveries(storage, now, { leaseMs: 10, waitMs: 20 })),
    ids.flatMap((id) => [
      `webhook_delivery ${id}1first: next_at now`,
      `webhook_delivery ${id}1held: next_at now+10`,
      `webhook_delivery ${id}1waiting: next_at now+20`,
      `webhook_delivery ${id}3held: next_at now+10`,
    ]),
  ],
  [
    'an attempt ends',
    withDelivery('a1held', endDelivery),
    ['webhook_delivery a1held: ms 3, next_at null, owner null, response_status 204, status delivered'],
  ],
  ['an attempt of another worker ends', withDelivery('a1held', endDelivery, { owner: 'w2' }), []],
  ['an attempt ends late', withDelivery('a1held', endDelivery, { attempts: 5 }), []],
  ['a webhook succeeds', note('a2', true), ['webhook a2: failing_since null, failures 0, last_success_at now']],
  ['a webhook begins to fail', note('a1', false), ['webhook a1: failing_since now, failures 3']],
  ['a webhook fails again', note('a2', false), ['webhook a2: failures 3']],
  ['a webhook is gone', note('a1', false, true), ['webhook a1: failing_since now, failures 3, status disabled, version 2', ...waitingOfA1]],
  ['a disabled webhook is gone', note('a3', false, true), ['webhook a3: failures 3', abandoned('a3due', ''), abandoned('a3held', '')]],
  ['deliveries are abandoned', (storage) => storage.write([abandonDeliveries(storage, 'a1')]), waitingOfA1],
  [
    'a delivery is sent again',
    withDelivery('a2done', (storage, row) => replayDelivery(storage, row, now)),
    ['webhook_delivery a2done: attempts 0, error null, next_at now, status pending'],
  ],
  ['a delivery that waits is sent again', withDelivery('a1waiting', (storage, row) => replayDelivery(storage, row, now)), []],
  [
    'old deliveries are forgotten',
    (storage) => storage.write([forgetDeliveries(storage, now)]),
    ['- webhook_delivery a1old', '- webhook_delivery b1old'],
  ],
]

describe.each(engines)('statements of jobs and webhooks on %s', async (engine) => {
  const { storage } = await openMigrated(engine)

  it.each([...jobRows, ...webhookRows])('%s', async (_what, act, changes) => {
    await seed(storage, rows)
    expect(await changesOf(storage, () => act(storage))).toEqual(changes)
  })

  it.each([
    ['of a host', 'one.example', 1],
    ['', null, 2],
  ])('a job of all articles %s has those of its tenant', async (_what, host, total) => {
    await seed(storage, rows)
    const made = { ...newJob(a, { type: 'optimize', siteId: null, keyId: null, priority: 0, options: '{}' }, now), id: 'new' }
    const changes = await changesOf(storage, () => storage.write(storeJobOfAllArticles(storage, made, host)))
    expect(changes).toEqual(['+ job new', '+ job_item new 0', '+ job_item new 1'].slice(0, total + 1))
    const counted = await storage.read.selectFrom('job').select('total').where('id', '=', 'new').execute()
    expect(counted).toEqual([{ total }])
    const items = await storage.read.selectFrom('job_item').select('tenant_id').where('job_id', '=', 'new').execute()
    expect(items).toEqual(Array.from({ length: total }, () => ({ tenant_id: 'a' })))
  })
})
