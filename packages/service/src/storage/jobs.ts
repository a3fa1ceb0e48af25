import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import { createId } from '../ids.ts'
import type { TraceContext } from '../model/tracer.ts'
import type { Statement, Unit } from './queries/unit.ts'
import { type Storage, statement, type TenantScope, traceColumns } from './storage.ts'
import type { Tables } from './tables/tables.ts'

export type JobRow = Selectable<Tables['job']>
export type JobItemRow = Selectable<Tables['job_item']>
type JobStatus = JobRow['status']
type Counts = Readonly<Record<JobStatus, number>>
export type CountedJob = JobRow & { readonly counts: Counts }

/** Milliseconds a job and its items are retained. */
const retentionMs = 30 * 24 * 60 * 60 * 1000

export interface NewJob {
  readonly type: string
  readonly siteId: string | null
  /** The key that makes it: its work stops when the key ends; null: no key's. */
  readonly keyId: string | null
  /** Trace of the call that makes it; absent or null: it is not traced. */
  readonly trace?: TraceContext | null
  readonly priority: number
  /** JSON text. */
  readonly options: string
}

export interface NewItem {
  readonly ref: string | null
  readonly host: string | null
  /** JSON text. */
  readonly payload: string
}

/** A job as it will be stored, without its items. */
export function newJob(scope: TenantScope, job: NewJob, now: number): JobRow {
  return {
    id: createId('job', now),
    tenant_id: scope.tenantId,
    site_id: job.siteId,
    key_id: job.keyId,
    ...traceColumns(job.trace),
    type: job.type,
    status: 'queued',
    priority: job.priority,
    options: job.options,
    total: 0,
    error: null,
    version: 1,
    created_at: now,
    started_at: null,
    finished_at: null,
    expires_at: now + retentionMs,
  }
}

/** Stores a job with these items. */
export function storeJob(storage: Storage, job: JobRow, items: readonly NewItem[]): Unit {
  const rows = items.map((item, n) => ({
    ...item,
    job_id: job.id,
    n,
    tenant_id: job.tenant_id,
    status: 'queued' as const,
    run_at: job.created_at,
  }))
  return [
    statement(storage.build.insertInto('job').values({ ...job, total: items.length }), 1),
    statement(storage.build.insertInto('job_item').values(rows), items.length),
  ]
}

/** Stores a job with one item per article of the tenant; with a site, per article of that host. */
export function storeJobOfAllArticles(storage: Storage, job: JobRow, host: string | null): Unit {
  const { build } = storage
  const articles = build
    .selectFrom('article')
    .where('tenant_id', '=', job.tenant_id)
    .$if(host !== null, (query) => query.where('host', '=', host))
    .select([
      sql.lit(job.id).as('job_id'),
      sql<number>`row_number() over (order by id) - 1`.as('n'),
      'tenant_id',
      sql.lit('queued').as('status'),
      'id as ref',
      'host',
      'id as payload',
      sql.lit(job.created_at).as('run_at'),
    ])
  const total = build
    .selectFrom('job_item')
    .where('job_id', '=', job.id)
    .select(({ fn }) => fn.countAll<number>().as('total'))
  return [
    statement(build.insertInto('job').values(job), 1),
    statement(
      build.insertInto('job_item').columns(['job_id', 'n', 'tenant_id', 'status', 'ref', 'host', 'payload', 'run_at']).expression(articles),
    ),
    statement(build.updateTable('job').set({ total }).where('id', '=', job.id), 1),
  ]
}

const noCounts: Counts = { queued: 0, running: 0, completed: 0, failed: 0, canceled: 0 }

async function withCounts(storage: Storage, jobs: readonly JobRow[]): Promise<readonly CountedJob[]> {
  if (jobs.length === 0) return []
  const rows = await storage.read
    .selectFrom('job_item')
    .select(['job_id', 'status', ({ fn }) => fn.countAll<number>().as('count')])
    .where(
      'job_id',
      'in',
      jobs.map(({ id }) => id),
    )
    .groupBy(['job_id', 'status'])
    .execute()
  return jobs.map((job) => ({
    ...job,
    counts: { ...noCounts, ...Object.fromEntries(rows.filter((row) => row.job_id === job.id).map((row) => [row.status, row.count])) },
  }))
}

