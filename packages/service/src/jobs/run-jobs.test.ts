import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTarget, engines, type TestTarget } from '../../test/databases/storages.ts'
import { ServiceProblem } from '../http/answers/problem.ts'
import { cancelJob, claimItem, getJob, listItems, type NewItem, newJob, recoverItems, storeJob } from '../storage/jobs.ts'
import { changeKey, newKey, revokeKey, type StoredKey } from '../storage/keys.ts'
import { openStorage } from '../storage/open-storage.ts'
import { type Storage, statement, type TenantScope } from '../storage/storage.ts'
import { ensureTenant } from '../storage/tenants.ts'
import { listDeliveries, newWebhook, storeWebhook } from '../storage/webhooks.ts'
import type { JobHandler } from './job-handler.ts'
import { createJobRunner, type JobRunner, maxAttempts } from './run-jobs.ts'

let made: TestTarget
let storage: Storage
let tenant: TenantScope
let now: number
const runners: JobRunner[] = []

/** Notes each effect as a row, so that one that happens twice is a broken constraint. */
const effect = (name: string) => [statement(storage.build.insertInto('setting').values({ name, value: '1' }), 1)]
const effects = async () => (await storage.read.selectFrom('setting').select('name').execute()).map(({ name }) => name)

const runner = (handler: JobHandler, change: { concurrency?: number; owner?: string; random?: () => number } = {}): JobRunner => {
  const made = createJobRunner({
    storage,
    handlers: { optimize: handler },
    concurrency: 4,
    now: () => now,
    random: () => 0.5,
    owner: 'w1',
    logger: { info: () => {}, error: () => {} },
    ...change,
  })
  runners.push(made)
  return made
}
const item = (ref: string, host: string | null = null): NewItem => ({ ref, host, payload: '{}' })
const add = async (items: readonly NewItem[], change: { of?: TenantScope; priority?: number; keyId?: string } = {}): Promise<string> => {
  const { of = tenant, priority = 0, keyId = null } = change
  const job = newJob(of, { type: 'optimize', siteId: null, keyId, priority, options: '{}' }, now++)
  const result = await storage.write(storeJob(storage, job, items))
  if (!result.ok) throw new Error(result.message)
  return job.id
}
const succeed: JobHandler =
  async ({ claimed }) =>
  async () => ({
    resultId: `opt_${claimed.item.ref}`,
    unit: effect(`${claimed.job.id} ${claimed.item.n}`),
  })
const statusOf = async (id: string) => (await getJob(storage, tenant, id))?.status

