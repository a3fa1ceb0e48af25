import { passScore } from '../checks/ramp.ts'
import type { Outcome, Score } from '../model/report.ts'
import type { RubricEntry, RubricGroup } from './rubric.ts'

/**
 * One score of the rubric, in integers. Group: g = Σ w·f ÷ Σ w over its applicable checks; base = Σ W·g ÷ Σ W over groups with one (W: the
 * group's weight, else its checks' sum), rounded once, half up; `value` = max(0, min(caps, base − penalties)), 0 with nothing to judge.
 * Caps and penalties need a certain failure. Parts are means of their groups, under caps of `lower` only; null when nothing applied.
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
    if (penalty === undefined || outcome?.status !== 'fail' || !outcome.certain) return []
    const failing = passScore - 1
    const points = roundedDivision(penalty.from * failing + (penalty.to - penalty.from) * (failing - outcome.score), failing)
    return points > 0 ? [{ check, points }] : []
  })
  const reduced = Math.max(0, base - penalties.reduce((sum, { points }) => sum + points, 0))
  /** A cap that holds for every part when the text cannot be judged. */
  let partCap = 100
  const caps = entries.flatMap(({ check, cap }) => {
    const outcome = byCheck.get(check)
    if (cap === undefined || outcome?.status !== 'fail' || !outcome.certain) return []
    if (cap.codes !== undefined && !cap.codes.includes(outcome.code)) return []
    const lower = cap.lower?.[outcome.code]
    const limit = lower ?? cap.limit
    if (lower !== undefined) partCap = Math.min(partCap, lower)
    return limit < reduced ? [{ check, limit }] : []
  })
  const partOf = (part: Part): number | null => {
    const mean = meanOf(measured.filter((group) => group.part === part))
    return mean === null ? null : Math.min(mean, partCap)
  }
  return {
    value: Math.min(reduced, ...caps.map(({ limit }) => limit)),
    parts: Object.fromEntries(parts.map((part) => [part, partOf(part)])) as Record<Part, number | null>,
    caps,
    penalties,
  }
}

/** Lower bound of the scores of checks of sections: more than a long text without headings gets. */
const minOfSections = 60

interface Measured {
  /** Σ w·f and Σ w over applicable checks; the group's weight in the whole. */
  readonly points: number
  readonly weights: number
  readonly weight: number
}

function measureGroup(group: RubricGroup<string>, byCheck: ReadonlyMap<string, Outcome>): Measured {
  let points = 0
  let weights = 0
  for (const { check, weight, needsHeadings } of group.checks) {
    const outcome = byCheck.get(check)
    const score = countedOf(outcome)
    if (weight === 0 || score === null || needsHeadings === true || isOptional(outcome)) continue
    points += weight * score
    weights += weight
  }
  for (const { check, weight } of group.checks) {
    const outcome = byCheck.get(check)
    const score = countedOf(outcome)
    if (weight === 0 || score === null || !isOptional(outcome) || isIdle(outcome, score * weights - points, weights)) continue
    points += weight * score
    weights += weight
  }
  // Checks of sections never take away more than having no headings would, also where that costs half.
  const structure = byCheck.get('heading-structure')
  const bare = structure?.status === 'fail' && structure.code === 'none' ? Math.min(structure.score, minOfSections) : null
  // Alone they do not make a group.
  for (const { check, weight, needsHeadings } of weights === 0 ? [] : group.checks) {
    if (needsHeadings !== true) continue
    const own = scoreOf(byCheck.get(check))
    if (structure?.status === 'not_applicable' && own !== null && own * weights < points) continue
    const score = own === null ? bare : Math.max(own, minOfSections)
    // a text whose headings cannot be judged gains nothing by having none
    if (score === null || (own === null && score * weights >= points)) continue
    points += weight * score
    weights += weight
  }
  return { points, weights, weight: weights === 0 ? 0 : (group.weight ?? weights) }
}

/** The check counts only where it raises its group, or only where it lowers it. */
const isOptional = (outcome: Outcome | undefined): boolean =>
  outcome !== undefined && (('atLeast' in outcome && outcome.atLeast === 'others') || 'atMost' in outcome)

/** The check does not count: it does not move its group (of no weight without it) the way that it may. */
const isIdle = (outcome: Outcome | undefined, gain: number, weights: number): boolean =>
  outcome !== undefined && 'atMost' in outcome ? weights > 0 && gain >= 0 : weights > 0 ? gain <= 0 : outcome?.status === 'fail'

const countedOf = (outcome: Outcome | undefined): number | null => {
  const score = scoreOf(outcome)
  const min = outcome !== undefined && 'atLeast' in outcome && typeof outcome.atLeast === 'number' ? outcome.atLeast : 0
  return score === null ? null : Math.max(score, min)
}

const scoreOf = (outcome: Outcome | undefined): number | null =>
  outcome?.status === 'pass' || outcome?.status === 'fail' ? outcome.score : null

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
