import type { Optimization } from '@citable/contract/present'
import { aggregate, type Outcome, rubric } from '@citable/core'
import { sectionOf } from './groups.ts'
import type { CheckResult } from './row-view.ts'

/**
 * Whole-score points, 0–100, that meeting one check fully would bring, by check id; the base of "most useful first".
 *
 * With the rubric this package was built with, the score is added up again with that check met: exact, caps and penalties included.
 * For a result of another rubric version (a service that is ahead) it is an estimate from what the result carries.
 */
export function pointsToGain({ checks, scores, aeo_score, seo_score, rubric_version }: Optimization): ReadonlyMap<string, number> {
  const open = checks.filter(({ status }) => status === 'fail')
  if (rubric_version !== rubric.version || !checks.every(({ check }) => scoreOf(check) !== null))
    return new Map(open.map((result) => [result.check, estimate(result, checks, scores)]))
  const outcomes = checks.map(outcomeOf)
  const before = { aeo: aeo_score, seo: seo_score }
  return new Map(
    open.map(({ check }) => {
      const id = check as Outcome['check']
      const score = scoreOf(check) ?? 'aeo'
      const met = outcomes.map((outcome) => (outcome.check === id ? meet(outcome) : outcome))
      return [check, Math.max(0, aggregate<string>(rubric[score], [], met).value - before[score])]
    }),
  )
}

/** The score a check stands in; null: this rubric does not know it. */
const scoreOf = (check: string): 'aeo' | 'seo' | null =>
  (['aeo', 'seo'] as const).find((score) => rubric[score].some(({ checks }) => checks.some((entry) => entry.check === check))) ?? null

const outcomeOf = ({ check, status, score, certain, code, args }: CheckResult): Outcome => {
  const id = check as Outcome['check']
  return status === 'pass' || status === 'fail'
    ? { check: id, status, score: score ?? 0, certain: certain !== false, code: code ?? '', args, spans: [], fix: null }
    : { check: id, status }
}

const meet = (outcome: Outcome): Outcome => ('score' in outcome ? { ...outcome, status: 'pass', score: 100 } : outcome)

/** A check's share of all weights that apply in its score, times what it lacks; what a cap takes at most; what a penalty takes. */
const estimate = (
  { check, group, weight, score }: CheckResult,
  checks: readonly CheckResult[],
  { aeo, seo }: Optimization['scores'],
): number => {
  const cap = [...aeo.caps, ...seo.caps].find((one) => one.check === check)
  if (cap) return 100 - cap.limit
  const penalty = [...aeo.penalties, ...seo.penalties].find((one) => one.check === check)
  if (penalty) return penalty.points
  const side = sectionOf(group).score
  const all = checks.reduce((sum, other) => (other.score !== null && sectionOf(other.group).score === side ? sum + other.weight : sum), 0)
  return all === 0 ? 0 : Math.round((weight * (100 - (score ?? 0))) / all)
}
