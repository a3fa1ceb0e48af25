import { agentListVersion } from '@citable/core/agents'
import { expect, test } from 'vitest'
import { sumHits } from '../storage/traffic/hit-sums.ts'
import { buildReport as buildOf, type ReportInput } from './report.ts'

/** With the times of the current hits. */
const buildReport = (input: Omit<ReportInput, 'crawls'>) =>
  buildOf({ ...input, crawls: sumHits(input.current.hits, input.verification).crawls })

const hour = 60 * 60 * 1000
const start = Date.UTC(2026, 10, 20)

type Hit = ReportInput['current']['hits'][number]
const hit = (more: Partial<Hit>): Hit => ({
  t: start,
  agentId: 'gptbot',
  kind: 'page',
  statusClass: 2,
  verification: 'verified',
  n: 1,
  nHtml: 0,
  nRead: 0,
  nOk: 0,
  nDisallowed: 0,
  bytes: 0,
  durations: null,
  ...more,
})

/** Every list unordered, every number of its own, what counts beside what does not. */
const input: Omit<ReportInput, 'crawls'> = {
  from: start,
  to: start + 4 * hour,
  timeZone: 'UTC',
  granularity: 'hour',
  limit: 50,
  pagesAfter: null,
  verification: ['verified', 'unverifiable'],
  verificationSnapshot: '2026-11-15',
  current: {
    hits: [
      hit({
        agentId: 'gptbot',
        t: start + hour,
        n: 37,
        nHtml: 31,
        nRead: 29,
        nOk: 33,
        nDisallowed: 3,
        bytes: 1_000,
        durations: [0, 4, 6, 0, 0, 0, 0, 0],
      }),
      hit({
        agentId: 'gptbot',
        t: start + 2 * hour,
        statusClass: 5,
        n: 2,
        nHtml: 1,
        nRead: 1,
        nDisallowed: 1,
        bytes: 10,
        durations: [0, 0, 0, 0, 0, 0, 0, 2],
      }),
      hit({
        agentId: 'oai-searchbot',
        t: start + 2 * hour,
        statusClass: 4,
        verification: 'unverifiable',
        n: 11,
        nHtml: 7,
        nRead: 5,
        bytes: 200,
        durations: [3, 0, 0, 0, 0, 0, 0, 0],
      }),
      hit({ agentId: 'oai-searchbot', t: start + 2 * hour, statusClass: 2, n: 8, nHtml: 6, nRead: 4, bytes: 300 }),
      hit({
        agentId: 'oai-searchbot',
        t: start + 2 * hour,
        verification: 'failed',
        n: 5,
        nHtml: 5,
        nRead: 5,
        nDisallowed: 5,
        bytes: 5_000,
      }),
      hit({ agentId: 'oai-searchbot', t: start + 2 * hour, verification: 'unchecked', n: 6 }),
      hit({ agentId: 'chatgpt-user', t: start + 3 * hour, statusClass: 3, n: 13, nHtml: 12, nRead: 40, bytes: 17 }),
      hit({ agentId: 'claudebot', t: start + 3 * hour, n: 19, nHtml: 18, nRead: 17, bytes: 23 }),
      hit({ agentId: 'googlebot', t: start + 3 * hour, n: 3, nHtml: 3, nRead: 3, bytes: 1 }),
      hit({ agentId: 'unknown-ai', t: start + 3 * hour, n: 7, nRead: 2 }),
      hit({ agentId: 'earlier-bot', t: start + 3 * hour, verification: 'failed', n: 4 }),
      hit({ agentId: 'gptbot', kind: 'robots_txt', n: 9, nRead: 9 }),
      hit({ agentId: 'claudebot', kind: 'robots_txt', n: 9, verification: 'unchecked' }),
      hit({ agentId: 'claudebot', kind: 'sitemap', n: 14 }),
      hit({ agentId: 'claudebot', kind: 'sitemap', n: 2, statusClass: 4 }),
      hit({ agentId: 'claudebot', kind: 'llms_txt', n: 99, verification: 'failed' }),
    ],
    visits: [
      { t: start + 2 * hour, assistantId: 'claude', evidence: 'utm', n: 4, nTold: 0, nEngaged: 0 },
      { t: start + hour, assistantId: 'chatgpt', evidence: 'both', n: 10, nTold: 6, nEngaged: 3 },
      { t: start + 2 * hour, assistantId: 'chatgpt', evidence: 'referrer', n: 7, nTold: 5, nEngaged: 2 },
      { t: start + 2 * hour, assistantId: 'chatgpt', evidence: 'utm', n: 2, nTold: 0, nEngaged: 0 },
      { t: start + 2 * hour, assistantId: 'later-ai', evidence: 'referrer', n: 4, nTold: 4, nEngaged: 0 },
    ],
    pages: 21,
  },
  previous: {
    hits: [
      hit({ agentId: 'gptbot', n: 26, nRead: 35, bytes: 505, nDisallowed: 2 }),
      hit({ agentId: 'chatgpt-user', n: 4, nRead: 1, statusClass: 4, bytes: 50 }),
      hit({ agentId: 'oai-searchbot', n: 20, verification: 'failed' }),
      hit({ agentId: 'claudebot', kind: 'sitemap', n: 50 }),
    ],
    visits: [{ t: start - hour, assistantId: 'claude', evidence: 'both', n: 6, nTold: 3, nEngaged: 1 }],
    pages: 12,
  },
  pagesByAgent: new Map([
    ['oai-searchbot', { pages: 6, first: start + 5_000, last: start + 6_000 }],
    ['gptbot', { pages: 15, first: start + 1_000, last: start + 2_000 }],
    ['perplexitybot', { pages: 2, first: start + 3_000, last: start + 4_000 }],
  ]),
  pageCells: [
    {
      siteId: 'site_1',
      path: '/b',
      crawls: 4,
      searchIndexHits: 3,
      userFetches: 2,
      lastSearchFetch: start + 7_000,
      statuses: [5, 6, 7, 8],
      indexedBy: [],
    },
    {
      siteId: 'site_1',
      path: '/a',
      crawls: 20,
      searchIndexHits: 9,
      userFetches: 1,
      lastSearchFetch: null,
      statuses: [10, 0, 0, 1],
      indexedBy: [],
    },
    {
      siteId: 'site_2',
      path: '/b',
      crawls: 5,
      searchIndexHits: 1,
      userFetches: 3,
      lastSearchFetch: start + 9_000,
      statuses: [1, 2, 3, 4],
      indexedBy: [],
    },
    {
      siteId: 'site_1',
      path: '/fine',
      crawls: 1,
      searchIndexHits: 0,
      userFetches: 0,
      lastSearchFetch: null,
      statuses: [1, 1, 0, 0],
      indexedBy: [],
    },
  ],
  landings: [
    { path: '/c', visits: 9 },
    { path: '/b', visits: 2 },
    { path: '/d', visits: 9 },
  ],
  topLandings: [
    { assistantId: 'chatgpt', path: '/c', visits: 8 },
    { assistantId: 'claude', path: '/b', visits: 2 },
    { assistantId: 'chatgpt', path: '/d', visits: 5 },
  ],
  articleCells: [
    {
      siteId: 'site_1',
      path: '/b',
      crawls: 4,
      searchIndexHits: 3,
      userFetches: 2,
      lastSearchFetch: start + 7_000,
      statuses: [0, 1, 0, 0],
      indexedBy: ['oai-searchbot'],
    },
    {
      siteId: 'site_1',
      path: '/a',
      crawls: 4,
      searchIndexHits: 3,
      userFetches: 2,
      lastSearchFetch: start + 8_000,
      statuses: [0, 0, 9, 9],
      indexedBy: [],
    },
    {
      siteId: 'site_1',
      path: '/d',
      crawls: 4,
      searchIndexHits: 0,
      userFetches: 2,
      lastSearchFetch: null,
      statuses: [9, 0, 0, 0],
      indexedBy: [],
    },
  ],
  gaps: new Map([
    ['gptbot', Uint32Array.of(0, 0, 0, 2, 0, 0, 0, 0, 0, 3, 0, 1)],
    ['oai-searchbot', Uint32Array.of(0, 0, 0, 0, 50)],
  ]),
  articles: [
    { id: 'art_b', url: 'https://example.org/b?x#y', aeoScore: 61, publishedAt: start - 9_000, modifiedAt: start + 8_000, isDrawn: false },
    { id: 'art_a', url: 'https://example.org/a', aeoScore: 72, publishedAt: null, modifiedAt: start + 9_500, isDrawn: false },
    { id: 'art_d', url: 'https://example.org/d', aeoScore: 83, publishedAt: null, modifiedAt: null, isDrawn: false },
    { id: 'art_e', url: 'https://example.org/e', aeoScore: 94, publishedAt: null, modifiedAt: start, isDrawn: false },
  ],
  importGaps: [],
  observers: { hits: [{ source: 'log_import', n: 8 }], hiddenByCaches: 0.123456 },
  sources: [
    { source: 'middleware', firstTs: start + hour + 5, lastTs: start + 3 * hour },
    { source: 'wordpress', firstTs: start + hour + 2, lastTs: start + 2 * hour },
  ],
  caveats: ['sampled', 'other'] as never,
}

