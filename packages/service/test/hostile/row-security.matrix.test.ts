import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../src/storage/open-storage.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { createTarget, type TestTarget } from '../databases/storages.ts'
import { createTestService, type TestService } from '../setup/test-service.ts'

/** PostgreSQL's word for a row that a policy refuses, and for the lack of a right. */
const refused = '42501'

describe('PostgreSQL, asked by a role that owns no table', () => {
  let made: TestTarget
  let owner: pg.Client
  let role: pg.Client
  let storage: Storage
  const services: TestService[] = []
  /** Tenants that handlers were confined to, call by call. */
  const seen: (readonly string[])[] = []

  beforeAll(async () => {
    made = await createTarget('postgresql', { tables: 'migrated' })
    const url = new URL('url' in made.target ? made.target.url : '')
    owner = new pg.Client({ connectionString: url.href })
    await owner.connect()
    const name = `app_of_${url.pathname.slice(1)}`
    await owner.query(`create role ${name} login`)
    await owner.query(`grant select, insert, update, delete on all tables in schema public to ${name}`)
    url.username = name
    role = new pg.Client({ connectionString: url.href })
    await role.connect()
    storage = await openStorage({ url: url.href }, { migrate: false })
    let tenants = 0
    const spied: Storage = {
      ...storage,
      within: (scopes, work) => {
        seen.push(scopes.map(({ tenantId }) => tenantId))
        return storage.within!(scopes, work)
      },
    }
    const database = { storage: spied, nextTenant: () => `tenant ${++tenants}`, close: () => storage.close() }
    for (let index = 0; index < 2; index++) services.push(await createTestService({}, database))
  })
  afterAll(async () => {
    for (const service of services) await service.close()
    await storage?.close()
    await role?.end()
    await owner?.query(`drop owned by ${role.user}`)
    await owner?.query(`drop role ${role.user}`)
    await owner?.end()
    made?.remove()
  })

  const tenantTables = async (): Promise<readonly string[]> => {
    const { rows } = await owner.query<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'tenant_id' order by 1`,
    )
    return [...rows.map(({ name }) => name), 'tenant', 'optimization_document']
  }
  const tenantOf = (index: number): string => services[index]!.tenant.tenantId
  const as = (tenant: string) => role.query(`select set_config('citable.tenant', $1, false)`, [tenant])

  it('every table with rows of tenants has a policy', async () => {
    const { rows } = await owner.query<{ name: string }>(`select tablename as name from pg_policies where policyname = 'tenant_only'`)
    expect(rows.map(({ name }) => name).sort()).toEqual([...(await tenantTables())].sort())
  })

  it('the service works on each tenant’s rows: results, scores, events, reports, keys and jobs', async () => {
    for (const [index, service] of services.entries()) {
      const headers = { 'idempotency-key': 'once' }
      const content = { title: 'Bread', html: '<p>Bread is food.</p>', url: `https://${index}.example/bread` }
      const first = (await service.call({ method: 'POST', url: '/v1/optimize', headers, payload: { content } })).json()
      expect(first).toMatchObject({ status: 'completed' })
      expect((await service.call({ method: 'POST', url: '/v1/optimize', headers, payload: { content } })).json()).toEqual(first)
      expect((await service.call({ method: 'GET', url: `/v1/score/${first.id}?include=checks` })).json()).toMatchObject({ id: first.id })
      const ts = new Date(service.clock.now - 86_400_000).toISOString()
      const hit = { type: 'hit', id: 'e1', ts, host: `${index}.example`, path: '/bread', status: 200, user_agent: 'GPTBot/1.3' }
      const sent = await service.call({ method: 'POST', url: '/v1/events', payload: { source: 'middleware', events: [hit] } })
      expect(sent.json()).toMatchObject({ accepted: 1 })
      expect((await service.call({ method: 'GET', url: '/v1/analytics' })).json().summary).toMatchObject({ crawler_hits: 1 })
      const key = await service.call({ method: 'POST', url: '/v1/keys', payload: { name: 't', scopes: ['admin'], environment: 'test' } })
      expect(key.statusCode, key.body).toBe(201)
      const inTestSpace = await service.call({ method: 'POST', url: '/v1/optimize', as: key.json().key, payload: { content } })
      expect(inTestSpace.json(), inTestSpace.body).toMatchObject({ status: 'completed' })
      const job = await service.call({ method: 'POST', url: '/v1/jobs', payload: { type: 'rescore', article_ids: [first.article_id] } })
      expect((await service.call({ method: 'GET', url: `/v1/jobs/${job.json().id}` })).json()).toMatchObject({ status: 'queued' })
      const hook = { url: `https://${index}.example/hook`, events: ['job.completed'] }
      expect((await service.call({ method: 'POST', url: '/v1/webhooks', payload: hook })).statusCode).toBe(201)
      expect(seen.splice(0)).toEqual(Array.from({ length: 10 }, () => [tenantOf(index), `${tenantOf(index)}_test`]))
    }
  })

  it('shows no row to whom no tenant is named', async () => {
    await role.query('reset citable.tenant')
    for (const table of await tenantTables()) {
      expect([table, (await role.query(`select * from "${table}"`)).rows]).toEqual([table, []])
    }
  })

  it('shows one tenant’s rows and no other tenant’s, and refuses to write others', async () => {
    await as(tenantOf(0))
    const seen = await role.query<{ tenant_id: string }>('select tenant_id from article')
    expect(seen.rows).toEqual([{ tenant_id: tenantOf(0) }])
    const theirs = [tenantOf(1)]
    expect((await role.query('select * from article where tenant_id = $1', theirs)).rows).toEqual([])
    expect((await role.query('update article set aeo_score = 100 where tenant_id = $1', theirs)).rowCount).toBe(0)
    expect((await role.query('delete from traffic_event where tenant_id = $1', theirs)).rowCount).toBe(0)
    expect((await role.query('select count(*)::int as n from optimization_document')).rows).toEqual([{ n: 1 }])
    await expect(role.query(`insert into site values ('site_x', $1, 'x.example', 1)`, theirs)).rejects.toMatchObject({ code: refused })
    await expect(role.query('update article set tenant_id = $1', theirs)).rejects.toMatchObject({ code: refused })
    await expect(role.query('alter table article disable row level security')).rejects.toMatchObject({ code: refused })
  })

  it('confines a handler’s queries to its caller’s tenant, whichever connection they get', async () => {
    const hosts = (index: number | null) => {
      const read = () => storage.read.selectFrom('article').select('canonical_url').orderBy('canonical_url').execute()
      return index === null ? read() : storage.within!([services[index]!.tenant], read)
    }
    const asked = Array.from({ length: 30 }, (_, place) => [0, 1, null][place % 3]!)
    const answers = await Promise.all(asked.map(hosts))
    const all = [0, 1].map((index) => ({ canonical_url: `https://${index}.example/bread` }))
    // with the results of the test keys' spaces
    const everybody = all.flatMap((row) => [row, row])
    for (const [place, index] of asked.entries()) expect(answers[place]).toEqual(index === null ? everybody : [all[index]])
    const foreign = storage.build
      .insertInto('site')
      .values({ id: 'site_y', tenant_id: tenantOf(1), host: 'y.example', created_at: 1 })
      .compile()
    const write = () => storage.write([{ sql: foreign.sql, parameters: foreign.parameters as string[] }])
    await expect(storage.within!([services[0]!.tenant], write)).rejects.toThrow('row-level security')
  })

  it('an owner’s installation is as before', async () => {
    const own = await openStorage(made.target, { migrate: false })
    try {
      expect(own.within).toBeUndefined()
      expect(await own.read.selectFrom('article').select('id').execute()).toHaveLength(4)
    } finally {
      await own.close()
    }
  })
})
