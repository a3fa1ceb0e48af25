import { testNode } from '../test-node.ts'
import { webSiteNode } from './web-site.ts'

testNode(webSiteNode, 'https://example.com/#website', [
  {
    name: 'names the site, its home page and its publisher',
    expect: { '@type': 'WebSite', url: 'https://example.com/', name: 'Example', publisher: { '@id': 'https://example.com/#organization' } },
  },
  { name: 'points to no publisher that is not there', site: { publisher: null }, expect: { publisher: undefined } },
  { name: 'never claims a search box: retired in November 2024', expect: { potentialAction: undefined } },
  { name: 'is left out without a name', site: { name: '' }, expect: null },
])
testNode(webSiteNode, '#website', [{ name: 'is left out without an address', site: { url: '' }, expect: null }])
