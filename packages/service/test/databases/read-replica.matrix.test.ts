import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import { type Storage, statement } from '../../src/storage/storage.ts'
import { createTestService, type TestService } from '../setup/test-service.ts'
import { createTarget, type TestTarget } from './storages.ts'

/** The replica is another database, with rows of its own: a read row shows its source. */
describe('a service with a replica', () => {
  let targets: readonly TestTarget[]
  let replica: Storage
  let service: TestService
  const publisherId = 'pub_01kagzzzzzzzzzzzzzzzzzzzzz'

  beforeAll(async () => {
    targets = await Promise.all([1, 2].map(() => createTarget('postgresql', { tables: 'migrated' })))
    const [url, replicaUrl] = targets.map(({ target }) => ('url' in target ? target.url : '')) as [string, string]
    const storage = await openStorage({ url, replicaUrl }, { migrate: false })
    replica = await openStorage({ url: replicaUrl }, { migrate: false })
    service = await createTestService({}, { storage, nextTenant: () => 'default', close: () => storage.close() })
    const { tenantId } = service.tenant
    const now = service.clock.now
    await replica.write([
      statement(replica.build.insertInto('tenant').values({ id: tenantId, name: 'default', created_at: now })),
      statement(
        replica.build.insertInto('publisher').values({
          id: publisherId,
          tenant_id: tenantId,
          host: 'replica.example',
          name: null,
          bots_allowed: null,
          bots: null,
          told_letter: null,
          rubric_version: '1.0.0',
          oldest_at: now,
          computed_at: now,
        }),
      ),
    ])
  })
  afterAll(async () => {
    await service?.close()
    await service?.storage.close()
    await replica?.close()
    for (const { remove } of targets ?? []) remove()
  })
  // biome-ignore lint/suspicious/noExplicitAny: the bodies' shapes are the contract's, checked elsewhere
  const read = async (url: string): Promise<any> => (await service.call({ method: 'GET', url })).json()
  const optimize = async (key: string) =>
    (
      await service.call({
        method: 'POST',
        url: '/v1/optimize',
        headers: { 'idempotency-key': key },
        payload: { content: { title: 'Bread', html: '<p>Bread is food.</p>', url: 'https://primary.example/bread' } },
      })
    ).json()

  it('reads publishers there', async () => {
    await optimize('publisher')
    expect((await read('/v1/publishers?min_articles=0')).data).toMatchObject([{ id: publisherId, host: 'replica.example' }])
    expect(await read(`/v1/publishers/${publisherId}`)).toMatchObject({ host: 'replica.example' })
  })

  it('reads analytics there', async () => {
    const hit = {
      type: 'hit',
      id: 'e1',
      ts: new Date(service.clock.now - 24 * 60 * 60 * 1000).toISOString(),
      host: 'primary.example',
      path: '/',
      status: 200,
      user_agent: 'GPTBot/1.3',
    }
    const sent = await service.call({ method: 'POST', url: '/v1/events', payload: { source: 'middleware', events: [hit] } })
    expect(sent.json()).toMatchObject({ accepted: 1 })
    expect(await service.storage.read.selectFrom('traffic_hour').select('n').execute()).toEqual([{ n: 1 }])
    expect((await read('/v1/analytics')).data_quality.sources).toEqual([])
    const [row] = await service.storage.read.selectFrom('traffic_day').selectAll().execute()
    const [hitClass] = await service.storage.read.selectFrom('traffic_class').selectAll().execute()
    const [site] = await service.storage.read.selectFrom('site').selectAll().execute()
    const counted = { ...row!, n: 7 }
    await replica.write([
      statement(replica.build.insertInto('site').values(site!)),
      statement(replica.build.insertInto('traffic_class').values(hitClass!)),
      statement(replica.build.insertInto('traffic_day').values(counted)),
    ])
    expect((await read('/v1/analytics')).summary).toMatchObject({ crawler_hits: 7 })
  })

  it('reads what it has written where it has written it: results, answers stored for replay, keys, jobs', async () => {
    const first = await optimize('again')
    expect(
      first,
      service.log.find((line) => line.includes('err')),
    ).toMatchObject({ status: 'completed' })
    expect(await optimize('again')).toEqual(first)
    expect(await read(`/v1/score/${first.id}`)).toMatchObject({ id: first.id })
    const made = await service.call({ method: 'POST', url: '/v1/keys', payload: { name: 'new', scopes: ['score:read'] } })
    expect((await service.call({ method: 'GET', url: `/v1/score/${first.id}`, as: made.json().key })).statusCode).toBe(200)
    const job = await service.call({ method: 'POST', url: '/v1/jobs', payload: { type: 'rescore', article_ids: [first.article_id] } })
    expect(await read(`/v1/jobs/${job.json().id}`)).toMatchObject({ id: job.json().id, status: 'queued' })
  })
})
