import { describe, expect, it } from 'vitest'
import { createTestDatabase, createTestService, type TestService } from '../setup/test-service.ts'

describe('replicas on one PostgreSQL database', () => {
  it('count failed attempts and events together', async () => {
    const database = await createTestDatabase('postgresql')
    const [one, other] = await Promise.all([createTestService({}, database), createTestService({}, database)])
    const attempt = async (at: TestService, as: string) =>
      (await at.call({ method: 'GET', url: '/v1/whoami', as, remoteAddress: '127.200.0.3' })).statusCode
    for (let call = 0; call < 20; call++) expect(await attempt(one, 'ctb_live_wrong')).toBe(401)
    expect(await attempt(other, 'ctb_live_wrong')).toBe(429)
    expect(await attempt(other, other.key)).toBe(200)
    const hit = { type: 'hit', id: 'e1', ts: '2026-11-20T11:00:00Z', host: 'example.com', path: '/', status: 200, user_agent: 'GPTBot/1.0' }
    const sent = await other.call({ method: 'POST', url: '/v1/events', payload: { events: [hit] } })
    expect(sent.json()).toMatchObject({ accepted: 1 })
    const buckets = await database.storage.read.selectFrom('rate_bucket').select('name').execute()
    expect(buckets.map(({ name }) => name.split(' ')[0])).toEqual(expect.arrayContaining(['failure', 'events']))
    await Promise.all([one.close(), other.close()])
    await database.close()
  })
})
