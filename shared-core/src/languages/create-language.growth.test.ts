import { expect, test } from 'vitest'
import { cpuGrowth, maxGrowth } from '../../test/cpu-growth.ts'
import { wordShapes } from '../../test/hostile-shapes.ts'
import { allPacks } from './all.ts'
import { languageFor } from './language-for.ts'

test.each(wordShapes)('$name is read in linear time', ({ piece, start = '' }) => {
  let runs = 0
  // no text twice: a language remembers what it has read
  const tokenize = (units: number) => languageFor('en', allPacks).tokenize(`${++runs} ${start}${piece.repeat(units / piece.length)}`)
  expect(cpuGrowth(tokenize, 800_000)).toBeLessThan(maxGrowth)
})
