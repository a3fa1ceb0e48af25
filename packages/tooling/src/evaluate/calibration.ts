import {
  bandRanges,
  findMisplaced,
  type JudgedArticle,
  judgeArticles,
  median,
  spearman,
} from '../../../../shared-core/test/calibration/measure-calibration.ts'
import type { Measure } from './data.ts'
import { interval } from './statistics.ts'

/** One band of quality: what was meant and what was scored. */
interface CalibrationRow {
  readonly band: number
  readonly name: string
  readonly articles: number
  readonly pages: number
  readonly median: number
  readonly low: number
  readonly high: number
  readonly expected: readonly [number, number]
}

export interface Calibration {
  readonly rows: readonly CalibrationRow[]
  readonly languages: readonly string[]
  readonly measures: readonly Measure[]
}

/** Our own articles in five bands of quality: is their order preserved. Needs no data from outside. */
export function measureCalibration(judged: readonly JudgedArticle[] = judgeArticles()): Calibration {
  const order = (sample: readonly JudgedArticle[]): number =>
    spearman(
      sample.map(({ band }) => band),
      sample.map(({ score }) => score),
    )
  const placed =
    (distance: 1 | 2) =>
    (sample: readonly JudgedArticle[]): number =>
      1 - findMisplaced(sample, distance).length / sample.length
  return {
    rows: bandRanges.map(({ band, name, low, high }) => {
      const articles = judged.filter((article) => article.band === band)
      const scores = articles.map(({ score }) => score)
      return {
        band,
        name,
        articles: articles.length,
        pages: articles.filter(({ input }) => input.kind === 'page').length,
        median: median(scores),
        low: Math.min(...scores),
        high: Math.max(...scores),
        expected: [low, high],
      }
    }),
    languages: [...new Set(judged.map(({ context }) => context.language ?? ''))].sort(),
    measures: [
      {
        what: 'calibration',
        metric: 'Spearman, band and score',
        value: order(judged),
        interval: interval(judged, order),
        gate: 0.8,
        groups: judged.length,
      },
      {
        what: 'calibration',
        metric: 'not above the median two bands up',
        value: placed(2)(judged),
        interval: interval(judged, placed(2)),
        gate: 1,
        groups: judged.length,
      },
      {
        what: 'calibration',
        metric: 'not above the next band’s median',
        value: placed(1)(judged),
        interval: interval(judged, placed(1)),
        gate: 0.9,
        groups: judged.length,
      },
    ],
  }
}
