import type { Graph } from '@citable/core'
import { expect, test } from 'vitest'
import { briefGraph } from './brief-graph.ts'

const graphOf = (...nodes: readonly object[]): Graph => ({ '@context': 'https://schema.org', '@graph': nodes as Graph['@graph'] })
const within = (bytes: number) => (graph: Graph) => Buffer.byteLength(JSON.stringify(graph)) <= bytes

const organization = { '@type': 'Organization', '@id': 'https://e.org/#organization', name: 'E', url: 'https://e.org', logo: { url: 'x' } }
const faq = {
  '@type': ['WebPage', 'FAQPage'],
  '@id': 'https://e.org/a',
  url: 'https://e.org/a',
  name: 'A',
  mainEntity: [{ '@type': 'Question', name: 'Why?' }],
}
const picture = { '@type': 'ImageObject', '@id': 'https://e.org/a#image', url: 'https://e.org/a.png', width: 1200 }
const article = {
  '@type': 'BlogPosting',
  '@id': 'https://e.org/a#article',
  headline: 'A',
  description: 'About A.',
  mainEntityOfPage: { '@id': 'https://e.org/a' },
  image: [{ '@id': 'https://e.org/a#image' }],
  author: [{ '@type': 'Person', '@id': 'https://e.org/#ada', name: 'Ada', description: 'Writes.' }],
  publisher: { '@id': 'https://e.org/#organization' },
  wordCount: 900,
  articleBody: 'All of it.',
}

test('the article alone, with author, publisher and picture inside', () => {
  expect(briefGraph(graphOf(organization, faq, picture, article), within(2000))).toEqual(
    graphOf({
      '@type': 'BlogPosting',
      '@id': 'https://e.org/a#article',
      headline: 'A',
      mainEntityOfPage: 'https://e.org/a',
      author: [{ '@type': 'Person', '@id': 'https://e.org/#ada', name: 'Ada' }],
      publisher: [{ '@type': 'Organization', '@id': 'https://e.org/#organization', name: 'E', url: 'https://e.org' }],
      image: 'https://e.org/a.png',
      description: 'About A.',
    }),
  )
})

test('a page without an article is a page without its questions', () => {
  expect(briefGraph(graphOf(faq), within(2000))?.['@graph']).toEqual([
    { '@type': 'WebPage', '@id': 'https://e.org/a', url: 'https://e.org/a', name: 'A' },
  ])
})

test('a person stays one', () => {
  const page = { '@type': 'ProfilePage', '@id': 'https://e.org/ada', mainEntity: { '@id': 'https://e.org/ada#person' } }
  const person = { '@type': 'Person', '@id': 'https://e.org/ada#person', name: 'Ada', sameAs: ['https://a.org', 'https://b.org'] }
  expect(briefGraph(graphOf(page, person), within(2000))?.['@graph']).toEqual([person])
})

test('what is dearest stays longest, and what never fits is nothing', () => {
  const long = { ...article, description: 'x'.repeat(3000) }
  expect(briefGraph(graphOf(organization, long), within(2000))?.['@graph'][0]).not.toHaveProperty('description')
  expect(briefGraph(graphOf(organization, long), within(200))?.['@graph'][0]).toMatchObject({ headline: 'A' })
  expect(briefGraph(graphOf({ ...article, headline: 'x'.repeat(3000) }), within(200))).toBeNull()
  expect(briefGraph(graphOf({ '@type': 'Recipe', '@id': 'r' }), within(2000))).toBeNull()
})
