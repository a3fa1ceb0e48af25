import { expect, test } from 'vitest'
import type { Graph, Node } from '../../model/graph.ts'
import type { Json } from '../../model/values.ts'
import { type ForeignNode, mergeGraph } from './merge-graph.ts'

const home = 'https://example.com/'
const page = 'https://example.com/post/'
const question = (name: string): Json => ({ '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: 'So.' } })
const ours = (...more: readonly Node[]): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    { '@type': 'WebSite', '@id': `${home}#website`, name: 'Ours', publisher: { '@id': `${home}#publisher` } },
    { '@type': 'Organization', '@id': `${home}#publisher`, name: 'We', logo: { '@id': `${home}#logo` } },
    { '@type': 'ImageObject', '@id': `${home}#logo`, url: `${home}logo.png` },
    {
      '@type': ['WebPage', 'FAQPage'],
      '@id': page,
      url: page,
      name: 'Soup',
      isPartOf: { '@id': `${home}#website` },
      mainEntity: [question('Why?'), question('When?'), question('How?'), question('Where?')],
    },
    ...more,
  ] as readonly Node[],
})
const article: Node = {
  '@type': 'Article',
  '@id': `${page}#article`,
  headline: 'Soup',
  publisher: { '@id': `${home}#publisher` },
  author: [{ '@type': 'Person', '@id': `${home}#/person/ada`, name: 'Ada' }],
  wordCount: 7,
}
const idsOf = (nodes: readonly ForeignNode[]): readonly Json[] => nodes.map((node) => node['@id'] ?? null)

test.each<[what: string, publisher: Json]>([
  ['a text', 'Acme'],
  ['a number', 7],
  ['nothing', [null]],
  ['a list in a list', [['Acme']]],
  ['a reference that leads nowhere', { '@id': '#nobody' }],
])('a publisher that is %s is none: ours is added', (_what, publisher) => {
  const { nodes, changes } = mergeGraph([{ '@type': 'WebSite', '@id': '#site', publisher }], ours(article))
  expect(idsOf(nodes)).toEqual(['#site', `${home}#publisher`, `${home}#logo`, page, `${page}#article`])
  expect(changes.map(({ kind }) => kind)).toEqual(['nodeAdded', 'nodeAdded', 'nodeAdded', 'nodeAdded'])
  expect(nodes[3]!.isPartOf).toEqual({ '@id': '#site' })
})

test('a publisher inside another node is one: references to Citable’s go', () => {
  const { nodes } = mergeGraph([{ '@type': 'WebSite', publisher: { '@type': 'Organization', name: 'Acme' } }], ours(article))
  expect(idsOf(nodes)).toEqual([null, page, `${page}#article`])
  expect([nodes[1]!.isPartOf, nodes[2]!.publisher]).toEqual([undefined, undefined])
})

test('questions are joined by their names, which may be in a node apart', () => {
  const there: readonly Json[] = [
    null,
    'Why?',
    ['Why?'],
    { '@type': 'Question' },
    { '@id': '#unknown' },
    question('HOW'),
    { '@id': '#when' },
  ]
  const { nodes, changes } = mergeGraph(
    [
      { '@type': 'FAQPage', '@id': page, mainEntity: there },
      { '@type': 'Question', '@id': '#when', name: 'When?' },
      { '@type': 'Thing', name: 'Where?' },
    ],
    ours(),
  )
  const added = [question('Why?'), question('Where?')]
  expect(nodes[0]!.mainEntity).toEqual([...there, ...added])
  expect(changes.filter(({ kind }) => kind === 'questionsAdded')).toEqual([
    { kind: 'questionsAdded', node: page, property: 'mainEntity', from: there, to: added },
  ])
})

test('a page becomes one of questions, unless it has a main entity or another tool prints them', () => {
  const bare: ForeignNode = { '@type': 'WebPage', '@id': page }
  const typesOf = (foreign: ForeignNode, elsewhere: readonly string[] = []) =>
    mergeGraph([foreign], ours(), { elsewhere }).nodes[0]!['@type']
  expect(typesOf(bare)).toEqual(['WebPage', 'FAQPage'])
  expect(typesOf({ ...bare, mainEntity: null })).toBe('WebPage')
  expect(typesOf(bare, ['FAQPage'])).toBe('WebPage')
  expect(typesOf({ ...bare, about: { '@type': 'FAQPage' } })).toBe('WebPage')
})

test.each<[what: string, author: ForeignNode, reference: Json]>([
  ['by name', { '@type': 'Person', '@id': '#ada', name: 'Ada' }, { '@id': '#ada' }],
  ['by id', { '@type': 'Person', '@id': `${home}#/person/ada`, name: 'A. L.' }, { '@id': `${home}#/person/ada` }],
  ['not by the name of a thing', { '@type': 'Book', '@id': '#ada', name: 'Ada' }, article['author']!],
  ['not where it has no id', { '@type': 'Person', name: 'Ada' }, article['author']!],
])('an author whom the other graph defines, %s', (_what, author, reference) => {
  const { nodes } = mergeGraph([author], ours(article))
  expect([nodes.find((node) => node['@type'] === 'Article')!.author].flat()).toEqual([reference].flat())
})

test.each<[what: string, node: ForeignNode, modified: Json]>([
  ['is raised', { datePublished: '2026-02-01', dateModified: '2026-01-01' }, '2026-02-01'],
  ['stays on the same day', { datePublished: '2026-02-01', dateModified: '2026-02-01T00:00:00+00:00' }, '2026-02-01T00:00:00+00:00'],
  ['stays where it is no date', { datePublished: '2026-02-01', dateModified: 'soon' }, 'soon'],
  ['stays where the publication is no date', { datePublished: 'soon', dateModified: '2026-01-01' }, '2026-01-01'],
  ['stays where the publication is no text', { datePublished: 5, dateModified: '2026-01-01' }, '2026-01-01'],
])('a modification before the publication %s', (_what, node, modified) => {
  const { nodes, changes } = mergeGraph([{ '@type': 'Article', '@id': '#a', headline: 'x', ...node }], ours())
  expect(nodes[0]!.dateModified).toBe(modified)
  expect(changes.filter(({ kind }) => kind === 'dateModifiedRaised')).toHaveLength(modified === node['dateModified'] ? 0 : 1)
})

test('an article of the other graph gets what it lacks, and says what its page says', () => {
  const foreign: readonly ForeignNode[] = [
    { '@type': 'WebPage', '@id': '#page', description: 'About soup.' },
    { '@type': 'BlogPosting', '@id': '#a', headline: 'Theirs', wordCount: 3 },
  ]
  const { nodes, changes } = mergeGraph(foreign, ours({ ...article, inLanguage: 'en', description: 'Ours.' }))
  expect(nodes[1]).toEqual({ ...foreign[1], inLanguage: 'en', description: 'About soup.' })
  expect(changes.filter(({ node }) => node === '#a')).toEqual([
    { kind: 'propertyAdded', node: '#a', property: 'inLanguage', from: null, to: 'en' },
    { kind: 'propertyAdded', node: '#a', property: 'description', from: null, to: 'About soup.' },
  ])
})
