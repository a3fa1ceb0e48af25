import { describe, expect, test } from 'vitest'
import type { Json } from '../../model/values.ts'
import { articleNodeOf } from './article-node.ts'
import { type JsonLdNode, readJsonLd, textValue } from './json-ld.ts'

const url = 'https://www.site.example/ferry'
const title = 'Ferry timetable changes from Monday'
const day = '2026-02-03'

type Node = { readonly [key: string]: Json }
const article = (more: Node = {}): Node => ({ '@type': 'Article', headline: title, ...more })
const here = { url }
const elsewhere = { url: 'https://www.site.example/pier', headline: 'A new pier opens in the north' }
const ann = { '@type': 'Person', name: 'Ann Lee' }
const bo = { '@type': 'Person', name: 'Bo Chen' }
const site = { '@type': 'Organization', name: 'Harbour Weekly' }

/** Each list is written in one script, in a graph and in scripts of their own. */
function read(nodes: readonly Node[], { address = url as string | null, titles = [title] } = {}): readonly (JsonLdNode | null)[] {
  const texts = [
    [JSON.stringify(nodes)],
    [JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })],
    nodes.map((node) => JSON.stringify(node)),
  ]
  return texts.map((one) => articleNodeOf(readJsonLd(one), address, titles))
}

const readValue = (nodes: readonly Node[], property: string, options?: { address?: string | null; titles?: string[] }): string | null => {
  const all = read(nodes, options).map((node) => (node === null ? null : textValue(node, property, readJsonLd([JSON.stringify(nodes)]))))
  expect(new Set(all).size).toBe(1)
  return all[0]!
}

describe('what the first node lacks comes from the second', () => {
  // biome-ignore format: a table
  const pairs: readonly (readonly [name: string, first: Node, second: Node])[] = [
    ['of the same headline', article(), article({ datePublished: day, author: ann, image: '/a.jpg' })],
    ['of another type of article', article(), article({ '@type': 'BlogPosting', datePublished: day, author: ann, image: '/a.jpg' })],
    ['of news', article({ '@type': 'NewsArticle' }), article({ datePublished: day, author: ann, image: '/a.jpg' })],
    ['of the same address', { '@type': 'Article', ...here }, { '@type': 'Article', mainEntityOfPage: { '@id': url }, datePublished: day, author: ann, image: '/a.jpg' }],
    ['of the same id', article({ '@id': `${url}#article` }), { '@type': 'Article', '@id': `${url}#article`, datePublished: day, author: ann, image: '/a.jpg' }],
    ['of a headline with the site behind it', article(here), article({ headline: `${title} - Harbour Weekly`, datePublished: day, author: ann, image: '/a.jpg' })],
    ['of empty values', article({ datePublished: '', author: [], image: null }), article({ datePublished: day, author: ann, image: '/a.jpg' })],
    ['of an address with www, a slash and a query', article({ url: 'http://site.example/ferry/?utm=1' }), article({ ...here, datePublished: day, author: ann, image: '/a.jpg' })],
  ]

  test.each(pairs)('%s', (_name, first, second) => {
    for (const nodes of [
      [first, second],
      [second, first],
    ]) {
      expect(readValue(nodes, 'datePublished')).toBe(day)
      expect(readValue(nodes, 'author')).toBe('Ann Lee')
      expect(readValue(nodes, 'image')).toBe('/a.jpg')
    }
  })

  test('three nodes together', () => {
    expect(readValue([article(), article({ author: ann }), article({ datePublished: day })], 'datePublished')).toBe(day)
    expect(readValue([article(), article({ author: ann }), article({ datePublished: day })], 'author')).toBe('Ann Lee')
  })
})

describe('nodes of other pages say nothing of this one', () => {
  // biome-ignore format: a table
  test.each([
    ['beside it', [article(here), article({ ...elsewhere, datePublished: day, author: ann })]],
    ['in front of it', [article({ ...elsewhere, datePublished: day, author: ann }), article(here)]],
    ['known by headline alone', [article({ headline: 'A new pier opens in the north', datePublished: day, author: ann }), article()]],
    ['a list of them', [article({ ...elsewhere, datePublished: day }), article({ headline: 'Fares', url: 'https://www.site.example/fares', author: ann })]],
    ['a recipe of another author', [article(here), { '@type': 'Recipe', name: title, ...here, author: ann, datePublished: day }]],
  ] as readonly (readonly [string, readonly Node[]])[])('%s', (_name, nodes) => {
    expect(readValue(nodes, 'datePublished')).toBeNull()
    expect(readValue(nodes, 'author')).toBeNull()
  })

  test('the one with the headline of the page is this one', () => {
    const nodes = [article({ headline: 'A new pier opens', datePublished: '2020-01-01' }), article({ datePublished: day })]
    expect(readValue(nodes, 'datePublished', { address: null })).toBe(day)
  })
})

describe('what two nodes contradict each other about', () => {
  // biome-ignore format: a table
  test.each([
    ['days of publication', 'datePublished', { datePublished: day }, { datePublished: '2025-11-20' }, null],
    ['days a zone apart', 'datePublished', { datePublished: '2026-02-03T23:30:00-05:00' }, { datePublished: '2026-02-04' }, '2026-02-03T23:30:00-05:00'],
    ['days of the last change', 'dateModified', { dateModified: day }, { dateModified: '2026-05-01' }, null],
    ['different people', 'author', { author: ann }, { author: bo }, null],
    ['the same person in other letters', 'author', { author: ann }, { author: { '@type': 'Person', name: 'ANN LEE' } }, 'Ann Lee'],
    ['a person and a login', 'author', { author: { '@type': 'Person', name: 'annlee' } }, { author: ann }, 'Ann Lee'],
    ['a person and the site', 'author', { author: site }, { author: ann }, 'Ann Lee'],
    ['a person and an administrator', 'author', { author: ann }, { author: { '@type': 'Person', name: 'admin' } }, 'Ann Lee'],
    ['a name as text', 'author', { author: 'Ann Lee' }, { author: ann }, 'Ann Lee'],
    ['headlines: the first', 'headline', {}, { headline: title, alternativeHeadline: 'x' }, title],
  ] as readonly (readonly [string, string, Node, Node, string | null])[])('%s', (_name, property, first, second, value) => {
    expect(readValue([article(first), article(second)], property)).toBe(value)
    expect(readValue([article({ '@id': '#a', ...first }), article({ '@id': '#a', ...second })], property)).toBe(value)
  })

  test('does not come back with a third', () => {
    expect(readValue([article({ author: ann }), article({ author: bo }), article({ author: ann })], 'author')).toBeNull()
  })

  test('the longer of two lists of the same people counts', () => {
    const nodes = [article({ author: [ann] }), article({ author: [ann, bo] })]
    for (const node of read(nodes)) expect(node?.['author']).toEqual([ann, bo])
  })
})

test('nodes of the same id are joined wherever they stand', () => {
  const nodes: Node[] = [
    article({ author: { '@id': '#ann' } }),
    { '@type': 'Person', '@id': '#ann', url: '/ann' },
    { '@type': 'Person', '@id': '#ann', name: 'Ann Lee' },
  ]
  const jsonLd = readJsonLd([JSON.stringify(nodes)])
  expect(jsonLd.byId.get('#ann')).toEqual({ '@type': ['Person'], '@id': '#ann', url: '/ann', name: 'Ann Lee' })
  expect(jsonLd.nodes).toHaveLength(2)
  expect(textValue(articleNodeOf(jsonLd, null)!, 'author', jsonLd)).toBe('Ann Lee')
})
