import type { ServerResponse } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSafeFetch } from '../src/fetching/safe-fetch.ts'
import { statement } from '../src/storage/storage.ts'
import { createDeliveries, type Deliveries } from '../src/webhooks/deliver.ts'
import { type Engine, engines } from './databases/storages.ts'
import { cases } from './hostile/hostile-cases.ts'
import { type GuardedSite, startGuardedSite } from './setup/guarded-site.ts'
import { createTestService, type TestService, testSecret } from './setup/test-service.ts'

const hour = 60 * 60 * 1000
let site: GuardedSite
let service: TestService
let deliveries: Deliveries
/** Addresses of names at this moment. */
let answers: readonly string[]

beforeAll(async () => {
  site = await startGuardedSite()
})
afterAll(() => site.close())

const start = async (engine: Engine): Promise<void> => {
  site.reset()
  answers = ['8.8.8.8']
  const safeFetch = createSafeFetch({ userAgent: 'test', wire: site.wire({ answers: () => answers }) })
  service = await createTestService({ webhookFetch: safeFetch }, engine)
  deliveries = createDeliveries({
    storage: service.storage,
    safeFetch,
    secret: testSecret,
    userAgent: 'CitableBot',
    now: () => service.clock.now,
    random: () => 0.5,
    owner: 'test',
    logger: { info: () => {}, error: (fault: unknown) => service.log.push(String(fault)) },
  })
}
afterEach(async () => {
  await deliveries.close()
  await service.close()
})

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  service.call({ method, url: `/v1/webhooks${path}`, ...(payload !== undefined && { payload }) })
const create = async (change = {}): Promise<{ id: string; secret: string }> =>
  (await call('POST', '', { url: 'https://hooks.test/in', events: ['*'], ...change })).json()
const test = async (id: string): Promise<string> => (await call('POST', `/${id}/test`)).json().delivery_id
const log = async (id: string, query = '') => (await call('GET', `/${id}/deliveries${query}`)).json().data
const read = async (id: string) => (await call('GET', `/${id}`)).json()

interface Received {
  readonly body: string
  readonly headers: Record<string, string>
}
/** Requests that the receiver got; it answers with this status. */
const receive = (status: number | ((count: number) => number) = 200, headers: Record<string, string> = {}): Received[] => {
  const received: Received[] = []
  site.answer((request, response: ServerResponse) => {
    let body = ''
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString()
    })
    request.on('end', () => {
      received.push({ body, headers: request.headers as Record<string, string> })
      response.writeHead(typeof status === 'number' ? status : status(received.length), headers)
      response.end()
    })
  })
  return received
}
/** Throws when the signature, the id, the time or the body was altered; the package compares the time with the machine's own clock. */
const verify = (secret: string, { body, headers }: Received): unknown => {
  const real = Date.now
  Date.now = () => service.clock.now
  try {
    return new Webhook(secret).verify(body, headers)
  } finally {
    Date.now = real
  }
}

