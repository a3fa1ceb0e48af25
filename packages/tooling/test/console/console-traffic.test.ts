import { expect, it, vi } from 'vitest'
import { failure, hostile, settled, textOf, today, useConsole } from './console-page.ts'

const page = useConsole()
const show = () => page.show('traffic.js', 'trafficView')

const report = {
  range: { granularity: 'day' },
  data_quality: { first_event: '2026-01-01T00:00:00Z', verification_snapshot: '2026-11-15' },
  summary: {
    crawler_hits: 40,
    user_fetches: 7,
    referral_visits: 5,
    spoofed_hits: 0,
    unique_pages_crawled: 9,
    index_coverage: 0.256,
    articles_published: 31,
    change: { crawler_hits: -0.254 },
  },
  timeseries: [
    { t: '2026-11-18T00:00:00Z', crawls: { search_index: 3, training: 1 }, referrals: { chatgpt: 2 } },
    { t: '2026-11-19T00:00:00Z', crawls: null, referrals: null },
    { t: '2026-11-20T00:00:00Z', crawls: { search_index: 1 }, referrals: {} },
  ],
  crawlers: [
    {
      name: 'OAI-SearchBot',
      purpose: 'search_index',
      hits: 30,
      pages: 8,
      status: { '4xx': 2, '5xx': 1 },
      verified: 26,
      failed: 4,
      last_seen: '2026-11-20T01:02:03Z',
    },
    { name: 'Other', purpose: 'training', hits: 1, pages: 1, status: { '4xx': 0, '5xx': 0 }, verified: 0, failed: 0, last_seen: null },
  ],
  operators: [
    {
      operator: 'openai',
      name: 'OpenAI',
      hits: 34,
      html_crawls: 30,
      user_fetches: 7,
      referrals: 5,
      crawl_to_refer: { value: 12.4, low: 9.8, high: 15.1 },
      index_coverage: 0.2258,
    },
    {
      operator: 'other',
      name: 'Other',
      hits: 2,
      html_crawls: 1,
      user_fetches: 0,
      referrals: 0,
      crawl_to_refer: null,
      index_coverage: null,
    },
  ],
  purposes: [{ purpose: 'search_index' }],
  referrals: [{}],
  pages: [
    {
      path: '/a',
      crawls: 9,
      user_fetches: 2,
      referrals: 1,
      aeo_score: 71,
      last_search_fetch: '2026-11-20T01:02:03Z',
      stale_since_update: true,
    },
    { path: '/b', crawls: 1, user_fetches: 0, referrals: 0, aeo_score: null, last_search_fetch: null, stale_since_update: false },
  ],
  issues: [{ code: 'stale_copy', severity: 'warning', affected: 2, examples: ['/a', '/b'], fix: 'Ask for a fetch.' }],
}
const requests = () => page.sent.map(([request]) => request)
const numbers = () => [...page.main.querySelectorAll('.grid .card')].map((card) => [...card.children].map(textOf))

it('the report of a range', async () => {
  page.answers['GET analytics'] = report
  await show()
  expect(requests()).toEqual([`GET analytics?from=2026-10-23&to=${today}&limit=50`])
  expect(numbers()).toEqual([
    ['Fetches by agents', '40', '−25 % against the period before'],
    ['Fetches for a reader', '7', 'An assistant opened a page for somebody.'],
    ['Readers sent by assistants', '5', 'At least: many assistants do not say where a reader comes from.'],
    ['Pages fetched', '9', 'A search crawler of an answer engine got 8 of 31 analysed articles.'],
  ])
  expect(page.cells('Agents')).toEqual([
    ['OAI-SearchBot', 'search index', '30', '8', '3', '4', '2026-11-20'],
    ['Other', 'training', '1', '1', '0', '–', '–'],
  ])
  expect(page.cells('Operators')).toEqual([
    ['OpenAI', '34', '30', '7', '5', '12.4 (9.8–15.1)', '7 of 31'],
    ['Other', '2', '1', '0', '0', '–', '–'],
  ])
  expect(page.cells('Pages')).toEqual([
    ['/a', '9', '2', '1', '71', '2026-11-20, changed since'],
    ['/b', '1', '0', '0', '–', 'never'],
  ])
  expect(textOf(page.main.querySelector('ul.plain'))).toBe('Articles that changed after they were fetched warning, 2Ask for a fetch./a, /b')
  expect(page.cells('Fetches per day by purpose')).toEqual([
    ['2026-11-18', '3', '1'],
    ['2026-11-20', '1', '0'],
  ])
  expect(page.cells('Readers per day by assistant')).toEqual([
    ['2026-11-18', '2'],
    ['2026-11-20', '0'],
  ])
})

