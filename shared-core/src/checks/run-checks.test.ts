import { describe, expect, it } from 'vitest'
import type { CheckUse } from '../kinds/check-use.ts'
import type { CheckId } from '../model/check-id.ts'
import type { SignalName, Signals } from '../signals/index.ts'
import type { AnyVerdict, Check } from './define-check.ts'
import { runChecks } from './run-checks.ts'

const check = (verdict: AnyVerdict | (() => AnyVerdict), more: Partial<Check<CheckId>> = {}): Check<CheckId> => ({
  id: 'title-present',
  needs: [],
  run: () => (typeof verdict === 'function' ? verdict() : verdict),
  ...more,
})
const nothing = () => {
  throw new Error('no signal')
}
const outcomeOf = (one: Check<CheckId>, use: CheckUse = 'fully') => runChecks([one], nothing, () => use)[0]!
const verdict = (score: number, more: Partial<Extract<AnyVerdict, { score: number }>> = {}): AnyVerdict => ({
  score,
  code: 'good',
  args: {},
  ...more,
})

describe('runChecks', () => {
  it('fills in what a verdict leaves out', () => {
    expect(outcomeOf(check(verdict(100)))).toEqual({
      check: 'title-present',
      status: 'pass',
      score: 100,
      certain: true,
      code: 'good',
      args: {},
      spans: [],
      fix: null,
    })
  })

  it('passes on what a verdict says', () => {
    const span = { place: 'title', start: 0, end: 1, quote: 'a' } as const
    const edit = { kind: 'set_field', field: 'title', value: 'b' } as const
    const said = verdict(10, { args: { n: 1 }, spans: [span], atLeast: 40, fix: { code: 'fix', args: { n: 2 }, safety: 'draft', edit } })
    expect(outcomeOf(check(said))).toMatchObject({
      status: 'fail',
      args: { n: 1 },
      spans: [span],
      atLeast: 40,
      fix: { code: 'fix', args: { n: 2 }, safety: 'draft', edit },
    })
    const bare = verdict(10, { fix: { code: 'fix', args: {}, safety: 'none' } })
    expect(outcomeOf(check(bare))).toMatchObject({ fix: { edit: null } })
    expect(outcomeOf(check(bare))).not.toHaveProperty('atLeast')
  })

  it.each([
    [0, 'fail'],
    [79, 'fail'],
    [80, 'pass'],
    [100, 'pass'],
    [-1, 'error'],
    [101, 'error'],
    [79.5, 'error'],
    [Number.NaN, 'error'],
  ])('a score of %d is a %s', (score, status) => {
    expect(outcomeOf(check(verdict(score))).status).toBe(status)
  })

  // the score and the certainty of a check that holds softly: half of what is missing, and never a pass
  it.each([
    [0, 'fully', 0, true],
    [0, 'softly', 50, false],
    [40, 'softly', 70, false],
    [41, 'softly', 71, false],
    [59, 'softly', 79, false],
    [79, 'softly', 79, false],
    [80, 'softly', 80, true],
    [100, 'softly', 100, true],
  ] as const)('a score of %d that holds %s counts %d, certain: %s', (score, use, counted, certain) => {
    expect(outcomeOf(check(verdict(score)), use)).toMatchObject({ score: counted, certain, status: counted >= 80 ? 'pass' : 'fail' })
  })

  // a failure that is not certain costs half where the check holds quietly, all where silently, and is not named in either
  it.each<[use: CheckUse, isSure: boolean, outcome: object]>([
    ['quietly', true, { status: 'fail', score: 40, certain: true }],
    ['quietly', false, { status: 'fail', score: 70, certain: false, isQuiet: true }],
    ['silently', true, { status: 'fail', score: 40, certain: true }],
    ['silently', false, { status: 'fail', score: 40, certain: false, isQuiet: true }],
    ['gently', true, { status: 'fail', score: 40, certain: false }],
    ['gently', false, { status: 'fail', score: 40, certain: false }],
    ['surely', true, { status: 'fail', score: 40, certain: true }],
  ])('a failure that holds %s, certain: %s, counts by its use', (use, isSure, outcome) => {
    const rest = { check: 'title-present', code: 'good', args: {}, spans: [], fix: null }
    expect(outcomeOf(check(verdict(40, { certain: isSure })), use)).toEqual({ ...rest, ...outcome })
  })

  it.each([verdict(40, { certain: false }), verdict(80)])(
    'what is not surely a failure of a check that holds surely does not apply',
    (said) => {
      expect(outcomeOf(check(said), 'surely')).toEqual({ check: 'title-present', status: 'not_applicable' })
    },
  )

  it.each([
    [undefined, undefined, true],
    [false, undefined, false],
    [undefined, false, false],
    [false, true, true],
    [true, false, false],
  ] as const)('a failure is as certain as its check (%s) unless the verdict says otherwise (%s)', (own, said, certain) => {
    const more = own === undefined ? {} : { certain: own }
    expect(outcomeOf(check(verdict(0, said === undefined ? {} : { certain: said }), more))).toMatchObject({ certain })
  })

  it('never doubts a pass', () => {
    expect(outcomeOf(check(verdict(80, { certain: false })))).toMatchObject({ status: 'pass', certain: true })
  })

  it.each(['not_applicable', 'not_checked'] as const)('says %s and nothing else', (status) => {
    expect(outcomeOf(check({ status }))).toEqual({ check: 'title-present', status })
  })

  it('does not run a check that is not for this kind of text', () => {
    expect(outcomeOf(check(nothing), 'not')).toEqual({ check: 'title-present', status: 'not_applicable' })
  })

  it('gives a check the signals that it needs, and runs each fully by default', () => {
    const read = <Name extends SignalName>(name: Name) => ({ is: name }) as unknown as Signals[Name]
    const needing = check(() => verdict(0), {
      needs: ['title', 'size'],
      run: (signals) => verdict(Object.keys(signals).sort().join() === 'size,title' ? 70 : 0),
    })
    expect(runChecks([needing], read)).toMatchObject([{ score: 70 }])
  })

  it('keeps the other outcomes when one check, or a signal it needs, throws', () => {
    const outcomes = runChecks(
      [check(nothing), check(verdict(100), { id: 'title-length', needs: ['title'] }), check(verdict(100), { id: 'image-alt' })],
      nothing,
    )
    expect(outcomes).toMatchObject([
      { check: 'title-present', status: 'error' },
      { check: 'title-length', status: 'error' },
      { check: 'image-alt', status: 'pass' },
    ])
    expect(Object.keys(outcomes[0]!)).toEqual(['check', 'status'])
  })
})
