import type { Outcome, Score } from '../model/report.ts'
import type { RubricEntry, RubricGroup } from './rubric.ts'

/** Score at which a check counts as passed; set here and nowhere else. */
export const passScore = 80

/**
 * One score of the rubric, in integers.
 *
 * Group score g = Σ w·f ÷ Σ w over its applicable checks; base = Σ W·g ÷ Σ W over groups with at least one (W: the group's nominal
 * weight; groups without one count by their checks' weights). Rounded once, half up. `value = max(0, min(caps…, base − penalties))`.
 * Parts are built from their groups in the same way, before caps and penalties; null when nothing in them applied.
 * With nothing at all to judge the value is 0.
 */
export function aggregate<Part extends string>(
  groups: readonly RubricGroup<Part>[],
  parts: readonly Part[],
  outcomes: readonly Outcome[],
): Score<Part> {
  const byCheck = new Map(outcomes.map((outcome) => [outcome.check as string, outcome]))
  const measured = groups.map((group) => ({ part: group.part, ...measureGroup(group, byCheck) }))
  const base = meanOf(measured.filter(({ part }) => part !== null)) ?? 0
  const entries: readonly RubricEntry[] = groups.flatMap(({ checks }) => checks)

  const penalties = entries.flatMap(({ check, penalty }) => {
    const outcome = byCheck.get(check)
    if (penalty === undefined || outcome?.status !== 'fail') return []
    const failing = passScore - 1
    const points = roundedDivision(penalty.from * failing + (penalty.to - penalty.from) * (failing - outcome.score), failing)
    return points > 0 ? [{ check, points }] : []
  })
  const reduced = Math.max(0, base - penalties.reduce((sum, { points }) => sum + points, 0))
  const caps = entries.flatMap(({ check, cap }) => {
    const outcome = byCheck.get(check)
    if (cap === undefined || outcome?.status !== 'fail') return []
    if (cap.codes !== undefined && !cap.codes.includes(outcome.code)) return []
    return cap.limit < reduced ? [{ check, limit: cap.limit }] : []
  })
  return {
    value: Math.min(reduced, ...caps.map(({ limit }) => limit)),
    parts: Object.fromEntries(parts.map((part) => [part, meanOf(measured.filter((group) => group.part === part))])) as Record<
      Part,
      number | null
    >,
    caps,
    penalties,
  }
}

interface Measured {
  /** Σ w·f and Σ w over applicable checks; the group's weight in the whole. */
  readonly points: number
  readonly weights: number
  readonly weight: number
}

function measureGroup(group: RubricGroup<string>, byCheck: ReadonlyMap<string, Outcome>): Measured {
  let points = 0
  let weights = 0
  for (const { check, weight } of group.checks) {
    const outcome = byCheck.get(check)
    if (weight === 0 || outcome === undefined || !(outcome.status === 'pass' || outcome.status === 'fail')) continue
    points += weight * outcome.score
    weights += weight
  }
  return { points, weights, weight: weights === 0 ? 0 : (group.weight ?? weights) }
}

/** Σ W·(points ÷ weights) ÷ Σ W, rounded once: a sum of fractions over their least common denominator. */
function meanOf(groups: readonly Measured[]): number | null {
  const applicable = groups.filter(({ weight }) => weight > 0)
  if (applicable.length === 0) return null
  const denominator = applicable.reduce((product, { weights }) => leastCommonMultiple(product, weights), 1)
  const sum = applicable.reduce((total, { points, weights, weight }) => total + weight * points * (denominator / weights), 0)
  return roundedDivision(sum, denominator * applicable.reduce((total, { weight }) => total + weight, 0))
}

/** Half up, for integers that are not negative. */
function roundedDivision(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor))
}

function leastCommonMultiple(a: number, b: number): number {
  let [x, y] = [a, b]
  while (y !== 0) [x, y] = [y, x % y]
  return (a / x) * b
}
