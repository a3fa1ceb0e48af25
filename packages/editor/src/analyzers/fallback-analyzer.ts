import { type Schedule, timerSchedule } from '../schedule.ts'
import { type AnalysisFailure, type Analyzer, analysisFailure } from './analyzer.ts'

export interface FallbackOptions {
  readonly schedule?: Schedule
  /** Milliseconds the first is left alone after a failure, unless it said how long; default one minute. */
  readonly restMs?: number
}

/**
 * Asks the first; when it fails, the second, and the result says so in `fellBack`. After a failure the first rests, so that a service that
 * is down does not slow down every score; `forgive` ends the rest. When both fail, the first one's reason stands: it is the one to mend.
 * Stopping (`aborted`) is no failure.
 */
export function createFallbackAnalyzer(
  first: Analyzer,
  second: Analyzer,
  { schedule = timerSchedule, restMs = 60_000 }: FallbackOptions = {},
): Analyzer {
  let resting: AnalysisFailure | null = null
  let cancelRest = () => {}

  const rest = (failure: AnalysisFailure) => {
    cancelRest()
    resting = failure
    cancelRest = schedule(
      () => {
        resting = null
      },
      failure.retryAfterSeconds === null ? restMs : failure.retryAfterSeconds * 1000,
    )
  }

  return {
    ...(first.quietMs !== undefined && { quietMs: first.quietMs }),
    async analyze(request, signal, onScores) {
      let failure = resting
      if (!failure) {
        const asked = await first.analyze(request, signal, onScores)
        if (asked.ok || asked.reason === 'aborted') return asked
        failure = asked
        // A fault of one article says nothing about the next.
        if (!['invalid', 'too_large'].includes(asked.reason)) rest(asked)
      }
      const answer = signal.aborted ? analysisFailure('aborted') : await second.analyze(request, signal, onScores)
      if (answer.ok) return { ...answer, fellBack: failure }
      return answer.reason === 'aborted' ? answer : failure
    },
    forgive() {
      cancelRest()
      resting = null
      first.forgive?.()
      second.forgive?.()
    },
  }
}
