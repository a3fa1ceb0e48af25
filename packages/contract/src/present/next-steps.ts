import type { CheckId, Report } from '@citable/core'
import { placeInRubric } from '@citable/core/scoring'
import type { Check } from '../schemas/optimization.ts'
import { problemOf } from './problem-of.ts'

/** Maximal number of next steps. */
const max = 3

/** A sum of other points, what a template prints for networks and screens, and what one tool alone measures: listed, never named first. */
const minor: ReadonlySet<string> = new Set<CheckId>(['keyphrase-distribution', 'page-metadata', 'page-viewport', 'social-card'])

/** Ids of the points most useful now: certain, not set aside, with an effect on a score, most points first, one for each underlying problem and edit. */
export function nextSteps(report: Report, checks: readonly Check[], setAside: readonly string[] = []): string[] {
  const candidates = report.outcomes.flatMap((outcome, at) => {
    if (outcome.status !== 'fail' || !outcome.certain || minor.has(outcome.check) || setAside.includes(outcome.check)) return []
    const { effect } = placeInRubric(outcome.check)
    const points = checks[at]?.points ?? 0
    // that a text says little stands above all that describes it
    const isLimit =
      (outcome.check === 'statistic-density' && outcome.code === 'empty') ||
      [report.aeo, report.seo].some(({ caps }) => caps.some(({ check }) => check === outcome.check))
    return effect === 'none' || (points === 0 && !isLimit)
      ? []
      : [{ check: outcome.check, isLimit, points, at, fix: checks[at]?.fix ?? null }]
  })
  candidates.sort(
    (a, b) =>
      Number(b.isLimit) - Number(a.isLimit) ||
      b.points - a.points ||
      Number(b.fix?.edit != null) - Number(a.fix?.edit != null) ||
      a.at - b.at,
  )
  const chosen: CheckId[] = []
  const settled = new Set<unknown>()
  for (const { check, fix } of candidates) {
    const problems = [problemOf(check), fix?.edit == null ? undefined : JSON.stringify(fix.edit)].filter((problem) => problem !== undefined)
    if (problems.some((problem) => settled.has(problem))) continue
    for (const problem of problems) settled.add(problem)
    if (chosen.push(check) === max) break
  }
  return chosen
}
