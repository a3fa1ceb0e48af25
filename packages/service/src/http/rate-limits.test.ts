import { describe, expect, it } from 'vitest'
import { createRateLimits } from './rate-limits.ts'

describe('token buckets', () => {
  const at = (quota: number, windowS: number) => {
    let time = 0
    const limits = createRateLimits({ quota, windowS }, () => time)
    return { limits, pass: (ms: number) => (time += ms) }
  }

  it('start full, take what a call costs and refuse when it is not there', () => {
    const { limits } = at(10, 60)
    expect(limits.take('a', 4)).toMatchObject({ allowed: true, left: 6 })
    expect(limits.take('a', 6)).toMatchObject({ allowed: true, left: 0 })
    expect(limits.take('a', 1)).toMatchObject({ allowed: false, left: 0, resetS: 6 })
  })

  it('refill evenly and never beyond the quota', () => {
    const { limits, pass } = at(10, 60)
    limits.take('a', 10)
    pass(5_999)
    expect(limits.take('a', 1).allowed).toBe(false)
    pass(1)
    expect(limits.take('a', 1).allowed).toBe(true)
    pass(1_000_000)
    expect(limits.look('a').left).toBe(10)
  })

  it('are separate by name', () => {
    const { limits } = at(1, 60)
    expect(limits.take('a', 1).allowed).toBe(true)
    expect(limits.take('b', 1).allowed).toBe(true)
    expect(limits.take('a', 1).allowed).toBe(false)
  })

  it('let a call that costs more than the quota through when the bucket is full', () => {
    const { limits } = at(10, 60)
    expect(limits.take('a', 50)).toMatchObject({ allowed: true, left: 0 })
  })

  it('survive a clock that jumps back', () => {
    const { limits, pass } = at(10, 60)
    limits.take('a', 10)
    pass(-60_000)
    expect(limits.take('a', 1).allowed).toBe(false)
    pass(60_000 + 6_000)
    expect(limits.take('a', 1).allowed).toBe(true)
  })
})
