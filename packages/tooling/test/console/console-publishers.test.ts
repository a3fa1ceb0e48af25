import { expect, it } from 'vitest'
import { failure, hostile, textOf, useConsole } from './console-page.ts'

const page = useConsole()
const show = () => page.show('publishers.js', 'publishersView')

const publisher = {
  id: 'p1',
  host: 'one.example',
  grade: 'B+',
  grade_reason: null,
  provisional: false,
  score: 71.26,
  mean: 74.1,
  articles: 12,
  graded_articles: 10,
  confidence: 'high',
  distribution: [0, 1, 2, 4, 3],
  top_reasons: [
    { check: 'known', affected: 3 },
    { check: 'of-later', affected: 1 },
  ],
  ai_access: { search_bots_allowed: 3, of: 5 },
  history: [
    { month: '2026-10', grade: null, score: null, articles: 2 },
    { month: '2026-11', grade: 'B+', score: 71.3, articles: 12 },
  ],
  best: [{ title: 'The best', url: null, aeo_score: 95 }],
  worst: [
    { title: null, url: 'https://one.example/worst', aeo_score: 20 },
    { title: null, url: null, aeo_score: 10 },
  ],
}
const ungraded = {
  ...publisher,
  host: 'few.example',
  grade: null,
  score: null,
  mean: null,
  provisional: true,
  grade_reason: 'too_few_articles',
}
const list = (data: readonly object[], next_cursor: string | null = null) => ({ data, next_cursor })
const caption = 'Publishers and their grades'
const reasons = 'A known check (3)of-later (1)'

it('publishers are listed with their grades, or why they have none', async () => {
  page.answers['GET publishers'] = list([publisher, ungraded, { ...ungraded, grade_reason: 'too_few_words' }])
  await show()
  expect(page.cells(caption)).toEqual([
    ['one.example', 'B+', '71.3', '12', 'high', '', reasons],
    ['few.example', '– too few articles', '–', '12', 'high', '', reasons],
    ['few.example', '– too few articles of 150 words', '–', '12', 'high', '', reasons],
  ])
  expect(page.main.querySelector('svg')?.getAttribute('aria-label')).toBe('0–19: 0, 20–39: 1, 40–59: 2, 60–79: 4, 80–100: 3')
  expect([...page.main.querySelector('svg')!.children].map((bar) => bar.getAttribute('height'))).toEqual(['1', '6.5', '11', '20', '15.5'])
})

it.each([
  ['without a search', '', 'No page was analysed yet. Try an address first.'],
  ['for a search', 'none', 'No publisher begins like this.'],
])('no publisher %s', async (_what, query, message) => {
  page.answers['GET publishers'] = list([])
  await show()
  if (query) await page.fill('q', query)
  expect(page.main.textContent).toContain(message)
  expect(page.cells(caption)).toEqual([])
})

it('a search, an order and another page are asked for', async () => {
  page.answers['GET publishers'] = list([publisher], 'c')
  await show()
  await page.fill('sort', '-articles')
  await page.fill('q', 'one & two')
  await page.submit()
  page.answers['GET publishers'] = list([ungraded])
  await page.press('Show more')
  expect(page.sent.map(([request]) => request).filter((request) => request.startsWith('GET publishers'))).toEqual([
    'GET publishers?limit=50&sort=grade',
    'GET publishers?limit=50&sort=-articles',
    'GET publishers?limit=50&sort=-articles&q=one+%26+two',
    'GET publishers?limit=50&sort=-articles&q=one+%26+two',
    'GET publishers?limit=50&sort=-articles&q=one+%26+two&cursor=c',
  ])
  expect(page.cells(caption).map(([host]) => host)).toEqual(['one.example', 'few.example'])
  expect(page.button('Show more')).toBeUndefined()
})

it.each([
  ['refuses', failure(403, 'The key may not read publishers.'), 'The key may not read publishers.'],
  ['does not answer', new Error('refused'), 'The service does not answer. Check that it runs, then try again.'],
])('the service %s', async (_what, answer, message) => {
  page.answers['GET publishers'] = answer
  await show()
  expect(page.alerts()).toEqual([message])
})

it('one publisher is shown, and the list again', async () => {
  page.answers['GET publishers'] = list([publisher])
  page.answers['GET publishers/p1'] = publisher
  await show()
  await page.press('one.example')
  expect(textOf(page.main.querySelector('h2'))).toBe('one.example')
  expect(page.main.textContent).toContain('B+ · score 71.26 · mean 74.1 · 10 of 12 articles count')
  expect(page.main.textContent).toContain('3 of 5 crawlers of answer engines may read its pages.')
  expect(page.cells('By month')).toEqual([
    ['2026-10', '–', '–', '2'],
    ['2026-11', 'B+', '71.3', '12'],
  ])
  expect(page.cells('Best articles')).toEqual([['The best', '95']])
  expect(page.cells('Weakest articles')).toEqual([
    ['https://one.example/worst', '20'],
    ['untitled', '10'],
  ])
  const drawn = page.main.querySelector('.bars svg')
  expect(drawn?.getAttribute('aria-label')).toBe('Articles by AEO score. 0–19: 0, 20–39: 1, 40–59: 2, 60–79: 4, 80–100: 3')
  expect([...drawn!.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'))).toEqual(['0', '28', '56', '112', '84'])
  await page.press('All publishers')
  expect(page.cells(caption)).toHaveLength(1)
})

it('one publisher without a grade is shown', async () => {
  page.answers['GET publishers'] = list([ungraded])
  page.answers['GET publishers/p1'] = { ...ungraded, ai_access: null, history: [], best: [], worst: [] }
  await show()
  await page.press('few.example')
  expect(page.main.textContent).toContain('no grade: too few articles · 10 of 12 articles count')
  expect(page.main.textContent).not.toContain('crawlers of answer engines')
  expect(page.main.textContent).not.toMatch(/score null|mean null/)
})

it('a deleted publisher is shown as deleted', async () => {
  page.answers['GET publishers'] = list([publisher])
  page.answers['GET publishers/p1'] = failure(404, 'There is no such publisher.')
  await show()
  await page.press('one.example')
  expect(page.alerts()).toEqual(['There is no such publisher.'])
})

it('texts of publishers and articles are no markup', async () => {
  const bad = {
    ...publisher,
    grade: hostile,
    confidence: hostile,
    top_reasons: [{ check: hostile, affected: 1 }],
    history: [{ month: hostile, grade: hostile, score: 1, articles: 1 }],
    best: [{ title: hostile, url: null, aeo_score: 1 }],
    worst: [{ title: null, url: hostile, aeo_score: 1 }],
  }
  page.answers['GET publishers'] = list([bad])
  page.answers['GET publishers/p1'] = bad
  await show()
  page.expectHarmless()
  await page.press('one.example')
  page.expectHarmless()
})
