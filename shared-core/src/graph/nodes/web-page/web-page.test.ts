import { testNode } from '../test-node.ts'
import { webPageNode } from './web-page.ts'

testNode(webPageNode, 'https://example.com/post/', [
  {
    name: 'the page of the site',
    expect: {
      '@type': 'WebPage',
      url: 'https://example.com/post/',
      name: 'Title',
      isPartOf: { '@id': 'https://example.com/#website' },
      inLanguage: 'en',
    },
  },
  { name: 'is named after the headline without a title', post: { title: null }, expect: { name: 'Headline' } },
  { name: 'is left out without any name', post: { title: null, headline: null }, expect: null },
  { name: 'points to image and trail only when they are there', expect: { primaryImageOfPage: undefined, breadcrumb: undefined } },
  { name: 'takes the kind the CMS says', post: { pageType: 'ContactPage' }, expect: { '@type': 'ContactPage' } },
  { name: 'prints no language it does not know', post: { language: null }, expect: { inLanguage: undefined } },
  {
    name: 'carries the dates of the article',
    post: { datePublished: '2026-01-02T03:04:05Z', dateModified: '2026-01-01' },
    expect: { datePublished: '2026-01-02T03:04:05+00:00', dateModified: '2026-01-02T03:04:05+00:00' },
  },
])
const person = (name: string, key: string | null = null) => ({ kind: 'person' as const, name, url: null, key })
testNode(webPageNode, 'https://example.com/post/', [
  {
    name: 'names who has checked it, defined inside of it',
    post: { reviewer: { ...person('Ada Lovelace', 'ada'), url: 'https://example.com/author/ada/' } },
    expect: {
      reviewedBy: {
        '@type': 'Person',
        '@id': 'https://example.com/#/schema/person/ada',
        name: 'Ada Lovelace',
        url: 'https://example.com/author/ada/',
      },
    },
  },
  {
    name: 'an organisation can check a text',
    post: { reviewer: { kind: 'organization', name: 'Board', url: null, key: null } },
    expect: { reviewedBy: { '@type': 'Organization', '@id': 'https://example.com/#/schema/organization/board', name: 'Board' } },
  },
  {
    name: 'one who also publishes the site is a reference',
    site: { publisher: person('Ada', 'ada') },
    post: { reviewer: person('Ada', 'ada') },
    expect: { reviewedBy: { '@id': 'https://example.com/#/schema/person/ada' } },
  },
  {
    name: 'no author reviews a text of their own, by key or by name',
    post: { authors: [person('Ada L.', 'ada')], reviewer: person('Ada Lovelace', 'ada') },
    expect: { reviewedBy: undefined },
  },
  { name: 'an author by name', post: { authors: [person('Ada')], reviewer: person('Ada', 'a') }, expect: { reviewedBy: undefined } },
  {
    name: 'names without letters are not the same person',
    post: { authors: [person('???')], reviewer: person('!!!') },
    expect: { reviewedBy: { '@type': 'Person', name: '!!!' } },
  },
  { name: 'no reviewer is known', post: { reviewer: null }, expect: { reviewedBy: undefined } },
  { name: 'no reviewer without a name', post: { reviewer: person('', 'ada') }, expect: { reviewedBy: undefined } },
])
testNode(webPageNode, '#webpage', [
  { name: 'a draft without address has a relative id and no address', post: { url: null }, expect: { url: undefined, name: 'Title' } },
])
