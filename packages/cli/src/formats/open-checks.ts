import type { Optimization } from '@citable/contract'
import { isAdvice, problemOf, staysShort } from '@citable/contract/present'

export type CheckLine = Optimization['checks'][number]

/** Failing checks that are not set aside, in the order of their use. */
export interface OpenChecks {
  /** Most useful now. */
  readonly steps: readonly CheckLine[]
  /** Certain, one for each problem that no step names. */
  readonly failing: readonly CheckLine[]
  /** What may be wrong about the text, and is worth a look. */
  readonly uncertain: readonly CheckLine[]
  /** All of them, in the order of the analysis. */
  readonly open: readonly CheckLine[]
}

/** Failed checks of a report in the order in which the command prints them: next steps first, then by importance. */
export function openChecks({ checks, set_aside, next_steps, worth_a_look, text_kind }: Optimization): OpenChecks {
  const open = checks.filter(({ status, check }) => status === 'fail' && !set_aside.includes(check))
  const byImportance = (a: CheckLine, b: CheckLine) => importance(b) - importance(a)
  const steps = next_steps.flatMap((id) => open.find(({ check }) => check === id) ?? [])
  const scored = open
    .filter((check) => (check.effect !== 'none' || isAdvice(check.check)) && !steps.includes(check) && !staysShort(check, text_kind.kind))
    .sort(byImportance)
  const named = new Set(steps.map(({ check }) => problemOf(check)))
  const isNew = ({ check }: CheckLine): boolean => {
    const problem = problemOf(check)
    return problem === undefined || (!named.has(problem) && named.add(problem).has(problem))
  }
  const failing = scored.filter(({ certain }) => certain).filter(isNew)
  const uncertain = worth_a_look.flatMap((id) => open.find(({ check }) => check === id) ?? [])
  return { steps, failing, uncertain, open }
}

/** Possible gain: caps and penalties first, then weight times the missing points; checks without effect last. */
function importance({ effect, weight, score }: CheckLine): number {
  if (effect === 'weight') return weight * (100 - (score ?? 0))
  return effect === 'none' ? -1 : Number.MAX_SAFE_INTEGER
}
