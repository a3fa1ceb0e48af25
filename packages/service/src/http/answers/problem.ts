import { type Problem, type ProblemCode, problemCodes } from '@citable/contract'
import type { StorageFault, StorageFaultReason } from '../../storage/faults/storage-fault.ts'

/** Each code by a short name and what its caller can do; `detail` says what happened this time. */
export const explained: Record<ProblemCode, { readonly title: string; readonly remedy: string }> = {
  malformed_json: { title: 'The body is not valid JSON', remedy: 'Send one JSON object in UTF-8, as long as Content-Length says.' },
  bad_header: { title: 'A header is not valid', remedy: '`detail` names the header and what it may hold.' },
  bad_cursor: {
    title: 'The cursor is not one of ours',
    remedy: 'Begin again without a cursor; a cursor belongs to the list it came from.',
  },
  missing_key: {
    title: 'An API key is needed',
    remedy: 'Send `Authorization: Bearer <key>`. `citable keys create` makes a key; the first start showed one.',
  },
  invalid_key: {
    title: 'The API key is not valid',
    remedy: 'Compare the key with the one that was shown once; it belongs to another service or is cut off. If it is lost, make another.',
  },
  expired_key: {
    title: 'The API key has expired',
    remedy: 'Make another key: `citable keys create`, or `citable keys rotate` before it ends.',
  },
  revoked_key: { title: 'The API key was revoked', remedy: 'Make another key: `citable keys create`.' },
  missing_scope: {
    title: 'The API key does not allow this',
    remedy: '`detail` names the scope. Use a key that has it, or make one: the scopes of a key never change.',
  },
  site_mismatch: {
    title: 'The API key belongs to another site',
    remedy: 'The key is bound to a site and the address lies on another. Use a key of that site, or one without a site.',
  },
  ip_not_allowed: {
    title: 'The API key may not be used from this address',
    remedy: 'The key is bound to networks. Call from one of them, or change the key.',
  },
  key_too_wide: {
    title: 'The other key may do more than this one',
    remedy: 'A key makes and changes only keys that may do no more than itself. Use a wider key or the command line.',
  },
  https_required: {
    title: 'HTTPS is needed',
    remedy: 'Revoke the key, which has travelled in clear text; call over https, or from the same machine.',
  },
  origin_not_allowed: {
    title: 'Pages of this origin may not call',
    remedy: 'Call from a server: a key in a web page is everybody’s. The operator lists origins that may call.',
  },
  not_found: { title: 'Not found', remedy: 'Compare the path and the id. What a key may not see is not found, too.' },
  method_not_allowed: { title: 'The method is not allowed here', remedy: '`Allow` names the methods of this path.' },
  idempotency_in_flight: {
    title: 'The first call with this Idempotency-Key is still running',
    remedy: 'Wait as long as `Retry-After` says and send the same call again.',
  },
  conflict: { title: 'The state does not allow this', remedy: 'Read the object anew; `detail` says what it has to be before.' },
  precondition_failed: {
    title: 'The object has changed meanwhile',
    remedy: 'Read the object anew, and send the change with its new `ETag`.',
  },
  too_large: { title: 'The body is too large', remedy: '`detail` names the limit. Send less at once, or an article by its address.' },
  unsupported_type: { title: 'The content type is not supported', remedy: 'Send `Content-Type: application/json`.' },
  invalid_request: {
    title: 'The request is not valid',
    remedy: '`errors` names each member by its JSON pointer and what is wrong with it.',
  },
  idempotency_mismatch: { title: 'The Idempotency-Key was used with another body', remedy: 'Take a new Idempotency-Key for another body.' },
  fetch_blocked: {
    title: 'The address cannot be fetched',
    remedy: 'Compare the address. Pages of private networks and unusual ports are never fetched: send their text as `content`.',
  },
  robots_disallowed: {
    title: 'robots.txt does not allow this page',
    remedy: 'Allow `CitableBot` in the site’s robots.txt, or send the text as `content`.',
  },
  unusable_page: {
    title: 'The page cannot be used',
    remedy: '`detail` says what was there instead of an article. Send the text as `content`.',
  },
  no_engine_for_pair: {
    title: 'No engine translates between these languages',
    remedy: '`available` lists the pairs that engines here translate; `hint` says what to install.',
  },
  unsupported_language: { title: 'The language of the text is not known', remedy: 'Name the language in `source_language`.' },
  rate_limited: { title: 'Too many requests', remedy: 'Wait as long as `Retry-After` says; `RateLimit` tells what is left.' },
  quota_exceeded: { title: 'The quota is used up', remedy: 'Wait as long as `Retry-After` says, or let the operator raise the quota.' },
  internal: { title: 'Something went wrong on our side', remedy: 'Try again. The operator finds the details in the log by `request_id`.' },
  fetch_failed: {
    title: 'The page could not be fetched',
    remedy: 'Try again where `retryable` is true; else look at the page: its server refused, or broke off.',
  },
  provider_failed: { title: 'An engine failed', remedy: 'Try again later; the operator sees in the log why the engine failed.' },
  overloaded: {
    title: 'Too much work at the moment',
    remedy: 'Wait as long as `Retry-After` says. Send many articles as a job: `POST /v1/jobs`.',
  },
  draining: { title: 'The service is about to stop', remedy: 'Send the same call again; another process or the new one answers it.' },
  database_unavailable: {
    title: 'The database cannot be used at the moment',
    remedy: 'Wait as long as `Retry-After` says. With an Idempotency-Key a repeat is safe.',
  },
  fetch_timeout: { title: 'The page took too long', remedy: 'Try again later: the page took too long to answer.' },
  provider_timeout: { title: 'An engine took too long', remedy: 'Try again later, or send less text at once.' },
  deadline: { title: 'The call took too long', remedy: 'Try again later, or make it a job with `Prefer: respond-async`.' },
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

/** A call during an outage of the database. It may have taken effect: a repeat with its Idempotency-Key is safe. */
export function outageProblem({ reason }: StorageFault): ServiceProblem {
  const [detail, retryAfterS] = outages[reason]
  return new ServiceProblem('database_unavailable', detail, { headers: { 'retry-after': String(retryAfterS) } })
}

/** The body of a problem (RFC 9457). `docs` is the address under which codes are explained. */
export function problemBody(problem: ServiceProblem, instance: string, requestId: string, docs: string): Problem {
  return {
    type: `${docs}#${problem.code}`,
    title: explained[problem.code].title,
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
  readonly expected?: string
  readonly keys?: readonly string[]
}

const unknownDetail = {
  body: 'This member is not known.',
  path: 'This member is not known.',
  query: 'This parameter is not known.',
} as const

/** JSON pointer (RFC 6901). */
function pointerOf(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

/** Problems listed at most: a body with 5,000 wrong blocks gets 50. */
const maxErrors = 50

/** One wrong member that only shows beside other records. */
export function invalidMember(pointer: string, code: string, detail: string): ServiceProblem {
  return new ServiceProblem('invalid_request', `The body is not valid: ${pointer}: ${detail}`, { errors: [{ pointer, code, detail }] })
}

/** The value at a place and the expected one, in words. */
function detailOf({ code, expected, message }: Issue): string {
  if (code !== 'invalid_type' || expected === undefined) return message
  const kind = kinds[expected] ?? expected
  return / undefined$/.test(message) ? `is missing: ${kind}` : `must be ${kind}`
}

const kinds: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
}

/**
 * A validation failure as one problem; an unknown member is named by its own pointer, and first: a member that is missing may be the one that was
 * misspelled.
 */
export function invalidRequest(issues: readonly Issue[], where: 'body' | 'query' | 'path'): ServiceProblem {
  const unknown = issues.flatMap(({ path, keys }) =>
    (keys ?? []).map((key) => ({ pointer: pointerOf([...path, key]), code: 'unknown_member', detail: unknownDetail[where] })),
  )
  const others = issues.flatMap((issue) =>
    issue.keys === undefined ? [{ pointer: pointerOf(issue.path), code: issue.code ?? 'invalid', detail: detailOf(issue) }] : [],
  )
  const errors = [...unknown, ...others].slice(0, maxErrors)
  const first = errors[0]
  const place = where === 'body' ? 'body is' : where === 'query' ? 'query parameters are' : 'path is'
  const detail = `The ${place} not valid${first ? `: ${first.pointer === '' ? '' : `${first.pointer}: `}${first.detail}` : '.'}`
  return new ServiceProblem('invalid_request', detail, { errors })
}
