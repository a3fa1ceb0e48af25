import { useOf } from '../kinds/check-use.ts'
import type { CheckId } from '../model/check-id.ts'
import type { Outcome } from '../model/report.ts'
import type { AdviceReading } from '../signals/advice-reading.ts'
import { type AdviceSignals, adviceSignals } from '../signals/advice-signals.ts'
import type { Signals } from '../signals/index.ts'
import { adviceChecks } from './advice-checks.ts'
import type { Check } from './define-check.ts'
import { runChecks } from './run-checks.ts'

/** What is advised of an article and moves no score; each signal is read once, by one check. */
export function runAdvice(reading: AdviceReading): readonly Outcome[] {
  const read = <Name extends keyof Signals>(name: Name): Signals[Name] =>
    adviceSignals[name as keyof AdviceSignals](reading) as unknown as Signals[Name]
  return runChecks(adviceChecks as readonly Check<CheckId>[], read, (check) => useOf(check, reading.textKind))
}