test('a report holds every figure in its place, in its order', () => {
  const report: unknown = buildReport(input)
  expect(report).toEqual({
    range: {
      from: '2026-11-20T00:00:00.000Z',
      to: '2026-11-20T04:00:00.000Z',
      tz: 'UTC',
      granularity: 'hour',
      generated_at: '2026-11-20T03:00:00.000Z',
    },
    data_quality: {
      sources: ['middleware', 'wordpress'],
      observers: [{ source: 'log_import', hits: 8 }],
      hidden_by_caches: 0.1235,
      first_event: '2026-11-20T01:00:00.002Z',
      last_event: '2026-11-20T03:00:00.000Z',
      agent_list_version: agentListVersion,
      verification_snapshot: '2026-11-15',
      unclassified_share: 0.07,
      caveats: ['sampled', 'other'],
    },
    summary: {
      crawler_hits: 100,
      unique_pages_crawled: 21,
      articles_published: 4,
      index_coverage: 0.25,
      error_rate: 0.13,
      bytes: 1551,
      robots_violations: 4,
      spoofed_hits: 108,
      user_fetches: 13,
      referral_visits: 27,
      engaged_visits: 5,
      crawl_to_refer: {
        value: 3.63,
        low: 2.37,
        high: 5.56,
      },
      previous: {
        crawler_hits: 30,
        unique_pages_crawled: 12,
        articles_published: 4,
        index_coverage: null,
        error_rate: 0.1333,
        bytes: 555,
        robots_violations: 2,
        spoofed_hits: 20,
        user_fetches: 4,
        referral_visits: 6,
        engaged_visits: 1,
        crawl_to_refer: {
          value: 6,
          low: 2.53,
          high: 14.24,
        },
      },
      change: {
        crawler_hits: 2.3333,
        unique_pages_crawled: 0.75,
        bytes: 1.7946,
        user_fetches: 2.25,
        referral_visits: 3.5,
        spoofed_hits: 4.4,
      },
    },
    crawlers: [
      {
        agent: 'gptbot',
        name: 'GPTBot',
        operator: 'openai',
        purpose: 'training',
        hits: 39,
        html_hits: 32,
        pages: 15,
        status: {
          '2xx': 37,
          '3xx': 0,
          '4xx': 0,
          '5xx': 2,
        },
        bytes: 1010,
        p50_ms: 30,
        verified: 39,
        failed: 0,
        unverifiable: 0,
        unchecked: 0,
        first_seen: '2026-11-20T00:00:01.000Z',
        last_seen: '2026-11-20T00:00:02.000Z',
        median_recrawl_hours: 4.5,
        share: 0.39,
        change: 0.5,
      },
      {
        agent: 'claudebot',
        name: 'ClaudeBot',
        operator: 'anthropic',
        purpose: 'training',
        hits: 19,
        html_hits: 18,
        pages: 0,
        status: {
          '2xx': 19,
          '3xx': 0,
          '4xx': 0,
          '5xx': 0,
        },
        bytes: 23,
        p50_ms: null,
        verified: 19,
        failed: 0,
        unverifiable: 0,
        unchecked: 0,
        first_seen: null,
        last_seen: null,
        median_recrawl_hours: null,
        share: 0.19,
        change: null,
      },
      {
        agent: 'oai-searchbot',
        name: 'OAI-SearchBot',
        operator: 'openai',
        purpose: 'search_index',
        hits: 19,
        html_hits: 13,
        pages: 6,
        status: {
          '2xx': 8,
          '3xx': 0,
          '4xx': 11,
          '5xx': 0,
        },
        bytes: 500,
        p50_ms: 3,
        verified: 8,
        failed: 5,
        unverifiable: 11,
        unchecked: 6,
        first_seen: '2026-11-20T00:00:05.000Z',
        last_seen: '2026-11-20T00:00:06.000Z',
        median_recrawl_hours: 2,
        share: 0.19,
        change: null,
      },
      {
        agent: 'chatgpt-user',
        name: 'ChatGPT-User',
        operator: 'openai',
        purpose: 'user_fetch',
        hits: 13,
        html_hits: 12,
        pages: 0,
        status: {
          '2xx': 0,
          '3xx': 13,
          '4xx': 0,
          '5xx': 0,
        },
        bytes: 17,
        p50_ms: null,
        verified: 13,
        failed: 0,
        unverifiable: 0,
        unchecked: 0,
        first_seen: null,
        last_seen: null,
        median_recrawl_hours: null,
        share: 0.13,
        change: 2.25,
      },
      {
        agent: 'unknown-ai',
        name: 'Unknown AI agent',
        operator: null,
        purpose: 'unknown_ai',
        hits: 7,
        html_hits: 0,
        pages: 0,
        status: {
          '2xx': 7,
          '3xx': 0,
          '4xx': 0,
          '5xx': 0,
        },
        bytes: 0,
        p50_ms: null,
        verified: 7,
        failed: 0,
        unverifiable: 0,
        unchecked: 0,
        first_seen: null,
        last_seen: null,
        median_recrawl_hours: null,
        share: 0.07,
        change: null,
      },
      {
        agent: 'googlebot',
        name: 'Googlebot',
        operator: 'google',
        purpose: 'search_engine',
        hits: 3,
        html_hits: 3,
        pages: 0,
        status: {
          '2xx': 3,
          '3xx': 0,
          '4xx': 0,
          '5xx': 0,
        },
        bytes: 1,
        p50_ms: null,
        verified: 3,
        failed: 0,
        unverifiable: 0,
        unchecked: 0,
        first_seen: null,
        last_seen: null,
        median_recrawl_hours: null,
        share: 0.03,
        change: null,
      },
      {
        agent: 'earlier-bot',
        name: 'earlier-bot',
        operator: null,
        purpose: 'unknown_ai',
        hits: 0,
        html_hits: 0,
        pages: 0,
        status: {
          '2xx': 0,
          '3xx': 0,
          '4xx': 0,
          '5xx': 0,
        },
        bytes: 0,
        p50_ms: null,
        verified: 0,
        failed: 4,
        unverifiable: 0,
        unchecked: 0,
        first_seen: null,
        last_seen: null,
        median_recrawl_hours: null,
        share: 0,
        change: null,
      },
    ],
    purposes: [
      {
        purpose: 'training',
        hits: 58,
        pages: 15,
        change: 1.2308,
      },
      {
        purpose: 'search_index',
        hits: 19,
        pages: 8,
        change: null,
      },
      {
        purpose: 'user_fetch',
        hits: 13,
        pages: 0,
        change: 2.25,
      },
      {
        purpose: 'unknown_ai',
        hits: 7,
        pages: 0,
        change: null,
      },
      {
        purpose: 'search_engine',
        hits: 3,
        pages: 0,
        change: null,
      },
    ],
    operators: [
      {
        operator: 'openai',
        name: 'OpenAI',
        hits: 71,
        html_crawls: 79,
        user_fetches: 40,
        referrals: 19,
        crawl_to_refer: {
          value: 4.16,
          low: 2.52,
          high: 6.86,
        },
        fetch_to_refer: {
          value: 2.11,
          low: 1.22,
          high: 3.63,
        },
        index_coverage: 0.25,
      },
      {
        operator: 'anthropic',
        name: 'Anthropic',
        hits: 19,
        html_crawls: 17,
        user_fetches: 0,
        referrals: 4,
        crawl_to_refer: null,
        fetch_to_refer: null,
        index_coverage: 0,
      },
      {
        operator: 'later-ai',
        name: 'later-ai',
        hits: 0,
        html_crawls: 0,
        user_fetches: 0,
        referrals: 4,
        crawl_to_refer: null,
        fetch_to_refer: null,
        index_coverage: null,
      },
      {
        operator: 'google',
        name: 'Google',
        hits: 3,
        html_crawls: 0,
        user_fetches: 0,
        referrals: 0,
        crawl_to_refer: null,
        fetch_to_refer: null,
        index_coverage: null,
      },
    ],
    referrals: [
      {
        assistant: 'chatgpt',
        name: 'ChatGPT',
        operator: 'openai',
        visits: 19,
        engaged: 5,
        share: 0.7037,
        evidence: {
          referrer: 7,
          utm: 2,
          both: 10,
        },
        top_landing: [
          {
            path: '/c',
            visits: 8,
          },
          {
            path: '/d',
            visits: 5,
          },
        ],
      },
      {
        assistant: 'claude',
        name: 'Claude',
        operator: 'anthropic',
        visits: 4,
        engaged: null,
        share: 0.1481,
        evidence: {
          referrer: 0,
          utm: 4,
          both: 0,
        },
        top_landing: [
          {
            path: '/b',
            visits: 2,
          },
        ],
      },
      {
        assistant: 'later-ai',
        name: 'later-ai',
        operator: 'later-ai',
        visits: 4,
        engaged: 0,
        share: 0.1481,
        evidence: {
          referrer: 4,
          utm: 0,
          both: 0,
        },
        top_landing: [],
      },
    ],
    pages: [
      {
        path: '/a',
        article_id: 'art_a',
        aeo_score: 72,
        crawls: 20,
        search_index_hits: 9,
        user_fetches: 1,
        referrals: 0,
        last_search_fetch: null,
        stale_since_update: null,
        status: {
          '2xx': 10,
          '3xx': 0,
          '4xx': 0,
          '5xx': 1,
        },
      },
      {
        path: '/b',
        article_id: 'art_b',
        aeo_score: 61,
        crawls: 9,
        search_index_hits: 4,
        user_fetches: 5,
        referrals: 2,
        last_search_fetch: '2026-11-20T00:00:09.000Z',
        stale_since_update: false,
        status: {
          '2xx': 6,
          '3xx': 8,
          '4xx': 10,
          '5xx': 12,
        },
      },
      {
        path: '/c',
        article_id: null,
        aeo_score: null,
        crawls: 0,
        search_index_hits: 0,
        user_fetches: 0,
        referrals: 9,
        last_search_fetch: null,
        stale_since_update: null,
        status: {
          '2xx': 0,
          '3xx': 0,
          '4xx': 0,
          '5xx': 0,
        },
      },
      {
        path: '/d',
        article_id: 'art_d',
        aeo_score: 83,
        crawls: 0,
        search_index_hits: 0,
        user_fetches: 0,
        referrals: 9,
        last_search_fetch: null,
        stale_since_update: null,
        status: {
          '2xx': 0,
          '3xx': 0,
          '4xx': 0,
          '5xx': 0,
        },
      },
      {
        path: '/fine',
        article_id: null,
        aeo_score: null,
        crawls: 1,
        search_index_hits: 0,
        user_fetches: 0,
        referrals: 0,
        last_search_fetch: null,
        stale_since_update: null,
        status: {
          '2xx': 1,
          '3xx': 1,
          '4xx': 0,
          '5xx': 0,
        },
      },
    ],
    special: [
      {
        kind: 'sitemap',
        agent: 'claudebot',
        hits: 16,
      },
      {
        kind: 'robots_txt',
        agent: 'claudebot',
        hits: 9,
      },
      {
        kind: 'robots_txt',
        agent: 'gptbot',
        hits: 9,
      },
    ],
    timeseries: [
      {
        t: '2026-11-20T00:00:00Z',
        crawls: null,
        referrals: null,
      },
      {
        t: '2026-11-20T01:00:00Z',
        crawls: {
          training: 37,
        },
        referrals: {
          chatgpt: 10,
        },
      },
      {
        t: '2026-11-20T02:00:00Z',
        crawls: {
          training: 2,
          search_index: 19,
        },
        referrals: {
          claude: 4,
          chatgpt: 9,
          'later-ai': 4,
        },
      },
      {
        t: '2026-11-20T03:00:00Z',
        crawls: {
          user_fetch: 13,
          training: 19,
          search_engine: 3,
          unknown_ai: 7,
        },
        referrals: {},
      },
    ],
    issues: [
      {
        code: 'search_bot_blocked',
        severity: 'high',
        affected: 1,
        examples: ['OAI-SearchBot'],
        fix: 'Most requests of these crawlers are refused. Look at the firewall, bot protection and robots.txt.',
      },
      {
        code: 'never_crawled',
        severity: 'medium',
        affected: 2,
        examples: ['/d', '/e'],
        fix: 'No crawler of an answer engine’s search index fetched these articles in this period. Link to them and list them in the sitemap.',
      },
      {
        code: 'stale_copy',
        severity: 'low',
        affected: 2,
        examples: ['/b', '/a'],
        fix: 'These articles changed after search crawlers last fetched them. Keep lastmod in the sitemap true; IndexNow tells some engines at once.',
      },
      {
        code: 'spoofed_agent',
        severity: 'high',
        affected: 108,
        examples: ['OAI-SearchBot', 'earlier-bot', 'ClaudeBot'],
        fix: 'Somebody claims to be these agents. Such requests are in no other number; block them by address if they are a burden.',
      },
    ],
  })
})