export async function getJob(storage: Storage, scope: TenantScope, id: string): Promise<CountedJob | null> {
  const row = await storage.read
    .selectFrom('job')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? ((await withCounts(storage, [row]))[0] ?? null) : null
}

export interface JobFilter {
  readonly types: readonly string[]
  readonly siteId: string | null
  readonly status: JobStatus | null
  readonly limit: number
  readonly after: readonly [createdAt: number, id: string] | null
}

/** Newest first. */
export async function listJobs(storage: Storage, scope: TenantScope, filter: JobFilter): Promise<readonly CountedJob[]> {
  const { types, siteId, status, limit, after } = filter
  // an empty list is no SQL for PostgreSQL
  if (types.length === 0) return []
  const rows = await storage.read
    .selectFrom('job')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('type', 'in', types)
    .$if(siteId !== null, (query) => query.where('site_id', '=', siteId))
    .$if(status !== null, (query) => query.where('status', '=', status!))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(after![0], after![1]))),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return withCounts(storage, rows)
}

/** In their order, from index `after` on. */
export async function listItems(
  storage: Storage,
  scope: TenantScope,
  jobId: string,
  page: { readonly after: number; readonly limit: number },
): Promise<readonly JobItemRow[]> {
  return storage.read
    .selectFrom('job_item')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('job_id', '=', jobId)
    .where('n', '>', page.after)
    .orderBy('n')
    .limit(page.limit)
    .execute()
}

/** Cancels a job and what is not final of it; the guard fails when the job is final. */
export function cancelJob(storage: Storage, scope: TenantScope, id: string, now: number): Unit {
  return endEarly(storage, { id, tenant_id: scope.tenantId }, { status: 'canceled' }, now)
}

function endEarly(
  storage: Storage,
  { id, ...of }: Partial<Pick<JobRow, 'tenant_id'>> & Pick<JobRow, 'id'>,
  end: { readonly status: 'canceled' | 'failed'; readonly error?: string },
  now: number,
): Unit {
  return [
    statement(
      storage.build
        .updateTable('job')
        .set((row) => ({ ...end, finished_at: now, version: row('version', '+', 1) }))
        .where('id', '=', id)
        .where((row) => row.and(of))
        .where('status', 'in', ['queued', 'running']),
      1,
    ),
    statement(
      storage.build
        .updateTable('job_item')
        .set({ status: 'canceled', owner: null, lease_until: null })
        .where('job_id', '=', id)
        .where('status', 'in', ['queued', 'running']),
    ),
  ]
}

/** A worker and how long it may hold an item without a sign of life. */
export interface Lease {
  readonly owner: string
  /** Milliseconds. */
  readonly ms: number
}

export interface ClaimedItem {
  readonly job: JobRow
  readonly item: JobItemRow
}

/** Jobs of one tenant looked at per claim. */
const maxJobs = 20

/** Attempts to take an item when others take them at the same moment. */
const maxClaims = 8

/**
 * Takes the next item that is due, whose host has a turn. Tenants with the fewest running items come first, so that one with ten thousand
 * items and one with a single item each get half of the slots. Chosen by reading, taken by a guarded update: of several workers one wins.
 */
export async function claimItem(storage: Storage, lease: Lease, now: number): Promise<ClaimedItem | null> {
  for (let attempt = 0; attempt < maxClaims; attempt++) {
    const next = await chooseItem(storage, now)
    if (!next) return null
    const { job, item } = next
    const unit = [
      statement(
        storage.build
          .updateTable('job_item')
          .set((row) => ({ status: 'running', owner: lease.owner, lease_until: now + lease.ms, attempts: row('attempts', '+', 1) }))
          .where('job_id', '=', item.job_id)
          .where('n', '=', item.n)
          .where('status', '=', 'queued'),
        1,
      ),
      ...(item.host === null ? [] : [takeTurn(storage, item.host, now, lease.ms)]),
      ...(job.status === 'queued' ? [startJob(storage, job.id, now)] : []),
    ]
    if ((await storage.write(unit)).ok)
      return { job, item: { ...item, status: 'running', owner: lease.owner, attempts: item.attempts + 1 } }
  }
  return null
}

