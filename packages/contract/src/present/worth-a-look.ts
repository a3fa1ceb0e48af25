import type { Check } from '../schemas/optimization.ts'
import { isAdvice } from './is-advice.ts'
import { problemOf } from './problem-of.ts'

/** What an editor needs of a point to order it. */
type Point = Pick<Check, 'check' | 'status' | 'certain' | 'effect' | 'points' | 'score' | 'code'> & {
  readonly fix?: Pick<NonNullable<Check['fix']>, 'args'> | null
}

/** Texts of which readers expect that they treat their subject in full. */
const full = 'how_to explainer comparison documentation'

/** And those that treat several things, one after the other. */
const treated = `${full} list product`

/** Texts about a thing that a reader wants to see. */
const shown = 'recipe product'

const setOf = (ids: string): ReadonlySet<string> => new Set(ids.split(' '))

/**
 * When a doubt that holds for most texts is worth a line: for these kinds, below this score. A line that is on nearly every text is no
 * advice: blind readers called six such checks wrong or of little use in 3 of 4 texts (method.md).
 */
const shownFor: Readonly<Record<string, readonly [kinds: string, below?: number]>> = {
  // a note of some eighty words: of longer guides blind readers called none thin
  'text-depth': [full, 25],
  'image-present': [shown],
  'statistic-density': [full, 1],
  'statistic-source': [full],
  'date-age': [full, 1],
  'passage-self-contained': [full, 65],
  'passage-size': [full],
  'subheading-distribution': [`${treated} article`, 10],
  'heading-structure': [treated, 45],
  'title-width': [treated, 30],
  'sentence-length': ['', 30],
  'paragraph-length': ['', 45],
}

/** Points of a whole score below which a doubt is not worth an editor's time. */
const minPoints = 2

/** Points as which advice counts in the order, for it moves no score: it quotes the text, and is read before what does not. */
const adviceWorth = 6

/** Checks and findings that hold for most good texts, or say nothing an editor could act on: they count a little and are shown among all checks only. */
const rarelyUseful = setOf(
  'answer-block text-ease text-readability passive-voice text-length link-external link-internal title-length description-length section-opening-answer opening-answer.apart opening-answer.unclear opening-answer.generic quotation-attributed.few source-linked.few source-linked.none specific-density topic-focus.astray page-robots.several slug-short.long content-extractable.mixed content-extractable.unmarked content-extractable.covered text-fluency.repeated title-width.narrow',
)

/** Words of the longest sentence from which a reader loses it. */
const lostIn = 45

/** Worth an editor's time in this text. */
function helps({ check, score, fix }: Point, kind: string): boolean {
  const [kinds, below = 100] = shownFor[check] ?? ['']
  return (
    (score ?? 0) < below &&
    (kinds === '' || kinds.includes(kind)) &&
    (check !== 'sentence-length' || Number(fix?.args.words ?? lostIn) >= lostIn)
  )
}

/** Points about the template or a matter of style: behind all others. */
const last = setOf('page-robots page-viewport page-metadata social-card text-fluency slug-short sentence-start')

/**
 * Uncertain points worth a look, most points first, one for each underlying problem; none about a problem that `named` points name already.
 * The same list in every host.
 */
export function worthALook<Any extends Point>(
  checks: readonly Any[],
  named: readonly string[],
  setAside: readonly string[],
  kind: string,
): readonly Any[] {
  const problems = new Set(named.flatMap((check) => problemOf(check) ?? []))
  return checks
    .filter((point) => {
      const { check, status, certain, effect, points, code } = point
      return (
        status === 'fail' &&
        !certain &&
        (isAdvice(check) || (effect !== 'none' && (points ?? minPoints) >= minPoints)) &&
        !named.includes(check) &&
        !rarelyUseful.has(check) &&
        !rarelyUseful.has(`${check}.${code}`) &&
        !setAside.includes(check) &&
        helps(point, kind)
      )
    })
    .toSorted((a, b) => Number(last.has(a.check)) - Number(last.has(b.check)) || worthOf(b) - worthOf(a))
    .filter(({ check }) => {
      const problem = problemOf(check)
      return problem === undefined || (!problems.has(problem) && problems.add(problem).has(problem))
    })
}

const worthOf = ({ check, points }: Point): number => (isAdvice(check) ? adviceWorth : (points ?? 0))
