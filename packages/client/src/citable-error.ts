import type { components } from './schema.gen.ts'

export type Problem = components['schemas']['Problem']

/**
 * A call that did not succeed. `code` is the service's own (`missing_scope`, `fetch_blocked` …), or one of the client's:
 * `unreachable` (no answer), `timeout`, `aborted` (by the caller's signal), `malformed` (an answer that is not the service's).
 * Codes the client does not know may come. Never holds the key.
 */
export class CitableError extends Error {
  override readonly name = 'CitableError'
  readonly code: string
  /** HTTP status; null: there was no answer. */
  readonly status: number | null
  readonly problem: Problem | null
  readonly requestId: string | null
  /** Seconds the service asks to wait; null: it did not say. */
  readonly retryAfterSeconds: number | null

  constructor(
    code: string,
    message: string,
    more: { status?: number; problem?: Problem; requestId?: string | null; retryAfterSeconds?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause })
    this.code = code
    this.status = more.status ?? null
    this.problem = more.problem ?? null
    this.requestId = more.requestId ?? more.problem?.request_id ?? null
    this.retryAfterSeconds = more.retryAfterSeconds ?? null
  }
}