/** True for a key that was revoked or has expired. */
const hasEnded = (now: number) => sql<boolean>`(api_key.revoked_at is not null or api_key.expires_at <= ${now})`

async function chooseItem(storage: Storage, now: number): Promise<ClaimedItem | null> {
  const [tenants, running] = await Promise.all([
    storage.read.selectFrom('job').select('tenant_id').distinct().where('status', 'in', ['queued', 'running']).execute(),
    storage.read
      .selectFrom('job_item')
      .select(['tenant_id', ({ fn }) => fn.countAll<number>().as('count')])
      .where('status', '=', 'running')
      .groupBy('tenant_id')
      .execute(),
  ])
  const load = new Map(running.map(({ tenant_id, count }) => [tenant_id, count]))
  const inTurn = tenants.map(({ tenant_id }) => tenant_id).sort((a, b) => (load.get(a) ?? 0) - (load.get(b) ?? 0))
  for (const tenant of inTurn) {
    const jobs = await storage.read
      .selectFrom('job')
      .selectAll()
      .where('status', 'in', ['queued', 'running'])
      .where('tenant_id', '=', tenant)
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('api_key').select('api_key.id').whereRef('api_key.id', '=', 'job.key_id').where(hasEnded(now)))),
      )
      .orderBy('priority', 'desc')
      .orderBy('created_at')
      .orderBy('id')
      .limit(maxJobs)
      .execute()
    for (const job of jobs) {
      const item = await storage.read
        .selectFrom('job_item')
        .selectAll()
        .where('job_id', '=', job.id)
        .where('status', '=', 'queued')
        .where('run_at', '<=', now)
        .where(({ or, eb, not, exists, selectFrom }) =>
          or([
            eb('host', 'is', null),
            not(
              exists(
                selectFrom('host_turn')
                  .select('host_turn.host')
                  .whereRef('host_turn.host', '=', 'job_item.host')
                  .where('free_at', '>', now),
              ),
            ),
          ]),
        )
        .orderBy('n')
        .limit(1)
        .executeTakeFirst()
      if (item) return { job, item }
    }
  }
  return null
}

/** The guard fails when another worker has the host's turn. */
function takeTurn(storage: Storage, host: string, now: number, ms: number): Statement {
  return statement(
    storage.build
      .insertInto('host_turn')
      .values({ host, free_at: now + ms })
      .onConflict((conflict) =>
        conflict
          .column('host')
          .doUpdateSet({ free_at: now + ms })
          .where('host_turn.free_at', '<=', now),
      ),
    1,
  )
}

function startJob(storage: Storage, id: string, now: number): Statement {
  return statement(
    storage.build
      .updateTable('job')
      .set((row) => ({ status: 'running', started_at: now, version: row('version', '+', 1) }))
      .where('id', '=', id)
      .where('status', '=', 'queued'),
  )
}

const heldItem = (storage: Storage, { job_id, n, owner }: JobItemRow) =>
  storage.build
    .updateTable('job_item')
    .where('job_id', '=', job_id)
    .where('n', '=', n)
    .where('status', '=', 'running')
    .where('owner', '=', owner)

/** Ends an item; the guard fails when the lease was lost or the item canceled, so its effect must be in the same unit. */
export function endItem(
  storage: Storage,
  item: JobItemRow,
  end: { readonly status: 'completed'; readonly resultId: string } | { readonly status: 'failed'; readonly error: string },
): Statement {
  const what = end.status === 'completed' ? { result_id: end.resultId, error: null } : { error: end.error }
  return statement(heldItem(storage, item).set({ status: end.status, owner: null, lease_until: null, ...what }), 1)
}

