import { expect, test } from 'vitest'
import { flattenDeepMarkup, maxDepth } from './flatten-deep-markup.ts'

const nested = (depth: number, inside = 'x'): string => '<div>'.repeat(depth) + inside + '</div>'.repeat(depth)

test.each([
  { name: 'leaves ordinary markup alone', html: '<p>one<b>two</b></p>' },
  { name: 'leaves the last allowed depth alone', html: nested(maxDepth) },
  { name: 'does not count paragraphs left open', html: '<p>x'.repeat(2000) },
  { name: 'does not count tags inside scripts', html: `<script>${'"<div>"'.repeat(1000)}</script><p>x</p>` },
  { name: 'does not count tags inside comments', html: `<!--${'<div>'.repeat(1000)}--><p>x</p>` },
])('$name', ({ html }) => {
  expect(flattenDeepMarkup(html)).toBe(html)
})

test('blanks out what is deeper, preserving every offset and all text', () => {
  const html = nested(maxDepth + 3, 'deep text')
  const flat = flattenDeepMarkup(html)
  expect(flat).toHaveLength(html.length)
  expect(flat.indexOf('deep text')).toBe(html.indexOf('deep text'))
  expect(flat.match(/<div>/g)).toHaveLength(maxDepth)
  expect(flat.match(/<\/div>/g)).toHaveLength(maxDepth)
})

test('leaves scripts scripts at any depth, so that code never becomes text', () => {
  const flat = flattenDeepMarkup(nested(maxDepth + 3, '<script>code()</script>'))
  expect(flat).toContain('<script>code()</script>')
})
