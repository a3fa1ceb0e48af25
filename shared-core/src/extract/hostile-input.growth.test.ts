import { describe, expect, test } from 'vitest'
import { cpuGrowth, maxGrowth } from '../../test/cpu-growth.ts'
import { deepShapes, fill, markdownShapes } from '../../test/hostile-shapes.ts'
import type { AnalysisContext, AuthorFields } from '../model/input.ts'
import { readArticle } from './read-article.ts'

const context: AnalysisContext = {
  url: null,
  language: null,
  now: '2026-11-20T00:00:00Z',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 5 },
}
const fields: AuthorFields = {
  title: null,
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}
describe('time grows with length, not with its square', () => {
  test.each(deepShapes)('$name', ({ html }) => {
    expect(cpuGrowth((units) => readArticle({ kind: 'page', html: html(units) }, context), 320_000)).toBeLessThan(maxGrowth)
  })

  test.each(markdownShapes)('Markdown of $name', ({ piece, start = '' }) => {
    const read = (units: number) => readArticle({ kind: 'markdown', markdown: start + fill(piece, units), fields }, context)
    // Pairing every mark with every other took 2 to 15 s for 40,000.
    expect(cpuGrowth(read, 80_000)).toBeLessThan(maxGrowth)
  })
})