test('every list but the series and the issues ends at the limit', () => {
  const { crawlers, operators, referrals, pages, special, purposes, timeseries, issues } = buildReport({ ...input, limit: 2 })
  const lengths = [crawlers, operators, referrals, pages, special, purposes, timeseries, issues].map((list) => list.length)
  expect(lengths).toEqual([2, 2, 2, 2, 2, 5, 4, 4])
})

test('a failed check counts where it was asked for, and only there', () => {
  const { summary, crawlers } = buildReport({ ...input, verification: ['failed'] })
  expect([summary.crawler_hits, summary.spoofed_hits, summary.robots_violations, summary.bytes]).toEqual([9, 108, 5, 5_000])
  expect(crawlers.map(({ agent, hits, failed }) => [agent, hits, failed])).toEqual([
    ['oai-searchbot', 5, 5],
    ['earlier-bot', 4, 4],
    ['chatgpt-user', 0, 0],
    ['claudebot', 0, 0],
    ['googlebot', 0, 0],
    ['gptbot', 0, 0],
    ['unknown-ai', 0, 0],
  ])
})

test('without an earlier period nothing has changed, without a source nothing is known', () => {
  const report = buildReport({ ...input, previous: null, sources: [] })
  expect([report.summary.previous, report.summary.change]).toEqual([null, null])
  expect(new Set([...report.crawlers, ...report.purposes].map(({ change }) => change))).toEqual(new Set([null]))
  expect(report.range.generated_at).toBeNull()
  expect(report.data_quality).toMatchObject({ sources: [], first_event: null, last_event: null })
  expect(report.timeseries.map(({ crawls, referrals }) => [crawls, referrals])).toEqual(Array(4).fill([null, null]))
  expect(report.issues.map(({ code }) => code)).not.toContain('never_crawled')
})

