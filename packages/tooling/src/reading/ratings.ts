import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spearman } from '../../../../shared-core/test/calibration/measure-calibration.ts'
import { intervals } from '../evaluate/statistics.ts'
import type { Subject } from './items-of.ts'

/**
 * One grade of one reader. `output`: hash of what was shown. `what` `order` holds the reader's 0–100 as `grade` and the score that Citable
 * gave as `shown`; for questions `shown` is the state, and `quoted` says whether a quotation was shown (since round 12).
 */
export interface Rating {
  readonly page: string
  readonly output: string
  readonly what: Subject | 'order'
  readonly shown: string
  readonly quoted?: boolean
  readonly grade: string
  readonly rater: string
  readonly date: string
  readonly commit: string
  readonly round: number
}

/** Folder of the grades beside the labelled data: ids, hashes and grades, never a page's text. */
export const ratingsFolder = (data: string): string => join(data, 'ratings')

/** All ratings of a data folder, one JSON object a line. */
export const readRatings = (data: string): readonly Rating[] =>
  readdirSync(ratingsFolder(data))
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(ratingsFolder(data), name), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as Rating),
    )

/** A share of graded things with its 95 % interval over pages. */
export interface Share {
  readonly what: string
  readonly metric: string
  readonly value: number
  readonly interval: readonly [number, number]
  readonly rated: number
  readonly wanted: { readonly min: number } | { readonly max: number }
}

interface Question {
  readonly what: string
  readonly metric: string
  readonly of: (rating: Rating) => boolean
  readonly grades: readonly string[]
  readonly wanted: Share['wanted']
}

const isOpen = ({ what, shown }: Rating): boolean => what === 'questions' && shown !== 'answered'
const isQuoted = ({ what, shown, quoted }: Rating): boolean => what === 'questions' && shown === 'answered' && quoted !== false
const ofKind =
  (subject: Subject) =>
  ({ what }: Rating): boolean =>
    what === subject

/** Questions to the ratings, with the shares wanted. */
const questions: readonly Question[] = [
  { what: 'titles', metric: 'good or the author’s own', of: ofKind('titles'), grades: ['good', 'own'], wanted: { min: 0.6 } },
  { what: 'titles', metric: 'bad', of: ofKind('titles'), grades: ['bad'], wanted: { max: 0.1 } },
  { what: 'titles', metric: 'false', of: ofKind('titles'), grades: ['false'], wanted: { max: 0 } },
  { what: 'next steps', metric: 'right', of: ofKind('fixes'), grades: ['right'], wanted: { min: 0.7 } },
  { what: 'next steps', metric: 'false alarms', of: ofKind('fixes'), grades: ['false alarm'], wanted: { max: 0.1 } },
  { what: 'answered questions', metric: 'quotation right', of: isQuoted, grades: ['right'], wanted: { min: 0.85 } },
  { what: 'answered questions', metric: 'quotation wrong', of: isQuoted, grades: ['wrong'], wanted: { max: 0.05 } },
  { what: 'unclear or missing questions', metric: 'right', of: isOpen, grades: ['right'], wanted: { min: 0.8 } },
  { what: 'kind of text', metric: 'right or near', of: ofKind('kind'), grades: ['right', 'near'], wanted: { min: 0.8 } },
  { what: 'structured data', metric: 'right', of: ofKind('graph'), grades: ['right'], wanted: { min: 0.9 } },
  { what: 'structured data', metric: 'invented', of: ofKind('graph'), grades: ['invented'], wanted: { max: 0.02 } },
]

/** The figures of one round, each with the number of things rated. */
export function sharesOf(ratings: readonly Rating[]): readonly Share[] {
  const pages = [...Map.groupBy(ratings, ({ page }) => page).values()]
  return questions.flatMap(({ what, metric, of, grades, wanted }) => {
    const share = (sample: readonly (readonly Rating[])[]): number => {
      const rated = sample.flat().filter(of)
      return rated.filter(({ grade }) => grades.includes(grade)).length / rated.length
    }
    const rated = ratings.filter(of).length
    if (rated === 0) return []
    const [interval] = intervals(pages, (sample) => [share(sample)])
    return [{ what, metric, value: share(pages), interval: interval!, rated, wanted }]
  })
}

/** Agreement of the order of `aeo_score` with that of readers, and the number of texts. */
export interface OrderFigure {
  readonly metric: string
  /** Spearman's rho. */
  readonly rho: number
  readonly texts: number
}

/** The least that is wanted of it. */
export const wantedOrder = 0.75

/** Over pages alone, and with our own short articles where readers had those, too. Several readers of one text count as their mean. */
export function ordersOf(ratings: readonly Rating[]): readonly OrderFigure[] {
  const texts = [
    ...Map.groupBy(
      ratings.filter(({ what }) => what === 'order'),
      ({ page }) => page,
    ),
  ].map(([page, grades]) => ({
    isOwn: page.startsWith('own-'),
    read: grades.reduce((sum, { grade }) => sum + Number(grade), 0) / grades.length,
    score: Number(grades[0]!.shown),
  }))
  const figure = (metric: string, some: typeof texts): OrderFigure => ({
    metric,
    rho: spearman(
      some.map(({ read }) => read),
      some.map(({ score }) => score),
    ),
    texts: some.length,
  })
  const pages = texts.filter(({ isOwn }) => !isOwn)
  return [
    ...(pages.length > 0 ? [figure('Spearman with aeo_score, pages', pages)] : []),
    ...(pages.length < texts.length ? [figure('the same, with our own articles', texts)] : []),
  ]
}
