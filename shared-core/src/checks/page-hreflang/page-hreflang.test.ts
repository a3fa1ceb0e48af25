import { testCheck } from '../../testing/test-check.ts'
import { pageHreflang } from './page-hreflang.ts'

const page = (hreflang: { language: string; url: string }[]) => ({
  page: { url: 'https://example.org/a', canonicals: [], markup: { hreflang } },
})
const self = { language: 'en', url: 'https://example.org/a' }

testCheck(pageHreflang, [
  { name: 'does not look at a draft, which has no page', signals: { page: null }, expect: 'not_checked' },
  { name: 'does not judge a page without translations', signals: page([]), expect: 'not_applicable' },
  {
    name: 'passes a page that names itself',
    signals: page([self, { language: 'x-default', url: 'https://example.org/' }]),
    expect: { code: 'good', score: 100, args: { languages: 2 }, fix: null },
  },
  {
    name: 'names what is no tag',
    signals: page([self, { language: 'en_US', url: 'https://example.org/us' }]),
    expect: { code: 'invalid', score: 0, args: { language: 'en_US' }, fix: 'fixHreflang' },
  },
  { name: 'names a relative address', signals: page([self, { language: 'de', url: '/de' }]), expect: { code: 'relative', score: 20 } },
  {
    name: 'asks for the page itself',
    signals: page([{ language: 'de', url: 'https://example.org/de' }]),
    expect: { code: 'noSelf', score: 50, certain: false },
  },
])