const none: Omit<ReportInput, 'crawls'> = {
  ...input,
  current: { hits: [], visits: [], pages: 0 },
  previous: null,
  pageCells: [],
  landings: [],
  articleCells: [],
  articles: [],
}

test('a period without anything has no shares', () => {
  const { summary, data_quality, crawlers, pages } = buildReport(none)
  expect(summary).toMatchObject({ crawler_hits: 0, error_rate: null, index_coverage: null, engaged_visits: null, crawl_to_refer: null })
  expect([data_quality.unclassified_share, crawlers, pages]).toEqual([null, [], []])
})

const page = (path: string, more: Partial<ReportInput['pageCells'][number]> = {}): ReportInput['pageCells'][number] => ({
  siteId: 'site_1',
  path,
  crawls: 0,
  searchIndexHits: 0,
  userFetches: 0,
  lastSearchFetch: null,
  statuses: [0, 0, 0, 0],
  indexedBy: [],
  ...more,
})
const article = (path: string, modifiedAt: number | null = null): ReportInput['articles'][number] => ({
  id: `art_${path}`,
  url: `https://example.org${path}`,
  aeoScore: 1,
  publishedAt: null,
  modifiedAt,
  isDrawn: false,
})

const codesOf = (hits: ReportInput['current']['hits'], more: Partial<ReportInput> = {}) =>
  buildReport({ ...none, ...more, current: { hits, visits: [], pages: 0 } }).issues.map(({ code, severity, affected, examples }) =>
    [code, severity, affected, ...examples].join(' '),
  )
