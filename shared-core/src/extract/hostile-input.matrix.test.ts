import { expect, test } from 'vitest'
import { fill } from '../../test/hostile-shapes.ts'
import { exampleContext } from '../testing/read-examples.ts'
import { readArticle } from './read-article.ts'

test('ten megabytes are cut, not refused', () => {
  const article = readArticle(
    { kind: 'page', html: fill('<p>Some words, with commas, that make up a paragraph of text.</p>\n', 10_000_000) },
    exampleContext,
  )
  expect(article.blocks.length).toBeGreaterThan(1000)
})
