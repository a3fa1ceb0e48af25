import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { named, show, words } from '../testing/wordpress.ts'
import { Chart } from './chart.tsx'
import { day, number, percent } from './formats.ts'
import type { Report } from './report.ts'
import { TrafficFigures } from './traffic-figures.tsx'
import { caveatSentence, kindName } from './words.ts'

vi.mock('@wordpress/components', async () => (await import('../testing/wordpress.ts')).components)
vi.mock('@wordpress/i18n', async () => (await import('../testing/wordpress.ts')).i18n)

const setLanguage = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } })
beforeEach(() => setLanguage('en'))
afterAll(() => vi.unstubAllGlobals())

const summary: Report['summary'] = {
  crawler_hits: 1200,
  unique_pages_crawled: 7,
  articles_published: 20,
  index_coverage: null,
  spoofed_hits: 4,
  user_fetches: 31,
  referral_visits: 0,
  change: null,
}
const agent: Report['crawlers'][number] = {
  agent: 'a-bot',
  name: 'ABot',
  purpose: 'training',
  hits: 900,
  pages: 8,
  status: { '4xx': 2, '5xx': 3 },
  verified: 0,
  failed: 6,
  unchecked: 900,
  last_seen: '2026-11-20T23:59:00Z',
}
const operator: Report['operators'][number] = {
  operator: 'a',
  name: 'A Company',
  hits: 750,
  html_crawls: 700,
  user_fetches: 32,
  referrals: 9,
  crawl_to_refer: null,
}
const page: Report['pages'][number] = {
  path: '/a-page/',
  title: 'A page',
  edit: 'post.php?post=1',
  crawls: 50,
  user_fetches: 33,
  referrals: 11,
  last_search_fetch: null,
  stale_since_update: null,
}
const report: Report = {
  source: 'site',
  service_problem: null,
  data_quality: { first_event: '2026-11-01', caveats: [] },
  summary,
  crawlers: [agent],
  operators: [operator],
  referrals: [{ assistant: 'chat', name: 'Chat' }],
  pages: [page],
  special: [],
  timeseries: [{ t: '2026-11-20', crawls: { training: 5 }, referrals: { chat: 2, other: 1, unseen: 1 } }],
}

const shown = (part: Partial<Report>): string => {
  show(() => <TrafficFigures report={{ ...report, ...part }} />)
  return words()
}
const withSummary = (part: Partial<Report['summary']>) => ({ summary: { ...summary, ...part } })
const quality = (...caveats: readonly string[]) => ({ data_quality: { first_event: '2026-11-01', caveats } })

it.each<[string, Partial<Report>, readonly string[], readonly string[]]>([
  ['the totals', {}, ['Fetches by agents 1,200', 'Fetched for a reader 31', 'Pages fetched 7', 'At least.'], []],
  ['no part of the posts that nobody knows', {}, [], ['published posts']],
  [
    'the part of the posts in an index',
    withSummary({ index_coverage: 0.35 }),
    ['A search crawler of an answer engine got 7 of 20 published posts.'],
    [],
  ],
  ['what agents are, where nothing is compared', {}, ['AI agents, and search engines'], ['against the period before']],
  ['a growth', withSummary({ change: { crawler_hits: 0.5 } }), ['+50% against the period before'], ['AI agents, and search engines']],
  ['a fall', withSummary({ change: { crawler_hits: -0.25 } }), ['−25% against the period before'], []],
  ['no change at all', withSummary({ change: { crawler_hits: 0 } }), ['+0% against the period before'], []],
  ['a change of 30 fetches', withSummary({ crawler_hits: 30, change: { crawler_hits: 0.5 } }), ['+50%'], []],
  ['no change of 29, a matter of chance', withSummary({ crawler_hits: 29, change: { crawler_hits: 0.5 } }), [], ['+50%']],
  ['no change without a period before', withSummary({ change: { crawler_hits: null } }), [], ['against the period before']],
  ['fetches by purpose', {}, ['Fetches by purpose'], []],
  ['no readers where none came', {}, [], ['Readers by assistant']],
  ['readers by the names of assistants', withSummary({ referral_visits: 1 }), ['Readers by assistant', 'Chat', 'Others', 'unseen'], []],
  ['that nothing is counted yet', { data_quality: { first_event: null, caveats: [] } }, ['Nothing is counted yet'], ['Agents', 'Pages']],
  ['no such note later', {}, ['Agents'], ['Nothing is counted yet']],
  ['why the service did not answer', { service_problem: 'It is away.' }, ['These are this site’s own counts. It is away.'], []],
  ['nothing of the service otherwise', {}, [], ['These are this site’s own counts']],
  ['a cache before WordPress', quality('page_cache_hides_hits'), ['the numbers are a lower bound'], ['come from WordPress']],
  [
    'a cache, to the counts of the service',
    { ...quality('page_cache_hides_hits'), source: 'service' },
    ['missing where the numbers come from WordPress'],
    ['the numbers are a lower bound'],
  ],
  ['no cache otherwise', quality('days_in_utc'), ['Days begin at midnight UTC.'], ['page cache']],
  ['nothing of a limit without words', quality('unheard_of'), [], ['unheard_of']],
  ['that names are not checked', {}, ['No sender’s address could be compared', 'What is not genuine is in no other number.'], []],
  [
    'nothing of it once one is checked',
    { crawlers: [{ ...agent, verified: 1, unchecked: 899 }] },
    ['What is not genuine'],
    ['could be compared'],
  ],
  [
    'who only claimed to be an agent, by the service',
    { source: 'service' },
    ['Requests that only claimed to be an agent: 4.'],
    ['could be compared', 'What is not genuine'],
  ],
  ['what is not stored', {}, ['No addresses of visitors, no cookies'], []],
  ['files apart', { special: [{ kind: 'robots_txt', agent: 'a-bot', hits: 44 }] }, ['Counted apart', 'robots.txt 44 ABot'], []],
  ['files of an agent without a name', { special: [{ kind: 'feed', agent: 'odd', hits: 3 }] }, ['Feed 3 odd'], []],
  ['nothing apart', {}, [], ['Counted apart']],
])('the figures of AI traffic say %s', (_what, part, said, unsaid) => {
  const text = shown(part)
  for (const sentence of said) expect(text).toContain(sentence)
  for (const sentence of unsaid) expect(text).not.toContain(sentence)
})