const search = (statusClass: number, n: number) => hit({ agentId: 'oai-searchbot', statusClass, n })
const training = (statusClass: number, n: number) => hit({ statusClass, n })
const failed = (n: number) => hit({ verification: 'failed', n })

test.each<[string, Parameters<typeof codesOf>, string[]]>([
  ['six of ten requests refused', [[search(2, 4), search(4, 6)]], ['search_bot_blocked high 1 OAI-SearchBot']],
  ['five of nine: too few to say', [[search(2, 4), search(4, 5)]], []],
  ['half of ten', [[search(2, 5), search(4, 5)]], []],
  ['faults of the site itself', [[search(2, 4), search(5, 6)]], []],
  ['a crawler that no search is made of', [[training(2, 4), training(4, 6)]], []],
  [
    'two crawlers, the first seen first',
    [[hit({ agentId: 'perplexitybot', statusClass: 4, n: 10 }), search(4, 10)]],
    ['search_bot_blocked high 2 PerplexityBot OAI-SearchBot'],
  ],
  [
    'more than a fifth of thirty in errors',
    [[training(2, 23), training(4, 3), training(5, 4)], { pageCells: input.pageCells }],
    ['bot_4xx_spike medium 7 /b /a /b'],
  ],
  ['a fifth of thirty in errors', [[training(2, 24), training(4, 6)]], []],
  ['twenty-nine requests', [[training(4, 29)]], []],
  ['more than half claimed falsely', [[training(2, 5), failed(6)]], ['spoofed_agent high 6 GPTBot']],
  ['half claimed falsely', [[training(2, 6), failed(6)]], ['spoofed_agent low 6 GPTBot']],
  [
    'an article fetched in the very moment of its change, and one a moment later',
    [
      [],
      {
        articles: [
          { id: 'art_b', url: 'https://example.org/b', aeoScore: 1, publishedAt: null, modifiedAt: start + 7_000, isDrawn: false },
          { id: 'art_a', url: 'https://example.org/a', aeoScore: 1, publishedAt: null, modifiedAt: start + 8_001, isDrawn: false },
        ],
        articleCells: input.articleCells,
      },
    ],
    ['stale_copy low 1 /a'],
  ],
  [
    'six articles never fetched: five stand for them',
    [
      [],
      {
        articles: [6, 5, 4, 3, 2, 1].map((n) => ({
          id: `art_${n}`,
          url: `https://example.org/${n}`,
          aeoScore: n,
          publishedAt: null,
          modifiedAt: null,
          isDrawn: false,
        })),
      },
    ],
    ['never_crawled medium 6 /6 /5 /4 /3 /2'],
  ],
  [
    'articles whose text only scripts draw',
    [
      [],
      {
        articles: [{ ...article('/drawn'), isDrawn: true }, article('/sent')],
        articleCells: [page('/drawn', { searchIndexHits: 1 }), page('/sent', { searchIndexHits: 1 })],
      },
    ],
    ['js_only_page high 1 /drawn'],
  ],
  [
    'six days whose log was not read: five stand for them',
    [[], { importGaps: [3, 4, 5, 8, 9, 10].map((day) => start + day * 24 * hour) }],
    ['import_gap medium 6 2026-11-23 2026-11-24 2026-11-25 2026-11-28 2026-11-29'],
  ],
])('issues: %s', (_name, parts, expected) => expect(codesOf(...parts)).toEqual(expected))

