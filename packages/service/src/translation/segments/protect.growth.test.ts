import { expect, it } from 'vitest'
import { leastCpuMs } from '../../../../tooling/src/gates/cpu-ms.ts'
import { hostileTexts, marked } from './testing/marked.ts'

it.each(hostileTexts)('time grows with the length of $name only', ({ make, terms = [] }) => {
  const timeOf = (length: number): number => {
    const text = make(length)
    return leastCpuMs(() => marked(text, terms))
  }
  timeOf(50_000)
  const middle = timeOf(100_000)
  expect(timeOf(200_000)).toBeLessThan(Math.max(80, 2.6 * middle))
})
