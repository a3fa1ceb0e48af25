import { z } from 'zod'
import { Drafts } from './drafts.ts'
import { Optimization, Score, Scores } from './optimization.ts'
import { AppliedOptions } from './optimize-request.ts'

export const Status = z.enum(['queued', 'running', 'completed', 'failed', 'canceled']).meta({ id: 'Status' })

const Time = z.string().describe('RFC 3339, UTC.')
const OptimizationId = z.string().describe('opt_ and 26 characters.')
const ArticleId = z.string().describe('art_ and 26 characters.')

/** The answer of `POST /v1/optimize`: the optimization with what the service knows about it. */
export const OptimizationResult = z
  .object({
    id: OptimizationId,
    article_id: ArticleId,
    status: Status,
    ...Optimization.shape,
    url: z.string().nullable(),
    canonical_url: z.string().nullable(),
    fetched: z
      .object({
        status: z.int(),
        redirects: z.int().min(0),
        bytes: z.int().min(0),
        from_cache: z.boolean(),
        at: Time,
      })
      .nullable()
      .describe('How the page was fetched; null for content.'),
    drafts: Drafts.optional().describe('Only with options.generate.'),
    options: AppliedOptions,
    now: z.string().describe('The clock used; sent again, it repeats the result.'),
    created_at: Time,
    ms: z.int().min(0).describe('Milliseconds the service took.'),
  })
  .meta({ id: 'OptimizationResult' })
export type OptimizationResult = z.infer<typeof OptimizationResult>

/** The answer of `GET /v1/score/{id}`. Scores are null only while the status is not `completed`. */
export const ScoreRecord = z
  .object({
    id: OptimizationId,
    article_id: ArticleId,
    status: Status,
    url: z.string().nullable(),
    aeo_score: Score.nullable(),
    seo_score: Score.nullable(),
    scores: Scores.nullable(),
    rubric_version: z.string(),
    rubric_outdated: z.boolean().describe('A newer rubric is in use.'),
    checks_summary: z.object({ pass: z.int(), fail: z.int(), not_applicable: z.int(), not_checked: z.int(), error: z.int() }),
    error: z.object({ code: z.string(), detail: z.string() }).nullable(),
    created_at: Time,
    computed_at: Time.nullable(),
    history: z
      .array(z.object({ id: OptimizationId, aeo_score: Score, seo_score: Score, rubric_version: z.string(), computed_at: Time }))
      .describe('The newest 20 of the article.'),
    checks: Optimization.shape.checks.optional(),
    schema: Optimization.shape.schema.optional(),
    titles: Optimization.shape.titles.optional(),
  })
  .meta({ id: 'ScoreRecord' })
export type ScoreRecord = z.infer<typeof ScoreRecord>

export const ArticleRecord = z
  .object({
    id: ArticleId,
    result_id: OptimizationId.describe('The newest result: GET /v1/score/{id} reads it, and the article’s id as well.'),
    url: z.string().nullable().describe('Canonical address; null: a draft without one.'),
    title: z.string().nullable(),
    aeo_score: Score,
    seo_score: Score,
    created_at: Time,
    updated_at: Time.describe('When the newest result was stored.'),
  })
  .meta({ id: 'ArticleRecord' })
export type ArticleRecord = z.infer<typeof ArticleRecord>

export const ArticleList = z
  .object({ data: z.array(ArticleRecord), has_more: z.boolean(), next_cursor: z.string().nullable() })
  .meta({ id: 'ArticleList' })
export type ArticleList = z.infer<typeof ArticleList>