test.each<[string, readonly number[] | null, number | null]>([
  ['no times', null, null],
  ['times without a fetch', [0, 0, 0, 0, 0, 0, 0, 0], null],
  ['the first class', [4, 0, 0, 0, 0, 0, 0, 0], 3],
  ['half in each of two', [2, 2, 0, 0, 0, 0, 0, 0], 5],
  ['an empty class between', [1, 0, 3, 0, 0, 0, 0, 0], 30],
  ['the class without an end', [0, 0, 0, 0, 0, 0, 1, 4], 5_000],
])('half of the answers take: %s', (_name, durations, expected) => {
  expect(buildReport({ ...none, current: { hits: [hit({ durations })], visits: [], pages: 1 } }).crawlers[0]!.p50_ms).toBe(expected)
})

test('more bytes than a number holds are shown as the largest number', () => {
  const hits = [hit({ bytes: Number.MAX_SAFE_INTEGER }), hit({ bytes: 5 })]
  const { summary, crawlers } = buildReport({ ...none, current: { hits, visits: [], pages: 0 } })
  expect([summary.bytes, crawlers[0]!.bytes]).toEqual([Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER])
})

const visit = (assistantId: string, n: number) => ({ t: start, assistantId, evidence: 'utm', n, nTold: 0, nEngaged: 0 })