it('a doubt about the numbers is a notice that stays', () => {
  shown({ ...quality('page_cache_hides_hits'), service_problem: 'It is away.' })
  expect(named('Notice')).toHaveLength(2)
})

it.each<[string, Partial<Report['crawlers'][number]>, readonly string[], readonly string[]]>([
  ['with all errors, and the day of its last visit', {}, ['ABot 900 8 5 6 Training of models Nov 20, 2026'], ['disallowed']],
  ['of which none was checked', { failed: 0 }, ['ABot 900 8 5 – Training of models'], []],
  ['of which some are proven', { failed: 0, verified: 9 }, ['ABot 900 8 5 0 Training of models'], []],
  ['that was never seen', { last_seen: null }, ['Training of models –'], ['Nov 20, 2026 A page']],
  ['against robots.txt', { robots_violations: 2 }, ['ABot disallowed, still came: 2', 'from the second day after it was made'], []],
  ['within robots.txt', { robots_violations: 0 }, [], ['disallowed, still came', 'from the second day']],
])('an agent %s', (_what, part, said, unsaid) => {
  const text = shown({ crawlers: [{ ...agent, ...part }] })
  for (const sentence of said) expect(text).toContain(sentence)
  for (const sentence of unsaid) expect(text).not.toContain(sentence)
})

it('fetches against robots.txt are explained when one of many agents did so', () => {
  expect(
    shown({
      crawlers: [
        { ...agent, robots_violations: 3 },
        { ...agent, agent: 'b', name: 'BBot' },
      ],
    }),
  ).toContain('from the second day')
})

it.each<[string, Report['operators'][number]['crawl_to_refer'], string]>([
  ['with its range', { value: 80, low: 40, high: 1600 }, 'A Company 750 700 32 9 80 (40 to 1,600)'],
  ['only where there are enough', null, 'A Company 750 700 32 9 –'],
])('fetches per reader of an operator stand %s', (_what, ratio, expected) => {
  expect(shown({ operators: [{ ...operator, crawl_to_refer: ratio }] })).toContain(expected)
})

it.each<[string, Partial<Report['pages'][number]>, string]>([
  ['by its title and address', {}, 'A page /a-page/ 50 33 11 never'],
  ['by its address where it has no title', { title: '' }, '/a-page/ 50 33 11 never'],
  ['by its address where the service knows no title', { title: null }, '/a-page/ 50 33 11 never'],
  ['by its readable address', { title: null, path: '/caf%C3%A9/' }, '/café/ 50'],
  ['by its title alone', { path: '' }, 'A page 50'],
  ['that is gone', { title: '', path: '' }, '(deleted) 50'],
  ['with the last visit of an index', { last_search_fetch: '2026-11-02T00:00:00Z', stale_since_update: false }, '11 Nov 2, 2026'],
  ['that was changed since', { last_search_fetch: '2026-11-02T00:00:00Z', stale_since_update: true }, 'Nov 2, 2026 changed since'],
])('a page is named %s', (_how, part, expected) => {
  const text = shown({ pages: [{ ...page, ...part }] })
  expect(text).toContain(expected)
  expect(text.includes('changed since')).toBe(part.stale_since_update === true)
})

