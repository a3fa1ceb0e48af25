import type { CheckId } from '../model/check-id.ts'
import { type RubricEntry, rubric } from './rubric.ts'

/** A check's place in the rubric and its possible effect on a score. */
export interface RubricPlace {
  readonly score: 'aeo' | 'seo'
  readonly group: string
  readonly weight: number
  readonly effect: 'weight' | 'cap' | 'penalty' | 'none'
}

/** The place of a check; every check has exactly one. Where it bounds the other score, too, is `again` there. */
export function placeInRubric(check: CheckId): RubricPlace {
  for (const score of ['aeo', 'seo'] as const)
    for (const { group, checks } of rubric[score])
      for (const entry of checks as readonly RubricEntry[])
        if (entry.check === check && entry.again !== true) return { score, group, weight: entry.weight, effect: effectOf(entry) }
  throw new Error(`Check ${check} stands nowhere in the rubric`)
}

/** A check with a weight or a penalty that also caps counts as that: the cap shows itself in the score's list. */
function effectOf({ weight, cap, penalty }: RubricEntry): RubricPlace['effect'] {
  if (weight > 0) return 'weight'
  if (penalty !== undefined) return 'penalty'
  return cap !== undefined ? 'cap' : 'none'
}
