import { z } from 'zod'
import { CreatedKey, Key, KeyChange, KeyRequest, KeyRotation } from '../schemas/account.ts'
import { type Operation, problems, Unchanged } from './operation.ts'

const params = z.object({ id: z.string().max(64).describe('key_…') })

export const createKey = {
  operationId: 'createKey',
  method: 'POST',
  path: '/v1/keys',
  tag: 'Keys',
  summary: 'Make a key with some of the scopes of this one; it is shown once',
  scope: 'keys:manage',
  body: KeyRequest,
  idempotent: true,
  example: { body: { name: 'Newsroom', scopes: ['optimize:write', 'score:read'] } },
  responses: { 201: CreatedKey, ...problems(400, 401, 403, 409, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const listKeys = {
  operationId: 'listKeys',
  method: 'GET',
  path: '/v1/keys',
  tag: 'Keys',
  summary: 'Keys of the tenant, newest first',
  scope: 'keys:manage',
  example: {},
  responses: { 200: z.object({ data: z.array(Key) }).meta({ id: 'KeyList' }), 304: Unchanged, ...problems(401, 403, 429, 500, 503) },
} as const satisfies Operation

export const readKey = {
  operationId: 'readKey',
  method: 'GET',
  path: '/v1/keys/{id}',
  tag: 'Keys',
  summary: 'One key, without the key itself',
  scope: 'keys:manage',
  params,
  example: { params: { id: 'key_01k6q8v3n4r5s6t7w8x9y0z1a2' } },
  responses: { 200: Key, 304: Unchanged, ...problems(401, 403, 404, 422, 429, 500, 503) },
} as const satisfies Operation

export const changeKey = {
  operationId: 'changeKey',
  method: 'PATCH',
  path: '/v1/keys/{id}',
  tag: 'Keys',
  summary: 'Change name, networks or an earlier end; scopes never change',
  scope: 'keys:manage',
  params,
  body: KeyChange,
  conditional: true,
  example: { params: { id: 'key_01k6q8v3n4r5s6t7w8x9y0z1a2' }, body: { name: 'Newsroom, Berlin' } },
  responses: { 200: Key, ...problems(400, 401, 403, 404, 409, 412, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const rotateKey = {
  operationId: 'rotateKey',
  method: 'POST',
  path: '/v1/keys/{id}/rotate',
  tag: 'Keys',
  summary: 'Make a key like this one; this one ends after the overlap',
  scope: 'keys:manage',
  params,
  body: KeyRotation,
  bodyMayLack: true,
  idempotent: true,
  example: { params: { id: 'key_01k6q8v3n4r5s6t7w8x9y0z1a2' }, body: { overlap_s: 3_600 } },
  responses: { 201: CreatedKey, ...problems(400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation

export const revokeKey = {
  operationId: 'revokeKey',
  method: 'DELETE',
  path: '/v1/keys/{id}',
  tag: 'Keys',
  summary: 'Revoke a key at once; every key may revoke itself, others need keys:manage',
  scope: 'any',
  params,
  conditional: true,
  example: { params: { id: 'key_01k6q8v3n4r5s6t7w8x9y0z1a2' } },
  responses: { 204: z.undefined(), ...problems(400, 401, 403, 404, 412, 413, 415, 422, 429, 500, 503) },
} as const satisfies Operation
