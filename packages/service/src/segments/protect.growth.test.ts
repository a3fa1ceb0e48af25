import { expect, it } from 'vitest'
import { hostileTexts, marked } from './testing/marked.ts'

it.each(hostileTexts)('time grows with the length of $name only', ({ make, terms = [] }) => {
  /** CPU milliseconds, the least of three: other programs and collections only add to them. */
  const timeOf = (length: number): number => {
    const text = make(length)
    return Math.min(
      ...[1, 2, 3].map(() => {
        const before = process.cpuUsage()
        marked(text, terms)
        const { user, system } = process.cpuUsage(before)
        return (user + system) / 1000
      }),
    )
  }
  timeOf(50_000)
  const middle = timeOf(100_000)
  expect(timeOf(200_000)).toBeLessThan(Math.max(80, 2.6 * middle))
})
