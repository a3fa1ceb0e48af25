import { testNode } from '../test-node.ts'
import { articleNode } from './article.ts'

const ada = { kind: 'person', name: 'Ada', url: 'https://example.com/ada/', key: 'ada' } as const
const adaNode = { '@type': 'Person', '@id': 'https://example.com/#/schema/person/ada', name: 'Ada', url: 'https://example.com/ada/' }

testNode(articleNode, 'https://example.com/post/#article', [
  {
    name: 'belongs to its page and its publisher',
    expect: {
      '@type': 'Article',
      headline: 'Headline',
      isPartOf: { '@id': 'https://example.com/post/' },
      mainEntityOfPage: { '@id': 'https://example.com/post/' },
      publisher: { '@id': 'https://example.com/#organization' },
      author: undefined,
      image: undefined,
      inLanguage: 'en',
    },
  },
  { name: 'takes the kind that was chosen', post: { articleType: 'NewsArticle' }, expect: { '@type': 'NewsArticle' } },
  { name: 'is left out without a headline', post: { headline: null }, expect: null },
  { name: 'is left out with an empty headline', post: { headline: '' }, expect: null },
  { name: 'never cuts a long headline', post: { headline: 'word '.repeat(60).trim() }, expect: { headline: 'word '.repeat(60).trim() } },
  { name: 'defines its authors with type, id and name', post: { authors: [ada] }, expect: { author: [adaNode] } },
  {
    name: 'preserves the order of the byline',
    post: { authors: [{ ...ada, name: 'Grace', key: 'grace', url: null }, ada] },
    expect: { author: [{ '@type': 'Person', '@id': 'https://example.com/#/schema/person/grace', name: 'Grace' }, adaNode] },
  },
  { name: 'names an author once', post: { authors: [ada, ada] }, expect: { author: [adaNode] } },
  {
    name: 'an author who is the publisher is a reference',
    post: { authors: [{ kind: 'organization', name: 'Example Ltd', url: null, key: null }] },
    expect: { author: [{ '@id': 'https://example.com/#organization' }] },
  },
  {
    name: 'a person named like the organisation is not the publisher',
    post: { authors: [{ kind: 'person', name: 'Example Ltd', url: null, key: null }] },
    expect: { author: [{ '@type': 'Person', '@id': 'https://example.com/#/schema/person/example-ltd', name: 'Example Ltd' }] },
  },
  {
    name: 'an author whose name makes no id still has the name',
    post: { authors: [{ ...ada, name: '***', key: null }] },
    expect: { author: [{ '@type': 'Person', name: '***', url: 'https://example.com/ada/' }] },
  },
  { name: 'no date is no date', expect: { datePublished: undefined, dateModified: undefined } },
  { name: 'a day stays a day', post: { datePublished: '2026-03-01' }, expect: { datePublished: '2026-03-01' } },
  {
    name: 'is never modified before it was published',
    post: { datePublished: '2026-12-24T18:00:00+01:00', dateModified: '2026-11-20T09:00:00Z' },
    expect: { dateModified: '2026-12-24T18:00:00+01:00' },
  },
  {
    name: 'ten keywords at most',
    post: { keywords: Array.from({ length: 11 }, (_, at) => `k${at}`) },
    expect: { keywords: ['k0', 'k1', 'k2', 'k3', 'k4', 'k5', 'k6', 'k7', 'k8', 'k9'] },
  },
])
testNode(articleNode, '#article', [
  { name: 'a draft without address has a relative id', post: { url: null }, expect: { isPartOf: { '@id': '#webpage' } } },
])
