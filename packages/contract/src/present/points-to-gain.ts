import type { CheckId, Outcome, Report } from '@citable/core'
import { aggregate, placeInRubric, rubric } from '@citable/core/scoring'

type Scored = Pick<Report, 'outcomes'>

/** Whole-score points, 0–100, that meeting one check fully would bring: the score added up again with that check met, caps included. */
export function pointsToGain(report: Scored, check: CheckId): number {
  const { score } = placeInRubric(check)
  return gainOf(report, score, (outcome) => outcome.check === check)
}

/** The same for checks that see one problem, in both scores together: who mends it meets them all. */
export const pointsTogether = (report: Scored, checks: readonly CheckId[]): number =>
  gainOf(report, 'aeo', ({ check }) => checks.includes(check)) + gainOf(report, 'seo', ({ check }) => checks.includes(check))

/** Both sums are of the same outcomes: a later reading may doubt what the score was lowered for, and no other check gains by that. */
function gainOf({ outcomes }: Scored, score: 'aeo' | 'seo', isMet: (outcome: Outcome) => boolean): number {
  const met = outcomes.map(
    (outcome): Outcome => (isMet(outcome) && 'score' in outcome ? { ...outcome, status: 'pass', score: 100 } : outcome),
  )
  const sumOf = (all: readonly Outcome[]): number => aggregate<string>(rubric[score], [], all).value
  return Math.max(0, sumOf(met) - sumOf(outcomes))
}
