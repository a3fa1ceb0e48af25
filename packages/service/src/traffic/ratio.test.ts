import { describe, expect, it } from 'vitest'
import { ratioOf } from './ratio.ts'

describe('fetches per visit', () => {
  it.each([
    ['null without visits, never infinite', 1000, 0, null],
    ['null below 5 visits', 1000, 4, null],
    ['null below 30 fetches', 29, 100, null],
    // 1.959964·√(1/30 + 1/5) = 0.94675, e^0.94675 = 2.57732
    ['from 30 fetches and 5 visits on', 30, 5, { value: 6, low: 2.33, high: 15.46 }],
    // 1.959964·√(1/1000 + 1/10) = 0.62290, e^0.62290 = 1.86433
    ['with its interval', 1000, 10, { value: 100, low: 53.64, high: 186.43 }],
  ])('%s', (_, fetches, visits, expected) => {
    expect(ratioOf(fetches, visits)).toEqual(expected)
  })
})
