import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestService, type TestService } from './setup/test-service.ts'

describe('GET /v1/articles', () => {
  let service: TestService
  beforeAll(async () => {
    service = await createTestService()
    for (const host of ['www.mill.example', 'mill.example', 'bakery.example']) {
      // ids of one millisecond are in any order
      service.clock.now += 1
      const content = { title: `Bread of ${host}`, html: '<p>Bread is food from flour and water.</p>', url: `https://${host}/bread` }
      expect((await service.call({ method: 'POST', url: '/v1/optimize', payload: { content } })).statusCode).toBe(200)
    }
  })
  afterAll(() => service.close())
  const list = async (query = '', as?: string) => {
    const answer = await service.call({ method: 'GET', url: `/v1/articles${query}`, ...(as !== undefined && { as }) })
    return { status: answer.statusCode, ...answer.json(), link: answer.headers.link }
  }
  const urls = ({ data }: { readonly data: readonly { readonly url: string }[] }) => data.map(({ url }) => url)
  const siteKey = async () =>
    (
      await service.call({ method: 'POST', url: '/v1/keys', payload: { name: 'mill', scopes: ['score:read'], site: 'mill.example' } })
    ).json().key

  it.each(['mill.example', 'www.mill.example', 'MILL.example'])('lists the articles of %s', async (host) => {
    expect(urls(await list(`?host=${host}`))).toEqual(['https://mill.example/bread', 'https://www.mill.example/bread'])
  })

  it('shows a key of a site that site, and refuses another one', async () => {
    const as = await siteKey()
    expect(urls(await list('', as))).toEqual(['https://mill.example/bread', 'https://www.mill.example/bread'])
    expect(await list('?host=bakery.example', as)).toMatchObject({ status: 403, code: 'site_mismatch' })
  })

  it('leads to the next page of the same filter, and takes its place to no other', async () => {
    const first = await list('?host=mill.example&limit=1')
    expect(first).toMatchObject({
      has_more: true,
      link: expect.stringMatching(/^<\/v1\/articles\?limit=1&host=mill\.example&cursor=\S+>; rel="next"$/),
    })
    expect(await list(`?host=mill.example&limit=1&cursor=${first.next_cursor}`)).toMatchObject({ has_more: false, next_cursor: null })
    expect(await list(`?host=bakery.example&limit=1&cursor=${first.next_cursor}`)).toMatchObject({ status: 400, code: 'bad_cursor' })
    expect(await list(`?cursor=${first.next_cursor}`, await siteKey())).toMatchObject({ status: 200 })
  })

  it('keeps to results of a time and a score', async () => {
    const soon = new Date(service.clock.now + 60_000).toISOString()
    expect(urls(await list(`?updated_since=${soon}`))).toEqual([])
    expect(urls(await list('?max_aeo=100&max_seo=100'))).toHaveLength(3)
    expect(urls(await list('?max_aeo=0'))).toEqual([])
  })

  it('shows nothing to another tenant, nor to a key that may not read scores', async () => {
    expect(urls(await list('', await service.makeKey({ of: 'another' })))).toEqual([])
    expect(await list('', await service.makeKey({ scopes: ['events:write'] }))).toMatchObject({ status: 403, code: 'missing_scope' })
  })
})
