import { describe, expect, it } from 'vitest'
import { isBelow } from '../src/is-below.ts'

describe('isBelow', () => {
  it.each<[string, number, number, number | null, boolean]>([
    ['the AEO score alone is enough', 59, 90, 60, true],
    ['the SEO score alone is enough', 90, 59, 60, true],
    ['a score on the bound is not below', 60, 60, 60, false],
    ['without a bound nothing is', 0, 0, null, false],
  ])('%s', (_name, aeo_score, seo_score, bound, below) => {
    expect(isBelow({ aeo_score, seo_score }, bound)).toBe(below)
  })
})
