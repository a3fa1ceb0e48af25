import type { CheckUse } from '../kinds/check-use.ts'
import type { CheckId } from '../model/check-id.ts'
import type { Outcome } from '../model/report.ts'
import type { SignalName, Signals } from '../signals/index.ts'
import type { AnyVerdict, Check } from './define-check.ts'
import { passScore } from './ramp.ts'

/**
 * Runs checks over lazily measured signals. An exception of a check, or of a signal it needs, becomes `error` for that check alone:
 * the fault is shown, the rest of the report stands. `useOf` says how a check holds for the kind of text.
 */
export function runChecks(
  checks: readonly Check<CheckId>[],
  read: <Name extends SignalName>(name: Name) => Signals[Name],
  useOf: (check: CheckId) => CheckUse = () => 'fully',
): readonly Outcome[] {
  // one object for all: a check names in `needs` what it may see, and sees no other by its type
  const signals: Partial<Record<SignalName, unknown>> = {}
  return checks.map((check) => {
    const use = useOf(check.id)
    if (use === 'not') return { check: check.id, status: 'not_applicable' }
    try {
      for (const name of check.needs) signals[name] = read(name)
      return toOutcome(check, check.run(signals as Signals), use)
    } catch {
      return { check: check.id, status: 'error' }
    }
  })
}

function toOutcome({ id: check, certain: isSure = true }: Check<CheckId>, verdict: AnyVerdict, use: CheckUse): Outcome {
  if ('status' in verdict) return { check, status: verdict.status }
  const { score, certain = isSure, always = false, atLeast, atMost, code, args, spans = [], fix = null } = verdict
  if (!Number.isInteger(score) || score < 0 || score > 100) throw new RangeError(`Check ${check} gave the score ${score}`)
  const isPassed = score >= passScore
  if (use === 'surely' && (isPassed || !certain)) return { check, status: 'not_applicable' }
  const isQuiet = (use === 'quietly' || use === 'silently') && !isPassed && !certain
  const isHalved = use === 'softly' || (use === 'quietly' && isQuiet)
  return {
    check,
    status: isPassed ? 'pass' : 'fail',
    // a check that holds softly costs half, and never so little that it passes
    score: isPassed || !isHalved ? score : Math.min(passScore - 1, Math.round((score + 100) / 2)),
    certain: isPassed || (certain && (always || (use !== 'softly' && use !== 'gently'))),
    ...(isQuiet ? { isQuiet } : {}),
    ...(atLeast === undefined ? {} : { atLeast }),
    ...(atMost && { atMost }),
    code,
    args,
    spans,
    fix: fix === null ? null : { code: fix.code, args: fix.args, safety: fix.safety, edit: fix.edit ?? null },
  }
}
