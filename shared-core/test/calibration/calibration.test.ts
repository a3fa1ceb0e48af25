import { describe, expect, it } from 'vitest'
import { bandRanges, findMisplaced, judgeArticles, median, spearman } from './measure-calibration.ts'
import { ownArticles, readCalibrationArticles } from './read-articles.ts'

const judged = judgeArticles()

describe('the measures', () => {
  it.each([
    ['the same order', [1, 2, 3, 4], [10, 20, 30, 40], 1],
    ['the opposite order', [1, 2, 3, 4], [4, 3, 2, 1], -1],
    ['one pair swapped', [1, 2, 3, 4], [1, 3, 2, 4], 0.8],
    ['ties', [1, 1, 2, 2], [5, 5, 9, 9], 1],
  ])('correlate %s', (_name, first, second, expected) => {
    expect(spearman(first, second)).toBeCloseTo(expected, 10)
  })
  it('know the middle of odd and even numbers', () => {
    expect([median([3, 1, 2]), median([4, 1, 2, 3])]).toEqual([2, 2.5])
  })
  it('find an article above the median of a higher band', () => {
    const upper = judged.filter(({ band }) => band === 5)
    const planted = { ...judged.find(({ band }) => band === 2)!, score: 100 }
    expect(findMisplaced([...upper, planted], 2).map(({ article }) => article.name)).toEqual([planted.name])
  })
})

describe('articles in five bands of quality', () => {
  it('hold many languages, whole pages and drafts, and every band', () => {
    expect(judged.length).toBeGreaterThanOrEqual(64)
    expect(new Set(judged.map(({ context }) => context.language)).size).toBeGreaterThanOrEqual(14)
    expect(judged.filter(({ input }) => input.kind === 'page').length).toBeGreaterThanOrEqual(16)
    for (const { band } of bandRanges)
      expect(judged.filter((article) => article.band === band).length, `band ${band}`).toBeGreaterThanOrEqual(12)
  })

  it('are scored in the order an editor gave them', () => {
    const found = spearman(
      judged.map(({ band }) => band),
      judged.map(({ score }) => score),
    )
    expect(found).toBeGreaterThanOrEqual(0.8)
  })

  it('hardly ever score above the median of the next band, and then by little, and never above that of two bands up', () => {
    const misplaced = findMisplaced(judged, 1)
    const names = misplaced.map(({ article, limit }) => `${article.name} ${article.score} > ${limit}`)
    expect(misplaced.length / judged.length, names.join(', ')).toBeLessThanOrEqual(0.1)
    expect(misplaced.filter(({ article, limit }) => article.score > limit + 5)).toEqual([])
    expect(findMisplaced(judged, 2)).toEqual([])
  })

  it.each(bandRanges)('in band $band score $low to $high', ({ band, low, high }) => {
    const outside = judged.filter((article) => article.band === band && (article.score < low || article.score > high))
    expect(outside.map(({ name, score }) => `${name} ${score}`)).toEqual([])
  })

  it.each(judged)('$name is judged without a failing check', ({ report }) => {
    expect(report.outcomes.filter(({ status }) => status === 'error')).toEqual([])
  })
})

describe('excellent, ordinary and worthless articles in twelve languages', () => {
  const own = judgeArticles(readCalibrationArticles(ownArticles))
  const scoreOf = (band: number, language: string | null) =>
    own.find((article) => article.band === band && article.context.language === language)!.score
  const mean = (band: number) => {
    const scores = own.filter((article) => article.band === band).map(({ score }) => score)
    return scores.reduce((sum, score) => sum + score, 0) / scores.length
  }

  it.each([...new Set(own.map(({ context }) => context.language))])('are in order: %s', (language) => {
    expect(scoreOf(5, language)).toBeGreaterThan(scoreOf(3, language))
    expect(scoreOf(3, language)).toBeGreaterThan(scoreOf(1, language))
  })

  it('are far apart', () => {
    expect(own).toHaveLength(36)
    expect(mean(5)).toBeGreaterThanOrEqual(75)
    expect(mean(5) - mean(1)).toBeGreaterThanOrEqual(25)
  })
})

it('links to reserved names leave an excellent article 70 at most', () => {
  const invented = readCalibrationArticles().flatMap((article) => {
    const { band, input } = article
    if (band !== 5 || input.kind !== 'markdown' || (input.markdown.match(/\]\(https:/g) ?? []).length < 2) return []
    return [{ ...article, input: { ...input, markdown: input.markdown.replace(/\]\(https:\/\/[\w.-]+/g, '](https://study.example.org') } }]
  })
  expect(invented.length).toBeGreaterThanOrEqual(3)
  expect(judgeArticles(invented).filter(({ score }) => score > 70)).toEqual([])
})
