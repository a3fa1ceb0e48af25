import { z } from 'zod'
import { PublisherList, PublisherRecord } from '../schemas/publishers.ts'
import { type Operation, problems, Unchanged } from './operation.ts'

const whole = (min: number, max: number) => z.coerce.number().int().min(min).max(max)

export const listPublishers = {
  operationId: 'listPublishers',
  method: 'GET',
  path: '/v1/publishers',
  tag: 'Publishers',
  summary: 'Publishers of analysed pages with their grades: article structure, not truthfulness',
  scope: 'publishers:read',
  query: z.object({
    limit: whole(1, 200).default(50),
    cursor: z.string().max(512).optional().describe('next_cursor of the page before.'),
    sort: z.enum(['grade', '-grade', 'name', '-articles']).default('grade').describe('grade: best first; name: by host.'),
    q: z
      .string()
      .min(1)
      .max(253)
      .regex(/^\P{Cc}*$/u, 'no control characters')
      .optional()
      .describe('Beginning of the host.'),
    min_articles: whole(0, 1_000_000).default(1),
  }),
  example: { query: { limit: 20, sort: 'grade', q: 'example' } },
  responses: { 200: PublisherList, 304: Unchanged, ...problems(400, 401, 403, 422, 429, 500, 503) },
} as const satisfies Operation

export const readPublisher = {
  operationId: 'readPublisher',
  method: 'GET',
  path: '/v1/publishers/{id}',
  tag: 'Publishers',
  summary: 'One publisher with its history and its best and worst articles',
  scope: 'publishers:read',
  params: z.object({ id: z.string().max(64).describe('pub_…') }),
  example: { params: { id: 'pub_01k6q8v3n4r5s6t7w8x9y0z1a2' } },
  responses: { 200: PublisherRecord, 304: Unchanged, ...problems(401, 403, 404, 422, 429, 500, 503) },
} as const satisfies Operation
