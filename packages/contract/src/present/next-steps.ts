import type { CheckId, Outcome, Report } from '@citable/core'
import { placeInRubric } from '@citable/core/scoring'
import type { Check } from '../schemas/optimization.ts'
import { isAdvice } from './is-advice.ts'
import { pointsTogether } from './points-to-gain.ts'
import { problemOf } from './problem-of.ts'
import { staysShort } from './stays-short.ts'

/** Maximal number of next steps. */
const max = 3

/** A sum of other points, what a template prints for networks and screens, and what one tool alone measures: listed, never named first. */
const minor: ReadonlySet<string> = new Set<CheckId>(['keyphrase-distribution', 'page-metadata', 'page-viewport', 'social-card'])

/** Who wrote it, and when: an editor asks for both, however few points they bring. */
const signs: ReadonlySet<string> = new Set([
  'author-named.neither',
  'author-named.noAuthor',
  'byline-complete.neither',
  'byline-complete.noAuthor',
  'byline-complete.noDate',
  'date-visible.missing',
])

/** Sure mistakes come first: they are mended before anything is improved. */
const mistakes: ReadonlySet<string> = new Set<CheckId>(['text-slips', 'text-unfinished'])

/** A source that is not there: a mistake, and no lack of sources. */
const isDeadSource = (outcome: Outcome): boolean =>
  'code' in outcome && outcome.check === 'source-named' && (outcome.code === 'dead' || outcome.code === 'example')

/** A title that names nothing of the text, or is a label, is the first thing that an editor changes, whatever else holds the score down. */
const isOfTitle = (outcome: Outcome): boolean =>
  outcome.check === 'title-subject' || (outcome.check === 'title-labels' && 'code' in outcome && outcome.code.endsWith('Only'))

/**
 * Ids of the points most useful now: certain, not set aside, one for each underlying problem and edit. A mistake of the text first, then a title
 * without subject, then what holds a score down, then a lack of author or date, then most points; advice that moves no score takes the room that they leave.
 */
export function nextSteps(report: Report, checks: readonly Check[], setAside: readonly string[] = [], kind = 'article'): string[] {
  const failing = report.outcomes.filter((outcome) => outcome.status === 'fail' && !setAside.includes(outcome.check))
  // Below a cap nothing gains a point: who sets the cap aside is shown what else there is.
  const isHeld = [report.aeo, report.seo].some(({ caps }) => caps.some(({ check }) => setAside.includes(check)))
  const candidates = report.outcomes.flatMap((outcome, at) => {
    if (outcome.status !== 'fail' || !outcome.certain || minor.has(outcome.check) || setAside.includes(outcome.check)) return []
    if (staysShort(outcome, kind)) return []
    const { effect } = placeInRubric(outcome.check)
    const own = checks[at]?.points ?? 0
    // that a text says little is above all that describes it
    const isLimit = saysLittle(outcome) || [report.aeo, report.seo].some(({ caps }) => caps.some(({ check }) => check === outcome.check))
    const isFirst = isOfTitle(outcome)
    return !isAdvice(outcome.check) && (effect === 'none' || (own === 0 && !isLimit && !isFirst && !isHeld))
      ? []
      : [
          {
            check: outcome.check,
            isMistake: mistakes.has(outcome.check) || isDeadSource(outcome),
            problem: isDeadSource(outcome) ? undefined : problemOf(outcome.check),
            isFirst,
            isLimit,
            isSign: signs.has(`${outcome.check}.${outcome.code}`),
            points: pointsOfProblem(report, outcome.check, own, failing),
            own,
            at,
            fix: checks[at]?.fix ?? null,
            isEmpty: saysLittle(outcome),
          },
        ]
  })
  candidates.sort(
    (a, b) =>
      Number(b.isMistake) - Number(a.isMistake) ||
      Number(b.isFirst) - Number(a.isFirst) ||
      Number(b.isLimit) - Number(a.isLimit) ||
      Number(b.isSign) - Number(a.isSign) ||
      b.points - a.points ||
      b.own - a.own ||
      Number(b.fix?.edit != null) - Number(a.fix?.edit != null) ||
      a.at - b.at,
  )
  const chosen: CheckId[] = []
  const settled = new Set<unknown>()
  for (const { check, fix, isEmpty, problem } of candidates) {
    const problems = [problem, isEmpty ? 'empty' : undefined, fix?.edit == null ? undefined : JSON.stringify(fix.edit)].filter(
      (one) => one !== undefined,
    )
    if (problems.some((one) => settled.has(one))) continue
    for (const one of problems) settled.add(one)
    if (chosen.push(check) === max) break
  }
  return chosen
}

/** The check found too little text, or too little content, to judge. */
const saysLittle = (outcome: Outcome): boolean =>
  'code' in outcome && ((outcome.check === 'statistic-density' && outcome.code === 'empty') || outcome.check === 'text-sufficient')

/** Points that mending a problem brings: with the certain failures of all checks that see it. */
function pointsOfProblem(report: Report, check: CheckId, own: number, failing: readonly Outcome[]): number {
  const problem = problemOf(check)
  const same =
    problem === undefined
      ? []
      : failing
          .filter((outcome) => 'certain' in outcome && outcome.certain && !minor.has(outcome.check) && problemOf(outcome.check) === problem)
          .map((one) => one.check)
  return same.length < 2 ? own : Math.max(own, pointsTogether(report, same))
}
