import type { Outcome } from '../model/report.ts'
import type { SignalName, Signals } from '../signals/index.ts'
import type { AnyVerdict, Check } from './define-check.ts'
import type { CheckId } from './index.ts'

/**
 * Runs checks over lazily measured signals. What a check, or a signal it needs, throws becomes `error` for that check alone:
 * the fault is shown, the rest of the report stands.
 */
export function runChecks(
  checks: readonly Check<CheckId>[],
  read: <Name extends SignalName>(name: Name) => Signals[Name],
  passScore: number,
): readonly Outcome[] {
  // one object for all: a check names in `needs` what it may see, and sees no other by its type
  const signals: Partial<Record<SignalName, unknown>> = {}
  return checks.map((check) => {
    try {
      for (const name of check.needs) signals[name] = read(name)
      return toOutcome(check.id, check.run(signals as Signals), passScore)
    } catch {
      return { check: check.id, status: 'error' }
    }
  })
}

function toOutcome(check: CheckId, verdict: AnyVerdict, passScore: number): Outcome {
  if ('status' in verdict) return { check, status: verdict.status }
  const { score, code, args, spans = [], fix = null } = verdict
  if (!Number.isInteger(score) || score < 0 || score > 100) throw new RangeError(`Check ${check} gave the score ${score}`)
  return {
    check,
    status: score >= passScore ? 'pass' : 'fail',
    score,
    code,
    args,
    spans,
    fix: fix === null ? null : { code: fix.code, args: fix.args, safety: fix.safety, edit: fix.edit ?? null },
  }
}
