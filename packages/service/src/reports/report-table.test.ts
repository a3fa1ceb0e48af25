import { purposes } from '@citable/core/agent-purposes'
import { expect, test } from 'vitest'
import { assistants } from '../traffic/assistants.ts'
import { type ReportList, reportTable } from './report-table.ts'

const status = { '5xx': 40, '4xx': 30, '3xx': 20, '2xx': 10 }
const statuses = [
  ['status_2xx', 10],
  ['status_3xx', 20],
  ['status_4xx', 30],
  ['status_5xx', 40],
] as const

const crawler = {
  agent: 'gptbot',
  name: 'GPTBot',
  operator: 'openai',
  purpose: 'training',
  hits: 1,
  html_hits: 2,
  pages: 3,
  status,
  bytes: 4,
  p50_ms: 5,
  verified: 6,
  failed: 7,
  unverifiable: 8,
  unchecked: 9,
  first_seen: '2026-11-01T00:00:00Z',
  last_seen: '2026-11-02T00:00:00Z',
  median_recrawl_hours: 11,
  share: 0.12,
  change: 0.13,
}

const { status: _status, ...crawlerTail } = crawler
const tailOf = (...names: (keyof typeof crawlerTail)[]) => names.map((name) => [name, crawler[name]] as const)

/** One row of each list, with a value of its own in each place; the columns that it becomes, in their order. */
const rows: { readonly [List in Exclude<ReportList, 'timeseries'>]: { row: object; columns: readonly (readonly [string, unknown])[] } } = {
  crawlers: {
    row: crawler,
    columns: [
      ...tailOf('agent', 'name', 'operator', 'purpose', 'hits', 'html_hits', 'pages'),
      ...statuses,
      ...tailOf('bytes', 'p50_ms', 'verified', 'failed', 'unverifiable', 'unchecked', 'first_seen', 'last_seen'),
      ...tailOf('median_recrawl_hours', 'share', 'change'),
    ],
  },
  purposes: {
    row: { change: 0.3, pages: 2, hits: 1, purpose: 'training' },
    columns: [
      ['purpose', 'training'],
      ['hits', 1],
      ['pages', 2],
      ['change', 0.3],
    ],
  },
  operators: {
    row: {
      operator: 'openai',
      name: 'OpenAI',
      hits: 10,
      html_crawls: 1,
      user_fetches: 2,
      referrals: 3,
      crawl_to_refer: { high: 6, low: 5, value: 4 },
      fetch_to_refer: { high: 9, low: 8, value: 7 },
      index_coverage: 0.5,
    },
    columns: [
      ['operator', 'openai'],
      ['name', 'OpenAI'],
      ['hits', 10],
      ['html_crawls', 1],
      ['user_fetches', 2],
      ['referrals', 3],
      ['crawl_to_refer_value', 4],
      ['crawl_to_refer_low', 5],
      ['crawl_to_refer_high', 6],
      ['fetch_to_refer_value', 7],
      ['fetch_to_refer_low', 8],
      ['fetch_to_refer_high', 9],
      ['index_coverage', 0.5],
    ],
  },
  referrals: {
    row: {
      assistant: 'chatgpt',
      name: 'ChatGPT',
      operator: 'openai',
      visits: 1,
      engaged: 2,
      share: 0.3,
      evidence: { both: 6, utm: 5, referrer: 4 },
      top_landing: [
        { visits: 8, path: '/b' },
        { visits: 7, path: '/a' },
      ],
    },
    columns: [
      ['assistant', 'chatgpt'],
      ['name', 'ChatGPT'],
      ['operator', 'openai'],
      ['visits', 1],
      ['engaged', 2],
      ['share', 0.3],
      ['evidence_referrer', 4],
      ['evidence_utm', 5],
      ['evidence_both', 6],
      ['landing_1_path', '/b'],
      ['landing_1_visits', 8],
      ['landing_2_path', '/a'],
      ['landing_2_visits', 7],
      ...[3, 4, 5].flatMap((place) => [[`landing_${place}_path`, null] as const, [`landing_${place}_visits`, null] as const]),
    ],
  },
  pages: {
    row: {
      path: '/a',
      article_id: 'art_1',
      aeo_score: 1,
      crawls: 2,
      search_index_hits: 3,
      user_fetches: 4,
      referrals: 5,
      last_search_fetch: '2026-11-03T00:00:00Z',
      stale_since_update: true,
      status,
    },
    columns: [
      ['path', '/a'],
      ['article_id', 'art_1'],
      ['aeo_score', 1],
      ['crawls', 2],
      ['search_index_hits', 3],
      ['user_fetches', 4],
      ['referrals', 5],
      ['last_search_fetch', '2026-11-03T00:00:00Z'],
      ['stale_since_update', true],
      ...statuses,
    ],
  },
  special: {
    row: { hits: 3, agent: 'gptbot', kind: 'sitemap' },
    columns: [
      ['kind', 'sitemap'],
      ['agent', 'gptbot'],
      ['hits', 3],
    ],
  },
  issues: {
    row: { fix: 'Do it.', examples: ['/b', '/a'], affected: 2, severity: 'high', code: 'stale_copy' },
    columns: [
      ['code', 'stale_copy'],
      ['severity', 'high'],
      ['affected', 2],
      ['examples', '/b /a'],
      ['fix', 'Do it.'],
    ],
  },
}

const tableOf = (list: ReportList, held: readonly object[]) => reportTable({ [list]: held } as never, list)

test.each(Object.entries(rows))('%s: every value stands under its name', (list, { row, columns }) => {
  expect(tableOf(list as ReportList, [row])).toEqual({
    names: columns.map(([name]) => name),
    rows: [columns.map(([, value]) => value)],
  })
})

test('rows keep their order, and a list without rows keeps its names', () => {
  const table = tableOf('special', [
    { kind: 'sitemap', agent: 'b', hits: 1 },
    { kind: 'llms_txt', agent: 'a', hits: 2 },
  ])
  expect(table.rows).toEqual([
    ['sitemap', 'b', 1],
    ['llms_txt', 'a', 2],
  ])
  expect(tableOf('special', [])).toEqual({ names: table.names, rows: [] })
})

test('ratios that are not known are empty cells', () => {
  const { row } = rows.operators
  expect(tableOf('operators', [{ ...row, crawl_to_refer: null, fetch_to_refer: null, index_coverage: null }]).rows[0]!.slice(6)).toEqual(
    Array(7).fill(null),
  )
})

test('the series has a column for all that is known and all that it holds: 0 where nothing was counted, empty where nothing could be', () => {
  const { names, rows: cells } = tableOf('timeseries', [
    { t: 'first', crawls: null, referrals: null },
    { t: 'second', crawls: { training: 3, earlier: 4 }, referrals: {} },
    { t: 'third', crawls: {}, referrals: { 'later-ai': 6, claude: 5 } },
  ])
  expect(names).toEqual([
    't',
    ...[...purposes, 'earlier'].map((name) => `crawls_${name}`),
    ...[...assistants.map(({ id }) => id), 'later-ai'].map((name) => `referrals_${name}`),
  ])
  const found = cells.map((row) => Object.fromEntries(row.map((cell, place) => [names[place]!, cell])))
  const of = (value: number | null) => Object.fromEntries(names.slice(1).map((name) => [name, value]))
  expect(found).toEqual([
    { t: 'first', ...of(null) },
    { t: 'second', ...of(0), crawls_training: 3, crawls_earlier: 4 },
    { t: 'third', ...of(0), referrals_claude: 5, 'referrals_later-ai': 6 },
  ])
})
