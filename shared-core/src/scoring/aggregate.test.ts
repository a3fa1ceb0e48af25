import { describe, expect, it } from 'vitest'
import type { CheckId } from '../checks/index.ts'
import type { Outcome } from '../model/report.ts'
import { aggregate } from './aggregate.ts'
import { placeInRubric } from './place-in-rubric.ts'
import type { RubricGroup } from './rubric.ts'

const outcome = (check: CheckId, score: number, code = 'good'): Outcome => ({
  check,
  status: score >= 80 ? 'pass' : 'fail',
  score,
  certain: true,
  code,
  args: {},
  spans: [],
  fix: null,
})
const left = (check: CheckId, status: 'not_applicable' | 'not_checked' | 'error'): Outcome => ({ check, status })

const groups: readonly RubricGroup<'a' | 'b'>[] = [
  {
    group: 'one',
    title: 'One',
    part: 'a',
    weight: 30,
    checks: [
      { check: 'title-present', weight: 1 },
      { check: 'title-length', weight: 3 },
    ],
  },
  {
    group: 'two',
    title: 'Two',
    part: 'b',
    weight: 10,
    checks: [
      { check: 'image-alt', weight: 7 },
      { check: 'page-indexable', weight: 0, cap: { limit: 20 } },
    ],
  },
  {
    group: 'none',
    title: 'None',
    part: null,
    weight: null,
    checks: [
      { check: 'tone-neutral', weight: 0, penalty: { from: 0, to: 5 } },
      { check: 'indexnow', weight: 0 },
    ],
  },
]
const score = (...outcomes: Outcome[]) => aggregate(groups, ['a', 'b'], outcomes)

describe('aggregate', () => {
  it('weighs checks inside a group and groups in the whole', () => {
    // one: (100 + 3 × 60) ÷ 4 = 70; two: 50; (30 × 70 + 10 × 50) ÷ 40 = 65
    expect(score(outcome('title-present', 100), outcome('title-length', 60), outcome('image-alt', 50))).toEqual({
      value: 65,
      parts: { a: 70, b: 50 },
      caps: [],
      penalties: [],
    })
  })
  it('rounds once, half up', () => {
    // one: (100 + 3 × 33) ÷ 4 = 49.75, two: 50 → (30 × 49.75 + 10 × 50) ÷ 40 = 49.8125
    expect(score(outcome('title-present', 100), outcome('title-length', 33), outcome('image-alt', 50)).value).toBe(50)
    expect(
      aggregate(
        [
          {
            group: 'g',
            title: 'G',
            part: 'a',
            weight: null,
            checks: [
              { check: 'title-present', weight: 1 },
              { check: 'title-length', weight: 1 },
            ],
          },
        ],
        ['a'],
        [outcome('title-present', 0), outcome('title-length', 1)],
      ).value,
    ).toBe(1)
  })
  it.each(['not_applicable', 'not_checked', 'error'] as const)('leaves %s out and spreads its weight in the group', (status) => {
    expect(score(outcome('title-present', 40), left('title-length', status), outcome('image-alt', 40)).value).toBe(40)
  })
  it('leaves a group out when nothing in it applies, and its part is null', () => {
    expect(score(left('title-present', 'not_applicable'), left('title-length', 'not_checked'), outcome('image-alt', 90))).toMatchObject({
      value: 90,
      parts: { a: null, b: 90 },
    })
  })
  it('is 0 when there is nothing to judge', () => {
    expect(score()).toEqual({ value: 0, parts: { a: null, b: null }, caps: [], penalties: [] })
  })
  it('holds the score at a cap that takes effect, and lists only those', () => {
    expect(score(outcome('title-present', 100), outcome('page-indexable', 0))).toMatchObject({
      value: 20,
      caps: [{ check: 'page-indexable', limit: 20 }],
    })
    expect(score(outcome('title-present', 10), outcome('page-indexable', 0))).toMatchObject({ value: 10, caps: [] })
    expect(score(outcome('title-present', 100), outcome('page-indexable', 100)).caps).toEqual([])
  })
  it('neither caps nor takes off points for what is uncertain', () => {
    const unsure = (check: CheckId) => ({ ...outcome(check, 0), certain: false })
    expect(score(outcome('title-present', 100), unsure('page-indexable'), unsure('tone-neutral'))).toMatchObject({
      value: 100,
      caps: [],
      penalties: [],
    })
  })
  it('caps only with the codes that are named', () => {
    const capped = [{ ...groups[0]!, checks: [{ check: 'title-present' as const, weight: 1, cap: { limit: 30, codes: ['noindex'] } }] }]
    expect(aggregate(capped, ['a'], [outcome('title-present', 79, 'several')]).value).toBe(79)
    expect(aggregate(capped, ['a'], [outcome('title-present', 79, 'noindex')]).value).toBe(30)
  })
  it('takes penalties off, from the first failing score to 0', () => {
    expect(score(outcome('title-present', 50), outcome('tone-neutral', 79))).toMatchObject({ value: 50, penalties: [] })
    expect(score(outcome('title-present', 50), outcome('tone-neutral', 0))).toMatchObject({
      value: 45,
      penalties: [{ check: 'tone-neutral', points: 5 }],
    })
    expect(score(outcome('title-present', 3), outcome('tone-neutral', 0)).value).toBe(0)
  })
  it('never moves for a check of weight 0', () => {
    expect(score(outcome('title-present', 50), outcome('indexnow', 0)).value).toBe(
      score(outcome('title-present', 50), outcome('indexnow', 100)).value,
    )
  })
  it('stays exact for many groups', () => {
    const many = Array.from(
      { length: 7 },
      (_, index): RubricGroup<'a'> => ({
        group: `g${index}`,
        title: 'G',
        part: 'a',
        weight: 14,
        checks: [
          { check: 'title-present', weight: index + 1 },
          { check: 'title-length', weight: index + 2 },
        ],
      }),
    )
    expect(aggregate(many, ['a'], [outcome('title-present', 77), outcome('title-length', 77)]).value).toBe(77)
  })
})

describe('placeInRubric', () => {
  it.each([
    ['question-coverage', { score: 'aeo', group: 'match', weight: 9, effect: 'weight' }],
    ['page-indexable', { score: 'aeo', group: 'access', weight: 0, effect: 'cap' }],
    ['tone-neutral', { score: 'aeo', group: 'language', weight: 0, effect: 'penalty' }],
    ['llms-txt', { score: 'aeo', group: 'unproven', weight: 0, effect: 'none' }],
    ['page-robots', { score: 'seo', group: 'technical', weight: 6, effect: 'weight' }],
  ] as const)('%s', (check, place) => {
    expect(placeInRubric(check)).toEqual(place)
  })
})
