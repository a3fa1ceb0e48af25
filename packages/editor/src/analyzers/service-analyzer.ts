import type { OptimizeRequest } from '@citable/contract/present'
import { presentRequest } from '@citable/contract/requests'
import { messageOf } from '../message-of.ts'
import { type AnalysisFailure, type AnalysisFailureReason, type Analyzer, analysisFailure, serviceQuietMs } from './analyzer.ts'
import { isOptimization } from './is-optimization.ts'

/** An answer over HTTP, whatever the transport. */
export interface ServiceAnswer {
  readonly status: number
  /** Decoded JSON; null when there was none. */
  readonly body: unknown
  /** The header `Retry-After` in seconds; null when there was none. */
  readonly retryAfterSeconds: number | null
}

/**
 * Sends one request through the CMS's own server, which adds the key. Rejects when nothing answered. The signal is aborted when the
 * answer is no longer wanted or comes too late.
 */
export type CallService = (request: OptimizeRequest, signal: AbortSignal) => Promise<ServiceAnswer>

export interface ServiceAnalyzerParts {
  readonly call: CallService
  /** Host name of the service, for "scored by". */
  readonly name: string
}

/** Service mode: `POST /v1/optimize` with exactly what the core would have scored here. Never falls back by itself. */
export function createServiceAnalyzer({ call, name }: ServiceAnalyzerParts): Analyzer {
  return {
    quietMs: serviceQuietMs,
    async analyze({ input, context }, signal) {
      if (signal.aborted) return analysisFailure('aborted')
      let answer: ServiceAnswer
      try {
        answer = await call(presentRequest(input, context), signal)
      } catch (error) {
        if (signal.aborted) return analysisFailure('aborted')
        const isTimeout = error instanceof Error && error.name === 'TimeoutError'
        return analysisFailure(isTimeout ? 'timeout' : 'unreachable', messageOf(error))
      }
      if (signal.aborted) return analysisFailure('aborted')
      if (answer.status !== 200) return failureOf(answer)
      if (!isOptimization(answer.body)) return analysisFailure('malformed')
      return { ok: true, optimization: answer.body, scorer: { kind: 'service', name }, fellBack: null }
    },
  }
}

/** For transports that hand out a `Response`, such as `fetch` and WordPress's `apiFetch` with `parse: false`. */
export async function serviceAnswerOf(response: Response): Promise<ServiceAnswer> {
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN)
  const text = await response.text()
  return { status: response.status, body: parseJson(text), retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Codes of the service and of the plugins' own routes; they say more than a status does. */
const reasonOfCode: Readonly<Record<string, AnalysisFailureReason>> = {
  not_configured: 'not_configured',
  missing_key: 'unauthorized',
  invalid_key: 'unauthorized',
  expired_key: 'unauthorized',
  revoked_key: 'unauthorized',
  too_large: 'too_large',
  rate_limited: 'rate_limited',
  quota_exceeded: 'rate_limited',
  deadline: 'timeout',
  fetch_timeout: 'timeout',
  overloaded: 'unreachable',
  draining: 'unreachable',
  unreachable: 'unreachable',
  timeout: 'timeout',
  malformed: 'malformed',
  unauthorized: 'unauthorized',
}

const reasonOfStatus: Readonly<Record<number, AnalysisFailureReason>> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  408: 'timeout',
  413: 'too_large',
  415: 'invalid',
  422: 'invalid',
  429: 'rate_limited',
  502: 'unreachable',
  503: 'unreachable',
  504: 'timeout',
}

const failureOf = ({ status, body, retryAfterSeconds }: ServiceAnswer): AnalysisFailure => {
  const { code, detail, title, message } = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>
  // Routes of a plugin prefix the code with its name.
  const bare = typeof code === 'string' ? code.replace(/^citable_/, '') : ''
  const said = [detail, title, message].find((text) => typeof text === 'string' && text !== '')
  const reason = reasonOfCode[bare] ?? reasonOfStatus[status] ?? 'failed'
  return analysisFailure(reason, typeof said === 'string' ? `${status}: ${said}` : String(status), retryAfterSeconds)
}
