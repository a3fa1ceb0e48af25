import { z } from 'zod'
import { Analytics } from '../schemas/analytics.ts'
import { EventsAnswer, EventsRequest } from '../schemas/events.ts'
import { Reach, ReachRequest } from '../schemas/reach.ts'
import { Versions } from '../schemas/versions.ts'
import { type Operation, problems, Unchanged } from './operation.ts'

/** Parts of a report that are lists: each can be had as a table. */
export const analyticsLists = ['crawlers', 'purposes', 'operators', 'referrals', 'pages', 'special', 'timeseries', 'issues'] as const
const parts = ['summary', ...analyticsLists] as const
const words = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[^,\p{Cc}]+(,[^,\p{Cc}]+)*$/u, 'must be values apart by commas')
    .optional()
const listOf = (values: readonly string[]) => {
  const one = `(${values.join('|')})`
  return z
    .string()
    .max(200)
    .regex(new RegExp(`^${one}(,${one})*$`), `must name some of ${values.join(', ')}, apart by commas`)
    .optional()
}
const When = z
  .string()
  .regex(
    /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d):[0-5]\d))?$/,
    'must be a day, or date and time with offset',
  )
  .optional()

export const sendEvents = {
  operationId: 'sendEvents',
  method: 'POST',
  path: '/v1/events',
  tag: 'AI traffic',
  summary: 'Report requests of AI agents and readers sent by AI assistants; answered when they are written',
  scope: 'events:write',
  body: EventsRequest,
  example: {
    body: {
      source: 'middleware',
      events: [
        {
          type: 'hit',
          id: 'a1',
          ts: '2026-11-20T09:00:00Z',
          host: 'example.com',
          path: '/bread',
          status: 200,
          user_agent: 'Mozilla/5.0 (compatible; OAI-SearchBot/1.0; +https://openai.com/searchbot)',
          address: '104.210.140.130',
        },
        { type: 'visit', id: 'a2', ts: '2026-11-20T09:30:00Z', host: 'example.com', path: '/bread', referrer: 'https://chatgpt.com/' },
      ],
    },
  },
  responses: { 202: EventsAnswer, ...problems(400, 401, 403, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const readAnalytics = {
  operationId: 'readAnalytics',
  method: 'GET',
  path: '/v1/analytics',
  tag: 'AI traffic',
  summary: 'AI traffic: what agents fetched, for what purpose, and whom assistants sent. A fetch is not a citation',
  scope: 'analytics:read',
  query: z.object({
    from: When.describe('First day, or a time. Default: 28 full days before today.'),
    to: When.describe('Last day, inclusive, or a time, exclusive. Default: yesterday.'),
    granularity: z.enum(['hour', 'day', 'week']).default('day').describe('hour: 14 days at most.'),
    tz: z.string().max(64).default('UTC').describe('IANA name; days begin at its midnight.'),
    site: z.string().max(64).optional().describe('site_…; default: every site the key may see.'),
    path: z
      .string()
      .max(1_024)
      .regex(/^\/\P{Cc}*$/u, 'must begin with /')
      .optional()
      .describe('Beginning of the path.'),
    operator: words(500),
    agent: words(500),
    purpose: words(500),
    assistant: words(500),
    verification: z.enum(['all', 'verified', 'failed', 'unverifiable', 'unchecked']).default('all'),
    compare: z.enum(['previous', 'none']).default('previous'),
    limit: z.coerce.number().int().min(1).max(200).default(20).describe('Length of each list.'),
    cursor: z
      .string()
      .max(512)
      .optional()
      .describe('next_cursor of the answer before, with `include=pages` and the same filters and range.'),
    include: listOf(parts).describe(`Parts of the answer: ${parts.join(', ')}; default: all.`),
    format: z
      .enum(['json', 'csv'])
      .optional()
      .describe(`csv: one list as a table, the one of ${analyticsLists.join(', ')} that \`include\` names. Default: what Accept asks for.`),
  }),
  csv: 'RFC 4180 with one line of names: members of members as `status_2xx`, an empty cell for null, at most `limit` rows, for `timeseries` all with a column for each purpose and assistant. A text that spreadsheets would take for a formula begins with an apostrophe. The cursor of `pages` stands in the header Link.',
  example: { query: { from: '2026-11-01', to: '2026-11-20', include: 'summary,crawlers,referrals' } },
  responses: { 200: Analytics, 304: Unchanged, ...problems(400, 401, 403, 422, 429, 500, 503) },
} as const satisfies Operation

export const readVersions = {
  operationId: 'readVersions',
  method: 'GET',
  path: '/v1/analytics/versions',
  tag: 'AI traffic',
  summary: 'Corrections: which version of a changed page each proven agent last fetched',
  scope: 'analytics:read',
  query: z.object({
    since: When.describe('Pages changed since this day or time. Default: 90 days before now.'),
    site: z.string().max(64).optional().describe('site_…; default: every site the key may see.'),
    path: z
      .string()
      .max(1_024)
      .regex(/^\/\P{Cc}*$/u, 'must begin with /')
      .optional()
      .describe('Beginning of the path.'),
    limit: z.coerce.number().int().min(1).max(100).default(20).describe('Pages at most.'),
  }),
  example: { query: { since: '2026-11-01', limit: 20 } },
  responses: { 200: Versions, 304: Unchanged, ...problems(401, 403, 422, 429, 500, 503) },
} as const satisfies Operation

export const reachAgents = {
  operationId: 'reachAgents',
  method: 'POST',
  path: '/v1/agents/reach',
  tag: 'AI traffic',
  summary: 'Reachability: whether agents reach a page of one’s own site, by simulated requests with their names',
  scope: 'agents:reach',
  body: ReachRequest,
  example: { body: { url: 'https://example.com/bikes', agents: ['gptbot', 'oai-searchbot'] } },
  responses: { 200: Reach, ...problems(400, 401, 403, 413, 415, 422, 429, 500, 502, 503, 504) },
} as const satisfies Operation
