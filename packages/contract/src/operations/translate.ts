import { z } from 'zod'
import { Job } from '../schemas/jobs.ts'
import { EngineList, TranslateRequest, TranslationResult } from '../schemas/translate.ts'
import { type Operation, problems, Unchanged } from './operation.ts'

export const translate = {
  operationId: 'translate',
  method: 'POST',
  path: '/v1/translate',
  tag: 'Translation',
  summary: 'Translate an article and optimize it again in each language; always a draft for a person to review',
  scope: 'translate:write',
  body: TranslateRequest,
  idempotent: true,
  mayRunAsync: true,
  example: {
    body: {
      content: { title: 'How to bake bread', markdown: 'Bake the **bread** for 40 minutes.', language: 'en' },
      targets: ['es'],
      glossary: [{ term: 'Citable', action: 'keep' }],
    },
  },
  responses: { 200: TranslationResult, 202: Job, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 500, 502, 503, 504) },
} as const satisfies Operation

export const readTranslation = {
  operationId: 'readTranslation',
  method: 'GET',
  path: '/v1/translate/{id}',
  tag: 'Translation',
  summary: 'A translation of the last 30 days, such as the result of an item of a job',
  scope: 'translate:write',
  params: z.object({ id: z.string().max(64).describe('trl_…') }),
  example: { params: { id: 'trl_01k6q8v3n4r5s6t7w8x9y0z1a2' } },
  responses: { 200: TranslationResult, 304: Unchanged, ...problems(401, 403, 404, 422, 429, 500, 503) },
} as const satisfies Operation

export const listEngines = {
  operationId: 'listEngines',
  method: 'GET',
  path: '/v1/translate/engines',
  tag: 'Translation',
  summary: 'Translation engines of this service and their language pairs',
  scope: 'translate:write',
  example: {},
  responses: { 200: EngineList, 304: Unchanged, ...problems(401, 403, 429, 500, 503) },
} as const satisfies Operation
