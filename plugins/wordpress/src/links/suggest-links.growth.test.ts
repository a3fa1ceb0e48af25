import { expect, it } from 'vitest'
import { suggestAmongMany } from './testing/suggest-among-many.ts'

it('costs what the article is long', () => {
  /** CPU milliseconds, the least of three. */
  const costOf = (sentences: number): number =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const begin = process.cpuUsage()
        suggestAmongMany(sentences)
        const { user, system } = process.cpuUsage(begin)
        return (user + system) / 1000
      }),
    )
  const part = costOf(150)
  // 4 times is linear, 16 times would be the square
  expect(costOf(600) / part).toBeLessThan(8)
})
