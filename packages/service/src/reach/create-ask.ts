import { type Asked, type ReachSettings, servedAnswer } from '@citable/core/reach'
import { charsetOf, pageText } from '../fetching/charset.ts'
import { pageLimits, type SafeFetch } from '../fetching/safe-fetch.ts'
import type { HostTurns } from './host-turns.ts'

const accept = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5'

interface AskSettings {
  readonly fetcher: Pick<SafeFetch, 'request'>
  /** Whose share of the fetcher is used. */
  readonly tenant: string
  /** Runs a request to a host when it is its turn. */
  readonly inTurn: HostTurns
  readonly signal: AbortSignal
}

/** Requests of one run, through the guarded fetcher. */
export const createAsk =
  ({ fetcher, tenant, inTurn, signal }: AskSettings): ReachSettings['ask'] =>
  (url, userAgent) =>
    inTurn(new URL(url).hostname, signal, () => request({ fetcher, tenant, signal }, url, userAgent))

async function request({ fetcher, tenant, signal }: Omit<AskSettings, 'inTurn'>, url: string, userAgent: string): Promise<Asked> {
  const answer = await fetcher.request(
    {
      url,
      method: 'GET',
      headers: { 'user-agent': userAgent, accept, 'accept-language': '*' },
      body: null,
      limits: pageLimits,
      signal,
      followsRedirects: false,
    },
    tenant,
  )
  signal.throwIfAborted()
  if (!answer.ok) return { fault: answer.outcome }
  const { body } = answer
  return servedAnswer(url, answer, (contentType) => pageText({ body, charset: charsetOf(body, contentType) }))
}