it('bars are on each other, and the legend names them', async () => {
  page.answers['GET analytics'] = { ...report, referrals: [] }
  await show()
  const bars = [...page.main.querySelectorAll('svg[role=img] > rect')].map((bar) => [
    Number(bar.getAttribute('y')),
    Number(bar.getAttribute('height')),
  ])
  // the highest day takes all of 188: three quarters and one quarter
  expect(bars).toEqual([
    [55, 141],
    [8, 47],
    [149, 47],
  ])
  expect([...page.main.querySelectorAll('.legend li')].map(textOf)).toEqual(['search index', 'training'])
  expect(page.main.textContent).not.toContain('Readers by assistant')
})

it('more than eight purposes are drawn as seven and others', async () => {
  const crawls = Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`p${n}`, 10 - n]))
  page.answers['GET analytics'] = { ...report, referrals: [], timeseries: [{ t: '2026-11-18T00:00:00Z', crawls, referrals: {} }] }
  await show()
  expect([...page.main.querySelectorAll('.legend li')].map(textOf)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'other'])
  expect(page.cells('Fetches per day by purpose')).toEqual([['2026-11-18', '10', '9', '8', '7', '6', '5', '4', '6']])
})

it.each([
  ['a rise', { crawler_hits: 0.5 }, 30, ['30', '+50 % against the period before']],
  ['a rise of few', { crawler_hits: 0.5 }, 29, ['29']],
  ['no period before', { crawler_hits: null }, 30, ['30']],
  ['no change', { crawler_hits: 0 }, 30, ['30', '+0 % against the period before']],
])('the change of fetches: %s', async (_what, change, crawler_hits, shown) => {
  page.answers['GET analytics'] = { ...report, summary: { ...report.summary, change, crawler_hits, index_coverage: null } }
  await show()
  expect(numbers()[0]!.slice(1)).toEqual(shown)
  expect(numbers()[3]).toEqual(['Pages fetched', '9'])
})

it.each([
  ['2026-11-15', 'Addresses are compared with the operators’ networks of 2026-11-15.'],
  ['2026-11-07', 'Addresses are compared with the operators’ networks of 2026-11-07.'],
  ['2026-11-06', 'networks of 2026-11-06. Lists that old prove crawlers genuine, and none forged'],
])('networks of %s are named', async (day, message) => {
  page.answers['GET analytics'] = { ...report, data_quality: { ...report.data_quality, verification_snapshot: day } }
  await show()
  expect(page.main.textContent).toContain(message)
})

it('without networks they have no line', async () => {
  page.answers['GET analytics'] = { ...report, data_quality: { ...report.data_quality, verification_snapshot: null } }
  await show()
  expect(page.main.textContent).not.toContain('Addresses are compared')
})

const nothing = { ...report.summary, crawler_hits: 0, referral_visits: 0 }

it.each([
  ['no events', { data_quality: { first_event: null } }, 'No events yet'],
  ['nothing that fits', { summary: nothing }, 'Nothing in this range fits the filters.'],
])('%s', async (_what, more, message) => {
  page.answers['GET analytics'] = { ...report, ...more }
  await show()
  expect(page.main.textContent).toContain(message)
  expect(page.main.querySelectorAll('table')).toHaveLength(0)
})

it('parts without rows are left out', async () => {
  page.answers['GET analytics'] = { ...report, summary: { ...nothing, spoofed_hits: 1 }, issues: [], operators: [], referrals: [] }
  await show()
  expect([...page.main.querySelectorAll('[aria-live] > .card h2')].map(textOf)).toEqual(['Fetches by purpose'])
  expect([...page.main.querySelectorAll('caption')].map(textOf)).toEqual(['Fetches per day by purpose', 'Agents', 'Pages'])
})

it.each([
  ['7 days', { range: '7' }, 'from=2026-11-13&to=2026-11-20&limit=50'],
  ['52 weeks', { range: '364' }, 'from=2025-11-21&to=2026-11-20&limit=50&granularity=week'],
  ['own days', { range: 'days', from: '2026-11-01', to: '2026-11-02' }, 'from=2026-11-01&to=2026-11-02&limit=50'],
  ['a day', { range: 'days', from: '2026-11-02', to: '2026-11-02' }, 'from=2026-11-02&to=2026-11-02&limit=50'],
  ['an operator', { operator: 'openai' }, 'from=2026-10-23&to=2026-11-20&limit=50&operator=openai'],
  ['a purpose', { purpose: 'search_index' }, 'from=2026-10-23&to=2026-11-20&limit=50&purpose=search_index'],
  ['pages', { path: '/a b' }, 'from=2026-10-23&to=2026-11-20&limit=50&path=%2Fa+b'],
])('the filters ask for %s', async (_what, fields, query) => {
  page.answers['GET analytics'] = report
  await show()
  for (const [name, value] of Object.entries(fields)) await page.fill(name, value)
  expect(requests().at(-1)).toBe(`GET analytics?${query}`)
})

