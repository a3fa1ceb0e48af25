import { describe, expect, it } from 'vitest'
import type { CheckId } from '../model/check-id.ts'
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
    part: 'a',
    weight: 30,
    checks: [
      { check: 'title-present', weight: 1 },
      { check: 'title-length', weight: 3 },
    ],
  },
  {
    group: 'two',
    part: 'b',
    weight: 10,
    checks: [
      { check: 'image-alt', weight: 7 },
      { check: 'page-indexable', weight: 0, cap: { limit: 20 } },
    ],
  },
  {
    group: 'none',
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

describe('what is judged of sections', () => {
  const sections: readonly RubricGroup<'a'>[] = [
    {
      group: 'g',
      part: 'a',
      weight: null,
      checks: [
        { check: 'title-present', weight: 2 },
        { check: 'heading-specific', weight: 3, needsHeadings: true },
      ],
    },
  ]
  const none = (points: number) => outcome('heading-structure', points, 'none')
  const rows: readonly [string, readonly Outcome[], number][] = [
    ['counts as it is', [outcome('title-present', 100), outcome('heading-specific', 90)], 94],
    ['counts 60 at least', [outcome('title-present', 100), outcome('heading-specific', 20)], 76],
    ['counts what a long text without headings gets, where there are none', [outcome('title-present', 100), none(30)], 58],
    ['is left out where headings are too few', [outcome('title-present', 100), outcome('heading-structure', 30, 'few')], 100],
    [
      'is left out where no headings are needed and none are there',
      [outcome('title-present', 100), left('heading-structure', 'not_applicable')],
      100,
    ],
    ['is left out where the structure passes', [outcome('title-present', 100), none(80)], 100],
    [
      'does not lower a short text, which needs none',
      [outcome('title-present', 100), outcome('heading-specific', 90), left('heading-structure', 'not_applicable')],
      100,
    ],
    [
      'raises a short text',
      [outcome('title-present', 60), outcome('heading-specific', 100), left('heading-structure', 'not_applicable')],
      84,
    ],
    ['makes no group alone', [outcome('heading-specific', 100)], 0],
    ['makes no group alone where there are none either', [none(30)], 0],
  ]
  it.each(rows)('%s', (_name, outcomes, value) => {
    expect(aggregate(sections, ['a'], outcomes).value).toBe(value)
  })
})

describe('what could be left out of a text', () => {
  const two: readonly RubricGroup<'a'>[] = [
    {
      group: 'g',
      part: 'a',
      weight: null,
      checks: [
        { check: 'title-present', weight: 2 },
        { check: 'title-length', weight: 1 },
        { check: 'indexnow', weight: 0 },
      ],
    },
  ]
  const withMin = (check: CheckId, points: number, atLeast: number | 'others') => ({ ...outcome(check, points), atLeast }) as Outcome
  const rows: readonly [string, readonly Outcome[], number | null][] = [
    ['counts with so much at least', [outcome('title-present', 50), withMin('title-length', 10, 50)], 50],
    ['counts with more where it has more', [outcome('title-present', 50), withMin('title-length', 90, 50)], 63],
    ['counts with so much, and not only where it raises its group', [outcome('title-present', 60), withMin('title-length', 10, 30)], 50],
    ['raises its group', [outcome('title-present', 60), withMin('title-length', 100, 'others')], 73],
    ['raises its group though it fails itself', [outcome('title-present', 40), withMin('title-length', 60, 'others')], 47],
    ['does not lower its group', [outcome('title-present', 60), withMin('title-length', 40, 'others')], 60],
    ['does not lower its group though it passes itself', [outcome('title-present', 95), withMin('title-length', 85, 'others')], 95],
    ['is judged after the others, wherever it stands', [withMin('title-present', 40, 'others'), outcome('title-length', 60)], 60],
    ['makes a group alone where it passes', [withMin('title-length', 80, 'others')], 80],
    ['makes none where it fails', [withMin('title-length', 79, 'others')], null],
    ['lowers its group', [outcome('title-present', 60), { ...outcome('title-length', 40), atMost: 'others' } as Outcome], 53],
    ['does not raise its group', [outcome('title-present', 60), { ...outcome('title-length', 70), atMost: 'others' } as Outcome], 60],
    ['makes a group alone though it fails', [{ ...outcome('title-length', 40), atMost: 'others' } as Outcome], 40],
    ['weighs nothing without a weight', [outcome('title-present', 60), withMin('indexnow', 100, 'others')], 60],
  ]
  it.each(rows)('%s', (_name, outcomes, value) => {
    expect(aggregate(two, ['a'], outcomes)).toMatchObject({ value: value ?? 0, parts: { a: value } })
  })
})

describe('caps, penalties and weights', () => {
  const entry = (more: object): readonly RubricGroup<'a'>[] => [
    { group: 'g', part: 'a', weight: null, checks: [{ check: 'title-present', weight: 1 }] },
    { group: 'n', part: null, weight: null, checks: [{ check: 'text-sufficient', weight: 0, ...more }] },
  ]
  const full = outcome('title-present', 100)

  it('caps the parts too where there is no judgement', () => {
    const capped = entry({ cap: { limit: 60, lower: { empty: 20, short: 30 } } })
    const judged = (code: string) => aggregate(capped, ['a'], [full, outcome('text-sufficient', 0, code)])
    expect(judged('empty')).toMatchObject({ value: 20, parts: { a: 20 }, caps: [{ check: 'text-sufficient', limit: 20 }] })
    expect(judged('short')).toMatchObject({ value: 30, parts: { a: 30 } })
    expect(judged('thin')).toMatchObject({ value: 60, parts: { a: 100 } })
    expect(aggregate(capped, ['a'], [outcome('title-present', 10), outcome('text-sufficient', 0, 'empty')])).toMatchObject({
      value: 10,
      parts: { a: 10 },
      caps: [],
    })
  })

  it('does not list a cap at the very score', () => {
    expect(aggregate(entry({ cap: { limit: 60 } }), ['a'], [outcome('title-present', 60), outcome('text-sufficient', 0)])).toMatchObject({
      value: 60,
      caps: [],
    })
  })

  it.each([
    [{ from: 0, to: 5 }, 40, 2],
    [{ from: 2, to: 10 }, 79, 2],
    [{ from: 2, to: 10 }, 0, 10],
    [{ from: 2, to: 10 }, 40, 6],
    [{ from: 3, to: 3 }, 40, 3],
  ])('takes off by %j at a score of %d: %d', (penalty, points, taken) => {
    expect(aggregate(entry({ penalty }), ['a'], [full, outcome('text-sufficient', points)])).toMatchObject({
      value: 100 - taken,
      penalties: [{ check: 'text-sufficient', points: taken }],
    })
  })

  it('takes nothing off for what passes, applies not or was not run', () => {
    const fined = entry({ penalty: { from: 5, to: 10 } })
    for (const other of [[], [outcome('text-sufficient', 80)], [left('text-sufficient', 'not_applicable')]])
      expect(aggregate(fined, ['a'], [full, ...other])).toMatchObject({ value: 100, penalties: [] })
  })

  it('adds penalties up, and caps what is left', () => {
    const both: readonly RubricGroup<'a'>[] = [
      ...entry({ penalty: { from: 5, to: 10 } }),
      {
        group: 'o',

        part: null,
        weight: null,
        checks: [
          { check: 'tone-neutral', weight: 0, penalty: { from: 7, to: 7 } },
          { check: 'page-indexable', weight: 0, cap: { limit: 84 } },
          { check: 'page-snippet', weight: 0, cap: { limit: 82 } },
        ],
      },
    ]
    const failing = [outcome('text-sufficient', 0), outcome('tone-neutral', 0)]
    expect(aggregate(both, ['a'], [full, ...failing])).toMatchObject({ value: 83 })
    expect(aggregate(both, ['a'], [full, ...failing, outcome('page-indexable', 0), outcome('page-snippet', 0)])).toMatchObject({
      value: 82,
      caps: [{ check: 'page-snippet', limit: 82 }],
    })
  })

  it('weighs a group without a weight by its checks, and one that belongs to no part not at all', () => {
    const mixed: readonly RubricGroup<'a' | 'b'>[] = [
      { group: 'g', part: 'a', weight: null, checks: [{ check: 'title-present', weight: 3 }] },
      { group: 'h', part: 'b', weight: 1, checks: [{ check: 'title-length', weight: 7 }] },
      { group: 'i', part: null, weight: 50, checks: [{ check: 'image-alt', weight: 5 }] },
    ]
    const outcomes = [outcome('title-present', 100), outcome('title-length', 20), outcome('image-alt', 0)]
    expect(aggregate(mixed, ['a', 'b'], outcomes)).toMatchObject({ value: 80, parts: { a: 100, b: 20 } })
  })
})

describe('placeInRubric', () => {
  it.each([
    ['question-coverage', { score: 'aeo', group: 'match', weight: 8, effect: 'weight' }],
    ['page-indexable', { score: 'aeo', group: 'access', weight: 0, effect: 'cap' }],
    ['tone-neutral', { score: 'aeo', group: 'language', weight: 0, effect: 'penalty' }],
    ['llms-txt', { score: 'aeo', group: 'unproven', weight: 0, effect: 'none' }],
    ['page-robots', { score: 'seo', group: 'technical', weight: 6, effect: 'weight' }],
  ] as const)('%s', (check, place) => {
    expect(placeInRubric(check)).toEqual(place)
  })

  it('knows no other check', () => {
    expect(() => placeInRubric('title-colour' as CheckId)).toThrow('title-colour')
  })
})
