import { afterEach, describe, expect, it } from 'vitest'
import { createMetrics } from '../../src/metrics.ts'
import { startWorkers } from '../../src/start/start-workers.ts'
import { cuttableServer } from './cuttable-server.ts'
import {
  began,
  bodies,
  clock,
  closeOpened,
  ended,
  expectUnavailable,
  keyed,
  loggedMessages,
  logger,
  opened,
  readScore,
  serve,
} from './database-outage.ts'
import { createTarget } from './storages.ts'

afterEach(closeOpened)

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
      sources: { checkDue: () => service.storage.probe(), close: async () => {} },
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
    expect(loggedMessages()).toEqual([began])
    expect(service.log.filter((line) => JSON.parse(line).level >= 40)).toEqual([])

    await server.mend()
    // one that answers again is believed in a little later
    expect(await readScore(service, before.id)).toBe(200)
    expect(loggedMessages()).toEqual([began])
    clock.now += 10_000
    expect(await readScore(service, (await service.optimize()).id)).toBe(200)
    expect((await service.call({ method: 'GET', url: '/readyz', as: null })).statusCode).toBe(200)
    expect(loggedMessages()).toEqual([began, ended])
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
