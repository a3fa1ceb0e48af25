import { testCheck } from '../../testing/test-check.ts'
import { pageCanonical } from './page-canonical.ts'

const page = (...canonicals: string[]) => ({
  page: { url: 'https://www.example.org/a', canonicals, elsewhere: null, markup: { lang: 'en' } },
})

testCheck(pageCanonical, [
  { name: 'does not look at a draft, which has no page', signals: { page: null }, expect: 'not_checked' },
  {
    name: 'passes one absolute https address of the site',
    signals: page('https://example.org/a'),
    expect: { code: 'good', score: 100, fix: null },
  },
  { name: 'fails without one', signals: page(), expect: { code: 'missing', score: 0, fix: 'setCanonical' } },
  {
    name: 'takes a closing slash for the same address',
    signals: page('https://example.org/a', 'https://example.org/a/'),
    expect: { code: 'good', score: 100 },
  },
  {
    name: 'names several',
    signals: page('https://example.org/a', 'https://example.org/b'),
    expect: { code: 'several', score: 20, args: { count: 2 } },
  },
  { name: 'names a relative one', signals: page('/a'), expect: { code: 'relative', score: 40, args: { address: '/a' } } },
  { name: 'names http', signals: page('http://example.org/a'), expect: { code: 'insecure', score: 60 } },
  {
    name: 'leaves another page to page-indexable',
    signals: { page: { ...page('https://example.com/a').page, elsewhere: { address: 'https://example.com/a', isOther: false } } },
    expect: 'not_applicable',
  },
  {
    name: 'is sure that https was meant where the page came by it',
    signals: page('http://example.org/a'),
    expect: { code: 'insecure', certain: true },
  },
  {
    name: 'is not sure of a page that came by http',
    signals: { page: { ...page('http://example.org/a').page, url: 'http://example.org/a' } },
    expect: { code: 'insecure', certain: false },
  },
  {
    name: 'is not sure, and only drafts, where the address of the page is not known',
    signals: { page: { ...page('http://example.org/a').page, url: null } },
    expect: { code: 'insecure', certain: false, safety: 'draft' },
  },
  { name: 'sets the address of the page, which is safe', signals: page(), expect: { code: 'missing', safety: 'safe' } },
])
