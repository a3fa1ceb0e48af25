import { DatabaseSync } from 'node:sqlite'
import { type Operation, operations, Problem } from '@citable/contract'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { logOutage } from '../src/log-outage.ts'
import { createMetrics } from '../src/metrics.ts'
import { startWorkers } from '../src/start-workers.ts'
import { openStorage } from '../src/storage/open-storage.ts'
import { createOutage } from '../src/storage/outage.ts'
import type { OpenOptions, Storage } from '../src/storage/storage.ts'
import { cuttableServer } from './cuttable-server.ts'
import { shoutingTranslator } from './shouting-translator.ts'
import { createTarget, type TestTarget } from './storages.ts'
import { createTestService, type TestService } from './test-service.ts'

const clock = { now: 0 }
const lines: string[] = []
const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
const told = () => lines.map((line) => JSON.parse(line).msg as string)
const began = 'the database cannot be used: calls that need it are answered 503 until it can'
const ended = 'the database can be used again'

const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close()
})

/** The service over a database whose outages are logged to `lines`. */
async function serve(target: TestTarget['target'], options: Pick<OpenOptions, 'freeBytes'> = {}): Promise<TestService> {
  lines.length = 0
  const outage = createOutage(() => clock.now, logOutage(logger))
  const storage = await openStorage(target, { ...options, migrate: false, outage })
  opened.push(() => storage.close())
  const service = await createTestService(
    { translators: [shoutingTranslator] },
    { storage, nextTenant: () => 'tenant 1', close: async () => {} },
  )
  opened.push(() => service.close())
  return service
}

/** A call of every operation that needs a key; bodies are such that the database is asked. */
const bodies: Readonly<Record<string, object>> = {
  optimize: { content: { html: '<p>Bread.</p>' } },
  translate: { content: { html: '<p>Bread.</p>', language: 'en' }, targets: ['es'] },
  sendEvents: {
    events: [{ type: 'hit', id: 'e1', ts: '2026-11-20T10:00:00Z', host: 'example.com', path: '/', status: 200, user_agent: 'GPTBot/1.0' }],
  },
  createKey: { name: 'mine', scopes: ['score:read'] },
  createJob: { type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] },
  createWebhook: { url: 'https://hooks.example.com/', events: ['*'] },
}
const ids: Readonly<Record<string, string>> = {
  score: 'art',
  translate: 'trl',
  publishers: 'pub',
  keys: 'key',
  jobs: 'job',
  webhooks: 'whk',
}
const keyed = (operations as readonly Operation[]).filter(({ scope }) => scope !== null)
const callOf = ({ operationId, method, path, body }: Operation) => ({
  method,
  url: path.replace(/\{\w+\}/g, `${ids[path.split('/')[2]!]}_00000000000000000000000000`),
  ...(body && { payload: bodies[operationId] ?? {} }),
})

async function expectUnavailable(service: TestService, operation: Operation): Promise<void> {
  const answer = await service.call(callOf(operation))
  expect([operation.operationId, answer.statusCode, answer.json().code]).toEqual([operation.operationId, 503, 'database_unavailable'])
  expect(operation.responses[503]).toBe(Problem)
  expect(Problem.safeParse(answer.json()).success).toBe(true)
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.body).not.toMatch(/ECONN|127\.0\.0\.1|Connection terminated|SQLITE|at .*\.ts/)
}

const readScore = async (service: TestService, id: string) => (await service.call({ method: 'GET', url: `/v1/score/${id}` })).statusCode

describe('while PostgreSQL cannot be reached', () => {
  it('every call with a key is answered 503, readiness says no, and all works again by itself with nothing lost', async () => {
    const { target, remove } = await createTarget('postgresql', { tables: 'migrated' })
    opened.push(remove)
    const server = await cuttableServer((target as { url: string }).url)
    opened.push(() => server.cut())
    const service = await serve({ url: server.url })
    const before = await service.optimize()
    expect(await readScore(service, before.id)).toBe(200)
    const work = startWorkers({
      jobs: { runDue: () => service.storage.probe(), tidy: async () => {}, close: async () => {} },
      deliveries: { sendDue: () => service.storage.probe(), close: async () => {} },
      tidy: () => service.storage.probe(),
      logger,
    })
    opened.push(() => work.close(0))

    await server.cut()
    // the key is still known, so it is each operation itself that asks
    for (const operation of keyed.filter(({ operationId }) => operationId !== 'listEngines')) await expectUnavailable(service, operation)
    service.clock.now += 60_000
    for (const operation of keyed) await expectUnavailable(service, operation)
    const ready = await service.call({ method: 'GET', url: '/readyz', as: null })
    expect([ready.statusCode, ready.json().checks.database]).toEqual([503, 'fail'])
    expect((await service.call({ method: 'GET', url: '/livez', as: null })).statusCode).toBe(200)
    expect(await createMetrics(service.storage, () => clock.now).text()).toContain('citable_database_up 0')
    await expect(service.storage.write([])).rejects.toMatchObject({ name: 'StorageFault', reason: 'unreachable' })
    await work.close(0)
    expect(told()).toEqual([began])
    expect(service.log.filter((line) => JSON.parse(line).level >= 40)).toEqual([])

    await server.mend()
    // one that answers again is believed in a little later
    expect(await readScore(service, before.id)).toBe(200)
    expect(told()).toEqual([began])
    clock.now += 10_000
    expect(await readScore(service, (await service.optimize()).id)).toBe(200)
    expect((await service.call({ method: 'GET', url: '/readyz', as: null })).statusCode).toBe(200)
    expect(told()).toEqual([began, ended])
  })

  it('a connection that is lost in the middle of a call costs that call alone', async () => {
    const { target, remove } = await createTarget('postgresql', { tables: 'migrated' })
    opened.push(remove)
    const server = await cuttableServer((target as { url: string }).url)
    opened.push(() => server.cut())
    const service = await serve({ url: server.url })
    const named = { method: 'POST', url: '/v1/keys', payload: bodies['createKey']!, headers: { 'idempotency-key': 'one' } } as const
    const writes = service.holdWrites('insert into "idempotency"')
    const answer = service.call(named)
    await writes.waiting(1)
    await server.cut()
    writes.release()
    expect((await answer).json()).toMatchObject({ code: 'database_unavailable' })
    await server.mend()
    expect((await service.call(named)).statusCode).toBe(201)
    expect((await service.call(named)).headers['idempotency-replayed']).toBe('true')
  })
})

