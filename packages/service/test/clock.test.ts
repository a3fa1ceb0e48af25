import { deflateRawSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createRobotsFiles, robotsCopyMs } from '../src/fetching/robots.ts'
import { createRateLimits, type RateLimits, type RatePolicy } from '../src/http/limits/rate-limits.ts'
import { createSharedRateLimits } from '../src/http/limits/shared-rate-limits.ts'
import { itemTimeLimits } from '../src/jobs/run-jobs.ts'
import { fetchCopied } from '../src/optimize/copied-pages.ts'
import { createOutage } from '../src/storage/faults/outage.ts'
import { StorageFault } from '../src/storage/faults/storage-fault.ts'
import { claimItem, limitFutureItems, recoverItems } from '../src/storage/jobs.ts'
import { storePageCopy } from '../src/storage/page-copies.ts'
import { claimDelivery, limitFutureDeliveries, newDelivery, newWebhook, storeDelivery, storeWebhook } from '../src/storage/webhooks.ts'
import { createTidy } from '../src/tidy.ts'
import { createWatchedClock, isYounger } from '../src/time.ts'
import { deliveryTimeLimits } from '../src/webhooks/schedule.ts'
import { fetchedPage } from './setup/fetched-page.ts'
import { createTestDatabase, createTestService, fetcherOf, type TestDatabase, type TestService } from './setup/test-service.ts'

const [second, minute, hour] = [1_000, 60_000, 3_600_000]
const noon = Date.parse('2026-11-20T12:00:00Z')

/** How far a clock steps back: by a leap second, when it is set, when a machine wakes up with a wrong one, and at a dead battery. */
const steps = [
  { step: 'a second', ms: second },
  { step: 'an hour', ms: hour },
  { step: 'a day', ms: 24 * hour },
  { step: 'fifty years', ms: 50 * 365 * 24 * hour },
]

describe('a clock that steps back locks no key out', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await createTestDatabase('sqlite')
  })
  afterAll(() => database.close())

  let policies = 0
  const places: Readonly<Record<string, (policy: RatePolicy, now: () => number) => RateLimits>> = {
    memory: createRateLimits,
    'the database': (policy, now) => createSharedRateLimits({ storage: database.storage, name: `clock ${++policies}`, policy, now }),
  }

  it.each(
    Object.keys(places).flatMap((place) =>
      steps.flatMap(({ step, ms }) => [
        { place, step, ms, windowS: 60, windowName: 'a minute' },
        { place, step, ms, windowS: 24 * 60 * 60, windowName: 'a day' },
      ]),
    ),
  )('by $step: a bucket of $windowName in $place fills again', async ({ place, ms, windowS }) => {
    let time = noon
    const limits = places[place]!({ quota: 100, windowS }, () => time)
    expect((await limits.take('key', 100)).allowed).toBe(true)
    time -= ms
    expect((await limits.take('key', 50)).allowed).toBe(false)
    // clocks of several processes may be a minute apart, so a shared bucket waits as long
    time += minute + second
    await limits.take('key', 50)
    time += (windowS * 1_000) / 2
    expect((await limits.take('key', 50)).allowed).toBe(true)
    expect((await limits.take('key', 100)).allowed).toBe(false)
  })

  it.each(Object.keys(places))('a clock that trembles gives nothing away: %s', async (place) => {
    let time = noon
    const limits = places[place]!({ quota: 10, windowS: 60 }, () => time)
    await limits.take('key', 10)
    for (let turn = 0; turn < 50; turn++) {
      time += turn % 2 === 0 ? -20 : 20
      expect((await limits.take('key', 1)).allowed).toBe(false)
    }
  })
})

