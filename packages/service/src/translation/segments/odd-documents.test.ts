import { expect, it } from 'vitest'
import { segmentHtml } from './segment-html.ts'
import { segmentMarkdown } from './segment-markdown.ts'
import { type OddDocument, oddDocuments, shoutedOf, sourceOf } from './testing/odd-documents.ts'

const take = (document: OddDocument) => {
  let count = 0
  const options = { terms: [], attributes: true, createId: () => `s${++count}` }
  return (document.format === 'html' ? segmentHtml : segmentMarkdown)(sourceOf(document), options)
}

const loud = (text: string): string => text.replace(/(<[^>]*>|&\w+;)|([^<&]+)/g, (_, markup, words) => markup ?? words.toUpperCase())

it.each(oddDocuments)('$name: nothing changes, byte by byte, where the engine changes nothing', (document) => {
  const { put, segments } = take(document)
  expect(put(new Map(segments.map(({ id, text }) => [id, text])))).toBe(sourceOf(document))
})

it.each(oddDocuments)('$name: an engine that shouts changes what readers see, and nothing else', (document) => {
  const { put, segments } = take(document)
  expect(put(new Map(segments.map(({ id, text }) => [id, loud(text)])))).toBe(shoutedOf(document))
})
