import { describe, expect, it } from 'vitest'
import { analyze } from '../../src/index.ts'
import { allPacks } from '../../src/languages/all.ts'
import { type CalibrationArticle, readCalibrationArticles } from './read-articles.ts'

const judged = readCalibrationArticles().map((article) => ({
  ...article,
  report: analyze(article.input, article.context, { languages: allPacks }).report,
}))
const bands = [1, 2, 3, 4, 5] as const

const scoresOf = (band: CalibrationArticle['band']) =>
  judged.filter((article) => article.band === band).map(({ report }) => report.aeo.value)
const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Mean rank of each value, ties sharing theirs. */
function ranks(values: readonly number[]): readonly number[] {
  return values.map((value) => values.filter((other) => other < value).length + (values.filter((other) => other === value).length + 1) / 2)
}

/** Rank correlation of Spearman: Pearson's correlation of the ranks, right with ties too. */
function spearman(first: readonly number[], second: readonly number[]): number {
  const [a, b] = [ranks(first), ranks(second)]
  const mean = (first.length + 1) / 2
  const covariance = a.reduce((sum, rank, index) => sum + (rank - mean) * (b[index]! - mean), 0)
  const spread = (list: readonly number[]) => Math.sqrt(list.reduce((sum, rank) => sum + (rank - mean) ** 2, 0))
  return covariance / (spread(a) * spread(b))
}

describe('articles in five bands of quality', () => {
  it('hold several languages and every band', () => {
    expect(new Set(judged.map(({ context }) => context.language)).size).toBeGreaterThanOrEqual(8)
    for (const band of bands) expect(scoresOf(band).length, `band ${band}`).toBeGreaterThanOrEqual(5)
  })

  it('are scored in the order an editor gave them', () => {
    const found = spearman(
      judged.map(({ band }) => band),
      judged.map(({ report }) => report.aeo.value),
    )
    expect(found).toBeGreaterThanOrEqual(0.8)
  })

  it.each(bands.slice(1))('in band %i have a median that no article of a lower band exceeds', (band) => {
    const limit = median(scoresOf(band))
    const above = judged.filter((article) => article.band < band && article.report.aeo.value > limit)
    expect(above.map(({ name, report }) => `${name} ${report.aeo.value} > ${limit}`)).toEqual([])
  })

  it.each(judged)('$name is judged without a failing check', ({ report }) => {
    expect(report.outcomes.filter(({ status }) => status === 'error')).toEqual([])
  })
})