test('of equal rows those come first whose name does, in whatever order they were read', () => {
  const { referrals, operators, pages, purposes } = buildReport({
    ...none,
    current: {
      hits: [hit({ agentId: 'chatgpt-user' }), hit({ agentId: 'claudebot' })],
      visits: ['zeta', 'beta', 'gamma'].map((id) => visit(id, 3)),
      pages: 0,
    },
    pageCells: ['/z', '/b', '/g'].map((path) => page(path)),
  })
  expect(referrals.map(({ assistant }) => assistant)).toEqual(['beta', 'gamma', 'zeta'])
  expect(operators.map(({ operator }) => operator)).toEqual(['beta', 'gamma', 'zeta', 'anthropic', 'openai'])
  expect(pages.map(({ path }) => path)).toEqual(['/b', '/g', '/z'])
  expect(purposes.map(({ purpose }) => purpose)).toEqual(['training', 'user_fetch'])
})

test('operators and pages stand by their crawls and referrals together', () => {
  const { operators, pages } = buildReport({
    ...none,
    current: {
      hits: [hit({ agentId: 'claudebot', n: 10, nRead: 1 }), hit({ agentId: 'gptbot', n: 4, nRead: 3 })],
      visits: [visit('chatgpt', 7), visit('claude', 2)],
      pages: 0,
    },
    pageCells: [page('/a', { crawls: 10 }), page('/b', { crawls: 4 })],
    landings: [
      { path: '/a', visits: 2 },
      { path: '/b', visits: 7 },
      { path: '/c', visits: 12 },
    ],
  })
  expect(operators.map(({ operator, hits, html_crawls, referrals }) => [operator, hits, html_crawls, referrals])).toEqual([
    ['anthropic', 10, 1, 2],
    ['openai', 4, 3, 7],
  ])
  expect(pages.map(({ path, crawls, referrals }) => [path, crawls, referrals])).toEqual([
    ['/a', 10, 2],
    ['/c', 0, 12],
    ['/b', 4, 7],
  ])
})

