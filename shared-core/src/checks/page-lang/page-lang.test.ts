import { testCheck } from '../../testing/test-check.ts'
import { pageLang } from './page-lang.ts'

const page = (lang: string | null, language = 'en', textLanguage = 'und') => ({ page: { language, markup: { lang, textLanguage } } })

testCheck(pageLang, [
  { name: 'does not judge a draft', signals: { page: null }, expect: 'not_applicable' },
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
  {
    name: 'names another language than the words are in',
    signals: page('en-US', 'en', 'de'),
    expect: { code: 'differs', score: 30, args: { declared: 'en-US', language: 'de' }, fix: 'setLang' },
  },
  { name: 'passes when the words show the same', signals: page('de-AT', 'de', 'de'), expect: { code: 'good', score: 100 } },
  { name: 'does not tell close neighbours apart', signals: page('nb', 'nb', 'da'), expect: { code: 'good', score: 100 } },
])
