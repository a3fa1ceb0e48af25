import { EngineList, TranslateRequest, TranslationResult } from '../schemas/translate.ts'
import { type Operation, problems } from './operation.ts'

export const translate = {
  operationId: 'translate',
  method: 'POST',
  path: '/v1/translate',
  summary: 'Translate an article and optimize it again in each language; always a draft for a person to review',
  scope: 'translate:write',
  body: TranslateRequest,
  idempotent: true,
  responses: { 200: TranslationResult, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 500, 502, 503, 504) },
} as const satisfies Operation

export const listEngines = {
  operationId: 'listEngines',
  method: 'GET',
  path: '/v1/translate/engines',
  summary: 'Translation engines of this service and their language pairs',
  scope: 'translate:write',
  responses: { 200: EngineList, ...problems(401, 403, 429, 500, 503) },
} as const satisfies Operation
