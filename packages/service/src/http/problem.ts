import { type Problem, type ProblemCode, problemCodes } from '@citable/contract'
import type { StorageFault, StorageFaultReason } from '../storage/storage-fault.ts'

/** Short names of the codes; the detail says what happened this time. */
const titles: Record<ProblemCode, string> = {
  malformed_json: 'The body is not valid JSON',
  bad_header: 'A header is not valid',
  bad_cursor: 'The cursor is not one of ours',
  missing_key: 'An API key is needed',
  invalid_key: 'The API key is not valid',
  expired_key: 'The API key has expired',
  revoked_key: 'The API key was revoked',
  missing_scope: 'The API key does not allow this',
  site_mismatch: 'The API key belongs to another site',
  ip_not_allowed: 'The API key may not be used from this address',
  key_too_wide: 'The other key may do more than this one',
  https_required: 'HTTPS is needed',
  origin_not_allowed: 'Pages of this origin may not call',
  not_found: 'Not found',
  method_not_allowed: 'The method is not allowed here',
  idempotency_in_flight: 'The first call with this Idempotency-Key is still running',
  conflict: 'The state does not allow this',
  precondition_failed: 'The object has changed meanwhile',
  too_large: 'The body is too large',
  unsupported_type: 'The content type is not supported',
  invalid_request: 'The request is not valid',
  idempotency_mismatch: 'The Idempotency-Key was used with another body',
  fetch_blocked: 'The address cannot be fetched',
  robots_disallowed: 'robots.txt does not allow this page',
  unusable_page: 'The page cannot be used',
  no_engine_for_pair: 'No engine translates between these languages',
  unsupported_language: 'The language of the text is not known',
  rate_limited: 'Too many requests',
  quota_exceeded: 'The quota is used up',
  internal: 'Something went wrong on our side',
  fetch_failed: 'The page could not be fetched',
  provider_failed: 'An engine failed',
  overloaded: 'Too much work at the moment',
  draining: 'The service is about to stop',
  database_unavailable: 'The database cannot be used at the moment',
  fetch_timeout: 'The page took too long',
  provider_timeout: 'An engine took too long',
  deadline: 'The call took too long',
}

export type ProblemDetail = NonNullable<Problem['errors']>[number]

/** Codes of what passes by itself, unless the problem says otherwise. */
const retryable: ReadonlySet<ProblemCode> = new Set([
  'idempotency_in_flight',
  'conflict',
  'rate_limited',
  'quota_exceeded',
  'internal',
  'fetch_failed',
  'provider_failed',
  'overloaded',
  'draining',
  'database_unavailable',
  'fetch_timeout',
  'provider_timeout',
  'deadline',
])

/** Thrown by routes and hooks; the error handler turns it into problem+json. Everything in it is shown to the caller. */
export class ServiceProblem extends Error {
  readonly code: ProblemCode
  readonly errors: readonly ProblemDetail[]
  readonly headers: Readonly<Record<string, string>>
  readonly violatedPolicies: readonly string[]
  /** The same call may succeed later. */
  readonly isRetryable: boolean
  /** Further members of the problem. */
  readonly members: Pick<Problem, 'pairs' | 'available' | 'hint'>

  constructor(
    code: ProblemCode,
    detail: string,
    more: {
      errors?: readonly ProblemDetail[]
      headers?: Readonly<Record<string, string>>
      violatedPolicies?: readonly string[]
      isRetryable?: boolean
      members?: Pick<Problem, 'pairs' | 'available' | 'hint'>
    } = {},
  ) {
    super(detail)
    this.name = 'ServiceProblem'
    this.code = code
    this.errors = more.errors ?? []
    this.headers = more.headers ?? {}
    this.violatedPolicies = more.violatedPolicies ?? []
    this.isRetryable = more.isRetryable ?? retryable.has(code)
    this.members = more.members ?? {}
  }
}

/** In words for callers, and after how many seconds it makes sense to try again. */
const outages: Record<StorageFaultReason, readonly [detail: string, retryAfterS: number]> = {
  unreachable: ['The database cannot be reached; try again.', 5],
  busy: ['The database takes too long; try again.', 2],
  full: ['The database has no room to write; reading may still work.', 60],
  unusable: ['The database cannot be used; try again later.', 30],
  damaged: ['The database is damaged; a copy has to be put back.', 300],
}

/** A call during an outage of the database. Whether it took effect may not be known: a repeat with its Idempotency-Key is safe. */
export function outageProblem({ reason }: StorageFault): ServiceProblem {
  const [detail, retryAfterS] = outages[reason]
  return new ServiceProblem('database_unavailable', detail, { headers: { 'retry-after': String(retryAfterS) } })
}

/** The body of a problem (RFC 9457). `docs` is the address under which codes are explained. */
export function problemBody(problem: ServiceProblem, instance: string, requestId: string, docs: string): Problem {
  return {
    type: `${docs}#${problem.code}`,
    title: titles[problem.code],
    status: problemCodes[problem.code],
    detail: problem.message,
    instance,
    code: problem.code,
    request_id: requestId,
    ...((problemCodes[problem.code] === 409 || problemCodes[problem.code] >= 429) && { retryable: problem.isRetryable }),
    ...problem.members,
    ...(problem.violatedPolicies.length > 0 && { violated_policies: [...problem.violatedPolicies] }),
    ...(problem.errors.length > 0 && { errors: [...problem.errors] }),
  }
}

interface Issue {
  readonly code?: string | undefined
  readonly path: readonly PropertyKey[]
  readonly message: string
  readonly keys?: readonly string[]
}

/** JSON pointer (RFC 6901). */
function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Problems listed at most: a body with 5,000 wrong blocks is told about 50. */
const maxErrors = 50

/** One wrong member that only a look at other things can tell. */
export function invalidMember(pointer: string, code: string, detail: string): ServiceProblem {
  return new ServiceProblem('invalid_request', `The body is not valid: ${pointer}: ${detail}`, { errors: [{ pointer, code, detail }] })
}

/** A validation failure as one problem; an unknown member is named by its own pointer. */
export function invalidRequest(issues: readonly Issue[], where: 'body' | 'query' | 'path'): ServiceProblem {
  const errors = issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys' && issue.keys
        ? issue.keys.map((key) => ({
            pointer: pointerOf([...issue.path, key]),
            code: 'unknown_member',
            detail: 'This member is not known.',
          }))
        : [{ pointer: pointerOf(issue.path), code: issue.code ?? 'invalid', detail: issue.message }],
    )
    .slice(0, maxErrors)
  const first = errors[0]
  const place = where === 'body' ? 'body is' : where === 'query' ? 'query parameters are' : 'path is'
  const detail = `The ${place} not valid${first ? `: ${first.pointer === '' ? '' : `${first.pointer}: `}${first.detail}` : '.'}`
  return new ServiceProblem('invalid_request', detail, { errors })
}
