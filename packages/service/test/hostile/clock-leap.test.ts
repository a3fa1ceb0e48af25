import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createJobHandlers } from '../../src/jobs/handlers.ts'
import { createJobRunner, type JobRunner, maxAttempts } from '../../src/jobs/run-jobs.ts'
import { claimItem, endItem } from '../../src/storage/jobs.ts'
import { statement } from '../../src/storage/storage.ts'
import { createTidy } from '../../src/tidy.ts'
import { createSettledClock, createWatchedClock } from '../../src/time.ts'
import { createDeliveries, type Deliveries } from '../../src/webhooks/deliver.ts'
import { directPool } from '../databases/direct-pool.ts'
import { sourceAskerOf } from '../setup/source-asker.ts'
import { createTestService, fetcherOf, type TestService, testSecret } from '../setup/test-service.ts'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]
const [day, year] = [24 * hour, 365 * 24 * hour]

/** How far a clock leaps forward before it is set right. */
const leaps = [
  { leap: 'two months', ms: 60 * day },
  { leap: 'fifty years', ms: 50 * year },
]

let service: TestService
let elapsed: number
let runner: JobRunner
let deliveries: Deliveries
/** Answers of the receiver of webhooks, by the number of its request. */
let answer: (count: number) => Promise<number>
let received: number
let tidy: () => Promise<void>

beforeEach(async () => {
  elapsed = 0
  received = 0
  answer = async () => 200
  let settled = (): number => 0
  service = await createTestService({ settled: () => settled() })
  const { storage, clock } = service
  settled = createSettledClock(
    () => clock.now,
    () => elapsed,
  )
  const safeFetch = {
    ...fetcherOf(() => '<p>Bread</p>'),
    request: async () => ({ ok: true, status: await answer(++received), headers: {}, body: Buffer.from('') }) as never,
  }
  const watched = createWatchedClock(() => clock.now)
  const parts = { storage, ...watched, settled: () => settled(), random: () => 0.5, owner: 'own' }
  const logger = { info: () => {}, error: (fault: unknown) => service.log.push(String(fault)) }
  const now = () => clock.now
  const sources = sourceAskerOf(safeFetch, now)
  const handlers = createJobHandlers({ storage, pool: directPool, safeFetch, translators: [], now, sources })
  runner = createJobRunner({ ...parts, handlers, concurrency: 1, logger })
  deliveries = createDeliveries({ ...parts, safeFetch, secret: testSecret, userAgent: 'test', logger })
  const once = createTidy({ ...parts, jobs: runner, eventRetentionMs: 30 * day, resultRetentionMs: 30 * day })
  tidy = () => once(new AbortController().signal)
})
afterEach(async () => {
  await runner.close(0)
  await deliveries.close()
  await service.close()
  expect(service.log.filter((line) => line.includes('Error'))).toEqual([])
})

/** Time goes by, for the clock and in truth. */
const pass = (ms: number): void => {
  elapsed += ms
  service.clock.now += ms
}

/** The clock is wrong while something happens. */
async function wrong<Value>(ms: number, meanwhile: () => Promise<Value>): Promise<Value> {
  pass(second)
  service.clock.now += ms
  await tidy()
  const value = await meanwhile()
  pass(minute)
  await tidy()
  service.clock.now -= ms
  await tidy()
  return value
}

const call = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers = {}) =>
  service.call({ method, url, headers, ...(payload !== undefined && { payload }) })
const nothing = async (): Promise<void> => {}

