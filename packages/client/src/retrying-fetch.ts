import { CitableError } from './citable-error.ts'

/** The platform's fetch, or one that sends through something else. */
export type Fetch = (request: Request) => Promise<Response>

export interface RetryParts {
  readonly fetch: Fetch
  /** Maximal number of repeats of a call. */
  readonly retries: number
  /** Milliseconds one attempt may take, the answer's body included where the caller reads it. */
  readonly timeoutMs: number
  /** Resolves after that many milliseconds, or at once when the signal aborts. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>
  /** 0 ≤ x < 1; spreads the repeats of many clients. */
  readonly random: () => number
}

/** Passing faults: too many calls, or something behind the service did not answer. */
const passing = [429, 502, 503, 504]

/** Seconds. A longer wait is not slept through: the caller gets the service's answer. */
const longestWait = 30

/**
 * Sends a request and repeats it on passing faults and broken connections, after `Retry-After` or up to 0.5 s, 1 s, 2 s … with full jitter.
 * Repeats only what is safe to repeat: reads, changes, deletions, events, and calls with an `Idempotency-Key`.
 */
export function retryingFetch({ fetch, retries, timeoutMs, sleep, random }: RetryParts): Fetch {
  return async (request) => {
    for (let attempt = 0; ; attempt += 1) {
      const timeout = AbortSignal.timeout(timeoutMs)
      const last = attempt >= retries || !isRepeatable(request)
      let wait: number
      try {
        const response = await fetch(new Request(request.clone(), { signal: AbortSignal.any([request.signal, timeout]) }))
        const asked = retryAfter(response)
        const passes = passing.includes(response.status) || (response.status === 409 && asked !== null)
        if (!passes || last || (asked ?? 0) > longestWait) return response
        // Frees the connection; not waited for, because a wrapped body may never settle.
        response.body?.cancel().catch(() => {})
        wait = asked === null ? backoff(attempt, random) : asked * 1000
      } catch (cause) {
        if (request.signal.aborted) throw new CitableError('aborted', 'The call was stopped.', { cause })
        const fault = timeout.aborted
          ? new CitableError('timeout', `No answer within ${timeoutMs} ms.`, { cause })
          : new CitableError('unreachable', 'The service could not be reached.', { cause })
        if (last) throw fault
        wait = backoff(attempt, random)
      }
      await sleep(wait, request.signal)
      if (request.signal.aborted) throw new CitableError('aborted', 'The call was stopped.')
    }
  }
}

/** Events carry ids of their own; a change sets the same values again. */
const isRepeatable = (request: Request) =>
  request.method !== 'POST' || request.headers.has('idempotency-key') || new URL(request.url).pathname.endsWith('/v1/events')

const backoff = (attempt: number, random: () => number) => Math.round(random() * 500 * 2 ** attempt)

/** Seconds of `Retry-After`, which may be a number or a date; null without one. A copy of the server's, to need no package for it. */
export function retryAfter(response: Response, now: () => number = Date.now): number | null {
  const value = response.headers.get('retry-after')
  if (value === null) return null
  if (/^\d+$/.test(value)) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now()) / 1000))
}
