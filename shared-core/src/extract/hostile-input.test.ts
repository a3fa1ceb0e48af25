import { expect, test } from 'vitest'
import { fill, markdownShapes, shapes } from '../../test/hostile-shapes.ts'
import type { AnalysisContext, ArticleInput, AuthorFields } from '../model/input.ts'
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
test.each(shapes)('$name are read, as a page and as a draft', ({ html }) => {
  const text = html(200_000)
  const inputs: readonly ArticleInput[] = [
    { kind: 'page', html: text },
    { kind: 'body', html: text, fields },
  ]
  for (const input of inputs) expect(readArticle(input, context).kind).toBe(input.kind === 'page' ? 'page' : 'draft')
})

test('ten megabytes are cut, not refused', () => {
  const article = readArticle(
    { kind: 'page', html: fill('<p>Some words, with commas, that make up a paragraph of text.</p>\n', 10_000_000) },
    context,
  )
  expect(article.blocks.length).toBeGreaterThan(1000)
})

test.each(markdownShapes)('Markdown of $name is read', ({ piece, start = '' }) => {
  expect(readArticle({ kind: 'markdown', markdown: start + fill(piece, 400), fields }, context).kind).toBe('draft')
})

test.each(['', ' ', '\u0000', 'plain words', '{"json": true}', '%PDF-1.7 \u0001\u0002', '<', '</', '<!', '<p', '&', '\ufeff<p>x</p>'])(
  'any text is a page: %j',
  (html) => {
    expect(() => readArticle({ kind: 'page', html }, context)).not.toThrow()
  },
)

test('names of object properties in meta elements are only names', () => {
  const html =
    '<meta name="__proto__" content="x"><meta property="og:__proto__" content="y"><meta name="constructor" content="z"><p itemprop="__proto__">x</p><div class="constructor toString __proto__">x</div>'
  const article = readArticle({ kind: 'page', html }, context)
  expect(Object.getPrototypeOf(article.markup!.social)).toBe(Object.prototype)
  expect(({} as Record<string, unknown>)['x']).toBeUndefined()
})
