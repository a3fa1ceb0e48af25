import { describe, expect, test } from 'vitest'
import type { Graph, Node } from '../../model/graph.ts'
import { splitGraph } from './split-graph.ts'

const home = 'https://example.com/'
const page = 'https://example.com/post/'
const split = (...nodes: readonly Node[]) => splitGraph({ '@context': 'https://schema.org', '@graph': nodes } as Graph, { home, page })

describe('whose a node is', () => {
  const node = (id: string, type = 'Thing'): Node => ({ '@type': type, '@id': id, name: 'A' })
  test.each<[name: string, node: Node, scope: 'site' | 'post']>([
    ['the site itself', node(`${home}#website`, 'WebSite'), 'site'],
    ['its organisation', node(`${home}#organization`, 'Organization'), 'site'],
    ['its logo', node(`${home}#/schema/logo/image/`, 'ImageObject'), 'site'],
    ['an author', node(`${home}#/schema/person/ada`, 'Person'), 'post'],
    ['the page’s picture', node(`${page}#primaryimage`, 'ImageObject'), 'post'],
    ['the article', node(`${page}#article`, 'Article'), 'post'],
    ['the page', node(page, 'WebPage'), 'post'],
  ])('%s', (_name, given, scope) => expect(split(given)).toEqual({ site: [], post: [], stored: [], [scope]: [given] }))

  test('a person who publishes the site belongs to the site', () => {
    const ada = node(`${home}#/schema/person/ada`, 'Person')
    const site: Node = { ...node(`${home}#website`, 'WebSite'), publisher: { '@id': ada['@id'] } }
    expect(split(node(page, 'WebPage'), site, ada).site).toEqual([site, ada])
  })

  test('nodes of the text are stored, and name others as seen from the page', () =>
    expect(split({ ...node(`${page}#citable-howto`, 'HowTo'), isPartOf: { '@id': page } })).toEqual({
      site: [],
      post: [],
      stored: [{ ...node('#citable-howto', 'HowTo'), isPartOf: { '@id': '#webpage' } }],
    }))
})

describe('what the text adds', () => {
  test('to the article is stored beside it, the rest stays with the host', () =>
    expect(
      split({ '@type': 'Article', '@id': `${page}#article`, headline: 'A', wordCount: 500, hasPart: { '@id': `${page}#citable-howto` } }),
    ).toEqual({
      site: [],
      post: [{ '@type': 'Article', '@id': `${page}#article`, headline: 'A' }],
      stored: [{ '@id': '#article', wordCount: 500, hasPart: { '@id': '#citable-howto' } }],
    }))

  const questions = [{ '@type': 'Question', name: 'Why?' }]
  test.each<[name: string, type: Node['@type'], left: Node['@type']]>([
    ['a page', ['WebPage', 'FAQPage'], 'WebPage'],
    ['a page of two kinds', ['WebPage', 'AboutPage', 'FAQPage'], ['WebPage', 'AboutPage']],
  ])('makes %s one of questions', (_name, type, left) =>
    expect(split({ '@type': type, '@id': page, name: 'A', mainEntity: questions } as Node)).toEqual({
      site: [],
      post: [{ '@type': left, '@id': page, name: 'A' }],
      stored: [{ '@type': 'FAQPage', '@id': '#webpage', mainEntity: questions }],
    }),
  )

  test('comes before the nodes of the text', () =>
    expect(
      split(
        { '@type': 'HowTo', '@id': `${page}#citable-howto`, name: 'A' },
        { '@type': 'WebPage', '@id': page, speakable: { xpath: ['/html'] } },
      ).stored.map(({ '@id': id }) => id),
    ).toEqual(['#webpage', '#citable-howto']))
})