describe.each(engines)('jobs on %s', (engine) => {
  beforeEach(async () => {
    made = await createTarget(engine, { tables: 'migrated' })
    storage = await openStorage(made.target)
    tenant = { tenantId: (await ensureTenant(storage, 'default', 1)).id }
    now = Date.parse('2026-11-20T12:00:00Z')
  })
  afterEach(async () => {
    for (const each of runners.splice(0)) await each.close(0)
    await storage.close()
    made.remove()
  })

  it('work on every item once and end when all are final', async () => {
    const id = await add(Array.from({ length: 12 }, (_, index) => item(`a${index}`)))
    expect(await statusOf(id)).toBe('queued')
    await runner(succeed).runDue()
    const job = await getJob(storage, tenant, id)
    expect(job).toMatchObject({ status: 'completed', total: 12, counts: { completed: 12, queued: 0, running: 0 } })
    expect(job?.started_at).not.toBeNull()
    expect(await effects()).toHaveLength(12)
    const items = await listItems(storage, tenant, id, { after: -1, limit: 5 })
    expect(items.map(({ result_id }) => result_id)).toEqual(['opt_a0', 'opt_a1', 'opt_a2', 'opt_a3', 'opt_a4'])
  })

  it('share their items between workers without one taking effect twice', async () => {
    const id = await add(Array.from({ length: 40 }, (_, index) => item(`a${index}`)))
    await Promise.all([
      runner(succeed, { owner: 'w1' }).runDue(),
      runner(succeed, { owner: 'w2' }).runDue(),
      runner(succeed, { owner: 'w3' }).runDue(),
    ])
    expect(await statusOf(id)).toBe('completed')
    expect(await effects()).toHaveLength(40)
  })

  it('try again what may pass, later each time, and give up after five attempts', async () => {
    let calls = 0
    const fail: JobHandler = async () => {
      calls++
      throw new ServiceProblem('fetch_failed', 'The page could not be transferred.')
    }
    const id = await add([item('a')])
    const each = runner(fail)
    const waits: number[] = []
    for (let attempt = 1; attempt <= maxAttempts; attempt++) {
      await each.runDue()
      await each.runDue()
      expect(calls).toBe(attempt)
      const [only] = await listItems(storage, tenant, id, { after: -1, limit: 1 })
      if (only?.status === 'queued') waits.push(only.run_at - now)
      now += 300_000
    }
    // four more tries over minutes, half of what chance may take away
    expect(waits).toEqual([15_000, 45_000, 135_000, 225_000])
    expect(await listItems(storage, tenant, id, { after: -1, limit: 1 })).toMatchObject([
      { status: 'failed', attempts: 5, error: JSON.stringify({ code: 'fetch_failed', detail: 'The page could not be transferred.' }) },
    ])
    expect(await getJob(storage, tenant, id)).toMatchObject({ status: 'completed', counts: { failed: 1 } })
  })

  it.each([
    ['a wait that is longer than their own', 0.5, 240_000, 240_000],
    ['not a shorter one', 0.5, 1_000, 15_000],
    ['a day when it says a week', 0.5, 604_800_000, 86_400_000],
    ['without one, spread by chance: the longest', 0, null, 20_000],
    ['and almost the shortest', 0.99, null, 10_100],
  ])('that met a fault of a site wait as long as Retry-After says: %s', async (_, chance, retryAfterMs, expected) => {
    const id = await add([item('a')])
    await runner(
      async ({ onHost }) => {
        onHost({ refusedWith: 503, retryAfterMs, crawlDelayMs: null })
        throw new ServiceProblem('fetch_failed', 'The address answered with status 503.')
      },
      { random: () => chance },
    ).runDue()
    const [only] = await listItems(storage, tenant, id, { after: -1, limit: 1 })
    expect(only).toMatchObject({ status: 'queued', run_at: now + expected })
  })

  it('do not try again what the site will say again, such as a page that is too large', async () => {
    const id = await add([item('a')])
    await runner(async () => {
      throw new ServiceProblem('fetch_failed', 'The page is too large.', { isRetryable: false })
    }).runDue()
    expect(await getJob(storage, tenant, id)).toMatchObject({ status: 'completed', counts: { failed: 1 } })
  })

  it('do not try again what would fail again', async () => {
    let calls = 0
    const id = await add([item('a')])
    await runner(async () => {
      calls++
      throw new ServiceProblem('unusable_page', 'The page is empty.')
    }).runDue()
    expect(calls).toBe(1)
    expect(await getJob(storage, tenant, id)).toMatchObject({ status: 'completed', counts: { failed: 1 } })
  })

  it('canceled while an item runs: it takes no effect and stays canceled', async () => {
    const id = await add([item('a'), item('b')])
    let canceled = false
    await runner(
      async (run) => {
        if (!canceled) {
          canceled = true
          expect((await storage.write(cancelJob(storage, tenant, id, now))).ok).toBe(true)
        }
        return succeed(run)
      },
      { concurrency: 1 },
    ).runDue()
    expect(await effects()).toEqual([])
    expect(await getJob(storage, tenant, id)).toMatchObject({ status: 'canceled', counts: { canceled: 2 } })
    expect((await storage.write(cancelJob(storage, tenant, id, now))).ok).toBe(false)
  })

  it('of a worker that vanished are taken again after its lease, and its late effect is refused', async () => {
    const id = await add([item('a')])
    const lost = await claimItem(storage, { owner: 'gone', ms: 60_000 }, now)
    expect(lost?.item.attempts).toBe(1)
    const each = runner(succeed)
    await each.runDue()
    expect(await effects()).toEqual([])
    now += 60_001
    await each.tidy()
    await each.runDue()
    expect(await effects()).toHaveLength(1)
    expect(await getJob(storage, tenant, id)).toMatchObject({ status: 'completed' })
    expect((await listItems(storage, tenant, id, { after: -1, limit: 1 }))[0]?.attempts).toBe(2)
  })

  it('that end their worker five times have failed', async () => {
    const id = await add([item('a')])
    for (let attempt = 0; attempt < maxAttempts; attempt++) {
      expect(await claimItem(storage, { owner: 'gone', ms: 1 }, now)).not.toBeNull()
      now += 10
      await storage.write([recoverItems(storage, now, maxAttempts)])
    }
    const hook = newWebhook(tenant, { url: 'https://hooks.test/', events: ['optimization.failed'], description: null, secret: 'x' }, now)
    await storage.write([storeWebhook(storage, hook)])
    await runner(succeed).tidy()
    expect(await getJob(storage, tenant, id)).toMatchObject({ status: 'completed', counts: { failed: 1 } })
    const told = await listDeliveries(storage, tenant, hook.id, { status: null, limit: 10, after: null })
    expect(told.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'optimization.failed', data: { job_id: id, index: 0, ref: 'a', code: 'internal' } },
    ])
  })

  it.each([
    ['revoked_key', (made: StoredKey) => revokeKey(storage, tenant, made.id, now)],
    ['expired_key', (made: StoredKey) => changeKey(storage, tenant, made, { expiresAt: now })],
  ])('of a key that ends stop and say %s, the item at work included', async (code, end) => {
    const { statement: stored, stored: key } = newKey(
      storage,
      tenant,
      { name: 'k', scopes: ['admin'], environment: 'live', site: null, ipAllow: [], expiresAt: null, createdBy: null },
      'secret',
      now,
    )
    const hook = newWebhook(tenant, { url: 'https://hooks.test/', events: ['job.failed'], description: null, secret: 'x' }, now)
    await storage.write([stored, storeWebhook(storage, hook)])
    const id = await add([item('a'), item('b'), item('c')], { keyId: key.id })
    const other = await add([item('d')])
    let worked = 0
    const each = runner(
      async (run) => {
        if (run.claimed.job.id === id && ++worked === 2) {
          expect((await storage.write([end(key)])).ok).toBe(true)
          await each.tidy()
        }
        return succeed(run)
      },
      { concurrency: 1 },
    )
    await each.runDue()
    expect(await getJob(storage, tenant, id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining(`"code":"${code}"`),
      counts: { completed: 1, canceled: 2 },
    })
    expect(await effects()).toHaveLength(2)
    expect(await statusOf(other)).toBe('completed')
    const told = await listDeliveries(storage, tenant, hook.id, { status: null, limit: 10, after: null })
    expect(told.map(({ body }) => JSON.parse(body))).toMatchObject([{ type: 'job.failed', data: { job_id: id, code } }])
  })

  it('of a key that has ended are not begun, before they are cleaned up', async () => {
    const { statement: stored, stored: key } = newKey(
      storage,
      tenant,
      { name: 'k', scopes: ['admin'], environment: 'live', site: null, ipAllow: [], expiresAt: now + 10, createdBy: null },
      'secret',
      now,
    )
    await storage.write([stored])
    const id = await add([item('a')], { keyId: key.id })
    now += 10
    await runner(succeed).runDue()
    expect(await effects()).toEqual([])
    expect(await statusOf(id)).toBe('queued')
  })

  it('of a small tenant do not wait behind a large one', async () => {
    const other = { tenantId: (await ensureTenant(storage, 'other', 1)).id }
    await add(
      Array.from({ length: 20 }, (_, index) => item(`large${index}`)),
      { priority: 9 },
    )
    await add(
      Array.from({ length: 3 }, (_, index) => item(`small${index}`)),
      { of: other },
    )
    const order: string[] = []
    const taken = new EventEmitter().setMaxListeners(0)
    await runner(
      async (run) => {
        order.push(run.claimed.item.ref ?? '')
        taken.emit('another')
        // none ends before every slot is taken
        const enough = Math.min(23, 4 * Math.ceil(order.length / 4))
        while (order.length < enough) await once(taken, 'another')
        return succeed(run)
      },
      { concurrency: 4 },
    ).runDue()
    // four slots: two for each while both have work
    expect(order.slice(0, 4).filter((ref) => ref.startsWith('small'))).toHaveLength(2)
    expect(order.slice(0, 8).filter((ref) => ref.startsWith('small'))).toHaveLength(3)
  })

  it('with a higher priority come first', async () => {
    await add([item('low')])
    await add([item('high')], { priority: 5 })
    const order: string[] = []
    await runner(
      async (run) => {
        order.push(run.claimed.item.ref ?? '')
        return succeed(run)
      },
      { concurrency: 1 },
    ).runDue()
    expect(order).toEqual(['high', 'low'])
  })

  it('ask a host one thing at a time, with a second between, for any tenant', async () => {
    await add([item('a', 'site.test'), item('b', 'site.test'), item('c', 'other.test'), item('d')])
    const times: string[] = []
    const three = Promise.withResolvers<void>()
    let running = 0
    const handler: JobHandler = async (run) => {
      const { host, ref } = run.claimed.item
      times.push(`${ref} ${now % 100_000}`)
      if (host === 'site.test') expect(++running).toBe(1)
      if (times.length === 3) three.resolve()
      // nothing ends before all that may run does, so that a second call to the host would meet the first
      await three.promise
      if (host === 'site.test') running--
      return succeed(run)
    }
    const workers = [runner(handler, { owner: 'w1' }), runner(handler, { owner: 'w2' })]
    const work = () => Promise.all(workers.map((each) => each.runDue()))
    await work()
    expect(times.map((each) => each[0]).sort()).toEqual(['a', 'c', 'd'])
    now += 999
    await work()
    expect(times).toHaveLength(3)
    now += 1
    await work()
    expect(times).toHaveLength(4)
  })

  it('leave a host alone for ten minutes after it has refused three times', async () => {
    const id = await add([item('a', 'site.test')])
    let calls = 0
    const each = runner(async ({ onHost }) => {
      calls++
      onHost({ refusedWith: 503, retryAfterMs: null, crawlDelayMs: null })
      throw new ServiceProblem('unusable_page', 'The address answered with status 503.')
    })
    for (let round = 0; round < 3; round++) {
      await each.runDue()
      now += 10_000
    }
    expect(calls).toBe(3)
    now += 580_000
    await each.runDue()
    expect(calls).toBe(3)
    now += 20_000
    await each.runDue()
    expect(calls).toBe(4)
    expect(await statusOf(id)).toBe('running')
  })

  it('that are taken just as the process ends are given back without being begun', async () => {
    const id = await add([item('a')])
    let calls = 0
    const each = runner(async (run) => {
      calls++
      return succeed(run)
    })
    const running = each.runDue()
    await each.close(0)
    await running
    expect(calls).toBe(0)
    expect(await listItems(storage, tenant, id, { after: -1, limit: 1 })).toMatchObject([{ status: 'queued', attempts: 0, owner: null }])
  })

  it('are given back at the end of the process, without counting as an attempt', async () => {
    const id = await add([item('a')])
    const begun = Promise.withResolvers<void>()
    const each = runner(async ({ signal }) => {
      begun.resolve()
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('stopped'))))
      throw new Error('never')
    })
    const running = each.runDue()
    await begun.promise
    await each.close(10)
    await running
    expect(await listItems(storage, tenant, id, { after: -1, limit: 1 })).toMatchObject([{ status: 'queued', attempts: 0, owner: null }])
  })
})
