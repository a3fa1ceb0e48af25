import type { ProblemCode } from '@citable/contract'
import { backoffMs, spreadMs } from '@citable/providers/retry'
import type { FastifyBaseLogger } from 'fastify'
import { outageProblem, ServiceProblem } from '../http/answers/problem.ts'
import { noTracer, type Span, type Tracer } from '../model/tracer.ts'
import { StorageFault } from '../storage/faults/storage-fault.ts'
import {
  type ClaimedItem,
  claimItem,
  completeJob,
  endItem,
  extendLease,
  failJob,
  failLostItem,
  findDoneJobs,
  findKeylessJobs,
  findLostItems,
  forgetJobs,
  giveBackItem,
  type ItemTimeLimits,
  type JobItemRow,
  passTurn,
  recoverItems,
  refusalsOf,
} from '../storage/jobs.ts'
import type { Unit } from '../storage/queries/unit.ts'
import { type Storage, traceOfRow } from '../storage/storage.ts'
import { tell } from '../webhooks/tell.ts'
import { createWorkLoop } from '../work-loop.ts'
import type { HostAnswer, JobHandler } from './job-handler.ts'
import { hostPause, longestPauseMs } from './politeness.ts'

export interface JobRunnerDependencies {
  readonly storage: Storage
  /** By type of job. */
  readonly handlers: Readonly<Record<string, JobHandler>>
  /** Items worked on at once. */
  readonly concurrency: number
  /** Milliseconds. */
  readonly now: () => number
  /** The same by a clock that believes no sudden leap forward; default: `now`. */
  readonly settled?: () => number
  /** 0 ≤ x < 1. */
  readonly random: () => number
  /** Names this process among those on one database. */
  readonly owner: string
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'error'>
  /** Absent: items are not traced. */
  readonly tracer?: Tracer
}

export interface JobRunner {
  /** Works on all due items. Resolves when none is left and all started ones have ended. */
  runDue(): Promise<void>
  /** Recovers items of vanished workers, ends jobs whose items are all final, deletes old jobs. */
  tidy(): Promise<void>
  /** Takes no more items, and gives back those that do not end within `graceMs`. */
  close(graceMs: number): Promise<void>
}

/** Milliseconds that a worker holds an item, and after which it extends that; an item whose lease has ended goes to another worker. */
const leaseMs = 20_000
const extendMs = 5_000

/** Milliseconds one item may take: a page's 15 s, an analysis' 5 s, and waiting for both. */
const itemMs = 120_000

/** Milliseconds that an item waits at most for what Retry-After asks. */
const longestRetryAfterMs = 24 * 60 * 60 * 1000

/** How far ahead the times of an item may lie. */
export const itemTimeLimits: ItemTimeLimits = { leaseMs, waitMs: longestRetryAfterMs, turnMs: longestPauseMs }

/** Attempts of an item before it has failed. */
export const maxAttempts = 5

/** Attempts to write the result of an item when what it builds on changed meanwhile. */
const maxWrites = 5

/** Waits between attempts: after our own failures, and after those of sites and engines. */
const ownWaits = { firstMs: 2_000, factor: 2, maxMs: 300_000 } as const
const othersWaits = { firstMs: 20_000, factor: 3, maxMs: 300_000 } as const

