import { z } from 'zod'

/** Every code of a problem, with its HTTP status; `type` of a problem ends with `#<code>`. */
export const problemCodes = {
  malformed_json: 400,
  bad_header: 400,
  bad_cursor: 400,
  missing_key: 401,
  invalid_key: 401,
  expired_key: 401,
  revoked_key: 401,
  missing_scope: 403,
  site_mismatch: 403,
  ip_not_allowed: 403,
  key_too_wide: 403,
  https_required: 403,
  origin_not_allowed: 403,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_in_flight: 409,
  conflict: 409,
  precondition_failed: 412,
  too_large: 413,
  unsupported_type: 415,
  invalid_request: 422,
  idempotency_mismatch: 422,
  fetch_blocked: 422,
  robots_disallowed: 422,
  unusable_page: 422,
  no_engine_for_pair: 422,
  unsupported_language: 422,
  rate_limited: 429,
  quota_exceeded: 429,
  internal: 500,
  fetch_failed: 502,
  provider_failed: 502,
  overloaded: 503,
  draining: 503,
  database_unavailable: 503,
  fetch_timeout: 504,
  provider_timeout: 504,
  deadline: 504,
} as const
export type ProblemCode = keyof typeof problemCodes

const Pair = z.object({ from: z.string(), to: z.string() })

/** `application/problem+json` (RFC 9457). New codes may be added within v1. */
export const Problem = z
  .object({
    type: z.string().describe('Address that explains the code.'),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    instance: z.string(),
    code: z.string().describe('Stable code; clients must accept codes they do not know.'),
    request_id: z.string(),
    pairs: z.array(Pair).optional().describe('With no_engine_for_pair: what no engine covers.'),
    available: z
      .array(Pair.extend({ engine: z.string(), tier: z.enum(['draft', 'production']) }))
      .optional()
      .describe('With no_engine_for_pair: what the engines cover.'),
    retryable: z.boolean().optional().describe('With 409, 429 and from 500 on: whether the same call may succeed later.'),
    hint: z.string().optional().describe('What to install or configure.'),
    violated_policies: z.array(z.string()).optional().describe('With 429: the limits that were passed, named as in RateLimit-Policy.'),
    errors: z
      .array(z.object({ pointer: z.string().describe('JSON pointer of the member.'), code: z.string(), detail: z.string() }))
      .optional(),
  })
  .meta({ id: 'Problem', description: 'What went wrong, in plain words (RFC 9457).' })
export type Problem = z.infer<typeof Problem>
