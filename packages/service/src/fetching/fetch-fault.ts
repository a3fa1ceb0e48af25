import type { UrlRefusal } from './url-policy.ts'

/** Reason for a transfer that ended without a page. Internal: written to log and metrics; callers get the coarse outcome. */
export type FetchReason =
  | UrlRefusal
  | 'dns'
  /** The name could not be looked up now. */
  | 'dns_temporary'
  | 'peer'
  | 'redirects'
  | 'timeout'
  | 'connection'
  | 'headers'
  | 'encoding'
  | 'decode'
  | 'raw_size'
  | 'decoded_size'
  | 'type'
  | 'status'
  /** 5xx, 429 and their like. */
  | 'status_temporary'
  | 'empty'
  | 'robots'
  | 'robots_unreachable'
  | 'busy'

/** Outcome for the caller. It never names the rule that fired, so the fetcher cannot be used to map a network. */
export type FetchOutcome = 'blocked' | 'timeout' | 'failed' | 'unusable' | 'robots' | 'busy'

const outcomes: Partial<Record<FetchReason, FetchOutcome>> = {
  url_invalid: 'blocked',
  scheme: 'blocked',
  userinfo: 'blocked',
  literal: 'blocked',
  name: 'blocked',
  port: 'blocked',
  dns: 'blocked',
  peer: 'blocked',
  timeout: 'timeout',
  type: 'unusable',
  status: 'unusable',
  empty: 'unusable',
  robots: 'robots',
  busy: 'busy',
}

/** Failures that may have passed at the next try. */
const temporary: ReadonlySet<FetchReason> = new Set([
  'dns_temporary',
  'status_temporary',
  'robots_unreachable',
  'timeout',
  'connection',
  'busy',
])

/** True for a failure that may have passed at the next try. */
export const isTemporary = (reason: FetchReason): boolean => temporary.has(reason)

/** The coarse outcome of a reason; transfer faults of the other side are `failed`. */
export function outcomeOf(reason: FetchReason): FetchOutcome {
  return outcomes[reason] ?? 'failed'
}

/** Thrown inside the fetcher and turned into a value at its border. */
export class FetchFault extends Error {
  readonly reason: FetchReason

  constructor(reason: FetchReason, cause?: unknown) {
    super(`fetch ended: ${reason}`, { cause })
    this.name = 'FetchFault'
    this.reason = reason
  }
}
