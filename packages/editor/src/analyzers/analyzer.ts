import type { Optimization } from '@citable/contract/present'
import type { AnalysisContext, ArticleInput } from '@citable/core'

/** One request: plain data, so that it can cross a worker or network border. */
export interface AnalysisRequest {
  /** Separates the caches of documents. */
  readonly documentId: string
  readonly input: ArticleInput
  readonly context: AnalysisContext
}

/**
 * `aborted`: a newer request took its place. `worker_blocked`: the browser refused to start the worker. `worker_died`: it stopped
 * answering or threw while starting. `unreachable`: no answer from the service. `timeout`: too slow an answer.
 * `not_configured`: no address or key. `unauthorized`: wrong or revoked key. `forbidden`: the key or the person lacks the right.
 * `rate_limited`, `too_large`, `invalid`: the service refuses this request. `malformed`: an answer that is no analysis.
 * `failed`: a fault on the other side.
 */
export type AnalysisFailureReason =
  | 'aborted'
  | 'worker_blocked'
  | 'worker_died'
  | 'unreachable'
  | 'timeout'
  | 'not_configured'
  | 'unauthorized'
  | 'forbidden'
  | 'rate_limited'
  | 'too_large'
  | 'invalid'
  | 'malformed'
  | 'failed'

export interface AnalysisFailure {
  readonly ok: false
  readonly reason: AnalysisFailureReason
  /** For the person who mends it, in English: a status, an error text. Never a key. null: nothing more is known. */
  readonly detail: string | null
  /** Seconds to wait, when the other side said so. */
  readonly retryAfterSeconds: number | null
}

/** The scorer: this device, or a service at `name`. */
export interface Scorer {
  readonly kind: 'device' | 'service'
  /** Host name of the service; null on the device. */
  readonly name: string | null
}

export interface AnalysisSuccess {
  readonly ok: true
  readonly optimization: Optimization
  readonly scorer: Scorer
  /** Reason why the first choice did not answer; null: it did. */
  readonly fellBack: AnalysisFailure | null
}

export type AnalysisResult = AnalysisSuccess | AnalysisFailure

/** Both scores, 0–100. */
export interface Scores {
  readonly aeoScore: number
  readonly seoScore: number
}

/** Expected failures are values; a rejected promise is a bug and is shown as `failed`. */
export interface Analyzer {
  /**
   * `onScores` may be called once, before the answer, where the rest of the answer takes longer. `onEarlyAnswer` too: with a whole answer
   * for the same text that stands until the one that is waited for.
   */
  analyze(
    request: AnalysisRequest,
    signal: AbortSignal,
    onScores?: (scores: Scores) => void,
    onEarlyAnswer?: (answer: AnalysisSuccess) => void,
  ): Promise<AnalysisResult>
  /** Milliseconds without a key before it is asked; longer where a run costs more than this device's time. Default: the store's. */
  readonly quietMs?: number
  /** A person asks to try again: forget earlier failures. */
  forgive?(): void
}

/** A failure with what is known about it. */
export const analysisFailure = (
  reason: AnalysisFailureReason,
  detail: string | null = null,
  retryAfterSeconds: number | null = null,
): AnalysisFailure => ({ ok: false, reason, detail, retryAfterSeconds })

/** Milliseconds. Each run is a request that counts against the service's limits: asked when a sentence is done, not between two words. */
export const serviceQuietMs = 900
