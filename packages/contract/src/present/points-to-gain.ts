import type { CheckId, Outcome, Report } from '@citable/core'
import { aggregate, placeInRubric, rubric } from '@citable/core/scoring'

/** Whole-score points, 0–100, that meeting one check fully would bring: the score added up again with that check met, caps included. */
export function pointsToGain({ outcomes, aeo, seo }: Pick<Report, 'outcomes' | 'aeo' | 'seo'>, check: CheckId): number {
  const { score } = placeInRubric(check)
  const met = outcomes.map(
    (outcome): Outcome => (outcome.check === check && 'score' in outcome ? { ...outcome, status: 'pass', score: 100 } : outcome),
  )
  return Math.max(0, aggregate<string>(rubric[score], [], met).value - (score === 'aeo' ? aeo : seo).value)
}
