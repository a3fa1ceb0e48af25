import { purposes } from '@citable/core/agent-purposes'
import { z } from 'zod'

const count = z.int().min(0)
const Time = z.string().describe('RFC 3339, UTC.')
const share = z.number().min(0).max(1).nullable().describe('0–1, four decimals; null: cannot be said.')
const change = z.number().nullable().describe('Relative to the period before; null: cannot be said.')
const statuses = z.object({ '2xx': count, '3xx': count, '4xx': count, '5xx': count })

export const Purpose = z.enum(purposes).meta({ id: 'Purpose', description: 'What an agent fetches for.' })

const Ratio = z
  .object({ value: z.number(), low: z.number(), high: z.number() })
  .nullable()
  .meta({ description: 'With its 95 % interval; null below 30 fetches or 5 visits.' })

const Summary = z.object({
  crawler_hits: count,
  unique_pages_crawled: count,
  articles_published: count,
  index_coverage: share,
  error_rate: share,
  bytes: count,
  robots_violations: count,
  spoofed_hits: count.describe('Claimed an agent that they are not; in no other number.'),
  user_fetches: count,
  referral_visits: count,
  engaged_visits: count.nullable(),
  crawl_to_refer: Ratio,
})

/** Codes of what a reader of the numbers has to know. */
export const caveats = [
  'referrals_lower_bound',
  'ai_overviews_not_separable',
  'browser_agents_look_human',
  'page_cache_hides_hits',
  'import_gap',
  'days_in_utc',
  'unknown_filter',
  'newest_articles_only',
  'no_events',
] as const

export const issueCodes = [
  'search_bot_blocked',
  'js_only_page',
  'bot_4xx_spike',
  'never_crawled',
  'stale_copy',
  'spoofed_agent',
  'import_gap',
] as const

/** `GET /v1/analytics`: what agents fetched and whom assistants sent. A fetch is not a citation. */
export const Analytics = z
  .object({
    range: z.object({
      from: Time,
      to: Time,
      tz: z.string(),
      granularity: z.enum(['hour', 'day', 'week']),
      generated_at: Time.describe('Time of the newest event in the numbers; null before the first.').nullable(),
    }),
    data_quality: z.object({
      sources: z.array(z.string()),
      observers: z
        .array(z.object({ source: z.string(), hits: count }))
        .describe(
          'Where several sources saw the same requests: pages that agents fetched, by who saw it. Of each site and hour the fullest one counts, for pages of each day.',
        ),
      hidden_by_caches: share.describe(
        'Of the pages that a log has, the share that the site itself never saw, over the hours that both saw; null: there is no log beside another source.',
      ),
      first_event: Time.nullable(),
      last_event: Time.nullable(),
      agent_list_version: z.string(),
      verification_snapshot: z
        .string()
        .nullable()
        .describe(
          'Day of the oldest list of networks that crawlers are verified by; a list of more than 14 days before a request calls none of them forged.',
        ),
      unclassified_share: share,
      caveats: z.array(z.enum(caveats)),
    }),
    summary: z
      .object({
        ...Summary.shape,
        previous: Summary.nullable(),
        change: z.record(z.string(), change).nullable(),
      })
      .optional(),
    crawlers: z
      .array(
        z.object({
          agent: z.string(),
          name: z.string(),
          operator: z.string().nullable(),
          purpose: Purpose,
          hits: count,
          html_hits: count,
          pages: count,
          status: statuses,
          bytes: count,
          p50_ms: z.number().nullable(),
          verified: count,
          failed: count,
          unverifiable: count,
          unchecked: count,
          first_seen: Time.nullable(),
          last_seen: Time.nullable(),
          median_recrawl_hours: z.number().nullable(),
          share,
          change,
        }),
      )
      .optional(),
    purposes: z.array(z.object({ purpose: Purpose, hits: count, pages: count, change })).optional(),
    operators: z
      .array(
        z.object({
          operator: z.string(),
          name: z.string(),
          hits: count.describe('Of all its agents: the sum of theirs in `crawlers`.'),
          html_crawls: count.describe('Pages that its agents got for answers: without search engines, ads and link previews.'),
          user_fetches: count,
          referrals: count,
          crawl_to_refer: Ratio,
          fetch_to_refer: Ratio,
          index_coverage: z
            .number()
            .min(0)
            .max(1)
            .nullable()
            .describe('Of the analysed articles, the share that its search crawlers got; null: it has none, or there are no articles.'),
        }),
      )
      .optional(),
    referrals: z
      .array(
        z.object({
          assistant: z.string(),
          name: z.string(),
          operator: z.string(),
          visits: count,
          engaged: count.nullable(),
          share,
          evidence: z.object({ referrer: count, utm: count, both: count }),
          top_landing: z.array(z.object({ path: z.string(), visits: count })),
        }),
      )
      .optional(),
    pages: z
      .array(
        z.object({
          path: z.string(),
          article_id: z.string().nullable(),
          aeo_score: z.int().nullable(),
          crawls: count,
          search_index_hits: count,
          user_fetches: count,
          referrals: count,
          last_search_fetch: Time.nullable(),
          stale_since_update: z.boolean().nullable(),
          status: statuses,
        }),
      )
      .optional(),
    special: z
      .array(z.object({ kind: z.enum(['robots_txt', 'sitemap', 'llms_txt', 'markdown', 'preview']), agent: z.string(), hits: count }))
      .optional()
      .describe('Fetches that count in no total: robots.txt, sitemaps, llms.txt, Markdown copies, link previews and prefetches.'),
    timeseries: z
      .array(
        z.object({
          t: z.string().describe('Day or first day of the week in tz; hour in UTC.'),
          crawls: z.record(z.string(), count).nullable().describe('By purpose; null before the first event.'),
          referrals: z.record(z.string(), count).nullable().describe('By assistant.'),
        }),
      )
      .optional(),
    issues: z
      .array(
        z.object({
          code: z.enum(issueCodes),
          severity: z.enum(['high', 'medium', 'low']),
          affected: count,
          examples: z.array(z.string()),
          fix: z.string(),
        }),
      )
      .optional(),
  })
  .meta({ id: 'Analytics', description: 'A fetch is not a citation, and most citations cause no visit.' })
export type Analytics = z.infer<typeof Analytics>
