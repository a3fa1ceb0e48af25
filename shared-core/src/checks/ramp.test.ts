import { describe, expect, it } from 'vitest'
import { curve, ramp, toScore } from './ramp.ts'

describe('ramp', () => {
  it.each([
    ['is 0 at the start', 10, 10, 20, 0],
    ['is 100 at the end', 20, 10, 20, 100],
    ['is linear between', 15, 10, 20, 50],
    ['rounds half up', 10.05, 10, 20, 1],
    ['stays 0 before', -5, 10, 20, 0],
    ['stays 100 after', 500, 10, 20, 100],
    ['falls when the bounds are turned round', 12, 20, 10, 80],
    ['is a step when the bounds are equal', 5, 5, 5, 100],
    ['is a step when the bounds are equal, from below', 4, 5, 5, 0],
  ])('%s', (_name, value, from, to, score) => {
    expect(ramp(value, from, to)).toBe(score)
  })
})

describe('curve', () => {
  const points = [
    [0, 0],
    [1.5, 100],
    [6, 100],
    [10, 50],
  ] as const
  it.each([
    [-1, 0],
    [0, 0],
    [0.75, 50],
    [1.5, 100],
    [4, 100],
    [6, 100],
    [8, 75],
    [10, 50],
    [99, 50],
  ])('%f gives %i', (value, score) => {
    expect(curve(value, points)).toBe(score)
  })
})

it('takes what is no number for nothing', () => {
  expect(toScore(Number.NaN)).toBe(0)
})
