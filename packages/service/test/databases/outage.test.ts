import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, it } from 'vitest'
import type { Storage } from '../../src/storage/storage.ts'
import type { TestService } from '../setup/test-service.ts'
import { began, clock, closeOpened, ended, expectUnavailable, keyed, loggedMessages, opened, readScore, serve } from './database-outage.ts'
import { createTarget } from './storages.ts'

afterEach(closeOpened)

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
    expect(loggedMessages()).toEqual([began, ended])
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
    expect(loggedMessages()).toEqual([began])
  })
})
