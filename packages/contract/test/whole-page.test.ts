import type { ArticleInput } from '@citable/core'
import { expect, test } from 'vitest'
import { presentRequest, readRequest } from '../src/present/requests.ts'
import { OptimizeRequest } from '../src/schemas/optimize-request.ts'

const now = '2026-11-21'
const read = (content: object) => readRequest(OptimizeRequest.parse({ content }), now).input

test.each([
  ['a doctype', '<!doctype html><title>Bread</title><p>Bread is food.', 'page'],
  ['an html tag', '\ufeff\n<HTML lang="en"><p>Bread is food.', 'page'],
  ['comments before it', '<!-- a --> <!-- b -->\n<!DOCTYPE html>\n<p>Bread', 'page'],
  ['a paragraph', '<p>Bread is food.</p>', 'body'],
  ['a paragraph before the tag', '<p>A page begins with:</p><html>', 'body'],
  ['another tag', '<html-editor>Bread</html-editor>', 'body'],
  ['a comment without an end', '<!-- <html>', 'body'],
])('HTML that begins with %s is a %s', (_, html, kind) => {
  expect(read({ html })?.kind).toBe(kind)
  expect(read({ html, whole_page: true })?.kind).toBe('page')
  expect(read({ html, whole_page: false })?.kind).toBe('body')
})

test('a body that begins as a page stays a body on the way to the service', () => {
  const fields = { title: null, description: null, slug: null, image: null, authors: [], datePublished: null, dateModified: null }
  const input: ArticleInput = { kind: 'body', html: '<html><p>Bread is food.</p>', fields }
  const { context } = readRequest(OptimizeRequest.parse({ content: { html: '<p>Bread</p>' } }), now)
  expect(readRequest(OptimizeRequest.parse(presentRequest(input, context)), now).input).toEqual(input)
})