/** Works on the items of jobs, at least once each. Result and end of an item are written in one transaction, so it takes effect once. */
export function createJobRunner(dependencies: JobRunnerDependencies): JobRunner {
  const { storage, handlers, concurrency, now, settled = now, owner, logger, tracer = noTracer } = dependencies
  const running = new Map<AbortController, JobItemRow>()
  let isClosed = false
  const loop = createWorkLoop<ClaimedItem>({
    concurrency,
    claim: () => claimItem(storage, { owner, ms: leaseMs }, now()),
    run: async (claimed) => {
      // claimed while the runner closed: its running items may have been stopped already
      if (isClosed) return giveBack(claimed.item)
      const abort = new AbortController()
      const { item, job } = claimed
      running.set(abort, item)
      const attributes = { 'citable.job': job.id, 'citable.job_type': job.type, 'citable.item': item.n, 'citable.attempt': item.attempts }
      await tracer
        .span('job item', { kind: 'consumer', parent: traceOfRow(job), attributes }, (span) => runItem(claimed, abort, span))
        .catch((error: unknown) => {
          // another worker takes it when its lease has ended
          if (!(error instanceof StorageFault)) logger.error({ err: error, job: job.id }, 'an item could not be noted')
        })
        .finally(() => running.delete(abort))
    },
  })
  return {
    runDue: loop.runDue,
    tidy: async () => {
      // a clock that leapt forward ends leases before their next sign of life
      await Promise.all([...running].map(([abort, item]) => giveSign(item, abort)))
      await failLostItems(storage, now, settled())
      await storage.write([recoverItems(storage, now(), maxAttempts), ...forgetJobs(storage, settled())])
      await failKeylessJobs(storage, now, settled())
      await endDoneJobs(storage, now)
    },
    close: async (graceMs) => {
      isClosed = true
      const timer = setTimeout(() => {
        for (const abort of running.keys()) abort.abort()
      }, graceMs)
      await loop.close()
      clearTimeout(timer)
    },
  }

  async function giveBack(item: JobItemRow): Promise<void> {
    await storage.write([giveBackItem(storage, item, now(), { isUncounted: true })]).catch((error: unknown) => {
      // another worker takes it when its lease has ended
      if (!(error instanceof StorageFault)) logger.error({ err: error, job: item.job_id }, 'an item could not be given back')
    })
  }

  /** Says that this worker is at the item, and ends its work when the item is another one's. */
  function giveSign(item: JobItemRow, abort: AbortController): Promise<void> {
    return storage.write([extendLease(storage, item, now() + leaseMs)]).then(
      ({ ok }) => {
        if (!ok) abort.abort()
      },
      () => {},
    )
  }

  /** undefined: only a newer version knows the type. */
  function handlerOf({ job }: ClaimedItem): JobHandler | undefined {
    return Object.hasOwn(handlers, job.type) ? handlers[job.type] : undefined
  }

  async function runItem(claimed: ClaimedItem, abort: AbortController, span: Span): Promise<void> {
    const { item, job } = claimed
    let host: HostAnswer | null = null
    const signs = setInterval(() => void giveSign(item, abort), extendMs)
    const deadline = setTimeout(() => abort.abort(), itemMs)
    const pass = async (): Promise<Unit> => (item.host === null ? [] : turnAfter(storage, item.host, host, now()))
    try {
      const handler = handlerOf(claimed)
      if (!handler) throw new ServiceProblem('overloaded', `This service does not know jobs of type ${job.type}.`)
      const prepared = await handler({
        claimed,
        signal: abort.signal,
        onHost: (answer) => {
          host = answer
        },
      })
      for (let write = 1; ; write++) {
        const { unit, resultId } = await prepared()
        const result = await storage.write([endItem(storage, item, { status: 'completed', resultId }), ...unit, ...(await pass())])
        if (result.ok) break
        // the first statement is the item itself: it was canceled or belongs to another worker, so its result is dropped
        if (result.index === 0) return
        if (write >= maxWrites) throw new ServiceProblem('conflict', 'The article changed too often meanwhile.')
      }
    } catch (error) {
      span.set({ 'error.type': problemOf(error).code })
      const isLeaving = isClosed && abort.signal.aborted
      await storage.write([...(await endOf(claimed, error, host, isLeaving, dependencies)), ...(await pass())])
    } finally {
      clearInterval(signs)
      clearTimeout(deadline)
    }
    if (await isLast(storage, item)) await endDoneJobs(storage, now)
  }
}

function problemOf(error: unknown): ServiceProblem {
  if (error instanceof ServiceProblem) return error
  return error instanceof StorageFault ? outageProblem(error) : new ServiceProblem('internal', 'Something went wrong on our side.')
}

/** Failures of sites and engines; they last minutes rather than seconds. */
const othersTrouble: ReadonlySet<ProblemCode> = new Set(['fetch_failed', 'fetch_timeout', 'provider_failed', 'provider_timeout'])

/**
 * Milliseconds until the next attempt: after our own failures a random part of 2, 4, 8 … seconds, after those of others of 20 s, 1, 3 and 5
 * minutes, half of it at least, so that what failed together is not tried together. `chance`: 0 ≤ x < 1.
 */