it.each([
  ['a post that this site can edit', 'post.php?post=1', 1],
  ['a page without a post', '', 0],
  ['a page of the service', undefined, 0],
])('a name leads to the editor for %s', (_what, edit, links) => {
  const { edit: _own, ...rest } = page
  const pages = [edit === undefined ? rest : { ...rest, edit }]
  const markup = renderToStaticMarkup(<TrafficFigures report={{ ...report, pages }} />)
  expect(markup.split('href="post.php?post=1"')).toHaveLength(links + 1)
})

it('columns of numbers are marked as such, others are not', () => {
  const markup = renderToStaticMarkup(<TrafficFigures report={report} />)
  const kinds = (title: string) => {
    const table = markup.slice(markup.indexOf(`<h2>${title}</h2>`))
    const row = /<tbody><tr>(.*?)<\/tr>/.exec(table)?.[1] ?? ''
    return [...row.matchAll(/<td class="(.*?)" data-name="(.*?)"/g)].map(([, kind, name]) => [name, kind !== ''])
  }
  expect(kinds('Operators').every(([, isNumber]) => isNumber)).toBe(true)
  expect(kinds('Operators').map(([name]) => name)).toEqual([
    'Fetches',
    'Read for answers',
    'For a reader',
    'Readers sent',
    'Pages per reader',
  ])
  expect(kinds('Agents')).toEqual([
    ['Fetches', true],
    ['Posts', true],
    ['Errors', true],
    ['Not genuine', true],
    ['Purpose', false],
    ['Last seen', false],
  ])
  expect(kinds('Pages').at(-1)).toEqual(['Last fetched by a search crawler', false])
})

const days = [
  { t: '2026-11-19', counts: { training: 3, search_index: 1 } },
  { t: '2026-11-20', counts: null },
  { t: '2026-11-21', counts: { training: 2 } },
]
const drawn = (all: Parameters<typeof Chart>[0]['days'] = days) =>
  renderToStaticMarkup(<Chart title="Fetches" days={all} nameOf={kindName} />)
const textOf = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

it('a chart has its sum and its days in words', () => {
  expect(drawn()).toContain('aria-label="Fetches: 6 from Nov 19, 2026 to Nov 21, 2026. The table below has every number."')
  expect(drawn([])).toContain('aria-label="Fetches: 0 from  to . The table below has every number."')
})

it('a chart has every number as a table, and a dash before anything was counted', () => {
  const table = textOf(drawn().slice(drawn().indexOf('<table')))
  expect(table).toContain('Day Training of models Search index of an answer engine Total')
  expect(table).toContain('Nov 19, 2026 3 1 4')
  expect(table).toContain('Nov 20, 2026 – – –')
  expect(table).toContain('Nov 21, 2026 2 0 2')
})

it('bars stand one beside the other, on each other, and to scale', () => {
  const bars = [...drawn().matchAll(/<rect class="(.*?)" x="(.*?)" width="0.76" y="(.*?)" height="(.*?)"/g)].map((one) => [
    one[1],
    ...one.slice(2).map(Number),
  ])
  expect(bars.map(([kind, x]) => [String(kind).split(' ').at(-1), x])).toEqual([
    ['is-1', 0.12],
    ['is-2', 0.12],
    ['is-1', 2.12],
  ])
  const [first, second, third] = bars as unknown as readonly (readonly [string, number, number, number])[]
  expect(first![2] + first![3]).toBeCloseTo(100)
  expect(second![2] + second![3]).toBeCloseTo(first![2])
  expect(third![3] / first![3]).toBeCloseTo(2 / 3)
  expect(drawn()).toContain('viewBox="0 0 3 100"')
})

it('a bar says what it stands for, and others have a colour of their own', () => {
  expect(drawn()).toContain('<title>Nov 19, 2026: Training of models 3, Search index of an answer engine 1</title>')
  expect(drawn()).toContain('<title>Nov 20, 2026: 0</title>')
  expect(drawn([{ t: '2026-11-19', counts: { other: 2 } }])).toContain('is-7')
})

it.each([
  ['en', '1,200', '35%', 'Nov 20, 2026'],
  ['de', '1.200', '35 %', '20. Nov. 2026'],
  ['', '1,200', '35%', 'Nov 20, 2026'],
])('numbers and days are written as the language of the screen has them: "%s"', (lang, thousands, share, date) => {
  setLanguage(lang)
  expect(number(1200)).toBe(thousands)
  expect(percent(0.35).replace(/\s/, ' ')).toBe(share)
  expect(day('2026-11-20T23:59:00Z')).toBe(date)
  expect(day('')).toBe('')
})

it('a kind or a limit that this version does not know shows its code, or nothing', () => {
  expect(kindName('new_kind')).toBe('new_kind')
  expect(kindName('user_fetch')).toBe('For a reader who asked')
  expect(caveatSentence('new_code')).toBe('')
})
