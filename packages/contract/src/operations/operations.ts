import { z } from 'zod'
import { Health, Whoami } from '../schemas/account.ts'
import { Job } from '../schemas/jobs.ts'
import { OptimizeRequest } from '../schemas/optimize-request.ts'
import { ArticleList, OptimizationResult, ScoreRecord } from '../schemas/result.ts'
import { SourcesReport, SourcesRequest, WatchedSources, WatchedSourcesList } from '../schemas/sources.ts'
import { analyticsLists, reachAgents, readAnalytics, readVersions, sendEvents } from './analytics.ts'
import { cancelJob, createJob, listJobItems, listJobs, readJob } from './jobs.ts'
import { changeKey, createKey, listKeys, readKey, revokeKey, rotateKey } from './keys.ts'
import { type Operation, problems, Unchanged } from './operation.ts'
import { listPublishers, readPublisher } from './publishers.ts'
import { listEngines, readTranslation, translate } from './translate.ts'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  readWebhook,
  replayDelivery,
  rotateWebhook,
  testWebhook,
} from './webhooks.ts'

export const optimize = {
  operationId: 'optimize',
  method: 'POST',
  path: '/v1/optimize',
  tag: 'Articles',
  summary: 'Score and optimize one article',
  scope: 'optimize:write',
  body: OptimizeRequest,
  idempotent: true,
  mayRunAsync: true,
  example: {
    body: {
      content: {
        title: 'How to bake bread',
        html: '<h1>How to bake bread</h1><p>Bread is baked from flour, water, salt and yeast at 230 °C for 40 minutes.</p>',
        url: 'https://example.com/bread',
        language: 'en',
      },
      target_queries: ['how long does bread bake'],
    },
  },
  responses: { 200: OptimizationResult, 202: Job, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 500, 502, 503, 504) },
} as const satisfies Operation

export const readScore = {
  operationId: 'readScore',
  method: 'GET',
  path: '/v1/score/{id}',
  tag: 'Articles',
  summary: 'The score of one result (opt_…), or the newest of an article (art_…)',
  scope: 'score:read',
  params: z.object({ id: z.string().max(64).describe('opt_… or art_…') }),
  query: z.object({
    include: z
      .string()
      .max(64)
      .regex(/^(checks|schema|titles)(,(checks|schema|titles))*$/, 'must name some of checks, schema, titles, apart by commas')
      .optional()
      .describe('Stored parts to add: checks, schema, titles; apart by commas.'),
  }),
  example: { params: { id: 'opt_01k6q8v3n4r5s6t7w8x9y0z1a2' }, query: { include: 'checks,titles' } },
  responses: { 200: ScoreRecord, 304: Unchanged, ...problems(401, 403, 404, 422, 429, 500, 503) },
} as const satisfies Operation

export const listArticles = {
  operationId: 'listArticles',
  method: 'GET',
  path: '/v1/articles',
  tag: 'Articles',
  summary: 'Stored articles with the scores of their newest results, those stored last first',
  scope: 'score:read',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(512).optional().describe('next_cursor of the page before.'),
    host: z.string().min(1).max(253).optional().describe('Of the address, with or without `www.`'),
    max_aeo: z.coerce.number().int().min(0).max(100).optional().describe('AEO readiness up to this.'),
    max_seo: z.coerce.number().int().min(0).max(100).optional().describe('SEO score up to this.'),
    updated_since: z.iso.datetime({ offset: true }).optional().describe('Those whose newest result is not older.'),
  }),
  example: { query: { limit: 20, max_aeo: 60 } },
  responses: { 200: ArticleList, 304: Unchanged, ...problems(400, 401, 403, 422, 429, 500, 503) },
} as const satisfies Operation

