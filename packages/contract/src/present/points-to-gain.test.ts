import type { CheckId, Outcome } from '@citable/core'
import { expect, it } from 'vitest'
import { pointsToGain, pointsTogether } from './points-to-gain.ts'

const outcome = (check: CheckId, score: number, certain = true): Outcome =>
  ({
    check,
    status: score < 80 ? 'fail' : 'pass',
    score,
    certain,
    code: 'any',
    args: {},
    spans: [],
    fix: null,
  }) as unknown as Outcome

const text = [outcome('text-depth', 60), outcome('statistic-density', 60), outcome('title-question-match', 100)]

it.each([
  ['a check of no weight', outcome('text-toc', 0), 'text-toc', 0],
  ['the same where the title’s subject is doubted after the score was lowered for it', outcome('title-subject', 0, false), 'text-toc', 0],
] as const)('%s brings no points', (_name, other, check, points) => {
  const outcomes = [...text, outcome('text-toc', 0), other]
  expect(pointsToGain({ outcomes }, check)).toBe(points)
})

it('brings what the whole score gains', () => {
  expect(pointsToGain({ outcomes: text }, 'text-depth')).toBeGreaterThan(0)
  expect(pointsToGain({ outcomes: [...text, outcome('title-subject', 0)] }, 'title-subject')).toBeGreaterThanOrEqual(5)
})

it('adds what two checks bring together in both scores', () => {
  const outcomes = [...text, outcome('sentence-length', 0)]
  expect(pointsTogether({ outcomes }, ['statistic-density', 'sentence-length'])).toBeGreaterThanOrEqual(
    pointsToGain({ outcomes }, 'statistic-density'),
  )
})
