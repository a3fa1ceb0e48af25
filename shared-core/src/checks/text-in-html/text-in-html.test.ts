import { testCheck } from '../../testing/test-check.ts'
import { textInHtml } from './text-in-html.ts'

const page = (emptyRoot: boolean) => ({ markup: { emptyRoot } })

testCheck(textInHtml, [
  { name: 'does not judge a draft', signals: { page: null, size: { words: 0 } }, expect: 'not_applicable' },
  { name: 'passes a page with text', signals: { page: page(false), size: { words: 10 } }, expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'fails an empty frame',
    signals: { page: page(true), size: { words: 49 } },
    expect: { code: 'empty', score: 0, fix: 'renderOnServer' },
  },
  { name: 'passes a frame that has text', signals: { page: page(true), size: { words: 50 } }, expect: { code: 'good' } },
])
