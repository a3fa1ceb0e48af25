import type { ArticleInput } from '@citable/core'
import { expect, test } from 'vitest'
import { presentRequest, readRequest } from '../src/present/requests.ts'
import { OptimizeRequest } from '../src/schemas/optimize-request.ts'

const now = '2026-11-21'
const read = (content: object) => readRequest(OptimizeRequest.parse({ content }), now).input

test.each([
  ['a doctype', '<!doctype html><title>Bread</title><p>Bread is food.', 'page'],
  ['an html tag', '\ufeff\n<HTML lang="en"><p>Bread is food.', 'page'],
  ['an XML declaration and a body', '<?xml version="1.0"?>\n<body>Bread', 'page'],
  ['the end of a head', '<title>Bread</title></head><p>Bread', 'page'],
  ['a paragraph', '<p>Bread is food.</p>', 'body'],
  ['a header', '<header>Bread</header><p>Bread is food.</p>', 'body'],
  ['a custom tag', '<html-editor>Bread</html-editor>', 'body'],
  ['the tag as text', '<p>A page begins with &lt;html>.</p>', 'body'],
])('HTML with %s is a %s', (_, html, kind) => {
  expect(read({ html })?.kind).toBe(kind)
  expect(read({ html, whole_page: true })?.kind).toBe('page')
  expect(read({ html, whole_page: false })?.kind).toBe('body')
})

test('a body with tags of a page stays a body on the way to the service', () => {
  const fields = { title: null, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const input: ArticleInput = { kind: 'body', html: '<html><p>Bread is food.</p>', fields }
  const { context } = readRequest(OptimizeRequest.parse({ content: { html: '<p>Bread</p>' } }), now)
  expect(readRequest(OptimizeRequest.parse(presentRequest(input, context)), now).input).toEqual(input)
})
