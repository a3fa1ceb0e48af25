import type { Operation } from '@citable/contract'
import type { JsonObject } from './json-schema.ts'

const text = (description: string, more: JsonObject = {}): JsonObject => ({ description, schema: { type: 'string', ...more } })

/** Headers of answers. Required: an answer that is documented with it always has it. */
export const documentedHeaders = {
  'X-Request-Id': {
    required: true,
    ...text('Finds the call in the log; the one that was sent, where it is 8 to 64 letters, digits, `_` or `-`.', {
      pattern: '^[\\w-]{8,64}$',
    }),
  },
  ETag: {
    required: true,
    ...text('A strong validator of this answer, for If-None-Match and, where the object can be changed, for If-Match.', {
      pattern: '^"[\\x21\\x23-\\x7e]+"$',
    }),
  },
  RateLimit: text('What is left of each allowance, and seconds until it is full (draft-ietf-httpapi-ratelimit-headers-10).', {
    pattern: '^"\\w+";r=\\d+;t=\\d+(, "\\w+";r=\\d+;t=\\d+)*$',
  }),
  'RateLimit-Policy': text('The allowances: tokens, and seconds in which they come back.', {
    pattern: '^"\\w+";q=\\d+;w=\\d+(, "\\w+";q=\\d+;w=\\d+)*$',
  }),
  'Retry-After': {
    description: 'Seconds after which to try again; always with 429 and 503, and with 409 while the first call of an Idempotency-Key runs.',
    schema: { type: 'integer', minimum: 1 },
  },
  'WWW-Authenticate': { required: true, ...text('How to send a key.', { pattern: '^Bearer ' }) },
  Location: text('Where the new object is read; absent from a replay.', { format: 'uri-reference' }),
  'Preference-Applied': text('The preference that was followed; absent from a replay.', { const: 'respond-async' }),
  'Idempotency-Replayed': text('The answer to the first call with this Idempotency-Key.', { const: 'true' }),
  'Content-Disposition': text('A file name for a table.'),
  Link: text('`rel="next"`: the next page of a list. Of an operation that goes: a page about it and what takes its place.'),
  Deprecation: text('Since when nothing new should use it (RFC 9745).', { pattern: '^@\\d+$' }),
  Sunset: text('From when it may be gone (RFC 8594).'),
} as const satisfies JsonObject

/**
 * Headers that an answer of the operation can have beside those of every HTTP answer, as references to the components.
 *
 * @param status 0: any that is not listed
 */
export function headersOf(operation: Operation, status: number, isDeprecated: boolean): JsonObject {
  const { method, scope, query, idempotent, conditional, mayRunAsync, csv, responses } = operation
  const isGood = status >= 200 && status < 300
  const isTagged = status === 304 || (status === 200 && (304 in responses || (method === 'PATCH' && conditional === true)))
  const isJob = status === 202 && responses[202]?.meta()?.id === 'Job'
  const isRead = status === 200 || status === 304
  const isList = query !== undefined && 'cursor' in query.shape
  const given: Readonly<Record<keyof typeof documentedHeaders, boolean>> = {
    'X-Request-Id': true,
    ETag: isTagged,
    RateLimit: scope !== null && status !== 401,
    'RateLimit-Policy': scope !== null && status !== 401,
    'Retry-After': scope !== null && (status === 429 || status === 503 || (status === 409 && idempotent === true)),
    'WWW-Authenticate': status === 401,
    Location: status === 201 || isJob,
    'Preference-Applied': isJob && mayRunAsync === true,
    'Idempotency-Replayed': idempotent === true && (isGood || status === 404 || status === 422),
    'Content-Disposition': csv !== undefined && isRead,
    Link: isDeprecated || (isRead && isList),
    Deprecation: isDeprecated,
    Sunset: isDeprecated,
  }
  return Object.fromEntries(
    Object.entries(given)
      .filter(([, isGiven]) => isGiven)
      .map(([name]) => [name, { $ref: `#/components/headers/${name}` }]),
  )
}
