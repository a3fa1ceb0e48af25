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

it.each<[string, object, string | undefined]>([
  ['the step that the analysis names first, at any score', { checks, next_steps: ['small'] }, 'small'],
  ['nothing of what is uncertain while both scores are good, as on the card', { checks }, undefined],
  ['the failing check that would bring most, where one score is below good', { checks, seo_score: 79 }, 'large'],
  [
    'nothing that says nothing an editor could act on',
    { checks: [point('link-internal', 9, 'fail', 'none'), ...checks], seo_score: 10 },
    'large',
  ],
  [
    'nothing about a problem that a certain point names',
    { checks: [{ ...point('title-width', 1), certain: true }, point('title-length', 9), point('small', 2)], seo_score: 10 },
    'small',
  ],
  ['nothing that brings no point', { checks: [point('idle', 0)], seo_score: 10 }, undefined],
])('what helps most of an entry is %s', (_what, part, check) => {
  expect(of(part)).toBe(check)
})
