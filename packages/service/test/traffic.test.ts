import { Analytics, analyticsLists } from '@citable/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WholeReport } from '../src/reports/report.ts'
import { ensureSite } from '../src/storage/sites.ts'
import { createTestService, fetcherOf, type TestService } from './setup/test-service.ts'

let service: TestService
beforeEach(async () => {
  service = await createTestService()
})
afterEach(() => service.close())

let count = 0
const hit = (more: object = {}) => ({
  type: 'hit',
  id: `e${++count}`,
  ts: new Date(Date.parse('2026-11-19T10:00:00Z') + count * 10_000).toISOString(),
  host: 'example.com',
  path: '/bread',
  status: 200,
  bytes: 1000,
  content_type: 'text/html',
  user_agent: 'Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)',
  ...more,
})
const visit = (more: object = {}) => ({
  type: 'visit',
  id: `e${++count}`,
  ts: '2026-11-19T10:00:00Z',
  host: 'www.example.com',
  path: '/bread',
  assistant: 'chatgpt',
  evidence: 'utm',
  ...more,
})
const send = (events: readonly unknown[], more: object = {}, as?: string) =>
  service.call({ method: 'POST', url: '/v1/events', payload: { source: 'middleware', events, ...more }, ...(as !== undefined && { as }) })
const read = (query = '', headers = {}) => service.call({ method: 'GET', url: `/v1/analytics${query}`, headers })
const report = async (query = ''): Promise<WholeReport> => {
  const answer = await read(query)
  expect(answer.statusCode, answer.body).toBe(200)
  expect(Analytics.safeParse(answer.json()).error?.issues ?? []).toEqual([])
  return answer.json()
}

describe('events', () => {
  it('are judged one by one: a wrong one does not refuse its neighbours', async () => {
    const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
    const answer = await send([
      hit(),
      'nonsense',
      hit({ status: 99 }),
      hit({ extra: 1 }),
      hit({ ts: '2025-01-01T00:00:00Z' }),
      hit({ ts: '2026-11-20T12:05:01Z' }),
      hit({ user_agent: chrome }),
      hit({ user_agent: 'curl/8.5.0' }),
      hit({ agent_id: 'nobody', user_agent: undefined }),
      visit({ assistant: undefined, evidence: undefined, referrer: 'https://example.org/' }),
      hit({ host: 'localhost' }),
      visit(),
      hit({ agent_id: 'gptbot', user_agent: undefined, ts: '2026-11-20T12:04:59Z' }),
      hit({ bytes: 2 ** 36 + 1 }),
    ])
    expect(answer.statusCode).toBe(202)
    const { accepted, rejected } = answer.json()
    expect(accepted).toBe(3)
    expect(rejected.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
      [1, 'invalid'],
      [2, 'invalid'],
      [3, 'invalid'],
      [4, 'too_old'],
      [5, 'in_the_future'],
      [6, 'not_an_agent'],
      [7, 'other_bot'],
      [8, 'not_an_agent'],
      [9, 'not_a_referral'],
      [10, 'wrong_host'],
      [13, 'invalid'],
    ])
    expect((await report('?to=2026-11-20')).summary).toMatchObject({ crawler_hits: 2, referral_visits: 1 })
  })

  it('count once however often they are sent', async () => {
    const events = [hit(), hit(), visit()]
    expect((await send(events)).json()).toEqual({ accepted: 3, duplicates: 0, rejected: [] })
    expect((await send(events)).json()).toEqual({ accepted: 0, duplicates: 3, rejected: [] })
    expect((await report()).summary).toMatchObject({ crawler_hits: 2, referral_visits: 1 })
  })

  it('of a key that is bound to a site belong to that site only', async () => {
    const site = await ensureSite(service.storage, service.tenant, 'example.com', 1)
    const payload = { name: 'bound', scopes: ['events:write', 'analytics:read'], site_id: site.id }
    const { key } = (await service.call({ method: 'POST', url: '/v1/keys', payload })).json()
    expect((await send([hit(), hit({ host: 'other.example' })], {}, key)).json()).toMatchObject({
      accepted: 1,
      rejected: [{ index: 1, code: 'wrong_host' }],
    })
    expect((await send([hit()], { site: 'site_00000000000000000000000000' }, key)).json()).toMatchObject({ code: 'site_mismatch' })
    await send([hit({ host: 'other.example' })])
    const own = await service.call({ method: 'GET', url: '/v1/analytics', as: key })
    expect(own.json().summary.crawler_hits).toBe(1)
    expect((await report()).summary.crawler_hits).toBe(2)
  })

  it('of an unknown site are refused', async () => {
    expect((await send([hit()], { site: 'site_00000000000000000000000000' })).json()).toMatchObject({
      code: 'invalid_request',
      errors: [{ pointer: '/site' }],
    })
  })

  it('leave neither queries nor people’s user agents in the database', async () => {
    await send([hit({ path: '/bread?email=someone%40example.com#x' }), hit({ user_agent: 'Mozilla/5.0 (X11; Linux x86_64) Secret/1.0' })])
    const rows = await service.storage.read.selectFrom('traffic_event').selectAll().execute()
    expect(JSON.stringify(rows)).not.toMatch(/someone|Secret/)
    expect(rows).toHaveLength(1)
  })
})

