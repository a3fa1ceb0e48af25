import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fetchedPage } from './setup/fetched-page.ts'
import { createTestService, type TestService } from './setup/test-service.ts'

const sentence = 'Bread is food from flour, water and yeast, baked for 40 minutes at 220 °C until its crust is brown.'
const pageOf = (paragraph: string): string =>
  `<!doctype html><html lang="en"><head><title>How to bake bread</title></head><body><article><h1>How to bake bread</h1><p>${paragraph}</p></article></body></html>`
/** An article of some 180 words. */
const article = pageOf(`${sentence} `.repeat(10))

let service: TestService
beforeEach(async () => {
  service = await createTestService({
    safeFetch: {
      mayReach: () => true,
      fetchPage: async (url) =>
        fetchedPage(url, { html: url.includes('/short') ? pageOf('x') : article, robotsTxt: 'User-agent: OAI-SearchBot\nDisallow: /' }),
      request: async () => ({ ok: false, outcome: 'failed', reason: 'connection', detail: '' }),
    },
  })
})
afterEach(() => service.close())

const analyse = async (url: string, as?: string) => {
  const answer = await service.call({ method: 'POST', url: '/v1/optimize', payload: { url }, ...(as !== undefined && { as }) })
  expect(answer.statusCode).toBe(200)
  return answer.json()
}
const read = async (path = '', headers = {}) => service.call({ method: 'GET', url: `/v1/publishers${path}`, headers })