it('own days are shown when they are chosen, with the last weeks in them', async () => {
  page.answers['GET analytics'] = report
  await show()
  const hidden = () => ['from', 'to'].map((name) => page.field(name).closest('div[hidden]') !== null)
  expect(hidden()).toEqual([true, true])
  await page.fill('range', 'days')
  expect(hidden()).toEqual([false, false])
  expect([page.field('from').value, page.field('to').value]).toEqual(['2026-10-23', today])
})

it.each([
  ['no first day', { from: '' }, 'Choose a first and a last day.'],
  ['a last day before the first', { from: '2026-11-03', to: '2026-11-02' }, 'The first day is behind the last one.'],
  ['a page without its slash', { path: 'a' }, 'Pages are named by their path, which begins with /.'],
])('nothing is asked for with %s', async (_what, fields, message) => {
  page.answers['GET analytics'] = report
  await show()
  await page.fill('range', 'days')
  const before = requests().length
  for (const [name, value] of Object.entries(fields)) page.field(name).value = value
  await page.fill('purpose', '')
  expect(page.alerts()).toEqual([message])
  expect(requests()).toHaveLength(before)
})

it('lists offer what was found, once', async () => {
  page.answers['GET analytics'] = report
  await show()
  await page.fill('purpose', 'search_index')
  const options = (name: string) => [...page.field(name).children].map((option) => [option.getAttribute('value'), textOf(option)])
  expect(options('operator')).toEqual([
    ['', 'All'],
    ['openai', 'OpenAI'],
    ['other', 'Other'],
  ])
  expect(options('purpose')).toEqual([
    ['', 'All'],
    ['search_index', 'search index'],
  ])
})

it('of two questions the newer one’s answer stays', async () => {
  page.answers['GET analytics'] = report
  await show()
  let late: (response: Response) => void = () => {}
  page.answers['GET analytics'] = () => new Promise<Response>((resolve) => (late = resolve))
  void page.fill('path', '/old')
  await settled()
  page.answers['GET analytics'] = { ...report, summary: nothing }
  await page.fill('path', '/new')
  late(Response.json(report))
  await settled()
  expect(page.main.textContent).toContain('Nothing in this range fits the filters.')
  expect(page.main.querySelectorAll('table')).toHaveLength(0)
})

it.each([
  ['refuses', failure(403, 'The key may not read traffic.'), 'The key may not read traffic.'],
  ['does not answer', new Error('refused'), 'The service does not answer. Check that it runs, then try again.'],
])('the service %s', async (_what, answer, message) => {
  page.answers['GET analytics'] = answer
  await show()
  expect(page.alerts()).toEqual([message])
})

it('lists are handed over as CSV, and a failure is shown beside the button', async () => {
  page.answers['GET analytics'] = report
  await show()
  page.answers['GET analytics'] = failure(403, 'The key may not read traffic.')
  const labels = [...page.main.querySelectorAll('.table-foot button')].map((button) => button.getAttribute('aria-label'))
  expect(labels).toEqual(['timeseries', 'crawlers', 'operators', 'pages'].map((name) => `Download as CSV: ${name}`))
  await page.press('Download as CSV')
  expect(requests().at(-1)).toBe(`GET analytics?from=2026-10-23&to=${today}&limit=200&include=timeseries&format=csv`)
  expect(textOf(page.button('Download as CSV')?.parentElement)).toBe('Download as CSV The key may not read traffic.')
  expect(page.cells('Pages')).toHaveLength(2)
})

it('on a phone the drawing is small', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  page.answers['GET analytics'] = report
  await show()
  expect(page.main.querySelector('svg[role=img]')?.getAttribute('viewBox')).toBe('0 0 340 180')
})

it('texts of the report are no markup', async () => {
  page.answers['GET analytics'] = {
    ...report,
    timeseries: [{ t: hostile, crawls: { [hostile]: 1 }, referrals: { [hostile]: 1 } }],
    crawlers: [{ ...report.crawlers[0], name: hostile, purpose: hostile, last_seen: null }],
    operators: [{ ...report.operators[0], operator: hostile, name: hostile }],
    purposes: [{ purpose: hostile }],
    pages: [{ ...report.pages[0], path: hostile }],
    issues: [{ code: hostile, severity: hostile, affected: 1, examples: [hostile], fix: hostile }],
  }
  await show()
  page.expectHarmless()
})
