import { describe, expect, it } from 'vitest'
import { hostPause } from './politeness.ts'

const answer = (change = {}) => ({ refusedWith: null, retryAfterMs: null, crawlDelayMs: null, ...change })

describe('a host is left alone', () => {
  it.each([
    ['for a second after an answer', answer(), 0, 1_000],
    ['for a second when nothing was asked of it', null, 0, 1_000],
    ['as long as its robots.txt asks', answer({ crawlDelayMs: 4_000 }), 0, 4_000],
    ['for ten seconds when robots.txt asks for more', answer({ crawlDelayMs: 60_000 }), 0, 10_000],
    ['as long as Retry-After says', answer({ refusedWith: 429, retryAfterMs: 30_000 }), 1, 30_000],
    ['for an hour when Retry-After asks for a week', answer({ refusedWith: 503, retryAfterMs: 604_800_000 }), 1, 3_600_000],
    ['for a second after two refusals', answer({ refusedWith: 503 }), 2, 1_000],
    ['for ten minutes after three', answer({ refusedWith: 503 }), 3, 600_000],
  ])('%s', (_, given, refusals, expected) => {
    expect(hostPause(given, refusals)).toBe(expected)
  })
})