describe.each(engines)('webhooks on %s', (engine) => {
  beforeEach(() => start(engine))

  it('report results, with ids and scores and no text, signed so that the standard’s own package accepts them', async () => {
    const received = receive()
    const { id, secret } = await create()
    const payload = { content: { url: 'https://example.com/post', title: 'Bread', html: '<p>secret-words from flour and water.</p>' } }
    const result = (await service.call({ method: 'POST', url: '/v1/optimize', payload })).json()
    await deliveries.sendDue()
    expect(received).toHaveLength(1)
    expect(verify(secret, received[0]!)).toMatchObject({
      type: 'optimization.completed',
      data: { id: result.id, article_id: result.article_id, aeo_score: result.aeo_score, url: 'https://example.com/post' },
    })
    expect(received[0]!.body).not.toContain('secret-words')
    expect(await log(id)).toMatchObject([{ status: 'delivered', attempts: 1, response_status: 200, next_at: null }])
    expect(await read(id)).toMatchObject({ failures: 0, last_success_at: new Date(service.clock.now).toISOString() })
  })

  it('cannot be forged: another body, id, time or secret is refused', async () => {
    const received = receive()
    const { id, secret } = await create()
    await test(id)
    await deliveries.sendDue()
    const [original] = received as [Received]
    expect(() => verify(secret, original)).not.toThrow()
    const altered =
      (headers: Record<string, string>, body = original.body) =>
      () =>
        verify(secret, { body, headers: { ...original.headers, ...headers } })
    expect(altered({}, `${original.body} `)).toThrow()
    expect(altered({ 'webhook-id': 'evt_other' })).toThrow()
    expect(altered({ 'webhook-timestamp': String(Math.floor(service.clock.now / 1000) - 1) })).toThrow()
    expect(() => verify(`${secret.slice(0, -5)}AAAA=`, original)).toThrow()
  })

  it('report a changed score only when it moved by three points or more', async () => {
    const received = receive()
    await create({ events: ['score.changed'] })
    const optimize = async (html: string) =>
      (await service.call({ method: 'POST', url: '/v1/optimize', payload: { content: { url: 'https://example.com/post', html } } })).json()
    const first = await optimize('<p>Bread.</p>')
    await optimize('<p>Bread!</p>')
    await deliveries.sendDue()
    const before = received.length
    const better = await optimize(
      `<h2>What is bread?</h2><p>Bread is food from flour, water and yeast. It is baked for 40 minutes at 220 °C.</p>${'<p>According to a study by the University of Example, 80 % of bakers weigh their flour.</p>'.repeat(5)}`,
    )
    await deliveries.sendDue()
    expect(Math.abs(better.aeo_score - first.aeo_score) + Math.abs(better.seo_score - first.seo_score)).toBeGreaterThan(6)
    expect(received.length).toBe(before + 1)
    expect(JSON.parse(received.at(-1)!.body).data).toMatchObject({ id: better.id, previous: { aeo_score: expect.any(Number) } })
  })

  it('are tried again at 5 s, 5 min, 30 min, 2 h, 5 h, 10 h, 14 h, 20 h, 24 h under one id, and then no more', async () => {
    const received = receive(500)
    const { id, secret } = await create()
    await test(id)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 10; attempt++) {
      await deliveries.sendDue()
      expect(received).toHaveLength(attempt)
      verify(secret, received.at(-1)!)
      const [delivery] = await log(id)
      if (delivery.next_at === null) break
      const wait = Date.parse(delivery.next_at) - service.clock.now
      waits.push(wait / 1000)
      service.clock.now += wait - 1
      await deliveries.sendDue()
      expect(received).toHaveLength(attempt)
      service.clock.now += 1
    }
    expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400])
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(await log(id)).toMatchObject([{ status: 'abandoned', attempts: 10, response_status: 500 }])
  })

  it('whose secret cannot be read any more are tried like those that fail, not again and again', async () => {
    const received = receive()
    const { id } = await create()
    await service.storage.write(
      [
        service.storage.build
          .updateTable('webhook')
          .set({ secret: 'x'.repeat(60) })
          .where('id', '=', id),
      ].map((each) => statement(each)),
    )
    await test(id)
    await deliveries.sendDue()
    expect(received).toEqual([])
    expect(await log(id)).toMatchObject([
      { status: 'failed', attempts: 1, response_status: null, error: 'the secret cannot be read; rotate it' },
    ])
  })

  it('wait as long as the receiver asks', async () => {
    receive(503, { 'retry-after': '3600' })
    const { id } = await create()
    await test(id)
    await deliveries.sendDue()
    const [delivery] = await log(id)
    expect(Date.parse(delivery.next_at) - service.clock.now).toBe(hour)
  })

  it('are disabled by five days of failures, and enabled again by their owner', async () => {
    receive(500)
    const { id } = await create()
    await test(id)
    for (let step = 0; step < 7 * 24 && (await read(id)).status === 'active'; step++) {
      await deliveries.sendDue()
      service.clock.now += hour
      if (step % 24 === 0) await test(id)
    }
    expect(await read(id)).toMatchObject({ status: 'disabled' })
    expect((await log(id)).every(({ status }: { status: string }) => status === 'abandoned')).toBe(true)
    await service.optimize()
    expect((await log(id, '?status=pending')).length).toBe(0)
    expect((await call('PATCH', `/${id}`, { status: 'active' })).json()).toMatchObject({ status: 'active', failures: 0 })
  })

  it('are not disabled by a failure after a success, however long ago the first one was', async () => {
    receive((count) => (count === 2 ? 200 : 500))
    const { id } = await create()
    await test(id)
    await deliveries.sendDue()
    service.clock.now += 5_000
    await deliveries.sendDue()
    expect(await read(id)).toMatchObject({ status: 'active', failures: 0 })
    service.clock.now += 6 * 24 * hour
    await test(id)
    await deliveries.sendDue()
    expect(await read(id)).toMatchObject({ status: 'active', failures: 1 })
  })

  it('that fail leave no note at others', async () => {
    receive((count) => (count === 1 ? 200 : 410))
    const [works, fails] = [await create(), await create()]
    await test(works.id)
    await deliveries.sendDue()
    const before = await read(works.id)
    service.clock.now += hour
    await test(fails.id)
    await deliveries.sendDue()
    expect(await read(fails.id)).toMatchObject({ status: 'disabled', failures: 1, last_success_at: null })
    expect(await read(works.id)).toEqual(before)
  })

  it('that succeed leave no note at others', async () => {
    receive((count) => (count === 1 ? 500 : 200))
    const [fails, works] = [await create(), await create()]
    await test(fails.id)
    await deliveries.sendDue()
    await test(works.id)
    await deliveries.sendDue()
    expect(await read(works.id)).toMatchObject({ failures: 0, last_success_at: new Date(service.clock.now).toISOString() })
    expect(await read(fails.id)).toMatchObject({ failures: 1, last_success_at: null })
  })

  it('rotate their secret: both sign until the overlap ends', async () => {
    const received = receive()
    const { id, secret } = await create()
    const next = (await call('POST', `/${id}/rotate`, { overlap_s: 60 })).json().secret
    await test(id)
    await deliveries.sendDue()
    expect(() => verify(secret, received[0]!)).not.toThrow()
    expect(() => verify(next, received[0]!)).not.toThrow()
    service.clock.now += 60_000
    await test(id)
    await deliveries.sendDue()
    expect(() => verify(secret, received[1]!)).toThrow()
    expect(() => verify(next, received[1]!)).not.toThrow()
  })

  it.each([
    ['without a body', {}],
    ['with an empty body that is called JSON', { headers: { 'content-type': 'application/json' } }],
    ['with {}', { payload: {} }],
  ])('rotate their secret %s', async (_name, request) => {
    const { id, secret } = await create()
    const rotated = await service.call({ method: 'POST', url: `/v1/webhooks/${id}/rotate`, ...request })
    expect(rotated.statusCode).toBe(200)
    expect(rotated.json().secret).not.toBe(secret)
  })

  it('are sent again under the same id when asked to', async () => {
    const received = receive()
    const { id } = await create()
    const delivery = await test(id)
    await deliveries.sendDue()
    expect((await call('POST', `/${id}/deliveries/${delivery}/replay`)).statusCode).toBe(202)
    await deliveries.sendDue()
    expect(received).toHaveLength(2)
    expect(received[1]!.headers['webhook-id']).toBe(received[0]!.headers['webhook-id'])
  })

  it('are known by the event: all webhooks that hear of it get one id, and the next event has another', async () => {
    const received = receive()
    await create()
    await create({ description: 'the second' })
    const ids = () => received.splice(0).map(({ headers }) => headers['webhook-id'])
    await service.optimize()
    await deliveries.sendDue()
    const first = ids()
    expect(first).toHaveLength(2)
    expect(new Set(first).size).toBe(1)
    await service.call({ method: 'POST', url: '/v1/optimize', payload: { content: { title: 'Rye', html: '<p>Rye bread.</p>' } } })
    await deliveries.sendDue()
    const next = ids()
    expect(next).toHaveLength(2)
    expect(new Set([...first, ...next]).size).toBe(2)
  })

  it('hear of the types they asked for, and of nothing once deleted', async () => {
    const received = receive()
    const { id } = await create({ events: ['job.completed'] })
    await service.optimize()
    await deliveries.sendDue()
    expect(received).toHaveLength(0)
    expect((await call('DELETE', `/${id}`)).statusCode).toBe(204)
    expect((await call('GET', `/${id}`)).statusCode).toBe(404)
  })

  it('do not reveal their secret: it is in no listing, no log, and sealed in the database', async () => {
    const { id, secret } = await create()
    const row = await service.storage.read.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(secret.slice(6))
    expect((await call('GET', '')).body + (await call('GET', `/${id}`)).body + service.log.join('')).not.toContain(secret)
  })

  it('of test keys are noted and never sent', async () => {
    const received = receive()
    const key = (
      await service.call({ method: 'POST', url: '/v1/keys', payload: { name: 'try', scopes: ['webhooks:manage'], environment: 'test' } })
    ).json().key
    const as = { as: key }
    const { id } = (
      await service.call({ method: 'POST', url: '/v1/webhooks', payload: { url: 'https://hooks.test/', events: ['*'] }, ...as })
    ).json()
    await service.call({ method: 'POST', url: `/v1/webhooks/${id}/test`, ...as })
    await deliveries.sendDue()
    expect(received).toHaveLength(0)
    const listed = await service.call({ method: 'GET', url: `/v1/webhooks/${id}/deliveries`, ...as })
    expect(listed.json().data).toMatchObject([{ status: 'abandoned', error: 'test keys send nothing' }])
    expect((await call('GET', '')).json().data).toEqual([])
  })
})

