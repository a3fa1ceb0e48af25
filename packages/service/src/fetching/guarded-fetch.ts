import type { SafeFetch } from './safe-fetch.ts'
import { pageLimits } from './transfer.ts'

/** Bytes of an answer, decoded or not: drafts and translations of one article have some ten thousand. */
const answerBytes = 2 * 1024 * 1024

/** Thrown when the endpoint is not a public address and the operator has not allowed it. */
class AddressNotAllowed extends Error {
  override readonly name = 'AddressNotAllowed'
}

/**
 * `fetch` through the guarded client: public addresses, and private ones that the operator allows. The key travels in a header, so no
 * redirect is followed.
 */
export const guardedFetch =
  (safeFetch: SafeFetch, timeoutMs: number): typeof globalThis.fetch =>
  async (target, init = {}) => {
    const answer = await safeFetch.request(
      {
        url: target instanceof Request ? target.url : String(target),
        method: init.method === 'POST' ? 'POST' : 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: typeof init.body === 'string' ? init.body : null,
        limits: {
          ...pageLimits,
          rawBytes: answerBytes,
          decodedBytes: answerBytes,
          totalMs: timeoutMs,
          headersMs: timeoutMs,
          idleMs: timeoutMs,
          redirects: 0,
        },
        signal: init.signal ?? AbortSignal.timeout(timeoutMs),
      },
      'generator',
    )
    if (answer.ok) {
      const { 'content-encoding': _decoded, 'content-length': _length, ...headers } = answer.headers
      return new Response(new Uint8Array(answer.body), { status: answer.status, headers })
    }
    if (answer.outcome === 'blocked') throw new AddressNotAllowed('The address is not public and not allowed.')
    throw new TypeError('fetch failed', { cause: new Error(answer.reason) })
  }
