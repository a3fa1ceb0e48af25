import { leastCpuMs } from '@citable/tooling/gates/cpu-ms'
import { expect, it } from 'vitest'
import { suggestAmongMany } from './testing/suggest-among-many.ts'

it('costs what the article is long', () => {
  const costOf = (sentences: number): number => leastCpuMs(() => suggestAmongMany(sentences))
  const part = costOf(150)
  // 4 times is linear, 16 times would be the square
  expect(costOf(600) / part).toBeLessThan(8)
})