describe('while SQLite cannot write', () => {
  const open = async () => {
    const { target, remove } = await createTarget('sqlite', { tables: 'migrated' })
    opened.push(remove)
    return { file: (target as { file: string }).file, service: await serve(target) }
  }
  /** Settings of the connection that writes. */
  const set = (storage: Storage, pragma: string) => storage.write([{ sql: `PRAGMA ${pragma}`, parameters: [] }])
  const post = (service: TestService, text: string) =>
    service.call({ method: 'POST', url: '/v1/optimize', payload: { content: { html: `<p>${text}</p>` } } })
  const writing = keyed.filter(({ operationId }) => ['optimize', 'createKey', 'createJob', 'createWebhook'].includes(operationId))

  it('a full disk is answered 503 on what writes, reading goes on, and writing when there is room', async () => {
    const { service } = await open()
    const before = await service.optimize()
    // the file may not grow: SQLITE_FULL, as a full disk gives
    await set(service.storage, 'max_page_count = 1')
    const long = Array.from({ length: 20_000 }, (_, index) => `word${(index * 7_919) % 100_003}`).join(' ')
    const refused = await post(service, long)
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([503, 'database_unavailable', '60'])
    expect(await readScore(service, before.id)).toBe(200)
    await set(service.storage, 'max_page_count = 1073741823')
    clock.now += 10_000
    expect((await post(service, long)).statusCode).toBe(200)
    expect(told()).toEqual([began, ended])
  })

  it('a disk with no room is found by /readyz before a call is', async () => {
    const { target, remove } = await createTarget('sqlite', { tables: 'migrated' })
    opened.push(remove)
    let free = 32 * 1024 * 1024
    const service = await serve(target, { freeBytes: async () => free })
    const ready = async () => {
      const answer = await service.call({ method: 'GET', url: '/readyz', as: null })
      return [answer.statusCode, answer.json().checks.database, answer.json().checks.reason]
    }
    expect(await ready()).toEqual([200, 'ok', undefined])
    free--
    expect(await ready()).toEqual([503, 'fail', 'full'])
    free++
    expect(await ready()).toEqual([200, 'ok', undefined])
  })

  it('a read-only file is found by /readyz', async () => {
    const { service } = await open()
    await set(service.storage, 'query_only = 1')
    const ready = await service.call({ method: 'GET', url: '/readyz', as: null })
    expect([ready.statusCode, ready.json().checks]).toEqual([503, expect.objectContaining({ database: 'fail', reason: 'unusable' })])
  })

  it('/readyz writes: what takes no bytes is not ready', async () => {
    const { service } = await open()
    const before = service.storage.changeMark()
    await service.call({ method: 'GET', url: '/readyz', as: null })
    await new Promise((resolve) => setImmediate(resolve))
    expect(service.storage.changeMark()).not.toBe(before)
  })

  it('a lock that another program holds is answered 503, and no more when it is gone', async () => {
    const { file, service } = await open()
    await set(service.storage, 'busy_timeout = 0')
    const other = new DatabaseSync(file)
    opened.push(() => other.close())
    other.exec('BEGIN IMMEDIATE')
    for (const operation of writing) await expectUnavailable(service, operation)
    const ready = await service.call({ method: 'GET', url: '/readyz', as: null })
    expect([ready.statusCode, ready.json().checks.database]).toEqual([503, 'fail'])
    other.exec('ROLLBACK')
    expect((await post(service, 'Bread.')).statusCode).toBe(200)
    expect(told()).toEqual([began])
  })
})
