import { describe, expect, test } from 'vitest'
import { cpuGrowth, maxGrowth } from '../../test/cpu-growth.ts'
import { deepShapes, fill, joinedShapes, markdownShapes } from '../../test/hostile-shapes.ts'
import { exampleContext, exampleFields } from '../testing/read-examples.ts'
import { readArticle } from './read-article.ts'

/** Nothing is known, the language neither. */
const context = { ...exampleContext, language: null }
describe('time grows with length, not with its square', () => {
  test.each([...new Set([...deepShapes, ...joinedShapes])])('$name', ({ html }) => {
    expect(cpuGrowth((units) => readArticle({ kind: 'page', html: html(units) }, context), 320_000)).toBeLessThan(maxGrowth)
  })

  test.each(markdownShapes)('Markdown of $name', ({ piece, start = '' }) => {
    const read = (units: number) => readArticle({ kind: 'markdown', markdown: start + fill(piece, units), fields: exampleFields }, context)
    // Pairing every mark with every other took 2 to 15 s for 40,000.
    expect(cpuGrowth(read, 80_000)).toBeLessThan(maxGrowth)
  })
})
