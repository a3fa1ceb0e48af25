import { testCheck } from '../../testing/test-check.ts'
import { pageLang } from './page-lang.ts'

const page = (lang: string | null, language = 'en') => ({ page: { language, markup: { lang } } })

testCheck(pageLang, [
  { name: 'does not look at a draft, which has no page', signals: { page: null }, expect: 'not_checked' },
  {
    name: 'passes a tag with region',
    signals: page('en-GB'),
    expect: { code: 'good', score: 100, args: { language: 'en-GB' }, fix: null },
  },
  { name: 'fails without one', signals: page(null), expect: { code: 'missing', score: 0, fix: 'setLang' } },
  { name: 'offers nothing when the language is unknown', signals: page('', 'und'), expect: { code: 'missing', fix: null } },
  { name: 'names what is no tag', signals: page('english_us'), expect: { code: 'invalid', score: 0 } },
  {
    name: 'names another language than that of the article',
    signals: page('en', 'de'),
    expect: { code: 'differs', score: 30, args: { declared: 'en', language: 'de' } },
  },
  { name: 'passes the language with another region', signals: page('de-AT', 'de'), expect: { code: 'good', score: 100 } },
  { name: 'does not compare with a language that is not known', signals: page('en', 'und'), expect: { code: 'good' } },
])
