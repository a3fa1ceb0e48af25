import { z } from 'zod'
import { OptimizeRequest, Options } from './optimize-request.ts'
import { Status } from './result.ts'
import { SourcesRequest } from './sources.ts'
import { TranslateRequest } from './translate.ts'

const Time = z.string().describe('RFC 3339, UTC.')
const count = z.int().min(0)
const { options: _options, ...oneArticle } = OptimizeRequest.shape
// nobody waits for the answer of a job with a device
const { options: translateOptions, device: _device, ...oneTranslation } = TranslateRequest.shape

const ref = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u, 'no control characters')
  .optional()
  .describe('Your own name for the item, given back with it.')
const priority = z.int().min(0).max(9).default(0).describe('Higher first, among your own jobs.')

const OptimizeItem = z
  .strictObject({ ref, ...oneArticle })
  .refine(({ url, content }) => (url === undefined) !== (content === undefined), {
    message: 'exactly one of url and content; the address that a text will have is content.url',
  })
  .meta({ id: 'OptimizeItem' })

export const OptimizeJobRequest = z
  .strictObject({
    type: z.literal('optimize'),
    items: z.array(OptimizeItem).min(1).max(500),
    options: Options.prefault({}),
    priority,
  })
  .meta({ id: 'OptimizeJobRequest' })

const TranslateItem = z
  .strictObject({ ref, ...oneTranslation })
  .refine(({ url, content }) => (url === undefined) !== (content === undefined), {
    message: 'exactly one of url and content; the address that a text will have is content.url',
  })
  .refine(({ targets }) => new Set(targets.map((tag) => tag.toLowerCase())).size === targets.length, {
    message: 'each target once',
    path: ['targets'],
  })
  .meta({ id: 'TranslateItem' })

const TranslateJobRequest = z
  .strictObject({ type: z.literal('translate'), items: z.array(TranslateItem).min(1).max(500), options: translateOptions, priority })
  .meta({ id: 'TranslateJobRequest', description: 'The results of its items are read with GET /v1/translate/{id}.' })

const RescoreJobRequest = z
  .strictObject({
    type: z.literal('rescore'),
    article_ids: z.array(z.string().max(64)).min(1).max(500).optional().describe('art_…'),
    all: z.literal(true).optional().describe('Every article.'),
    priority,
  })
  .refine(({ article_ids, all }) => (article_ids === undefined) !== (all === undefined), { message: 'exactly one of article_ids and all' })
  .meta({ id: 'RescoreJobRequest', description: 'Score articles again, as they were last sent or as their page is now.' })

const { watch: _watch, ...oneCheck } = SourcesRequest.shape
const SourcesItem = z
  .strictObject({ ref, ...oneCheck })
  .refine(({ url, content }) => (url === undefined) !== (content === undefined), {
    message: 'exactly one of url and content; the address that a text will have is content.url',
  })
  .refine(({ url, content }) => (url ?? content?.url) !== undefined, { message: 'needs an address: content.url' })
  .meta({ id: 'SourcesItem' })

const SourcesJobRequest = z
  .strictObject({ type: z.literal('sources'), items: z.array(SourcesItem).min(1).max(500), priority })
  .meta({ id: 'SourcesJobRequest', description: 'Its articles are watched from then on; they are read with GET /v1/sources.' })

export const JobType = z.enum(['optimize', 'translate', 'rescore', 'sources']).meta({ id: 'JobType' })
export type JobType = z.infer<typeof JobType>

/** `POST /v1/jobs`: many articles, worked on one after the other. */
export const JobRequest = z
  .discriminatedUnion('type', [OptimizeJobRequest, TranslateJobRequest, RescoreJobRequest, SourcesJobRequest])
  .meta({ id: 'JobRequest' })
export type JobRequest = z.output<typeof JobRequest>

const Fault = z.object({ code: z.string(), detail: z.string() })

export const Job = z
  .object({
    id: z.string().describe('job_ and 26 characters.'),
    type: z.string(),
    status: Status.describe('completed: every item is final, even if some failed.'),
    counts: z.object({ total: count, queued: count, running: count, completed: count, failed: count, canceled: count }),
    progress: z.number().min(0).max(1).describe('Share of the items that are final.'),
    created_at: Time,
    started_at: Time.nullable(),
    finished_at: Time.nullable(),
    expires_at: Time.describe('When the job and its items are forgotten; results stay.'),
    error: Fault.nullable(),
    links: z.object({ items: z.string() }),
  })
  .meta({ id: 'Job' })
export type Job = z.infer<typeof Job>

export const JobList = z.object({ data: z.array(Job), has_more: z.boolean(), next_cursor: z.string().nullable() }).meta({ id: 'JobList' })
export type JobList = z.infer<typeof JobList>

export const JobItem = z
  .object({
    index: count,
    ref: z.string().nullable(),
    status: Status,
    result_id: z.string().nullable(),
    attempts: count,
    error: Fault.nullable().describe('Of the last attempt.'),
  })
  .meta({ id: 'JobItem' })
export type JobItem = z.infer<typeof JobItem>

export const JobItemList = z
  .object({ data: z.array(JobItem), has_more: z.boolean(), next_cursor: z.string().nullable() })
  .meta({ id: 'JobItemList' })
export type JobItemList = z.infer<typeof JobItemList>