const waitMs = (code: ProblemCode, attempts: number, chance: number): number =>
  othersTrouble.has(code)
    ? spreadMs(backoffMs(othersWaits, attempts), [1, 0.5], chance)
    : spreadMs(backoffMs(ownWaits, attempts), [0, 1], chance)

/** End of an item whose attempt failed: another attempt, or failure. */
async function endOf(
  { item, job: { type } }: ClaimedItem,
  error: unknown,
  host: HostAnswer | null,
  isLeaving: boolean,
  { storage, now, random, logger }: JobRunnerDependencies,
): Promise<Unit> {
  if (isLeaving) return [giveBackItem(storage, item, now(), { isUncounted: true })]
  const problem = problemOf(error)
  if (problem.code === 'internal') logger.error({ err: error, job: item.job_id, n: item.n }, 'an item failed')
  const told = JSON.stringify({ code: problem.code, detail: problem.message })
  const mayPass = problem.isRetryable || (host?.refusedWith ?? null) !== null
  if (mayPass && item.attempts < maxAttempts) {
    const wait = waitMs(problem.code, item.attempts, random())
    const asked = Math.min(host?.retryAfterMs ?? 0, longestRetryAfterMs)
    return [giveBackItem(storage, item, now() + Math.round(Math.max(wait, asked)), { error: told })]
  }
  return [endItem(storage, item, { status: 'failed', error: told }), ...(await queueFailureEvent(storage, item, type, problem.code, now()))]
}

async function queueFailureEvent(storage: Storage, item: JobItemRow, type: string, code: ProblemCode, now: number): Promise<Unit> {
  if (type === 'translate') return []
  const data = { job_id: item.job_id, index: item.n, ref: item.ref, code }
  return tell(storage, { tenantId: item.tenant_id }, 'optimization.failed', data, now)
}

/** Fails items whose last attempt vanished with its worker, and sends the webhook in the same transaction. */
async function failLostItems(storage: Storage, now: () => number, lostBy: number): Promise<void> {
  const error = JSON.stringify({ code: 'internal', detail: 'The work stopped several times without an answer.' })
  for (const { type, ...item } of await findLostItems(storage, lostBy, maxAttempts)) {
    await storage.write([failLostItem(storage, item, error, lostBy), ...(await queueFailureEvent(storage, item, type, 'internal', now()))])
  }
}

/** Fails jobs whose key was revoked or has expired. */
async function failKeylessJobs(storage: Storage, now: () => number, expiredBy: number): Promise<void> {
  for (const job of await findKeylessJobs(storage, expiredBy)) {
    const code: ProblemCode = job.isRevoked ? 'revoked_key' : 'expired_key'
    const detail = `The API key that made this job ${job.isRevoked ? 'was revoked' : 'has expired'}.`
    const data = { job_id: job.id, type: job.type, code }
    await storage.write([
      ...failJob(storage, job.id, JSON.stringify({ code, detail }), now()),
      ...(await tell(storage, { tenantId: job.tenant_id }, 'job.failed', data, now())),
    ])
  }
}

async function turnAfter(storage: Storage, host: string, answer: HostAnswer | null, now: number): Promise<Unit> {
  const refusals = answer?.refusedWith === null || answer === null ? 0 : (await refusalsOf(storage, host)) + 1
  return [passTurn(storage, host, now + hostPause(answer, refusals), refusals)]
}

async function isLast(storage: Storage, item: JobItemRow): Promise<boolean> {
  const other = await storage.read
    .selectFrom('job_item')
    .select('n')
    .where('job_id', '=', item.job_id)
    .where('status', 'in', ['queued', 'running'])
    .limit(1)
    .executeTakeFirst()
  return other === undefined
}

/** Completes jobs whose items have all ended, and sends the webhook in the same transaction. */
async function endDoneJobs(storage: Storage, now: () => number): Promise<void> {
  for (const job of await findDoneJobs(storage)) {
    const { completed, failed, canceled } = job.counts
    const data = { job_id: job.id, type: job.type, counts: { total: job.total, completed, failed, canceled } }
    await storage.write([
      completeJob(storage, job.id, now()),
      ...(await tell(storage, { tenantId: job.tenant_id }, 'job.completed', data, now())),
    ])
  }
}
