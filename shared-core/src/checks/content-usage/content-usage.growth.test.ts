import { expect, it } from 'vitest'
import { cpuMs } from '../../../../packages/tooling/src/gates/cpu-ms.ts'
import { contentUsage } from './content-usage.ts'

it.each(['\n', ' ', '\r', '\u2028', 'content-signal:', 'content-signal '])('a robots.txt of nothing but %j is read in no time', (piece) => {
  const robotsTxt = piece.repeat(500_000 / piece.length)
  expect(cpuMs(() => contentUsage.run({ bots: { robotsTxt, path: '/' } }))).toBeLessThan(200)
})
