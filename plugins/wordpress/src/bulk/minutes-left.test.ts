import { describe, expect, it } from 'vitest'
import { minutesLeft } from './minutes-left.ts'

/** At a minute for each 20 posts. */
const speed = (left: number) => ({ worked: 60_000, handled: 20, left })

describe('minutesLeft', () => {
  it.each([
    [0, 0],
    [19, 0],
    [20, 1],
    [30, 2],
    [50, 3],
    [180, 9],
    [200, 10],
    [249, 10],
    [251, 15],
    [1_180, 60],
    [1_500, 60],
    [2_000, 120],
  ])('%i posts at 20 a minute are shown as %i', (left, minutes) => {
    expect(minutesLeft(null, speed(left))).toBe(minutes)
  })
  it('says nothing after too few posts', () => {
    expect(minutesLeft(null, { worked: 60_000, handled: 19, left: 100 })).toBeNull()
  })
  it('stays where the estimate moves by less than three quarters of a step', () => {
    expect([86, 114].map((left) => minutesLeft(5, speed(left)))).toEqual([5, 5])
    expect([84, 116].map((left) => minutesLeft(5, speed(left)))).toEqual([4, 6])
    expect(minutesLeft(60, speed(900))).toBe(45)
    expect(minutesLeft(0, speed(14))).toBe(0)
  })
  it('does not go to and fro where the estimate wavers around the middle of two values', () => {
    const shown: (number | null)[] = []
    for (const left of [90, 94, 86, 92, 88, 93]) shown.push(minutesLeft(shown.at(-1) ?? null, speed(left)))
    expect(new Set(shown).size).toBe(1)
  })
})
