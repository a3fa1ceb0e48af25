import { type Job, TranslationResult } from '@citable/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SafeFetch } from '../src/fetching/safe-fetch.ts'
import { createJobHandlers } from '../src/jobs/handlers.ts'
import { createJobRunner, type JobRunner } from '../src/jobs/run-jobs.ts'
import { directPool } from './databases/direct-pool.ts'
import { engines } from './databases/storages.ts'
import { shoutingTranslator } from './setup/shouting-translator.ts'
import { sourceAskerOf } from './setup/source-asker.ts'
import { createTestService, fetcherOf, type TestService } from './setup/test-service.ts'

let service: TestService
let runner: JobRunner
const data = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: 'Bread',
  publisher: { '@type': 'Organization', name: 'A\0b' },
})
const nullPage = `<script type="application/ld+json">${data}</script><article><p>Bread is food from flour and water.</p></article>`
const page = '<title>Bread at home</title><article><h1>Bread</h1><p>Bread is food from flour and water.</p></article>'

describe.each(engines)('jobs over HTTP on %s', (engine) => {
  beforeEach(async () => {
    const plain = fetcherOf((url) => (url.includes('missing') ? null : url.includes('null-character') ? nullPage : page))
    const safeFetch: SafeFetch = {
      ...plain,
      fetchPage: (url, ...more) => plain.fetchPage(url.includes('leads-away') ? 'https://other.example/post' : url, ...more),
    }
    service = await createTestService({ safeFetch, translators: [shoutingTranslator] }, engine)
    runner = createJobRunner({
      storage: service.storage,
      handlers: createJobHandlers({
        storage: service.storage,
        pool: directPool,
        safeFetch,
        translators: [shoutingTranslator],
        now: () => service.clock.now,
        sources: sourceAskerOf(safeFetch, () => service.clock.now),
      }),
      concurrency: 4,
      now: () => service.clock.now,
      random: () => 0,
      owner: 'test',
      logger: { info: () => {}, error: (fault: unknown) => service.log.push(JSON.stringify(fault)) },
    })
  })
  afterEach(async () => {
    await runner.close(0)
    await service.close()
  })

  const post = (payload: object, headers = {}, as?: string) =>
    service.call({ method: 'POST', url: '/v1/jobs', payload, headers, ...(as !== undefined && { as }) })
  const read = async (url: string) => (await service.call({ method: 'GET', url })).json()
  const finish = async (): Promise<void> => {
    for (let round = 0; round < 6; round++) {
      await runner.runDue()
      service.clock.now += 301_000
    }
  }

  it('translate what is longer than a call may be, and the results are read by keys of their site', async () => {
    const text = `<p>${'bread and water '.repeat(3_500)}</p>`
    const request = { content: { title: 'Bread', html: text, language: 'en' }, targets: ['es'] }
    const refused = await service.call({ method: 'POST', url: '/v1/translate', payload: request })
    expect([refused.statusCode, refused.json().detail]).toEqual([413, expect.stringContaining('respond-async')])
    const later = await service.call({ method: 'POST', url: '/v1/translate', payload: request, headers: { prefer: 'respond-async' } })
    expect([later.statusCode, later.headers['preference-applied']]).toEqual([202, 'respond-async'])
    const ofSite = { name: 'bound', scopes: ['translate:write'], site: 'example.com' }
    const bound = (await service.call({ method: 'POST', url: '/v1/keys', payload: ofSite })).json().key
    const short = { content: { html: '<p>Bread is food.</p>', language: 'en' } }
    const items = [
      { ref: 'a', ...short, targets: ['es'] },
      { ref: 'b', ...short, targets: ['ja'] },
    ]
    const job = await post({ type: 'translate', items, options: { titles: 0 } }, {}, bound)
    expect(job.json(), job.body).toMatchObject({ type: 'translate', status: 'queued' })
    await finish()
    const resultOf = async ({ links }: Job) => (await read(links.items)).data
    const [long] = await resultOf(later.json())
    const translation = (id: string, as?: string) =>
      service.call({ method: 'GET', url: `/v1/translate/${id}`, ...(as !== undefined && { as }) })
    const whole = (await translation(long.result_id)).json<TranslationResult>()
    expect(whole.translations[0]?.content).toEqual({ html: text.toUpperCase().replaceAll('<P>', '<p>').replaceAll('</P>', '</p>') })
    const [done, failed] = await resultOf(job.json())
    expect(done).toMatchObject({ ref: 'a', status: 'completed', result_id: expect.stringMatching(/^trl_/) })
    expect(failed).toMatchObject({ ref: 'b', status: 'failed', error: { code: 'no_engine_for_pair' } })
    expect(TranslationResult.parse((await translation(done.result_id, bound)).json()).translations[0]?.titles).toEqual([])
    expect((await translation(long.result_id, bound)).statusCode).toBe(404)
    expect((await translation(done.result_id, await service.makeKey({ of: 'other' }))).statusCode).toBe(404)
    service.clock.now += 31 * 86_400_000
    expect((await translation(done.result_id)).statusCode).toBe(404)
  })

  it('give the results one by one, and say what went wrong with the others', async () => {
    const answer = await post({
      type: 'optimize',
      items: [
        { ref: 'post-1', content: { title: 'Bread', html: '<p>Bread is food.</p>' } },
        { ref: 'post-2', url: 'https://example.com/post' },
        { ref: 'post-3', url: 'https://missing.example.com/post' },
      ],
      options: { titles: 2 },
    })
    expect(answer.statusCode).toBe(202)
    const { id, links } = answer.json<Job>()
    expect(answer.headers.location).toBe(`/v1/jobs/${id}`)
    await finish()
    expect(await read(`/v1/jobs/${id}`)).toMatchObject({ status: 'completed', progress: 1, counts: { total: 3, completed: 2, failed: 1 } })
    const { data } = await read(links.items)
    expect(data).toMatchObject([
      { index: 0, ref: 'post-1', status: 'completed', error: null },
      { index: 1, ref: 'post-2', status: 'completed', error: null },
      { index: 2, ref: 'post-3', status: 'failed', result_id: null, error: { code: 'unusable_page' } },
    ])
    const record = await read(`/v1/score/${data[1].result_id}?include=titles`)
    expect(record).toMatchObject({ status: 'completed', url: 'https://example.com/post' })
    expect(record.titles.length).toBeLessThanOrEqual(2)
  })

  it('of a key that is bound to a site count for its grade', async () => {
    const keyOf = async (name: string, more: object): Promise<string> =>
      (await service.call({ method: 'POST', url: '/v1/keys', payload: { name, scopes: ['optimize:write'], ...more } })).json().key
    const items = [{ content: { url: 'https://example.com/sent', html: '<p>Bread is food.</p>' } }]
    await post({ type: 'optimize', items }, {}, await keyOf('unbound', {}))
    await finish()
    expect((await read('/v1/publishers')).data).toEqual([])
    await post({ type: 'optimize', items }, {}, await keyOf('bound', { site: 'example.com' }))
    await finish()
    expect((await read('/v1/publishers')).data).toMatchObject([{ host: 'example.com', articles: 1 }])
  })

  it('take a page whose data hold a null character', async () => {
    const { links } = (await post({ type: 'optimize', items: [{ url: 'https://example.com/null-character' }] })).json()
    await finish()
    expect((await read(links.items)).data).toMatchObject([{ status: 'completed' }])
  })

  it('score again what was sent and what was fetched', async () => {
    const sent = await service.optimize()
    const url = 'https://example.com/post'
    const fetched = (await service.call({ method: 'POST', url: '/v1/optimize', payload: { url } })).json()
    service.clock.now += 1000
    const { id } = (await post({ type: 'rescore', all: true })).json()
    await finish()
    expect(await read(`/v1/jobs/${id}`)).toMatchObject({ status: 'completed', counts: { total: 2, completed: 2, failed: 0 } })
    for (const article of [sent.article_id, fetched.article_id]) {
      expect((await read(`/v1/score/${article}`)).history).toHaveLength(2)
    }
    const one = (await post({ type: 'rescore', article_ids: [sent.article_id] })).json()
    await finish()
    expect(await read(`/v1/jobs/${one.id}`)).toMatchObject({ counts: { total: 1, completed: 1 } })
  })

  it('cost a token per article that is scored again', async () => {
    const left = async (payload: object): Promise<number> => Number(/r=(\d+)/.exec((await post(payload)).headers.ratelimit as string)?.[1])
    for (const text of ['one', 'two', 'three']) await service.optimize(text)
    service.clock.now += 60_000
    expect(await left({ type: 'rescore', all: true })).toBe(100_000 - 3)
    service.clock.now += 60_000
    expect(await left({ type: 'optimize', items: [{ content: { html: '<p>x</p>' } }, { content: { html: '<p>y</p>' } }] })).toBe(
      100_000 - 2,
    )
  })

  it('are listed newest first, page by page, with cursors that no other tenant can use', async () => {
    const ids: string[] = []
    for (let index = 0; index < 5; index++) {
      ids.unshift((await post({ type: 'optimize', items: [{ content: { html: '<p>x</p>' } }] })).json().id)
      if (index > 1) service.clock.now += 1
    }
    const seen: string[] = []
    let url: string | null = '/v1/jobs?limit=2'
    let cursor = ''
    while (url !== null) {
      const answer = await service.call({ method: 'GET', url })
      const body = answer.json()
      seen.push(...body.data.map((job: Job) => job.id))
      expect(answer.headers.link === undefined).toBe(!body.has_more)
      cursor = body.next_cursor ?? cursor
      url = body.has_more ? `/v1/jobs?limit=2&cursor=${body.next_cursor}` : null
    }
    expect(seen.length).toBe(5)
    expect([...seen].sort()).toEqual([...ids].sort())
    const other = await service.makeKey({ of: 'other' })
    const foreign = await service.call({ method: 'GET', url: `/v1/jobs?limit=2&cursor=${cursor}`, as: other })
    expect(foreign.json()).toMatchObject({ status: 400, code: 'bad_cursor' })
    expect((await service.call({ method: 'GET', url: '/v1/jobs', as: other })).json().data).toEqual([])
  })

  it('come from one call with Prefer: respond-async, once per Idempotency-Key', async () => {
    const call = () =>
      service.call({
        method: 'POST',
        url: '/v1/optimize',
        payload: { content: { html: '<p>Bread is food.</p>' } },
        headers: { prefer: 'wait=1, Respond-Async', 'idempotency-key': 'k' },
      })
    const [first, again] = [await call(), await call()]
    expect(first.statusCode).toBe(202)
    expect(first.headers['preference-applied']).toBe('respond-async')
    expect(again.json().id).toBe(first.json().id)
    await finish()
    expect(await read(`/v1/jobs/${first.json().id}`)).toMatchObject({ status: 'completed', counts: { total: 1, completed: 1 } })
  })

  it('are made and read with the scope of their type only', async () => {
    const key = await service.makeKey({ scopes: ['translate:write'] })
    const refused = await post({ type: 'rescore', all: true }, {}, key)
    expect(refused.json()).toMatchObject({ status: 403, code: 'missing_scope' })
    const { id } = (await post({ type: 'rescore', all: true })).json()
    expect((await service.call({ method: 'GET', url: `/v1/jobs/${id}`, as: key })).statusCode).toBe(403)
    expect((await service.call({ method: 'GET', url: '/v1/jobs', as: key })).json().data).toEqual([])
    const ofOther = await service.call({ method: 'GET', url: '/v1/jobs?type=rescore', as: key })
    expect(ofOther.json()).toMatchObject({ data: [], has_more: false })
  })

  it('of a key that is bound to a site take no page of another site, wherever an address leads', async () => {
    const payload = { name: 'bound', scopes: ['optimize:write'], site: 'example.com' }
    const { key } = (await service.call({ method: 'POST', url: '/v1/keys', payload })).json()
    const url = 'https://example.com/leads-away'
    expect((await service.call({ method: 'POST', url: '/v1/optimize', payload: { url }, as: key })).json()).toMatchObject({
      code: 'site_mismatch',
    })
    const { links } = (await post({ type: 'optimize', items: [{ url }, { url: 'https://www.example.com/post' }] }, {}, key)).json()
    await finish()
    expect((await read(links.items)).data).toMatchObject([{ status: 'failed', error: { code: 'site_mismatch' } }, { status: 'completed' }])
    expect((await read('/v1/publishers')).data.map(({ host }: { host: string }) => host)).toEqual(['example.com'])
  })

  it('with no article to score are done at once', async () => {
    const { id } = (await post({ type: 'rescore', all: true })).json()
    await runner.tidy()
    expect(await read(`/v1/jobs/${id}`)).toMatchObject({ status: 'completed', progress: 1, counts: { total: 0 } })
  })
})
