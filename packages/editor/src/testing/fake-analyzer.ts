import type { Optimization } from '@citable/contract/present'
import { type AnalysisRequest, type AnalysisResult, type Analyzer, analysisFailure, type Scores } from '../analyzers/analyzer.ts'

export interface AskedAnalysis {
  readonly request: AnalysisRequest
  readonly signal: AbortSignal
  /** Reports the scores before the answer. */
  tellScores(scores: Scores): void
  /** A whole answer of this device before the answer. */
  tellEarly(optimization: Optimization): void
  /** Answers this request, in whatever order the test likes. */
  answer(result: AnalysisResult): void
  succeed(optimization: Optimization): void
  fail(reason: 'failed' | 'unreachable' | 'worker_died' | 'unauthorized', detail?: string): void
}

export interface FakeAnalyzer extends Analyzer {
  /** Oldest first. */
  readonly asked: readonly AskedAnalysis[]
  /** The newest request; throws when there is none. */
  last(): AskedAnalysis
}

/** An analyzer whose answers the test gives. It ignores aborts on purpose: a late answer must do no harm. */
export function createFakeAnalyzer(): FakeAnalyzer {
  const asked: AskedAnalysis[] = []
  return {
    asked,
    last() {
      const newest = asked.at(-1)
      if (!newest) throw new Error('Nothing was asked')
      return newest
    },
    analyze: (request, signal, onScores, onEarlyAnswer) =>
      new Promise((resolve) => {
        asked.push({
          request,
          signal,
          tellScores: (scores) => onScores?.(scores),
          tellEarly: (optimization) => onEarlyAnswer?.({ ok: true, optimization, scorer: { kind: 'device', name: null }, fellBack: null }),
          answer: resolve,
          succeed: (optimization) => resolve({ ok: true, optimization, scorer: { kind: 'device', name: null }, fellBack: null }),
          fail: (reason, detail) => resolve(analysisFailure(reason, detail ?? null)),
        })
      }),
  }
}
