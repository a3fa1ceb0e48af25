import { beforeEach, describe, expect, it } from 'vitest'
import { createSettledClock, createWatchedClock, settleMs } from './time.ts'

const minute = 60_000
const day = 24 * 60 * minute
const year = 365 * day

describe('a watched clock', () => {
  it.each([
    { what: 'no step when it goes on', told: [1, 2, 2, 90_000], steps: 0 },
    { what: 'no step when it trembles', told: [5_000, 4_500, 5_000, 4_001], steps: 0 },
    { what: 'a step of more than a second', told: [5_000, 3_999], steps: 1 },
    { what: 'one step when it goes on from there', told: [90_000, 3_000, 3_500, 80_000], steps: 1 },
    { what: 'each step', told: [90_000, 50_000, 20_000], steps: 2 },
    { what: 'a step from where it leapt to', told: [5_000, 90_000_000, 6_000], steps: 1 },
    { what: 'small steps that add up', told: [5_000, 4_400, 3_800], steps: 1 },
  ])('counts $what', ({ told, steps }) => {
    let now = told[0]!
    const clock = createWatchedClock(() => now)
    for (now of told) expect(clock.now()).toBe(now)
    expect(clock.stepsBack()).toBe(steps)
  })
})

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
