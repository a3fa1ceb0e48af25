import { expect, test } from 'vitest'
import { isMatrix } from '../../../packages/tooling/src/gates/gate.ts'
import { fill, markdownShapes, shapes } from '../../test/hostile-shapes.ts'
import type { ArticleInput } from '../model/input.ts'
import { exampleContext, exampleFields } from '../testing/read-examples.ts'
import { readArticle } from './read-article.ts'

/** Nothing is known, the language neither. */
const context = { ...exampleContext, language: null }
test.each(shapes)('$name are read, as a page and as a draft', ({ html }) => {
  const text = html(isMatrix ? 200_000 : 50_000)
  const inputs: readonly ArticleInput[] = [
    { kind: 'page', html: text },
    { kind: 'body', html: text, fields: exampleFields },
  ]
  for (const input of inputs) expect(readArticle(input, context).kind).toBe(input.kind === 'page' ? 'page' : 'draft')
})

test.each(markdownShapes)('Markdown of $name is read', ({ piece, start = '' }) => {
  expect(readArticle({ kind: 'markdown', markdown: start + fill(piece, 400), fields: exampleFields }, context).kind).toBe('draft')
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
