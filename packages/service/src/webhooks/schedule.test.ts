import { describe, expect, it } from 'vitest'
import { deliveryTimeLimits, nextWait } from './schedule.ts'

const hour = 60 * 60 * 1000

describe('nextWait', () => {
  it.each<[string, number | null, number]>([
    ['is the schedule’s when nothing is asked', null, 5_000],
    ['is the schedule’s when less is asked', 1_000, 5_000],
    ['is what Retry-After asks', hour, hour],
    ['is a whole day when Retry-After asks for that', 24 * hour, 24 * hour],
    ['is never longer than a day, whatever Retry-After asks', 365 * 24 * hour, 24 * hour],
  ])('%s', (_name, askedMs, waitMs) => {
    expect(nextWait(1, 0.5, askedMs)).toBe(waitMs)
  })

  it('is never longer than times may lie ahead', () => {
    for (let attempts = 1; attempts < 10; attempts++)
      for (const chance of [0, 1]) expect(nextWait(attempts, chance, 365 * 24 * hour)).toBeLessThanOrEqual(deliveryTimeLimits.waitMs)
    expect(nextWait(9, 1, null)).toBe(deliveryTimeLimits.waitMs)
  })

  it('varies by a fifth, so that what failed together does not come back together', () => {
    expect([nextWait(1, 0, null), nextWait(1, 1, null)]).toEqual([4_000, 6_000])
  })

  it('ends after the last step, whatever Retry-After asks', () => {
    expect([nextWait(9, 0.5, null), nextWait(10, 0.5, null), nextWait(10, 0.5, hour)]).toEqual([24 * hour, null, null])
  })
})