describe('hostile webhooks', () => {
  beforeEach(() => start('sqlite'))

  it.each(cases('webhook'))('$id $note', async ({ input, expect: verdict, reason }) => {
    const created = await call('POST', '', { url: input.create, events: ['*'] })
    if (verdict === 'refuse' && input.answers_at_delivery === undefined) {
      expect(created.statusCode).toBe(422)
      expect(created.json()).toMatchObject({ code: 'invalid_request', errors: [{ pointer: '/url' }] })
      expect(site.dialed()).toEqual([])
      return
    }
    const { id } = created.json()
    if (input.answers_at_delivery) answers = input.answers_at_delivery[0]
    const { status = 200, location, endless_body } = input.responds ?? {}
    site.answer((_request, response) => {
      response.writeHead(status, { ...(location !== undefined && { location }) })
      if (endless_body !== true) return response.end()
      const pour = (): void => {
        while (!response.destroyed && response.write(Buffer.alloc(16 * 1024))) {}
      }
      response.on('drain', pour)
      pour()
    })
    await test(id)
    await deliveries.sendDue()
    expect(site.forbiddenHits()).toBe(0)
    const [delivery] = await log(id)
    if (verdict === 'disabled') expect(await read(id)).toMatchObject({ status: 'disabled' })
    else expect(delivery).toMatchObject({ status: 'failed', attempts: 1 })
    if (reason === 'dns') expect(delivery).toMatchObject({ error: 'the address does not lead to a public server', response_status: null })
  })
})
