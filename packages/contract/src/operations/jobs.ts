import { z } from 'zod'
import { Job, JobItemList, JobList, JobRequest, JobType } from '../schemas/jobs.ts'
import { Status } from '../schemas/result.ts'
import { type Operation, problems, Unchanged } from './operation.ts'

/** A key works on the jobs of the types it may also call one by one. */
const scope = ['optimize:write', 'translate:write'] as const
const params = z.object({ id: z.string().max(64).describe('job_…') })
const limit = z.coerce.number().int().min(1).max(200).default(50)
const cursor = z.string().max(512).optional().describe('next_cursor of the page before.')

export const createJob = {
  operationId: 'createJob',
  method: 'POST',
  path: '/v1/jobs',
  tag: 'Jobs',
  summary: 'Work on many articles; items are taken in turn with those of others',
  scope,
  body: JobRequest,
  idempotent: true,
  example: {
    body: {
      type: 'optimize',
      items: [{ ref: 'post-17', content: { title: 'How to bake bread', html: '<p>Bread is baked for 40 minutes.</p>', language: 'en' } }],
    },
  },
  responses: { 202: Job, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const listJobs = {
  operationId: 'listJobs',
  method: 'GET',
  path: '/v1/jobs',
  tag: 'Jobs',
  summary: 'Jobs of the tenant, newest first',
  scope,
  query: z.object({ limit, cursor, status: Status.optional(), type: JobType.optional() }),
  example: { query: { limit: 20, type: 'optimize' } },
  responses: { 200: JobList, 304: Unchanged, ...problems(400, 401, 403, 422, 429, 500, 503) },
} as const satisfies Operation

export const readJob = {
  operationId: 'readJob',
  method: 'GET',
  path: '/v1/jobs/{id}',
  tag: 'Jobs',
  summary: 'One job and how far it is',
  scope,
  params,
  example: { params: { id: 'job_01k6q8v3n4r5s6t7w8x9y0z1a2' } },
  responses: { 200: Job, 304: Unchanged, ...problems(401, 403, 404, 422, 429, 500, 503) },
} as const satisfies Operation

export const listJobItems = {
  operationId: 'listJobItems',
  method: 'GET',
  path: '/v1/jobs/{id}/items',
  tag: 'Jobs',
  summary: 'The items of a job in their order, with the ids of their results',
  scope,
  params,
  query: z.object({ limit, cursor }),
  example: { params: { id: 'job_01k6q8v3n4r5s6t7w8x9y0z1a2' }, query: { limit: 100 } },
  responses: { 200: JobItemList, 304: Unchanged, ...problems(400, 401, 403, 404, 422, 429, 500, 503) },
} as const satisfies Operation

export const cancelJob = {
  operationId: 'cancelJob',
  method: 'POST',
  path: '/v1/jobs/{id}/cancel',
  tag: 'Jobs',
  summary: 'Stop a job; what is done stays',
  scope,
  params,
  example: { params: { id: 'job_01k6q8v3n4r5s6t7w8x9y0z1a2' } },
  responses: { 200: Job, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation
