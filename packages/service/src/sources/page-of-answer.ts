import type { DeadReason, SourcePage, UncheckedReason } from '@citable/core/source-answers'
import type { FetchReason } from '../fetching/fetch-fault.ts'
import type { FetchRefused } from '../fetching/safe-fetch.ts'

/**
 * A name that is not known and one that leads to a private network are the same to a reader, and must be to a caller: the fetcher shall not be used
 * to map a network.
 */
const dead: Partial<Record<FetchReason, DeadReason>> = { dns: 'no_such_name', peer: 'no_such_name', name: 'reserved' }

const unchecked: Partial<Record<FetchReason, UncheckedReason>> = {
  url_invalid: 'blocked',
  scheme: 'blocked',
  userinfo: 'blocked',
  literal: 'blocked',
  port: 'blocked',
  dns_temporary: 'no_answer',
  timeout: 'timeout',
  raw_size: 'too_large',
  decoded_size: 'too_large',
  type: 'file_type',
  status_temporary: 'unavailable',
  empty: 'empty',
  robots: 'robots',
  robots_unreachable: 'robots',
  busy: 'unavailable',
}

/** Statuses by which a site says that it does not let us in, and that there is nothing. 999: a network of people. */
const refused = [401, 402, 403, 405, 406, 407, 451, 999]
const gone = [404, 410]

export type FailedSource = Extract<SourcePage, { readonly kind: 'failed' | 'dead' }>

/** What a refusal of the fetcher says of the source. A transfer that failed never says that a page holds nothing. */
export function pageOfRefusal({ reason, status }: Pick<FetchRefused, 'reason' | 'status'>): FailedSource {
  if (status !== undefined && gone.includes(status)) return { kind: 'dead', reason: 'not_found' }
  if (status !== undefined && refused.includes(status)) return { kind: 'failed', reason: 'refused' }
  if (reason === 'status') return { kind: 'failed', reason: 'unavailable' }
  const isDead = dead[reason]
  return isDead === undefined ? { kind: 'failed', reason: unchecked[reason] ?? 'no_answer' } : { kind: 'dead', reason: isDead }
}
