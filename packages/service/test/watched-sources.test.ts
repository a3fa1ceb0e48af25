import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createJobHandlers } from '../src/jobs/handlers.ts'
import { createJobRunner } from '../src/jobs/run-jobs.ts'
import { createSourceAsker } from '../src/sources/ask-sources.ts'
import { statement } from '../src/storage/storage.ts'
import { createSourceWatch, type SourceWatch } from '../src/watching/watch-sources.ts'
import { directPool } from './databases/direct-pool.ts'
import { engines } from './databases/storages.ts'
import { fetchedPage } from './setup/fetched-page.ts'
import { createTestService, fetcherOf, type TestService } from './setup/test-service.ts'

const day = 24 * 60 * 60 * 1000
const article = 'https://magazine.gent/parcels'
const source = 'https://council.gent/report'
const says = (url = source) =>
  `<p>Couriers delivered 1.6 million parcels by bicycle last year, <a href="${url}">the council reports</a>.</p>`
const page = (said: string) =>
  `<html lang="en"><title>Parcels by bicycle</title><p>The annual report describes how couriers work, which streets they take, and how the council counts them with cameras at the bridges, early in the morning and late at night.</p><p>Bicycle couriers delivered ${said} parcels last year.</p>`

describe.each(engines)('watched sources on %s', (engine) => {
  let service: TestService
  let watch: SourceWatch
  /** What the source answers: a figure, or a status. */
  let answer: string | number
  let asked: string[]
  const fetchDocument = async (url: string) => {
    asked.push(url)
    return typeof answer === 'number'
      ? ({ ok: false, outcome: 'unusable', reason: 'status', detail: '', status: answer } as const)
      : { ...fetchedPage(url, { html: page(answer) }), type: 'text/html' }
  }
  beforeAll(async () => {
    service = await createTestService({ fetchDocument, safeFetch: fetcherOf(() => says()) }, engine)
    const asker = createSourceAsker({ fetchDocument, now: () => service.clock.now, inTurn: (_url, ask) => ask(), isRecheck: true })
    const logger = { error: (fault: unknown) => service.log.push(JSON.stringify(fault)) }
    watch = createSourceWatch({ storage: service.storage, asker, now: () => service.clock.now, logger })
  })
  afterAll(async () => {
    await watch.close()
    await service.close()
  })
  beforeEach(async () => {
    answer = '1,600,000'
    asked = []
    service = await service.forAnother()
    const { build } = service.storage
    await service.storage.write([statement(build.deleteFrom('watched_source')), statement(build.deleteFrom('webhook_delivery'))])
    const hook = { url: 'https://hooks.gent/', events: ['source.changed'] }
    await service.call({ method: 'POST', url: '/v1/webhooks', payload: hook })
  })
  afterEach(() => expect(service.log.filter((line) => line.includes('Error'))).toEqual([]))

  const content = (url = article) => ({ html: says(), url, language: 'en' })
  const check = (payload: object, as?: string) =>
    service.call({ method: 'POST', url: '/v1/sources', payload, ...(as !== undefined && { as }) })
  const list = async (query = '', as?: string) =>
    (await service.call({ method: 'GET', url: `/v1/sources${query}`, ...(as !== undefined && { as }) })).json()
  const events = async () =>
    (await service.storage.read.selectFrom('webhook_delivery').select('body').orderBy('id').execute()).map(
      ({ body }) => (JSON.parse(body) as { data: { url: string; changes: object[] } }).data,
    )
  const later = async (said: string | number) => {
    answer = said
    service.clock.now += 30 * day
    await watch.checkDue()
  }

  it('are asked again after thirty days, listed where they are dead or silent, and told of when they change', async () => {
    await check({ content: content(), watch: true })
    const [first] = (await list()).data
    expect(first).toMatchObject({
      url: article,
      faults: [],
      checked_at: '2026-11-20T12:00:00.000Z',
      next_check_at: '2026-12-20T12:00:00.000Z',
    })
    service.clock.now += 29 * day
    await watch.checkDue()
    expect(asked).toEqual([source])
    await later('1,900,000')
    expect(asked).toEqual([source, source])
    const [silent] = (await list('?answer=does_not_hold')).data
    expect(silent).toMatchObject({ id: first.id, faults: [{ answer: 'does_not_hold', source_figure: '1,900,000', source }] })
    expect((await list('?answer=link_dead')).data).toEqual([])
    await later(404)
    const [dead] = (await list('?answer=link_dead')).data
    expect(dead.faults).toMatchObject([
      { answer: 'link_dead', reason: 'not_found', archive_url: `https://web.archive.org/web/2/${source}` },
    ])
    expect((await service.call({ method: 'GET', url: `/v1/sources/${dead.id}` })).json()).toMatchObject({
      id: dead.id,
      counts: { link_dead: 1 },
    })
    const change = (was: string, is: string) => ({ id: first.id, url: article, changes: [{ source, was, is }] })
    expect(await events()).toEqual([change('stands_there', 'does_not_hold'), change('does_not_hold', 'link_dead')])
  })

  it('that cannot be checked for once change nothing', async () => {
    await check({ content: content(), watch: true })
    await later(503)
    expect((await list()).data[0]).toMatchObject({ counts: { could_not_be_checked: 1 }, faults: [] })
    await later('1,600,000')
    expect(await events()).toEqual([])
    await later('1,900,000')
    expect(await events()).toMatchObject([{ changes: [{ was: 'stands_there', is: 'does_not_hold' }] }])
  })

  it('are those of the newest text of an article, and are forgotten', async () => {
    await check({ content: content(), watch: true })
    await check({ content: { ...content(), html: says('https://other.gent/report') }, watch: true })
    const { data } = await list()
    expect(data).toHaveLength(1)
    const { id } = data[0]
    expect((await service.call({ method: 'DELETE', url: `/v1/sources/${id}` })).statusCode).toBe(204)
    asked = []
    await later('1,900,000')
    expect([asked, (await list()).data, await events()]).toEqual([[], [], []])
  })

  it('go with the article that is deleted', async () => {
    const scored = await service.call({ method: 'POST', url: '/v1/optimize', payload: { content: content() } })
    await check({ content: content(), watch: true })
    expect((await service.call({ method: 'DELETE', url: `/v1/score/${scored.json().article_id}` })).statusCode).toBe(204)
    expect((await list()).data).toEqual([])
  })

  it('are not kept unless that was asked for, nor without an address', async () => {
    await check({ content: content() })
    expect((await list()).data).toEqual([])
    const refused = await check({ content: { html: says(), language: 'en' }, watch: true })
    expect([refused.statusCode, refused.json().errors[0].pointer]).toEqual([422, '/watch'])
  })

  it('of a site are seen with its key, of other tenants by nobody', async () => {
    await check({ content: content(), watch: true })
    service.clock.now += 1
    await check({ content: content('https://other.gent/parcels'), watch: true })
    const urls = async (...call: Parameters<typeof list>) => (await list(...call)).data.map(({ url }: { url: string }) => url)
    expect(await urls('?host=www.magazine.gent')).toEqual([article])
    expect(await urls('?limit=1')).toEqual(['https://other.gent/parcels'])
    const { next_cursor: next } = await list('?limit=1')
    expect(await urls(`?limit=1&cursor=${next}`)).toEqual([article])
    const stranger = await service.makeKey({ of: 'stranger' })
    expect((await list('', stranger)).data).toEqual([])
    const [{ id }] = (await list()).data
    expect((await service.call({ method: 'DELETE', url: `/v1/sources/${id}`, as: stranger })).statusCode).toBe(404)
  })

  it('come from a job of many articles', async () => {
    const { storage, clock } = service
    const safeFetch = fetcherOf(() => says())
    const sources = createSourceAsker({
      fetchDocument: async (url) => ({ ...fetchedPage(url, { html: page('1,900,000') }), type: 'text/html' }),
      now: () => clock.now,
      inTurn: (_url, ask) => ask(),
    })
    const runner = createJobRunner({
      storage,
      handlers: createJobHandlers({ storage, pool: directPool, safeFetch, translators: [], now: () => clock.now, sources }),
      concurrency: 2,
      now: () => clock.now,
      random: () => 0,
      owner: 'test',
      logger: { info: () => {}, error: (fault: unknown) => service.log.push(JSON.stringify(fault)) },
    })
    const items = [
      { ref: 'one', content: content() },
      { ref: 'two', url: 'https://magazine.gent/fetched' },
    ]
    const made = await service.call({ method: 'POST', url: '/v1/jobs', payload: { type: 'sources', items } })
    expect(made.statusCode).toBe(202)
    await runner.runDue()
    await runner.close(0)
    const done = (await service.call({ method: 'GET', url: `/v1/jobs/${made.json().id}/items` })).json().data
    const { data } = await list('?answer=does_not_hold')
    expect(done.map(({ status, result_id }: { status: string; result_id: string }) => [status, result_id]).sort()).toEqual(
      data.map(({ id }: { id: string }) => ['completed', id]).sort(),
    )
    expect(data.map(({ url }: { url: string }) => url).sort()).toEqual(['https://magazine.gent/fetched', article])
    await sources.close()
  })
})