test('a copy is stale where its article changed after the fetch, and only where both are known', () => {
  const times = { '/after': 11, '/same': 10, '/before': 9, '/never': null }
  const { pages } = buildReport({
    ...none,
    pageCells: [...Object.keys(times), '/none'].map((path) => page(path, { lastSearchFetch: 10 })),
    articles: Object.entries(times).map(([path, time]) => article(path, time)),
  })
  expect(Object.fromEntries(pages.map(({ path, stale_since_update }) => [path, stale_since_update]))).toEqual({
    '/after': true,
    '/same': false,
    '/before': false,
    '/never': null,
    '/none': null,
  })
})

test.each<[string, readonly (readonly [halfHours: number, n: number])[], number]>([
  [
    'the middle of unordered times',
    [
      [20, 2],
      [2, 2],
      [6, 1],
    ],
    3,
  ],
  [
    'the first of two halves',
    [
      [8, 1],
      [4, 1],
    ],
    2,
  ],
  [
    'a time that weighs more than all others',
    [
      [1, 1],
      [30, 9],
      [40, 1],
    ],
    15,
  ],
])('between two fetches lies: %s', (_name, gaps, hours) => {
  const counts = new Uint32Array(100)
  for (const [halfHours, n] of gaps) counts[halfHours!] = n!
  expect(
    buildReport({ ...none, current: { hits: [hit({})], visits: [], pages: 0 }, gaps: new Map([['gptbot', counts]]) }).crawlers[0]!
      .median_recrawl_hours,
  ).toBe(hours)
})

test('an article is covered by a fetch for a search index that was answered, of any operator and of each', () => {
  const cells: ReportInput['articleCells'] = [
    page('/ok', { searchIndexHits: 1, indexedBy: ['oai-searchbot'] }),
    page('/both', { searchIndexHits: 2, indexedBy: ['oai-searchbot', 'claude-searchbot'] }),
    // answered to a crawler of another kind, refused to that of the search
    page('/refused', { searchIndexHits: 1, crawls: 5, statuses: [4, 0, 1, 0] }),
    page('/others', { crawls: 5, statuses: [5, 0, 0, 0] }),
  ]
  const articles = [...cells.map(({ path }) => article(path)), article('/unknown')]
  const hits = ['gptbot', 'claudebot', 'perplexitybot', 'ccbot'].map((agentId) => hit({ agentId }))
  const { summary, operators } = buildReport({ ...none, current: { hits, visits: [], pages: 1 }, articleCells: cells, articles })
  expect(summary.index_coverage).toBe(0.4)
  expect(Object.fromEntries(operators.map(({ operator, index_coverage }) => [operator, index_coverage]))).toEqual({
    openai: 0.4,
    anthropic: 0.2,
    perplexity: 0,
    // has no crawler of a search index
    'common-crawl': null,
  })
  const without = buildReport({ ...none, current: { hits, visits: [], pages: 1 } })
  expect(without.operators.map(({ index_coverage }) => index_coverage)).toEqual([null, null, null, null])
})

test('no more than five examples stand with an issue', () => {
  const searchers = ['oai-searchbot', 'perplexitybot', 'claude-searchbot', 'linerbot', 'andibot', 'henkbot']
  const paths = ['/6', '/5', '/4', '/3', '/2', '/1']
  const { issues } = buildReport({
    ...none,
    current: {
      hits: searchers.flatMap((agentId) => [hit({ agentId, statusClass: 4, n: 10 }), hit({ agentId, verification: 'failed' })]),
      visits: [],
      pages: 0,
    },
    pageCells: paths.map((path) => page(path, { statuses: [0, 0, 1, 0] })),
    articles: paths.map((path) => article(path, 2)),
    articleCells: paths.map((path) => page(path, { searchIndexHits: 1, lastSearchFetch: 1 })),
  })
  expect(issues.map(({ code, affected, examples }) => [code, affected, examples.length])).toEqual([
    ['search_bot_blocked', 6, 5],
    ['bot_4xx_spike', 60, 5],
    ['stale_copy', 6, 5],
    ['spoofed_agent', 6, 5],
  ])
})