describe.each(leaps)('a clock that leaps forward by $leap, and back', ({ ms }) => {
  it('forgets no job that has ended', async () => {
    const { id } = (await call('POST', '/v1/jobs', { type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] })).json()
    await runner.runDue()
    await tidy()
    await wrong(ms, nothing)
    expect((await call('GET', `/v1/jobs/${id}`)).json()).toMatchObject({ status: 'completed' })
  })

  it('fails no job of a key that has not expired', async () => {
    const as = await service.makeKey({ expiresAt: service.clock.now + 30 * day })
    const payload = { type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] }
    const { id } = (await service.call({ method: 'POST', url: '/v1/jobs', payload, as })).json()
    await wrong(ms, nothing)
    await runner.runDue()
    await tidy()
    expect((await call('GET', `/v1/jobs/${id}`)).json()).toMatchObject({ status: 'completed' })
  })

  it('forgets no result', async () => {
    const older = await service.optimize()
    pass(second)
    await service.optimize()
    await wrong(ms, nothing)
    expect((await call('GET', `/v1/score/${older.id}`)).statusCode).toBe(200)
  })

  it('repeats nothing that was done under an Idempotency-Key, before it or meanwhile', async () => {
    const send = async (key: string) =>
      (await call('POST', '/v1/keys', { name: 'a', scopes: ['score:read'] }, { 'idempotency-key': key })).json()
    const before = await send('before')
    const during = await wrong(ms, async () => {
      expect((await send('before')).id).toBe(before.id)
      return send('during')
    })
    expect([(await send('before')).id, (await send('during')).id]).toEqual([before.id, during.id])
  })

  it('counts no event twice, and forgets none', async () => {
    const hit = (id: string) => ({
      type: 'hit',
      id,
      ts: new Date(service.clock.now).toISOString(),
      host: 'example.com',
      path: `/${id}`,
      status: 200,
      user_agent: 'GPTBot/1.2',
    })
    const first = hit('first')
    const send = async (event: object) => (await call('POST', '/v1/events', { events: [event] })).json()
    await send(first)
    await wrong(ms, () => send(hit('second')))
    expect(await send(first)).toEqual({ accepted: 0, duplicates: 1, rejected: [] })
    const days = await service.storage.read.selectFrom('traffic_day').select('day').execute()
    expect(days.length).toBe(2)
  })

  it('disables no webhook that failed a minute ago', async () => {
    answer = async () => 500
    const { id } = (await call('POST', '/v1/webhooks', { url: 'https://hooks.test/in', events: ['*'] })).json()
    await call('POST', `/v1/webhooks/${id}/test`)
    await deliveries.sendDue()
    await wrong(ms, () => deliveries.sendDue())
    expect((await call('GET', `/v1/webhooks/${id}`)).json()).toMatchObject({ status: 'active' })
    expect(received).toBeGreaterThan(1)
  })

  it('sends no event again whose attempt still runs', async () => {
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    answer = async () => {
      begun.resolve()
      await held.promise
      return 200
    }
    const { id } = (await call('POST', '/v1/webhooks', { url: 'https://hooks.test/in', events: ['*'] })).json()
    await call('POST', `/v1/webhooks/${id}/test`)
    const sending = deliveries.sendDue()
    await begun.promise
    // another event wakes the loop, which looks for what is due
    await wrong(ms, async () => {
      await call('POST', `/v1/webhooks/${id}/test`)
      deliveries.sendDue()
    })
    held.resolve()
    await sending
    await deliveries.sendDue()
    expect(received).toBe(2)
    const { data } = (await call('GET', `/v1/webhooks/${id}/deliveries`)).json()
    expect(data.map(({ status, attempts }: { status: string; attempts: number }) => [status, attempts])).toEqual([
      ['delivered', 1],
      ['delivered', 1],
    ])
  })

  it('takes no item from the worker that is at it', async () => {
    const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const { storage, clock } = service
    let runs = 0
    const slow = createJobRunner({
      storage,
      now: () => clock.now,
      random: () => 0.5,
      owner: 'slow',
      concurrency: 1,
      logger: { info: () => {}, error: () => {} },
      handlers: {
        optimize: async () => {
          runs++
          begun.resolve()
          await held.promise
          return async () => ({ resultId: 'opt_x', unit: [] })
        },
      },
    })
    await call('POST', '/v1/jobs', { type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] })
    const running = slow.runDue()
    await begun.promise
    clock.now += ms
    await slow.tidy()
    expect(await claimItem(storage, { owner: 'other', ms: minute }, clock.now)).toBeNull()
    clock.now -= ms
    held.resolve()
    await running
    await slow.close(0)
    const item = await storage.read.selectFrom('job_item').select(['status', 'attempts']).executeTakeFirstOrThrow()
    expect([runs, item]).toEqual([1, { status: 'completed', attempts: 1 }])
  })

  it('fails no item for good that a worker of another process is at', async () => {
    const { storage, clock } = service
    const { id } = (await call('POST', '/v1/jobs', { type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] })).json()
    await storage.write([statement(storage.build.updateTable('job_item').set({ attempts: maxAttempts - 1 }))])
    const claimed = await claimItem(storage, { owner: 'other', ms: 2 * minute }, clock.now)
    await wrong(ms, nothing)
    await storage.write([endItem(storage, claimed!.item, { status: 'completed', resultId: 'opt_x' })])
    await tidy()
    expect((await call('GET', `/v1/jobs/${id}`)).json()).toMatchObject({ status: 'completed', counts: { completed: 1 } })
  })

  it('locks no key out, and no address', async () => {
    const as = await service.makeKey({ expiresAt: service.clock.now + 30 * day })
    const status = async (key: string) => (await service.call({ url: '/v1/whoami', as: key })).statusCode
    expect(await status(as)).toBe(200)
    await wrong(ms, () => status(as))
    expect(await status(as)).toBe(200)
  })
})
