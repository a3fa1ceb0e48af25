import { type Analysis, analyze } from '../../src/index.ts'
import { allPacks } from '../../src/languages/all.ts'
import { type CalibrationArticle, readCalibrationArticles } from './read-articles.ts'

/** An article with its analysis; `score` is AEO readiness, 0–100. */
export interface JudgedArticle extends CalibrationArticle {
  readonly score: number
  readonly report: Analysis['report']
}

/** Least and most that the rubric means a band to score. */
export interface BandRange {
  readonly band: CalibrationArticle['band']
  readonly name: string
  readonly low: number
  readonly high: number
}

/**
 * Scores that the rubric intends for each band, wide because written after a first scoring. Excellent: nearly every group is full. Good: gaps in
 * evidence or dates. Average: readable, but answers little and proves nothing. Thin: a match without answer or evidence. Spam: caps and penalties.
 */
export const bandRanges: readonly BandRange[] = [
  { band: 1, name: 'spam or unusable', low: 0, high: 60 },
  { band: 2, name: 'thin', low: 12, high: 72 },
  { band: 3, name: 'average', low: 35, high: 90 },
  { band: 4, name: 'good', low: 65, high: 99 },
  { band: 5, name: 'excellent', low: 78, high: 100 },
]

/** Every article with its score, in the order of their names; those in five bands unless others are given. */
export function judgeArticles(articles: readonly CalibrationArticle[] = readCalibrationArticles()): readonly JudgedArticle[] {
  return articles.map((article) => {
    const { report } = analyze(article.input, article.context, { languages: allPacks })
    return { ...article, score: report.aeo.value, report }
  })
}

/** Middle value; the mean of both middle ones of an even number; NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Rank correlation of Spearman: Pearson's correlation of the mean ranks, right with ties too. NaN where one list is all equal. */
export function spearman(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [ranks(first), ranks(second)]
  const mean = (first.length + 1) / 2
  const covariance = a.reduce((sum, rank, index) => sum + (rank - mean) * (b[index]! - mean), 0)
  const spread = (list: readonly number[]) => Math.sqrt(list.reduce((sum, rank) => sum + (rank - mean) ** 2, 0))
  return covariance / (spread(a) * spread(b))
}

/** Mean rank of each value from 1, ties sharing theirs. */
function ranks(values: readonly number[]): readonly number[] {
  return values.map((value) => values.filter((other) => other < value).length + (values.filter((other) => other === value).length + 1) / 2)
}

/** Articles that score above the median of a band that is `distance` or more bands higher, with that median. */
export function findMisplaced(
  judged: readonly JudgedArticle[],
  distance: 1 | 2,
): readonly { readonly article: JudgedArticle; readonly limit: number }[] {
  return judged.flatMap((article) => {
    const limits = bandRanges
      .filter(({ band }) => band >= article.band + distance)
      .map(({ band }) => median(judged.filter((other) => other.band === band).map(({ score }) => score)))
    const limit = Math.min(...limits.filter((value) => !Number.isNaN(value)))
    return article.score > limit ? [{ article, limit }] : []
  })
}