describe('publishers', () => {
  it('come from the pages that were fetched, hosts without www., and name what they lack', async () => {
    const { aeo_score } = await analyse('https://www.example.com/a')
    await analyse('https://example.com/b')
    await analyse('https://other.example/a')
    await service.optimize()
    const { data } = (await read('?sort=name')).json()
    expect(data.map(({ host, articles }: { host: string; articles: number }) => [host, articles])).toEqual([
      ['example.com', 2],
      ['other.example', 1],
    ])
    expect(data[0]).toMatchObject({
      grade: null,
      grade_reason: 'too_few_articles',
      score: null,
      provisional: true,
      confidence: 'low',
      aeo_mean: aeo_score,
    })
    expect(data[0].top_reasons).toHaveLength(3)
    expect(data[0].top_reasons[0].affected).toBe(2)
    expect(data[0].ai_access.of - data[0].ai_access.search_bots_allowed).toBe(1)
  })

  it('get a letter with their fifth article, and a page analysed again counts once', async () => {
    for (const path of ['a', 'b', 'c', 'd']) await analyse(`https://example.com/${path}`)
    await analyse('https://example.com/a')
    expect((await read()).json().data[0]).toMatchObject({ articles: 4, provisional: true })
    await analyse('https://example.com/e')
    const [publisher] = (await read()).json().data
    expect(publisher).toMatchObject({
      articles: 5,
      graded_articles: 5,
      grade_reason: null,
      provisional: false,
      grade: expect.stringMatching(/^[A-F]/),
    })
    const record = (await read(`/${publisher.id}`)).json()
    expect(record.best).toHaveLength(5)
    expect(record.best).toContainEqual(expect.objectContaining({ url: 'https://example.com/a', title: 'How to bake bread' }))
    expect(record.history).toEqual([expect.objectContaining({ month: '2026-11', grade: publisher.grade, articles: 5 })])
  })

  it('get no letter from pages with too few words, and say so', async () => {
    for (const path of ['1', '2', '3', '4', '5', '6']) await analyse(`https://example.com/short-${path}`)
    const answer = (await read()).json()
    expect(answer.grading).toMatchObject({
      least_articles: 5,
      least_words: 150,
      counted_days: 365,
      formula: expect.stringContaining('1.645'),
    })
    expect(answer.data[0]).toMatchObject({ articles: 6, graded_articles: 0, grade: null, grade_reason: 'too_few_words' })
    expect(answer.data[0]).toMatchObject({ score: null, mean: null, shrunk: null, aeo_mean: null, seo_mean: null })
    for (const path of ['a', 'b', 'c', 'd', 'e']) await analyse(`https://example.com/${path}`)
    const [publisher] = (await read()).json().data
    expect(publisher).toMatchObject({ articles: 11, graded_articles: 5, grade: expect.stringMatching(/^[A-F]/), grade_reason: null })
    expect(publisher.score).toBeCloseTo(Math.max(0, publisher.mean - (1.645 * publisher.deviation) / Math.sqrt(5)), 0)
    const record = (await read(`/${publisher.id}`)).json()
    expect(record.grading).toEqual(answer.grading)
    expect(record.history).toEqual([expect.objectContaining({ articles: 11, graded_articles: 5, score: publisher.score })])
  })

  it('are paged with a cursor that fits one list only', async () => {
    for (const host of ['a', 'b', 'c']) await analyse(`https://${host}.example/`)
    const first = await read('?sort=name&limit=2')
    const { data, has_more, next_cursor } = first.json()
    expect([data.length, has_more]).toEqual([2, true])
    expect(first.headers.link).toContain('rel="next"')
    const second = (await read(`?sort=name&limit=2&cursor=${next_cursor}`)).json()
    expect(second).toMatchObject({ has_more: false, next_cursor: null })
    expect(second.data.map(({ host }: { host: string }) => host)).toEqual(['c.example'])
    expect((await read(`?sort=grade&cursor=${next_cursor}`)).json()).toMatchObject({ code: 'bad_cursor' })
  })

  it('lead by their link from page to page, under the same order and filter, to the end', async () => {
    for (const host of ['a', 'b', 'c', 'd', 'e']) await analyse(`https://${host}.example/`)
    await analyse('https://other.test/')
    const hosts: string[] = []
    let next: string | null = '/v1/publishers?sort=-articles&limit=2&min_articles=1'
    for (let page = 0; next !== null && page < 6; page++) {
      const { headers, ...answer } = await service.call({ method: 'GET', url: next })
      const { data, next_cursor } = answer.json()
      hosts.push(...data.map(({ host }: { host: string }) => host))
      const link = /^<([^>]*)>; rel="next"/.exec(String(headers.link ?? ''))?.[1] ?? null
      if (link !== null)
        expect(Object.fromEntries(new URLSearchParams(link.split('?')[1]))).toMatchObject({ sort: '-articles', cursor: next_cursor })
      next = link
    }
    expect(next).toBeNull()
    expect(hosts.toSorted()).toEqual(['a.example', 'b.example', 'c.example', 'd.example', 'e.example', 'other.test'])
  })

  it('are answered 304 until a result changes them', async () => {
    await analyse('https://example.com/a')
    const tag = (await read()).headers.etag as string
    expect((await read('', { 'if-none-match': tag })).statusCode).toBe(304)
    await analyse('https://example.com/b')
    expect((await read('', { 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('count texts that are sent with a key bound to their site, and no others', async () => {
    const body = (path: string) => ({ content: { url: `https://example.com/${path}`, html: `<p>${`${sentence} `.repeat(10)}</p>` } })
    const send = async (path: string, as?: string) =>
      service.call({ method: 'POST', url: '/v1/optimize', payload: body(path), ...(as !== undefined && { as }) })
    expect((await send('a')).statusCode).toBe(200)
    expect((await read()).json().data).toEqual([])
    const payload = { name: 'site', scopes: ['optimize:write'], site: 'example.com' }
    const { key } = (await service.call({ method: 'POST', url: '/v1/keys', payload })).json()
    expect((await send('b', key)).statusCode).toBe(200)
    const [publisher] = (await read()).json().data
    expect(publisher).toMatchObject({ host: 'example.com', articles: 1 })
    expect((await read(`/${publisher.id}`)).json().best.map(({ url }: { url: string }) => url)).toEqual(['https://example.com/b'])
    const elsewhere = { content: { url: 'https://other.example/b', html: '<p>Bread.</p>' } }
    expect((await service.call({ method: 'POST', url: '/v1/optimize', payload: elsewhere, as: key })).json().code).toBe('site_mismatch')
    expect((await read()).json().data).toHaveLength(1)
  })

  it('count no article that was forgotten, and forget it once when two calls do so at the same moment', async () => {
    const { article_id, id } = await analyse('https://example.com/a')
    await analyse('https://example.com/b')
    const forget = () => service.call({ method: 'DELETE', url: `/v1/score/${article_id}` })
    expect((await service.call({ method: 'DELETE', url: `/v1/score/${id}` })).json()).toMatchObject({ status: 404 })
    const writes = service.holdWrites('delete from "article"')
    const calls = [forget(), forget()]
    await writes.waiting(2)
    writes.release()
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode).sort()).toEqual([204, 404])
    expect((await service.call({ method: 'GET', url: `/v1/score/${id}` })).statusCode).toBe(404)
    expect((await read()).json().data.map(({ articles }: { articles: number }) => articles)).toEqual([1])
    expect((await analyse('https://example.com/a')).article_id).not.toBe(article_id)
  })

  it('are narrowed to the site of a key that is bound to one', async () => {
    await analyse('https://example.com/a')
    await analyse('https://www.other.example/a')
    const all: { id: string; host: string }[] = (await read()).json().data
    expect(all.map(({ host }) => host).sort()).toEqual(['example.com', 'other.example'])
    const payload = { name: 'site', scopes: ['publishers:read'], site: 'example.com' }
    const { key: as } = (await service.call({ method: 'POST', url: '/v1/keys', payload })).json()
    const seen = async (path: string) => (await service.call({ method: 'GET', url: `/v1/publishers${path}`, as })).json()
    expect((await seen('')).data.map(({ host }: { host: string }) => host)).toEqual(['example.com'])
    expect((await seen('?q=other')).data).toEqual([])
    const idOf = (host: string) => all.find((each) => each.host === host)!.id
    expect(await seen(`/${idOf('example.com')}`)).toMatchObject({ host: 'example.com' })
    expect(await seen(`/${idOf('other.example')}`)).toMatchObject({ status: 403, code: 'site_mismatch' })
  })

  it('of another tenant do not exist', async () => {
    await analyse('https://example.com/a')
    const [{ id }] = (await read()).json().data
    const other = await service.makeKey({ of: 'other' })
    expect((await service.call({ method: 'GET', url: '/v1/publishers', as: other })).json().data).toEqual([])
    expect((await service.call({ method: 'GET', url: `/v1/publishers/${id}`, as: other })).statusCode).toBe(404)
  })
})
