import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSafeFetch } from '../src/fetching/safe-fetch.ts'
import { forgetPageCopies } from '../src/storage/page-copies.ts'
import { engines } from './databases/storages.ts'
import { type GuardedSite, startGuardedSite } from './setup/guarded-site.ts'
import { createTestService, type TestService } from './setup/test-service.ts'

let site: GuardedSite
let service: TestService
beforeAll(async () => {
  site = await startGuardedSite()
})
afterAll(() => site.close())
afterEach(() => service.close())

const page = (text: string) => `<title>Bread</title><article><h1>Bread</h1><p>${text}</p></article>`
const optimize = async (options = {}, as?: string) =>
  (
    await service.call({
      method: 'POST',
      url: '/v1/optimize',
      payload: { url: 'https://site.test/post', options },
      ...(as !== undefined && { as }),
    })
  ).json()

describe.each(engines)('copies of pages on %s', (engine) => {
  beforeEach(async () => {
    site.reset()
    site.answer((request, response) => {
      const isKnown = request.headers['if-none-match'] === '"one"'
      response.writeHead(isKnown ? 304 : 200, { 'content-type': 'text/html', etag: '"one"' })
      response.end(isKnown ? undefined : page('Bread is food.'))
    })
    service = await createTestService(
      { safeFetch: createSafeFetch({ userAgent: 'test', wire: site.wire({ answers: () => ['8.8.8.8'] }) }) },
      engine,
    )
  })

  it('are used without asking while they are young enough', async () => {
    const first = await optimize()
    expect(first.fetched).toMatchObject({ from_cache: false })
    service.clock.now += 59_000
    const second = await optimize({ max_age_s: 60 })
    expect(second.fetched).toEqual({ ...first.fetched, from_cache: true })
    expect(site.requests()).toHaveLength(1)
    service.clock.now += 1_000
    await optimize({ max_age_s: 60 })
    expect(site.requests()).toHaveLength(2)
  })

  it('are confirmed by the site when it is asked', async () => {
    const first = await optimize()
    service.clock.now += 1_000
    const second = await optimize()
    expect(site.requests().map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"one"'])
    expect(second.fetched).toMatchObject({ from_cache: true, at: new Date(service.clock.now).toISOString() })
    expect(second.article).toEqual(first.article)
  })

  it('are replaced by what has changed, and forgotten after a day', async () => {
    await optimize()
    site.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', etag: '"two"' })
      response.end('<title>Cake</title><article><h1>Cake</h1><p>Cake is food.</p></article>')
    })
    const changed = await optimize()
    expect(changed).toMatchObject({ fetched: { from_cache: false }, article: { title: 'Cake' } })
    service.clock.now += 24 * 60 * 60 * 1000
    await optimize({ max_age_s: 86_400 })
    expect(site.requests().at(-1)?.headers['if-none-match']).toBeUndefined()
  })

  it('are stored of so many pages as a tenant may have, the newest ones', async () => {
    const copies = async () =>
      (await service.storage.read.selectFrom('page_copy').select(['tenant_id', 'fetched_at']).orderBy('fetched_at').execute()).map(
        ({ fetched_at }) => fetched_at - first,
      )
    const first = service.clock.now
    for (const url of ['https://site.test/1', 'https://site.test/2', 'https://site.test/3']) {
      await service.call({ method: 'POST', url: '/v1/optimize', payload: { url } })
      service.clock.now += 1
    }
    await optimize({}, await service.makeKey({ of: 'other' }))
    await service.storage.write(forgetPageCopies(service.storage, service.clock.now, 2))
    expect(await copies()).toEqual([1, 2, 3])
    await service.storage.write(forgetPageCopies(service.storage, first + 2 + 24 * 60 * 60 * 1000))
    expect(await copies()).toEqual([3])
  })

  it('belong to one tenant', async () => {
    await optimize()
    await optimize({ max_age_s: 60 }, await service.makeKey({ of: 'other' }))
    expect(site.requests()).toHaveLength(2)
  })
})
