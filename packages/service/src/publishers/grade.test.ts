import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Grade, gradeOf, isTold, type Letter, spreadOf } from './grade.ts'

const times = (count: number, score: number) => Array.from({ length: count }, () => score)
const grade = (...parts: readonly (readonly [count: number, score: number])[]) =>
  gradeOf(spreadOf(parts.flatMap(([count, score]) => times(count, score))))

describe('the grade of a publisher', () => {
  it.each([
    ['5 × 100', [[5, 100]], 70.2, 'B'],
    ['20 × 100', [[20, 100]], 85.1, 'A-'],
    ['100 × 100', [[100, 100]], 95.9, 'A+'],
    ['20 × 92', [[20, 92]], 79.8, 'B'],
    ['100 × 92', [[100, 92]], 88.7, 'A-'],
    ['500 × 92', [[500, 92]], 91.3, 'A'],
    [
      '35 × 95 and 15 × 40',
      [
        [35, 95],
        [15, 40],
      ],
      72.3,
      'B',
    ],
    ['100 × 70', [[100, 70]], 68.7, 'B-'],
    ['100 × 20', [[100, 20]], 23.2, 'F'],
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

  it('of nothing has no letter and no mean', () => {
    expect(gradeOf(spreadOf([]))).toEqual({ letter: null, score: 55.3, mean: 0, shrunk: 60, confidence: 'low' })
  })

  const scores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 200 })

  it('lies between 0 and 100 and does not depend on the order', () => {
    fc.assert(
      fc.property(scores, (list) => {
        const { score } = gradeOf(spreadOf(list))
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        expect(gradeOf(spreadOf([...list].reverse()))).toEqual(gradeOf(spreadOf(list)))
      }),
      { seed: 1 },
    )
  })

  it('never falls when an article that scores the mean or better rises in number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 100 }), fc.integer({ min: 1, max: 300 }), (score, count) => {
        expect(grade([count + 1, score]).score).toBeGreaterThanOrEqual(grade([count, score]).score)
      }),
      { seed: 1 },
    )
  })

  it('counts every article once in the distribution', () => {
    fc.assert(
      fc.property(scores, (list) => {
        expect(spreadOf(list).distribution.reduce((sum, count) => sum + count, 0)).toBe(list.length)
      }),
      { seed: 1 },
    )
    expect(spreadOf([0, 19, 20, 39, 40, 59, 60, 79, 80, 100]).distribution).toEqual([2, 2, 2, 2, 2])
  })
})

describe('a change of letter is told', () => {
  const at = (letter: Letter | null, score: number): Grade => ({ letter, score, mean: score, shrunk: score, confidence: 'high' })
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
    expect(isTold(told, grade)).toBe(expected)
  })
})
