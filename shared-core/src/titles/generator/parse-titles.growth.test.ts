import { expect, it } from 'vitest'
import { cpuGrowth, maxGrowth } from '../../../test/cpu-growth.ts'
import { titleShapes } from '../../../test/hostile-shapes.ts'
import { parseTitles } from './parse-titles.ts'

it.each(titleShapes)('reads a long answer of %s in time that grows with its length', (piece) => {
  expect(cpuGrowth((units) => parseTitles(piece.repeat(units)), 40_000)).toBeLessThan(maxGrowth)
})
