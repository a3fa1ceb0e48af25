import type { Check } from '../schemas/optimization.ts'
import { isAdvice } from './is-advice.ts'
import { problemOf } from './problem-of.ts'

/** What an editor needs of a point to order it. */
type Point = Pick<Check, 'check' | 'status' | 'certain' | 'effect' | 'points' | 'score' | 'code'> & { readonly args?: Check['args'] }

/**
 * Least shown score of uncertain points that describe a degree: what is half there is no advice, and readers found such lines of little use
 * (blind reading, method.md).
 */
const shownBelow: Readonly<Record<string, number>> = {
  // about the lowest fifth of guides
  'text-depth': 50,
  'statistic-density': 1,
  'specific-density': 25,
  'passage-self-contained': 70,
  'sentence-length': 40,
  'text-ease': 15,
  'text-readability': 15,
  'heading-structure': 45,
}

/** Points of a whole score below which a doubt is not worth an editor's time. */
const minPoints = 2

/** Points as which advice counts in the order, for it moves no score: an editor reads it before doubts of a point or two. */
const adviceWorth = 3

/** Findings that say nothing an editor could act on: they count a little and are shown among all checks only. */
const unsaid: ReadonlySet<string> = new Set([
  'opening-answer.apart',
  'answer-block.none',
  'answer-block.one',
  'quotation-attributed.few',
  'source-linked.few',
  'page-robots.several',
  'slug-short.long',
  'content-extractable.mixed',
  'content-extractable.unmarked',
  'section-opening-answer.open',
  'link-internal.none',
  'text-fluency.repeated',
  'description-length.short',
  'description-length.long',
])

/** Kinds of text of which readers expect that they treat their subject in full. */
const full: ReadonlySet<string> = new Set(['how_to', 'explainer', 'comparison', 'documentation'])

/** What a text is, as far as the host knows it. */
export interface Whereabouts {
  /** Kind of text; absent: not known. */
  readonly kind?: string
  /** It stands on a site; false for a file or a pasted draft without one. */
  readonly isOnSite?: boolean
}

/** Two words of five letters, a figure, or six characters without spaces between them: what a title loses when it is cut before them. */
const isLoss = (lost: string): boolean =>
  /\d/.test(lost) || (lost.match(/\p{L}{5,}/gu) ?? []).length >= 2 || /[\u3040-\u30ff\u4e00-\u9fff]{6}/.test(lost)

/** Worth an editor's time in this text. */
function helps({ check, code, args }: Point, { kind, isOnSite }: Whereabouts): boolean {
  if (check === 'text-depth') return kind === undefined || full.has(kind)
  if (check === 'image-present') return isOnSite !== false
  if (check === 'title-width' && code === 'wide') return typeof args?.lost !== 'string' || isLoss(args.lost)
  return true
}

/** Points about the template or a matter of style: behind all others. */
const last: ReadonlySet<string> = new Set([
  'page-robots',
  'page-viewport',
  'page-metadata',
  'social-card',
  'text-fluency',
  'slug-short',
  'passive-voice',
  'sentence-start',
])

/**
 * Uncertain points worth a look, most points first, one for each underlying problem; none about a problem that `named` points name already.
 * The same list in every host.
 */
export function worthALook<Any extends Point>(
  checks: readonly Any[],
  named: readonly string[],
  setAside: readonly string[] = [],
  about: Whereabouts = {},
): readonly Any[] {
  const problems = new Set(named.flatMap((check) => problemOf(check) ?? []))
  return checks
    .filter((point) => {
      const { check, status, certain, effect, points, score, code } = point
      return (
        status === 'fail' &&
        !certain &&
        (isAdvice(check) || (effect !== 'none' && (points ?? minPoints) >= minPoints)) &&
        !named.includes(check) &&
        !unsaid.has(`${check}.${code}`) &&
        !setAside.includes(check) &&
        (score ?? 0) < (shownBelow[check] ?? 100) &&
        helps(point, about)
      )
    })
    .toSorted((a, b) => Number(last.has(a.check)) - Number(last.has(b.check)) || worthOf(b) - worthOf(a))
    .filter(({ check }) => {
      const problem = problemOf(check)
      return problem === undefined || (!problems.has(problem) && problems.add(problem).has(problem))
    })
}

const worthOf = ({ check, points }: Point): number => (isAdvice(check) ? adviceWorth : (points ?? 0))
