import { testNode } from '../test-node.ts'
import { webPageNode } from './web-page.ts'

testNode(webPageNode as never, 'https://example.com/post/', [
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
testNode(webPageNode as never, '#webpage', [
  { name: 'a draft without address has a relative id and no address', post: { url: null }, expect: { url: undefined, name: 'Title' } },
])