export const deleteScore = {
  operationId: 'deleteScore',
  method: 'DELETE',
  path: '/v1/score/{id}',
  tag: 'Articles',
  summary: 'Forget an article: its results, their history and its part in the grade of its publisher',
  scope: 'optimize:write',
  params: z.object({ id: z.string().max(64).describe('art_…') }),
  example: { params: { id: 'art_01k6q8v3n4r5s6t7w8x9y0z1a2' } },
  responses: { 204: z.undefined(), ...problems(400, 401, 403, 404, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const checkSources = {
  operationId: 'checkSources',
  method: 'POST',
  path: '/v1/sources',
  tag: 'Articles',
  summary: 'Whether the pages that an article links say what they are cited for; no part of a score',
  scope: 'optimize:write',
  body: SourcesRequest,
  example: {
    body: {
      content: {
        html: '<p>Some 37 percent of shopkeepers are satisfied, <a href="https://council.example.org/survey">a survey found</a>.</p>',
        url: 'https://example.com/bikes',
        language: 'en',
      },
      watch: true,
    },
  },
  responses: { 200: SourcesReport, ...problems(400, 401, 403, 413, 415, 422, 429, 500, 502, 503, 504) },
} as const satisfies Operation

const watchedId = z.object({ id: z.string().max(64).describe('src_…') })
const watchedExample = { params: { id: 'src_01k6q8v3n4r5s6t7w8x9y0z1a2' } }

export const listSources = {
  operationId: 'listSources',
  method: 'GET',
  path: '/v1/sources',
  tag: 'Articles',
  summary: 'Dead and silent sources: watched articles with the claims whose link is dead or whose page does not hold them',
  scope: 'score:read',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: z.string().max(512).optional().describe('next_cursor of the page before.'),
    host: z.string().min(1).max(253).optional().describe('Of the address, with or without `www.`'),
    answer: z.enum(['link_dead', 'does_not_hold']).optional().describe('Articles with such a claim; default: all that are watched.'),
  }),
  example: { query: { limit: 20 } },
  responses: { 200: WatchedSourcesList, 304: Unchanged, ...problems(400, 401, 403, 422, 429, 500, 503) },
} as const satisfies Operation

export const readSources = {
  operationId: 'readSources',
  method: 'GET',
  path: '/v1/sources/{id}',
  tag: 'Articles',
  summary: 'The newest answers of the sources of a watched article',
  scope: 'score:read',
  params: watchedId,
  example: watchedExample,
  responses: { 200: WatchedSources, 304: Unchanged, ...problems(401, 403, 404, 422, 429, 500, 503) },
} as const satisfies Operation

export const forgetSources = {
  operationId: 'forgetSources',
  method: 'DELETE',
  path: '/v1/sources/{id}',
  tag: 'Articles',
  summary: 'Watch an article no longer, and forget what its sources said',
  scope: 'optimize:write',
  params: watchedId,
  example: watchedExample,
  responses: { 204: z.undefined(), ...problems(400, 401, 403, 404, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const whoami = {
  operationId: 'whoami',
  method: 'GET',
  path: '/v1/whoami',
  tag: 'Service',
  summary: 'The key’s tenant, scopes and limits; tests a connection',
  scope: 'any',
  example: {},
  responses: { 200: Whoami, 304: Unchanged, ...problems(401, 403, 429, 500, 503) },
} as const satisfies Operation

export const readOpenApi = {
  operationId: 'readOpenApi',
  method: 'GET',
  path: '/v1/openapi.json',
  tag: 'Service',
  summary: 'This document',
  scope: null,
  example: {},
  responses: { 200: z.record(z.string(), z.unknown()).meta({ description: 'An OpenAPI 3.1 document.' }) },
} as const satisfies Operation

export const livez = {
  operationId: 'livez',
  method: 'GET',
  path: '/livez',
  tag: 'Service',
  summary: 'The process answers',
  scope: null,
  example: {},
  responses: { 200: Health },
} as const satisfies Operation

export const readyz = {
  operationId: 'readyz',
  method: 'GET',
  path: '/readyz',
  tag: 'Service',
  summary: 'The process can take work',
  scope: null,
  example: {},
  responses: { 200: Health, 503: Health },
} as const satisfies Operation

export * from './jobs.ts'
export * from './translate.ts'
export * from './webhooks.ts'
export {
  analyticsLists,
  changeKey,
  createKey,
  listKeys,
  listPublishers,
  reachAgents,
  readAnalytics,
  readKey,
  readPublisher,
  readVersions,
  revokeKey,
  rotateKey,
  sendEvents,
}

/** Every route of the service. */
export const operations = [
  optimize,
  readScore,
  listArticles,
  deleteScore,
  checkSources,
  listSources,
  readSources,
  forgetSources,
  listPublishers,
  readPublisher,
  sendEvents,
  readAnalytics,
  readVersions,
  reachAgents,
  translate,
  readTranslation,
  listEngines,
  whoami,
  createKey,
  listKeys,
  readKey,
  changeKey,
  rotateKey,
  revokeKey,
  createJob,
  listJobs,
  readJob,
  listJobItems,
  cancelJob,
  createWebhook,
  listWebhooks,
  readWebhook,
  changeWebhook,
  deleteWebhook,
  testWebhook,
  rotateWebhook,
  listDeliveries,
  replayDelivery,
  readOpenApi,
  livez,
  readyz,
] as const satisfies readonly Operation[]
