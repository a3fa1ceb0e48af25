import { testCheck } from '../../testing/test-check.ts'
import { textInHtml } from './text-in-html.ts'

const page = (emptyRoot: boolean, words = 400, known: number | null = null) => ({
  page: { markup: { emptyRoot } },
  scriptText: { words, known },
})

testCheck(textInHtml, [
  {
    name: 'does not look at a draft, which has no page',
    signals: { ...page(false), page: null, size: { words: 0 } },
    expect: 'not_checked',
  },
  { name: 'passes a page with text', signals: { ...page(false), size: { words: 10 } }, expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'fails an empty frame',
    signals: { ...page(true), size: { words: 49 } },
    expect: { code: 'empty', score: 0, fix: 'renderOnServer' },
  },
  { name: 'passes a frame that has text', signals: { ...page(true), size: { words: 50 } }, expect: { code: 'good' } },
  {
    name: 'is full where nine tenths of the known words stand',
    signals: { ...page(false, 900, 1000), size: { words: 850 } },
    expect: { code: 'good', score: 100 },
  },
  {
    name: 'says how many words scripts make',
    signals: { ...page(false, 600, 1000), size: { words: 550 } },
    expect: { code: 'part', score: 50, args: { words: 600, known: 1000 }, fix: 'renderOnServer' },
  },
  {
    name: 'gives nothing for three tenths',
    signals: { ...page(false, 300, 1000), size: { words: 290 } },
    expect: { code: 'part', score: 0 },
  },
  {
    name: 'is not sure where half of the words stand',
    signals: { ...page(false, 500, 1000), size: { words: 450 } },
    expect: { code: 'part', certain: false },
  },
  {
    name: 'is sure where fewer do',
    signals: { ...page(false, 499, 1000), size: { words: 450 } },
    expect: { code: 'part', certain: true },
  },
])