describe('over a service', () => {
  let service: TestService
  afterEach(() => service.close())

  it.each(steps)('by $step: a key that used up its calls, and an address that used up its failures, come in again', async ({ ms }) => {
    service = await createTestService({ rate: { quota: 10, windowS: 60 } })
    const status = async (as?: string) => (await service.call({ url: '/v1/whoami', ...(as !== undefined && { as }) })).statusCode
    const wrong = `ctb_live_${'0'.repeat(38)}`
    while ((await status()) === 200);
    while ((await status(wrong)) === 401);
    service.clock.now -= ms
    expect([await status(), await status(wrong)]).toEqual([429, 429])
    service.clock.now += minute + second
    expect(await status()).toBe(200)
    expect(await status(wrong)).toBe(401)
  })

  it('the last use of a key is given by the present clock', async () => {
    service = await createTestService()
    const lastUsed = async () => {
      await service.call({ url: '/v1/whoami' })
      const row = await service.storage.read
        .selectFrom('api_key')
        .select('last_used_at')
        .where('id', '=', service.keyId)
        .executeTakeFirstOrThrow()
      return row.last_used_at
    }
    await lastUsed()
    service.clock.now -= 24 * hour
    await lastUsed()
    // the note is not waited for; a write after it is
    await service.optimize()
    expect(await lastUsed()).toBe(service.clock.now)
  })

  it.each(steps)('by $step: a new item is worked on', async ({ ms }) => {
    service = await createTestService()
    await service.call({ method: 'POST', url: '/v1/jobs', payload: { type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] } })
    service.clock.now -= ms
    const lease = { owner: 'one', ms: 20 * second }
    expect(await claimItem(service.storage, lease, service.clock.now)).toBeNull()
    await service.storage.write([...limitFutureItems(service.storage, service.clock.now, itemTimeLimits)])
    expect(await claimItem(service.storage, lease, service.clock.now)).not.toBeNull()
  })

  it.each(steps)(
    'by $step: the item of a vanished worker goes to another one, and not before its lease would have ended',
    async ({ ms }) => {
      service = await createTestService()
      await service.call({ method: 'POST', url: '/v1/jobs', payload: { type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] } })
      const lease = { owner: 'one', ms: 20 * second }
      expect(await claimItem(service.storage, lease, service.clock.now)).not.toBeNull()
      service.clock.now -= ms
      const tidy = () =>
        service.storage.write([
          ...limitFutureItems(service.storage, service.clock.now, itemTimeLimits),
          recoverItems(service.storage, service.clock.now, 5),
        ])
      await tidy()
      expect(await claimItem(service.storage, { ...lease, owner: 'other' }, service.clock.now)).toBeNull()
      service.clock.now += lease.ms + second
      await tidy()
      expect(await claimItem(service.storage, { ...lease, owner: 'other' }, service.clock.now)).not.toBeNull()
    },
  )

  it.each(steps)('by $step: an event is sent, and an attempt that was lost is made again', async ({ ms }) => {
    service = await createTestService()
    const { storage, tenant, clock } = service
    const webhook = newWebhook(tenant, { url: 'https://example.com/', events: ['*'], description: null, secret: 's' }, clock.now)
    const event = { eventId: 'evt_1', type: 'webhook.test', body: '{}' } as const
    await storage.write([storeWebhook(storage, webhook), storeDelivery(storage, newDelivery(webhook, event, clock.now))])
    clock.now -= ms
    const tidy = createTidy({
      storage,
      jobs: { tidy: async () => {} },
      eventRetentionMs: hour,
      resultRetentionMs: 0,
      now: () => clock.now,
      stepsBack: () => 0,
    })
    await tidy(new AbortController().signal)
    const lease = { owner: 'one', ms: minute }
    expect(await claimDelivery(storage, lease, clock.now, [])).not.toBeNull()
    clock.now -= ms
    await storage.write(limitFutureDeliveries(storage, clock.now, deliveryTimeLimits))
    clock.now += minute + second
    expect(await claimDelivery(storage, lease, clock.now, [])).not.toBeNull()
  })

  it('what waits is looked through at first, once after the clock went back between two rounds of tidying, and each hour', async () => {
    service = await createTestService()
    const { storage, clock } = service
    const watched = createWatchedClock(() => clock.now)
    let looks = 0
    const counting: typeof storage = {
      ...storage,
      write: (unit) => {
        if (unit.some(({ sql }) => /set "(run_at|next_at)"/.test(sql))) looks++
        return storage.write(unit)
      },
    }
    const tidy = createTidy({ storage: counting, jobs: { tidy: async () => {} }, eventRetentionMs: hour, resultRetentionMs: 0, ...watched })
    const looksAfter = async (ms: number): Promise<number> => {
      clock.now += ms
      watched.now()
      const before = looks
      await tidy(new AbortController().signal)
      return looks - before
    }
    expect([await looksAfter(0), await looksAfter(10 * second), await looksAfter(10 * second)]).toEqual([1, 0, 0])
    clock.now += hour
    watched.now()
    expect([await looksAfter(-hour), await looksAfter(10 * second)]).toEqual([1, 0])
    expect([await looksAfter(-10 * second), await looksAfter(10 * second)]).toEqual([1, 0])
    expect([await looksAfter(hour), await looksAfter(10 * second)]).toEqual([1, 0])
  })

  it.each([
    { wait: 'a day', ms: 24 * hour, isLeft: true },
    { wait: 'a day and a fifth by chance', ms: 28.8 * hour, isLeft: true },
    { wait: 'more than any wait', ms: 50 * hour, isLeft: false },
  ])('the next attempt of a delivery waits as long as it may: $wait', async ({ ms, isLeft }) => {
    service = await createTestService()
    const { storage, tenant, clock } = service
    const webhook = newWebhook(tenant, { url: 'https://example.com/', events: ['*'], description: null, secret: 's' }, clock.now)
    const delivery = newDelivery(webhook, { eventId: 'evt_1', type: 'webhook.test', body: '{}' }, clock.now)
    await storage.write([storeWebhook(storage, webhook), storeDelivery(storage, { ...delivery, attempts: 9, next_at: clock.now + ms })])
    await storage.write(limitFutureDeliveries(storage, clock.now, deliveryTimeLimits))
    const row = await storage.read.selectFrom('webhook_delivery').select('next_at').executeTakeFirstOrThrow()
    expect(row.next_at === clock.now + ms).toBe(isLeft)
  })

  it('a copy of a page from a time to come is not used unasked', async () => {
    service = await createTestService()
    const { storage, tenant, clock } = service
    const url = 'https://example.com/a'
    const call = { url, tenant, signal: new AbortController().signal, maxAgeMs: 0, now: clock.now }
    const old = fetchedPage(url, { html: '<p>old</p>' })
    if (!old.ok) throw new Error('there is no page')
    await storage.write(storePageCopy(storage, tenant, url, old, deflateRawSync(old.body), clock.now + hour))
    let asked = 0
    const site = fetcherOf(() => `<p>${++asked}</p>`)
    await fetchCopied(storage, site, call)
    expect(asked).toBe(1)
  })
})

it('robots.txt is read again when its copy is from a time to come', async () => {
  let time = noon
  let read = 0
  const answer = () => ({ status: 200, body: Buffer.from(`# ${++read}`) })
  const files = createRobotsFiles(
    async () => answer() as never,
    () => false,
    () => time,
  )
  const check = () => files.check(new URL('https://example.com/a'), new AbortController().signal)
  await check()
  await check()
  expect(read).toBe(1)
  time -= robotsCopyMs
  await check()
  expect(read).toBe(2)
})

it('an outage ends', () => {
  let time = noon
  const news: string[] = []
  const outage = createOutage(
    () => time,
    ({ state }) => news.push(state),
  )
  outage.failed(new StorageFault('busy', 'a fault'))
  time -= hour
  outage.worked()
  expect(news).toEqual(['began', 'ended'])
})

it.each([
  { age: -1, expected: false },
  { age: 0, expected: true },
  { age: 9, expected: true },
  { age: 10, expected: false },
])('what is $age ms old is younger than 10: $expected', ({ age, expected }) => {
  expect(isYounger(noon - age, noon, 10)).toBe(expected)
})
