import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../tooling/src/gates/property-runs.ts'
import { type Grade, gradeOf, grading, isChangeOfLetter, type Letter, reasonOf, spreadOf, wordsOf } from './grade.ts'

const times = (count: number, score: number) => Array.from({ length: count }, () => score)
const grade = (...parts: readonly (readonly [count: number, score: number])[]) =>
  gradeOf(spreadOf(parts.flatMap(([count, score]) => times(count, score))))

describe('the grade of a publisher', () => {
  it.each([
    ['5 × 100', [[5, 100]], 91, 'A'],
    ['20 × 100', [[20, 100]], 96.8, 'A'],
    ['100 × 100', [[100, 100]], 99.3, 'A+'],
    ['100 × 92', [[100, 92]], 91.3, 'A'],
    ['100 × 70', [[100, 70]], 69.3, 'B-'],
    ['100 × 20: not drawn up', [[100, 20]], 19.3, 'F'],
    ['5 × 20: not drawn up', [[5, 20]], 11, 'F'],
    ['5 × 0: not below 0', [[5, 0]], 0, 'F'],
    [
      '35 × 95 and 15 × 40',
      [
        [35, 95],
        [15, 40],
      ],
      73,
      'B',
    ],
  ] as const)('%s', (_, parts, score, letter) => {
    expect(grade(...parts)).toMatchObject({ score, letter })
  })

  it.each([
    ['none below five articles', grade([4, 100]).letter, null],
    ['one from five articles on', grade([5, 60]).letter, 'C'],
    ['low confidence below 20', grade([19, 60]).confidence, 'low'],
    ['medium confidence from 20', grade([20, 60]).confidence, 'medium'],
    ['medium confidence below 100', grade([99, 60]).confidence, 'medium'],
    ['high confidence from 100', grade([100, 60]).confidence, 'high'],
    ['A+ held at A when one in twenty scores below 70', grade([1900, 100], [100, 69]).letter, 'A'],
    ['A+ with fewer than one in twenty below 70', grade([1901, 100], [99, 69]).letter, 'A+'],
    ['more than a tenth below 40 held at B', grade([1779, 100], [221, 39]).letter, 'B'],
    ['a tenth below 40 not held', grade([1800, 100], [200, 39]).letter, 'A'],
    ['exactly 40 is not below 40', grade([1600, 100], [400, 40]).letter, 'A-'],
  ])('%s', (_, given, expected) => {
    expect(given).toBe(expected)
  })

  it.each([
    ['nothing', [], { letter: null, score: null, mean: null, deviation: null, confidence: 'low' }],
    [
      'four articles: what they are, and no score',
      times(4, 60),
      { letter: null, score: null, mean: 60, deviation: 12.7, confidence: 'low' },
    ],
  ] as const)('of %s', (_, list, expected) => {
    expect(gradeOf(spreadOf(list))).toEqual(expected)
  })

  it.each<[string, number, number, ReturnType<typeof reasonOf>]>([
    ['none at all', 0, 0, 'too_few_articles'],
    ['four, all long', 4, 4, 'too_few_articles'],
    ['four, none long', 4, 0, 'too_few_articles'],
    ['five, four of them long', 5, 4, 'too_few_words'],
    ['many, none long', 900, 0, 'too_few_words'],
    ['five, all long', 5, 5, null],
  ])('is missing for a reason: %s', (_, analysed, counted, reason) => {
    const spread = spreadOf(times(counted, 60))
    expect(reasonOf(spread, analysed)).toBe(reason)
    expect(gradeOf(spread).letter === null).toBe(reason !== null)
  })

  it.each<[string, number, string | null, number]>([
    ['words are words', 149, 'en', 149],
    ['of an unknown language, too', 150, null, 150],
    ['374 Japanese characters are 149', 374, 'ja', 149],
    ['375 are 150', 375, 'ja-JP', 150],
    ['Chinese', 375, 'zh_Hant', 150],
    ['Korean has spaces', 150, 'ko', 150],
  ])('counts words: %s', (_, counted, language, words) => {
    expect(wordsOf(counted, language)).toBe(words)
  })

  it('has the formula that it states', () => {
    const list = [12, 55, 61, 78, 90, 90, 31]
    const n = list.length
    const mean = list.reduce((sum, score) => sum + score) / n
    const squares = list.reduce((sum, score) => sum + (score - mean) ** 2, 0)
    const deviation = Math.sqrt((10 * 15 ** 2 + squares) / (10 + n))
    const score = Math.max(0, mean - (1.645 * deviation) / Math.sqrt(n))
    expect(grading.formula).toBe(
      'score = max(0, mean - 1.645 * deviation / sqrt(n)); deviation = sqrt((10 * 15^2 + sum((aeo_score - mean)^2)) / (10 + n)); n = graded_articles',
    )
    const given = gradeOf(spreadOf(list))
    expect([given.score, given.deviation]).toEqual([score, deviation].map((value) => Math.round(value * 10) / 10))
    expect(grading.bands.map(({ from }) => from)).toEqual([95, 90, 85, 80, 70, 65, 60, 50, 45, 40, 30, 25, 0])
  })

  it.each([
    [5, 15, 930],
    [20, 15, 930],
    [100, 8, 930],
    // further apart than assumed
    [20, 25, 900],
  ])('of %i articles with a deviation of %i lies below the true mean in at least %i of 1,000 samples', (count, deviation, min) => {
    let state = 1
    const random = () => {
      state = (state * 48_271) % 2_147_483_647
      return state / 2_147_483_647
    }
    const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random())
    let held = 0
    for (let sample = 0; sample < 1_000; sample++) {
      const list = Array.from({ length: count }, () => Math.round(Math.min(100, Math.max(0, 50 + deviation * normal()))))
      if ((gradeOf(spreadOf(list)).score ?? 0) <= 50) held++
    }
    expect(held).toBeGreaterThanOrEqual(min)
  })

  const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 200 })

  it('is between 0 and 100 and does not depend on the order', () => {
    fc.assert(
      fc.property(scores, (list) => {
        const score = gradeOf(spreadOf(list)).score ?? 0
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(gradeOf(spreadOf([...list].reverse()))).toEqual(gradeOf(spreadOf(list)))
      }),
      { seed: 1, numRuns: propertyRuns(100) },
    )
  })

  it('never falls when more articles score the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 5, max: 300 }), (score, count) => {
        expect(grade([count + 1, score]).score).toBeGreaterThanOrEqual(grade([count, score]).score ?? 100)
      }),
      { seed: 1, numRuns: propertyRuns(100) },
    )
  })

  it('counts every article once in the distribution', () => {
    fc.assert(
      fc.property(scores, (list) => {
        expect(spreadOf(list).distribution.reduce((sum, count) => sum + count, 0)).toBe(list.length)
      }),
      { seed: 1, numRuns: propertyRuns(100) },
    )
    expect(spreadOf([0, 19, 20, 39, 40, 59, 60, 79, 80, 100]).distribution).toEqual([2, 2, 2, 2, 2])
  })
})

describe('a change of letter is announced', () => {
  const at = (letter: Letter | null, score: number): Grade => ({ letter, score, mean: score, deviation: 10, confidence: 'high' })
  it.each<[string, Letter, Grade, boolean]>([
    ['not while the letter is the same', 'B', at('B', 79.9), false],
    ['not within a point above the edge', 'B', at('B+', 80.9), false],
    ['from a point above the edge on', 'B', at('B+', 81), true],
    ['not within a point below the edge', 'B', at('B-', 69), false],
    ['from more than a point below the edge on', 'B', at('B-', 68.9), true],
    ['when too few articles are left: no', 'B', at(null, 50), false],
    ['when an A+ is held at A', 'A+', at('A', 96), true],
    ['when a weak tail holds an A at B', 'A', at('B', 92), true],
  ])('%s', (_, told, grade, expected) => {
    expect(isChangeOfLetter(told, grade)).toBe(expected)
  })
})