/** Gives an item back to be taken again at `runAt`; with `isUncounted` the attempt does not count. */
export function giveBackItem(
  storage: Storage,
  item: JobItemRow,
  runAt: number,
  more: { readonly error?: string; readonly isUncounted?: boolean } = {},
): Statement {
  return statement(
    heldItem(storage, item).set({
      status: 'queued',
      owner: null,
      lease_until: null,
      run_at: runAt,
      attempts: item.attempts - (more.isUncounted ? 1 : 0),
      ...(more.error !== undefined && { error: more.error }),
    }),
    1,
  )
}

/** A sign of life; the guard fails when the item is no longer this worker's. */
export function extendLease(storage: Storage, item: JobItemRow, until: number): Statement {
  return statement(heldItem(storage, item).set({ lease_until: until }), 1)
}

/** Frees a host's turn from `freeAt` on. `refusals`: answers in a row that asked for fewer requests. */
export function passTurn(storage: Storage, host: string, freeAt: number, refusals: number): Statement {
  return statement(storage.build.updateTable('host_turn').set({ free_at: freeAt, refusals }).where('host', '=', host))
}

/** How often a host has refused requests in a row (429 and its like); 0: not at all. */
export async function refusalsOf(storage: Storage, host: string): Promise<number> {
  const row = await storage.read.selectFrom('host_turn').select('refusals').where('host', '=', host).executeTakeFirst()
  return row?.refusals ?? 0
}

/** Puts items of vanished workers back in line, if they were tried less often than `maxAttempts`. */
export function recoverItems(storage: Storage, now: number, maxAttempts: number): Statement {
  return statement(
    storage.build
      .updateTable('job_item')
      .set({ status: 'queued', owner: null, lease_until: null, run_at: now })
      .where('status', '=', 'running')
      .where('lease_until', '<', now)
      .where('attempts', '<', maxAttempts),
  )
}

/** The longest that each time of a job's item may lie ahead, in milliseconds. */
export interface ItemTimeLimits {
  /** A worker's hold on an item. */
  readonly leaseMs: number
  /** The wait of an item that failed. */
  readonly waitMs: number
  /** The wait of a host. */
  readonly turnMs: number
}

/**
 * Brings times to what they can be by now. A clock that stepped back leaves times too far ahead: without this, items would wait for as long as the
 * step was, and items of vanished workers would stay theirs. A worker gives a sign of life before its lease has ended. Reads all that waits.
 */
export function limitFutureItems(storage: Storage, now: number, { leaseMs, waitMs, turnMs }: ItemTimeLimits): Unit {
  const queued = (time: number) =>
    storage.build.updateTable('job_item').set({ run_at: time }).where('status', '=', 'queued').where('run_at', '>', time)
  const lease = now + leaseMs
  const turn = now + turnMs
  return [
    // nothing but its host holds up a first attempt
    statement(queued(now).where('attempts', '=', 0)),
    statement(queued(now + waitMs)),
    statement(
      storage.build.updateTable('job_item').set({ lease_until: lease }).where('status', '=', 'running').where('lease_until', '>', lease),
    ),
    statement(storage.build.updateTable('host_turn').set({ free_at: turn }).where('free_at', '>', turn)),
  ]
}

/** Items or jobs that one round of tidying ends. */
const maxEnded = 100

/** Items that workers which vanished held for the last time. */
export async function findLostItems(
  storage: Storage,
  now: number,
  maxAttempts: number,
): Promise<readonly (JobItemRow & { readonly type: string })[]> {
  return storage.read
    .selectFrom('job_item')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .selectAll('job_item')
    .select('job.type')
    .where('job_item.status', '=', 'running')
    .where('job_item.lease_until', '<', now)
    .where('job_item.attempts', '>=', maxAttempts)
    .limit(maxEnded)
    .execute()
}

/** Ends such an item; the guard fails when its worker has come back. */
export function failLostItem(storage: Storage, item: JobItemRow, error: string, now: number): Statement {
  const end = { status: 'failed', owner: null, lease_until: null, error } as const
  return statement(heldItem(storage, item).set(end).where('lease_until', '<', now), 1)
}

