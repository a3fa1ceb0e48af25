import { expect, test } from 'vitest'
import { leastCpuMs } from '../../../../packages/tooling/src/gates/cpu-ms.ts'
import { allPacks } from '../all.ts'
import { languageFor } from '../language-for.ts'
import { readQuantities } from './read-quantities.ts'

/** Numbers, parts of a whole and halves without a full stop between them. */
const lines: readonly (readonly [string, string])[] = [
  ['en', 'one in five '],
  ['en', 'a third of '],
  ['en', '12 of the 500 and '],
  ['en', 'an hour and a half '],
  ['de', 'jeder fünfte '],
  ['fr', 'un sur '],
  ['es', 'uno dos tres '],
  ['ar', 'ثلث السكان '],
  ['ja', '3分の1'],
  ['zh', '三分之一'],
]

test.each(lines)('numbers of one line take the time of its length, %s: %s', (tag, line) => {
  const { pack } = languageFor(tag, allPacks)
  const read = (times: number) => (): void => {
    readQuantities(line.repeat(times), { tag, shares: pack.shares, hasWords: true, isSure: false })
  }
  read(1000)()
  const short = leastCpuMs(read(4000))
  expect(leastCpuMs(read(32_000))).toBeLessThan(24 * Math.max(short, 20))
})
