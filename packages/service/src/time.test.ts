import { beforeEach, describe, expect, it } from 'vitest'
import { createSettledClock, settleMs } from './time.ts'

const minute = 60_000
const day = 24 * 60 * minute
const year = 365 * day

describe('a settled clock', () => {
  let now: number
  let elapsed: number
  let settled: () => number
  beforeEach(() => {
    now = 50 * year
    elapsed = 5
    settled = createSettledClock(
      () => now,
      () => elapsed,
    )
  })
  const go = (ms: number): void => {
    now += ms
    elapsed += ms
  }

  it('goes with the clock', () => {
    go(90 * day)
    expect(settled()).toBe(now)
  })

  it('goes back with it at once', () => {
    now -= 50 * year
    expect(settled()).toBe(now)
    go(minute)
    expect(settled()).toBe(now)
  })

  it('takes small steps with it', () => {
    now += minute
    expect(settled()).toBe(now)
  })

  it('believes a leap that stays for an hour, and goes on as time elapses until then', () => {
    const before = now
    now += 2 * day
    expect(settled()).toBe(before)
    go(settleMs - 1)
    expect(settled()).toBe(before + settleMs - 1)
    go(1)
    expect(settled()).toBe(now)
    go(minute)
    expect(settled()).toBe(now)
  })

  it('counts the hour anew after the clock was right', () => {
    now += 2 * day
    settled()
    go(settleMs / 2)
    settled()
    now -= 2 * day
    settled()
    now += 2 * day
    settled()
    go(settleMs / 2)
    expect(settled()).toBe(now - 2 * day)
  })
})