describe('the report', () => {
  it('has equal sums over agents, purposes and days, and leaves out clients that only claim to be agents', async () => {
    await send([
      ...Array.from({ length: 12 }, () => hit()),
      ...Array.from({ length: 5 }, () => hit({ user_agent: 'GPTBot/1.0', verification: 'verified', path: '/other' })),
      ...Array.from({ length: 3 }, () => hit({ user_agent: 'ChatGPT-User/1.0', status: 404 })),
      ...Array.from({ length: 4 }, () => hit({ verification: 'failed' })),
      hit({ user_agent: 'Google-Extended' }),
      hit({ path: '/robots.txt' }),
      hit({ path: '/llms.txt' }),
      hit({ prefetch: true }),
      hit({ user_agent: 'facebookexternalhit/1.1' }),
      visit(),
      visit({ assistant: undefined, evidence: undefined, referrer: 'https://www.perplexity.ai/search' }),
    ])
    const { summary, crawlers, purposes, timeseries, special, operators, referrals, issues, pages, data_quality } = await report()
    const total = 20
    expect(summary).toMatchObject({ crawler_hits: total, spoofed_hits: 5, user_fetches: 3, unique_pages_crawled: 2, error_rate: 0.15 })
    expect(crawlers.reduce((sum, { hits }) => sum + hits, 0)).toBe(total)
    expect(purposes.reduce((sum, { hits }) => sum + hits, 0)).toBe(total)
    expect(timeseries.flatMap(({ crawls }) => Object.values(crawls ?? {})).reduce((sum, n) => sum + n, 0)).toBe(total)
    expect(crawlers.find(({ agent }) => agent === 'oai-searchbot')).toMatchObject({ hits: 12, failed: 4, unchecked: 12, pages: 1 })
    expect(crawlers.find(({ agent }) => agent === 'google-extended')).toMatchObject({ hits: 0, failed: 1 })
    expect(special.map(({ kind, hits }) => `${kind} ${hits}`).sort()).toEqual(['llms_txt 1', 'preview 1', 'preview 1', 'robots_txt 1'])
    expect(operators[0]).toMatchObject({ operator: 'openai', html_crawls: 17, user_fetches: 0, referrals: 1, crawl_to_refer: null })
    expect(referrals.map(({ assistant, visits }) => [assistant, visits])).toEqual([
      ['chatgpt', 1],
      ['perplexity', 1],
    ])
    expect(pages[0]).toMatchObject({ path: '/bread', crawls: 15, referrals: 2, status: { '2xx': 12, '3xx': 0, '4xx': 3, '5xx': 0 } })
    expect(issues.map(({ code }) => code)).toEqual(['spoofed_agent'])
    expect(data_quality).toMatchObject({ sources: ['middleware'], unclassified_share: 0, verification_snapshot: '2026-08-21' })
    expect((await report('?verification=failed')).summary.crawler_hits).toBe(5)
  })

  it('names what is wrong: refused search crawlers, errors, articles never fetched or fetched before they changed', async () => {
    const optimize = (path: string, more: object = {}) =>
      service.call({
        method: 'POST',
        url: '/v1/optimize',
        payload: { content: { url: `https://www.example.com${path}`, html: '<p>Bread is food.</p>', ...more } },
      })
    await optimize('/bread', { date_published: '2026-01-01', date_modified: '2026-11-19T23:00:00Z' })
    await optimize('/never', { date_published: '2026-01-01' })
    await optimize('/later', { date_published: '2027-01-01' })
    await send([hit(), ...Array.from({ length: 40 }, () => hit({ user_agent: 'PerplexityBot/1.0', status: 403, path: '/other' }))])
    const { issues, summary, pages } = await report()
    expect(issues.map(({ code, affected, examples }) => [code, affected, examples[0]])).toEqual([
      ['search_bot_blocked', 1, 'PerplexityBot'],
      ['bot_4xx_spike', 40, '/other'],
      ['never_crawled', 1, '/never'],
      ['stale_copy', 1, '/bread'],
    ])
    expect(summary).toMatchObject({ articles_published: 2, index_coverage: 0.5 })
    expect(pages.find(({ path }) => path === '/bread')).toMatchObject({
      article_id: expect.stringMatching(/^art_/),
      aeo_score: expect.any(Number),
      stale_since_update: true,
    })
  })

  it('names pages whose text only scripts draw, until their HTML holds it', async () => {
    await service.close()
    let body = '<div id="root"></div><script src="/app.js"></script>'
    service = await createTestService({ safeFetch: fetcherOf(() => `<html lang="en"><title>Bread</title><body>${body}</body>`) })
    const look = async () => {
      const answer = await service.call({ method: 'POST', url: '/v1/optimize', payload: { url: 'https://www.example.com/bread' } })
      expect(answer.statusCode, answer.body).toBe(200)
    }
    const drawn = async () => (await report()).issues.filter(({ code }) => code === 'js_only_page')
    await look()
    await send([hit()])
    expect(await drawn()).toMatchObject([{ severity: 'high', affected: 1, examples: ['/bread'] }])
    // a text that an editor sends says nothing of the page
    const html = `<p>${'Bread is food from flour and water. '.repeat(20)}</p>`
    await service.call({ method: 'POST', url: '/v1/optimize', payload: { content: { url: 'https://www.example.com/bread', html } } })
    expect(await drawn()).toHaveLength(1)
    body = `<article><h1>Bread</h1>${html}</article>`
    service.clock.now += 3_600_000
    await look()
    expect(await drawn()).toEqual([])
  })

  it('names days whose log was not read', async () => {
    const log = [10, 11, 12, 13, 15, 16, 17, 18].flatMap((day) =>
      Array.from({ length: 12 }, (_, place) => hit({ ts: `2026-11-${day}T${10 + place}:00:00Z`, path: `/p${place}` })),
    )
    await send(log, { source: 'log_import' })
    const { issues, data_quality } = await report('?from=2026-11-08&to=2026-11-18')
    expect(issues.find(({ code }) => code === 'import_gap')).toMatchObject({ severity: 'medium', affected: 1, examples: ['2026-11-14'] })
    expect(data_quality.caveats).toContain('import_gap')
    const before = await report('?from=2026-11-08&to=2026-11-13')
    expect([before.data_quality.caveats.includes('import_gap'), before.issues.map(({ code }) => code)]).toEqual([false, []])
  })

  it('shows every bucket of the range, and nothing before the first event', async () => {
    await send([hit({ ts: '2026-11-10T10:00:00Z' })])
    const { timeseries, range } = await report('?from=2026-11-09&to=2026-11-12')
    expect(timeseries).toEqual([
      { t: '2026-11-09', crawls: null, referrals: null },
      { t: '2026-11-10', crawls: { search_index: 1 }, referrals: {} },
      { t: '2026-11-11', crawls: {}, referrals: {} },
      { t: '2026-11-12', crawls: {}, referrals: {} },
    ])
    expect(range).toMatchObject({ from: '2026-11-09T00:00:00.000Z', to: '2026-11-13T00:00:00.000Z' })
    expect((await report('?from=2026-11-09&to=2026-11-12&tz=Pacific/Kiritimati&include=timeseries')).timeseries[2]?.crawls).toEqual({
      search_index: 1,
    })
    expect((await report('?from=2026-11-10&to=2026-11-10&granularity=hour')).timeseries).toHaveLength(24)
  })

  it('compares with the period before', async () => {
    await send([hit({ ts: '2026-11-01T10:00:00Z' }), hit({ ts: '2026-11-10T10:00:00Z' }), hit({ ts: '2026-11-11T10:00:00Z' })])
    const { summary } = await report('?from=2026-11-08&to=2026-11-14')
    expect(summary).toMatchObject({ crawler_hits: 2, previous: { crawler_hits: 1 }, change: { crawler_hits: 1 } })
    expect((await report('?from=2026-11-08&to=2026-11-14&compare=none')).summary).toMatchObject({ previous: null, change: null })
  })

  it('is filtered, and an unknown value gives nothing with a word about it', async () => {
    await send([
      hit(),
      hit({ user_agent: 'GPTBot/1.0' }),
      hit({ user_agent: 'ClaudeBot/1.0', path: '/else' }),
      hit({ path: '/Else' }),
      visit(),
    ])
    const hits = async (query: string) => (await report(query)).summary.crawler_hits
    expect([
      await hits('?operator=openai'),
      await hits('?purpose=training'),
      await hits('?agent=claudebot,gptbot'),
      await hits('?operator=anthropic&purpose=search_index'),
      await hits('?path=/else'),
      await hits('?operator=nobody'),
    ]).toEqual([3, 2, 2, 0, 1, 0])
    expect((await report('?operator=nobody')).data_quality.caveats).toContain('unknown_filter')
    expect((await report('?include=special')).summary).toBeUndefined()
  })

  it.each([
    ['?tz=Mars/Base', '/tz'],
    ['?from=2026-11-20&to=2026-11-01', '/from'],
    ['?from=2024-01-01', '/from'],
    ['?from=2026-02-30', '/from'],
    ['?granularity=hour', '/granularity'],
    ['?granularity=hour&path=/a&from=2026-11-19', '/granularity'],
    ['?include=everything', '/include'],
    ['?limit=0', '/limit'],
    ['?format=csv', '/include'],
    ['?format=csv&include=summary', '/include'],
    ['?format=csv&include=crawlers,pages', '/include'],
    ['?format=xml', '/format'],
    ['?cursor=AAAA', '/cursor'],
    ['?cursor=AAAA&include=pages,crawlers', '/cursor'],
  ])('%s is refused by name', async (query, pointer) => {
    const answer = await read(query)
    expect(answer.statusCode, answer.body).toBe(422)
    expect(answer.json().errors[0].pointer).toBe(pointer)
  })

  it('gives one list as a table, the same numbers in the same order', async () => {
    await send([hit(), hit({ path: '/a,b' }), hit({ status: 404 }), visit(), visit({ assistant: 'claude', engaged: true })])
    const whole = await report('?to=2026-11-19')
    const table = async (list: string, more = '') => {
      const answer = await read(`?to=2026-11-19&include=${list}${more}`, more === '' ? { accept: 'text/csv' } : {})
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8; header=present',
        'content-disposition': `attachment; filename="citable-${list}-2026-10-23-2026-11-19.csv"`,
        vary: 'Authorization, Accept',
      })
      return answer.body.split('\r\n').slice(0, -1)
    }
    for (const list of analyticsLists) {
      const lines = await table(list)
      expect([list, lines.length - 1]).toEqual([list, whole[list].length])
      // one shape, whatever the numbers are
      expect((await table(list, '&format=csv&agent=ccbot'))[0]).toBe(lines[0])
    }
    expect(await table('pages')).toEqual([
      'path,article_id,aeo_score,crawls,search_index_hits,user_fetches,referrals,last_search_fetch,stale_since_update,status_2xx,status_3xx,status_4xx,status_5xx',
      ...whole.pages.map(({ path, crawls, referrals, last_search_fetch: last, status }) => {
        const shown = path.includes(',') ? `"${path}"` : path
        return `${shown},,,${crawls},${crawls},0,${referrals},${last},,${status['2xx']},0,${status['4xx']},0`
      }),
    ])
    const [names, ...rows] = await table('timeseries')
    const columns = names!.split(',')
    const at = (row: string, name: string) => row.split(',')[columns.indexOf(name)]
    expect(rows.map((row) => at(row, 't'))).toEqual(whole.timeseries.map(({ t }) => t))
    expect(at(rows.at(-1)!, 'crawls_search_index')).toBe(String(whole.timeseries.at(-1)?.crawls?.['search_index']))
    expect(at(rows.at(-1)!, 'referrals_claude')).toBe('1')
    expect(at(rows.at(-1)!, 'crawls_training')).toBe('0')
    expect(at(rows[0]!, 'crawls_training')).toBe('')
    expect((await table('referrals'))[1]).toContain('/bread,1')
    const tag = (await read('?include=pages&format=csv')).headers.etag as string
    expect((await read('?include=pages&format=csv', { 'if-none-match': tag })).statusCode).toBe(304)
    expect((await read('?include=pages', { accept: 'text/csv, application/json' })).json().pages).toBeDefined()
  })

  describe('read page by page', () => {
    /** Equal counts, pages that only agents or only readers reached, and one that leads by its readers. */
    const sendPages = () =>
      send([
        ...['/a', '/b', '/c', '/d'].map((path) => hit({ path })),
        hit({ path: '/b', status: 404 }),
        hit({ path: '/c', host: 'shop.example.com' }),
        ...['/e', '/e', '/e', '/d', '/f'].map((path) => visit({ path })),
      ])
    const walk = async (query: string) => {
      const pages: NonNullable<Analytics['pages']>[] = []
      let cursor: string | null | undefined
      do {
        const answer = await report(`${query}&include=pages${cursor ? `&cursor=${cursor}` : ''}`)
        pages.push(answer.pages)
        cursor = (answer as Analytics).next_cursor
      } while (cursor)
      return pages
    }

    it.each([1, 2, 3, 5, 6, 50])('names each page once, in the order of one answer, %i at once', async (limit) => {
      await sendPages()
      const whole = (await report('?limit=200')).pages
      const walked = await walk(`?limit=${limit}`)
      expect(whole.map(({ path }) => path)).toEqual(['/e', '/b', '/c', '/d', '/a', '/f'])
      expect(walked.flat()).toEqual(whole)
      expect(walked).toHaveLength(Math.ceil(whole.length / limit))
    })

    it('goes on in a table by its header Link, and a whole report has no place to go on from', async () => {
      await sendPages()
      const first = await read('?include=pages&limit=4&format=csv')
      const next = /^<(.*)>; rel="next"$/.exec(first.headers['link'] as string)![1]!
      const second = await service.call({ method: 'GET', url: next })
      expect(second.body.split('\r\n').map((line) => line.split(',')[0])).toEqual(['path', '/a', '/f', ''])
      expect(second.headers['link']).toBeUndefined()
      expect('next_cursor' in (await report('?limit=1'))).toBe(false)
      expect('next_cursor' in (await report('?limit=1&include=pages,crawlers'))).toBe(false)
    })

    it.each(['&path=/a', '&from=2026-11-18', '&agent=gptbot', '&assistant=claude', '&verification=unchecked'])(
      'takes no place of a list with another %s',
      async (filter) => {
        await sendPages()
        const { next_cursor: cursor } = (await report('?include=pages&limit=1')) as Analytics
        expect((await read(`?include=pages&cursor=${cursor}`)).statusCode).toBe(200)
        expect((await read(`?include=pages&cursor=${cursor}${filter}`)).json()).toMatchObject({ code: 'bad_cursor' })
      },
    )
  })

  it('without any event says so', async () => {
    const { summary, timeseries, data_quality } = await report()
    expect(summary).toMatchObject({ crawler_hits: 0, error_rate: null, crawl_to_refer: null })
    expect(timeseries).toHaveLength(28)
    expect(timeseries[0]).toMatchObject({ t: '2026-10-23', crawls: null })
    expect(data_quality.caveats).toContain('no_events')
  })

  it('is answered 304 until an event changes it', async () => {
    await send([hit()])
    const tag = (await read()).headers.etag as string
    service.clock.now += 1000
    expect((await read('', { 'if-none-match': tag })).statusCode).toBe(304)
    await send([hit()])
    expect((await read('', { 'if-none-match': tag })).statusCode).toBe(200)
  })

  it('of another tenant does not exist', async () => {
    await send([hit(), visit()])
    const other = await service.makeKey({ of: 'other' })
    const answer = await service.call({ method: 'GET', url: '/v1/analytics', as: other })
    expect(answer.json().summary).toMatchObject({ crawler_hits: 0, referral_visits: 0 })
  })
})