/** Jobs with work left whose key has ended. */
export async function findKeylessJobs(storage: Storage, now: number): Promise<readonly (JobRow & { readonly isRevoked: boolean })[]> {
  const rows = await storage.read
    .selectFrom('job')
    .innerJoin('api_key', 'api_key.id', 'job.key_id')
    .selectAll('job')
    .select('api_key.revoked_at')
    .where('job.status', 'in', ['queued', 'running'])
    .where(hasEnded(now))
    .limit(maxEnded)
    .execute()
  return rows.map(({ revoked_at, ...job }) => ({ ...job, isRevoked: revoked_at !== null }))
}

/** Ends a job before its time, and cancels what is not final of it; the guard fails when the job is final. */
export function failJob(storage: Storage, id: string, error: string, now: number): Unit {
  return endEarly(storage, { id }, { status: 'failed', error }, now)
}

/** Running jobs without an item that is still to be done. */
export async function findDoneJobs(storage: Storage): Promise<readonly CountedJob[]> {
  const rows = await storage.read
    .selectFrom('job')
    .selectAll()
    .where('status', 'in', ['queued', 'running'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('job_item')
            .select('n')
            .whereRef('job_item.job_id', '=', 'job.id')
            .where('job_item.status', 'in', ['queued', 'running']),
        ),
      ),
    )
    .limit(100)
    .execute()
  return withCounts(storage, rows)
}

/** The guard fails when another worker was first or the job was canceled. */
export function completeJob(storage: Storage, id: string, now: number): Statement {
  return statement(
    storage.build
      .updateTable('job')
      .set((row) => ({
        status: 'completed',
        started_at: sql<number>`coalesce(started_at, ${now})`,
        finished_at: now,
        version: row('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'running']),
    1,
  )
}

/** Forgets jobs, with their items, and turns of hosts that mean nothing any more. */
export function forgetJobs(storage: Storage, now: number): Unit {
  return [
    statement(storage.build.deleteFrom('job').where('expires_at', '<', now).where('status', 'not in', ['queued', 'running'])),
    statement(storage.build.deleteFrom('host_turn').where('free_at', '<', now - retentionMs / 30)),
  ]
}

export interface QueueState {
  /** Items that wait or run. */
  readonly depth: number
  /** Milliseconds the oldest due item has waited; 0 when none does. */
  readonly lagMs: number
}

/** Depth of the queue over all tenants, and how long its oldest due item has waited. */
export async function queueState(storage: Storage, now: number): Promise<QueueState> {
  const { depth, oldest } = await storage.read
    .selectFrom('job_item')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .where('job.status', 'in', ['queued', 'running'])
    .where('job_item.status', 'in', ['queued', 'running'])
    .select(({ fn }) => [fn.countAll<number>().as('depth'), fn.min<number | null>('job_item.run_at').as('oldest')])
    .executeTakeFirstOrThrow()
  return { depth, lagMs: oldest === null ? 0 : Math.max(0, now - oldest) }
}

/**
 * True when no worker has any item, though one could have been taken for so many milliseconds: it was due and its host had a turn, or
 * who had it vanished.
 */
export async function standsStill(storage: Storage, now: number, ms: number): Promise<boolean> {
  const items = storage.read
    .selectFrom('job_item')
    .innerJoin('job', 'job.id', 'job_item.job_id')
    .leftJoin('host_turn', 'host_turn.host', 'job_item.host')
    .select('job_item.n')
    .where('job.status', 'in', ['queued', 'running'])
    .limit(1)
  const held = await items.where('job_item.status', '=', 'running').where('job_item.lease_until', '>', now).executeTakeFirst()
  if (held) return false
  const left = await items
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('job_item.status', '=', 'queued'),
          eb('job_item.run_at', '<=', now - ms),
          or([eb('host_turn.free_at', 'is', null), eb('host_turn.free_at', '<=', now - ms)]),
        ]),
        and([eb('job_item.status', '=', 'running'), eb('job_item.lease_until', '<=', now - ms)]),
      ]),
    )
    .executeTakeFirst()
  return left !== undefined
}
