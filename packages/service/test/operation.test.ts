import { afterEach, describe, expect, it } from 'vitest'
import { createMetrics, serveMetrics } from '../src/metrics.ts'
import { claimItem } from '../src/storage/jobs.ts'
import { statement } from '../src/storage/storage.ts'
import { createTestService, fetcherOf, type TestService } from './setup/test-service.ts'

let service: TestService
afterEach(() => service.close())

describe('calls from pages of other origins', () => {
  const origin = 'https://app.example.com'
  const ask = (headers: Record<string, string>, method: 'GET' | 'OPTIONS' = 'OPTIONS') =>
    service.call({ method, url: '/v1/whoami', headers: { origin, ...headers }, ...(method === 'OPTIONS' && { as: null }) })

  it('are allowed for the listed ones only', async () => {
    service = await createTestService({ corsOrigins: [origin] })
    const before = await ask({ 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' })
    expect(before.statusCode).toBe(204)
    expect(before.headers['access-control-allow-origin']).toBe(origin)
    expect(before.headers['access-control-allow-headers']).toContain('authorization')
    expect(before.headers['access-control-allow-credentials']).toBeUndefined()
    const call = await ask({}, 'GET')
    expect(call.headers['access-control-allow-origin']).toBe(origin)
    expect(call.headers.vary).toContain('Origin')
    const other = await ask({ origin: 'https://evil.example', 'access-control-request-method': 'GET' })
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
    expect(other.statusCode).toBe(405)
  })

  it('are not allowed without a setting', async () => {
    service = await createTestService()
    const answer = await ask({ 'access-control-request-method': 'GET' })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('/readyz', () => {
  it('lists what it rests on', async () => {
    service = await createTestService()
    const answer = await service.call({ method: 'GET', url: '/readyz', as: null })
    expect(answer.json()).toEqual({
      status: 'ok',
      checks: { database: 'ok', migrations: 'ok', queue_lag_s: 0, queue: 'ok', draining: false },
    })
    await service.call({ method: 'POST', url: '/v1/jobs', payload: { type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] } })
    service.clock.now += 90_000
    const later = await service.call({ method: 'GET', url: '/readyz', as: null })
    expect(later.json()).toMatchObject({ status: 'ok', checks: { queue_lag_s: 90, queue: 'ok' } })
  })

  const minutes = 60_000
  const wakeWorkers = () => {}
  const readiness = async () => {
    const answer = await service.call({ method: 'GET', url: '/readyz', as: null })
    return [answer.statusCode, answer.json().checks.queue]
  }
  const addJob = async (item: object = { content: { html: '<p>x</p>' } }) => {
    const answer = await service.call({ method: 'POST', url: '/v1/jobs', payload: { type: 'optimize', items: [item] } })
    expect(answer.statusCode).toBe(202)
  }

  it.each([
    ['no worker took an item for five minutes', 5 * minutes, { wakeWorkers }, 503, 'still'],
    ['a worker may still take the item', 5 * minutes - 1_000, { wakeWorkers }, 200, 'ok'],
    ['this process has no workers: it can take calls', 5 * minutes, {}, 200, 'still'],
  ])('says of the queue: %s', async (_, ms, dependencies, status, queue) => {
    service = await createTestService(dependencies)
    await addJob()
    service.clock.now += ms
    expect(await readiness()).toEqual([status, queue])
  })

  it('believes a long queue that moves, and not one whose worker vanished', async () => {
    service = await createTestService({ wakeWorkers })
    await addJob()
    await addJob()
    service.clock.now += 60 * minutes
    const lease = { owner: 'a worker', ms: 20_000 }
    expect(await claimItem(service.storage, lease, service.clock.now)).not.toBeNull()
    expect(await readiness()).toEqual([200, 'ok'])
    expect(await claimItem(service.storage, lease, service.clock.now)).not.toBeNull()
    service.clock.now += 2 * minutes
    expect(await readiness()).toEqual([200, 'ok'])
    service.clock.now += 4 * minutes
    expect(await readiness()).toEqual([503, 'still'])
  })

  it('waits for the turn of a host', async () => {
    service = await createTestService({ wakeWorkers, safeFetch: fetcherOf(() => null) })
    await addJob({ url: 'https://example.com/a' })
    service.clock.now += 10 * minutes
    expect(await readiness()).toEqual([503, 'still'])
    const turn = service.storage.build.insertInto('host_turn').values({ host: 'example.com', free_at: service.clock.now })
    await service.storage.write([statement(turn)])
    expect(await readiness()).toEqual([200, 'ok'])
  })

  it('says no until the tables are up to date', async () => {
    service = await createTestService()
    await service.storage.write([{ sql: "DELETE FROM kysely_migration WHERE name = '0001_tables'", parameters: [] }])
    const answer = await service.call({ method: 'GET', url: '/readyz', as: null })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ checks: { database: 'ok', migrations: 'pending' } })
  })
})

describe('metrics', () => {
  it('count answers by route and status, and report the queue, without ids or keys', async () => {
    service = await createTestService()
    const metrics = createMetrics(service.storage, () => service.clock.now)
    metrics.onAnswered('/v1/score/:id', 'GET', 200, 0.02)
    metrics.onScored(0.02)
    metrics.onFetchRefused('dns')
    metrics.onWebhookAttempt('failed')
    await service.call({ method: 'POST', url: '/v1/jobs', payload: { type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] } })
    service.clock.now += 5_000
    const server = await serveMetrics(metrics, '127.0.0.1', 0)
    const address = server.address() as { port: number }
    const answer = await fetch(`http://127.0.0.1:${address.port}/metrics`)
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(text).toMatch(/citable_request_seconds_count\{[^}]*route="\/v1\/score\/:id"[^}]*\} 1/)
    expect(text).toContain('citable_fetch_blocked_total{reason="dns"} 1')
    expect(text).toContain('citable_webhook_attempts_total{result="failed"} 1')
    expect(text).toContain('citable_score_seconds_count 1')
    expect(text).toContain('citable_queue_depth 1')
    expect(text).toContain('citable_queue_lag_seconds 5')
    expect(text).not.toMatch(/ctb_|ten_|key_/)
    expect((await fetch(`http://127.0.0.1:${address.port}/`)).status).toBe(404)
    server.closeAllConnections()
    server.close()
  })
})
