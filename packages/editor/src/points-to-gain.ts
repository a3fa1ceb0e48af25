import { sectionOf } from './groups.ts'
import type { CheckResult } from './row-view.ts'

/**
 * Whole-score points, 0–100, that meeting one check fully would bring, by check id; the base of "most useful first".
 *
 * An estimate from what the result carries: a check's share of all weights that apply in its score, times what it lacks.
 * A cap in effect counts what it takes away at most; a penalty what it takes.
 */
export function pointsToGain(
  checks: readonly CheckResult[],
  caps: readonly { check: string; limit: number }[],
  penalties: readonly { check: string; points: number }[],
): ReadonlyMap<string, number> {
  const total = { aeo: 0, seo: 0 }
  for (const { group, weight, score } of checks) if (score !== null) total[sectionOf(group).score] += weight
  return new Map(
    checks.map((result) => {
      const { check, group, weight, score, status } = result
      if (status !== 'fail' || score === null) return [check, 0]
      const cap = caps.find((one) => one.check === check)
      if (cap) return [check, 100 - cap.limit]
      const penalty = penalties.find((one) => one.check === check)
      if (penalty) return [check, penalty.points]
      const all = total[sectionOf(group).score]
      return [check, all === 0 ? 0 : Math.round((weight * (100 - score)) / all)]
    }),
  )
}
