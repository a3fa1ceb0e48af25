import { describe, expect, it } from 'vitest'
import { backoffMs, retryAfterMs, spreadMs } from './retry.ts'

describe('backoffMs', () => {
  it.each([
    ['doubles', { firstMs: 1_000, factor: 2, maxMs: 60_000 }, [1_000, 2_000, 4_000, 8_000]],
    ['triples up to its maximum', { firstMs: 20_000, factor: 3, maxMs: 300_000 }, [20_000, 60_000, 180_000, 300_000]],
    ['stays the same', { firstMs: 500, factor: 1, maxMs: 60_000 }, [500, 500, 500, 500]],
    ['begins at its maximum at most', { firstMs: 500, factor: 2, maxMs: 100 }, [100, 100, 100, 100]],
  ])('%s', (_name, backoff, expected) => {
    expect([1, 2, 3, 4].map((attempts) => backoffMs(backoff, attempts))).toEqual(expected)
  })
})

describe('spreadMs', () => {
  it.each([
    ['nothing to all of it', [0, 1], 0, 0],
    ['nothing to all of it', [0, 1], 0.5, 500],
    ['all to half of it', [1, 0.5], 0, 1_000],
    ['all to half of it', [1, 0.5], 0.5, 750],
    ['a fifth less to a fifth more', [0.8, 1.2], 0, 800],
    ['a fifth less to a fifth more', [0.8, 1.2], 0.5, 1_000],
    ['none', [1, 1], 0.9, 1_000],
  ] as const)('%s: %o at chance %d', (_name, shares, chance, expected) => {
    expect(spreadMs(1_000, shares, chance)).toBeCloseTo(expected)
  })
})

describe('retryAfterMs', () => {
  const now = Date.UTC(2026, 10, 24, 12)
  it.each([
    ['none', undefined, null],
    ['seconds', '120', 120_000],
    ['no wait', '0', 0],
    ['a date ahead', 'Tue, 24 Nov 2026 12:01:30 GMT', 90_000],
    ['a date that has passed', 'Tue, 24 Nov 2026 11:00:00 GMT', 0],
    ['words', 'soon', null],
    ['nothing', '', null],
    ['more digits than any wait has', '9999999999', null],
  ])('%s', (_name, header, expected) => {
    expect(retryAfterMs(header, now)).toBe(expected)
  })
  it('reads no date without a clock', () => {
    expect(retryAfterMs('Tue, 24 Nov 2026 12:01:30 GMT', null)).toBeNull()
    expect(retryAfterMs('7', null)).toBe(7_000)
  })
})
