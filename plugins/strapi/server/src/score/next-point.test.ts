import type { Optimization } from '@citable/contract/present'
import { expect, it } from 'vitest'
import { nextPointOf } from './optimizer.ts'

const point = (check: string, points: number, status = 'fail', code: string | null = null) => ({
  check,
  status,
  points,
  code,
  args: {},
  message: check,
  effect: 'score',
  certain: false,
})
const of = (part: object) =>
  nextPointOf({ aeo_score: 90, seo_score: 90, checks: [], next_steps: [], ...part } as unknown as Optimization)?.check
const checks = [point('passed', 9, 'pass'), point('small', 2), point('large', 5)]

const worth_a_look = ['small', 'large', 'idle']

it.each<[string, object, string | undefined]>([
  ['the step that the analysis names first, at any score', { checks, worth_a_look, next_steps: ['small'] }, 'small'],
  ['nothing of what is uncertain while both scores are good, as on the card', { checks, worth_a_look }, undefined],
  ['the point worth a look that would bring most, where one score is below good', { checks, worth_a_look, seo_score: 79 }, 'large'],
  [
    'nothing that the analysis does not show',
    { checks: [point('link-internal', 9, 'fail', 'none'), ...checks], worth_a_look, seo_score: 10 },
    'large',
  ],
  ['nothing where the analysis comes from a service that names no points worth a look', { checks, seo_score: 10 }, undefined],
  ['nothing that brings no point', { checks: [point('idle', 0)], worth_a_look, seo_score: 10 }, undefined],
])('what helps most of an entry is %s', (_what, part, check) => {
  expect(of(part)).toBe(check)
})
