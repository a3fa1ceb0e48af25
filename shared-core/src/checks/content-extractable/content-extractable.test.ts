import { testCheck } from '../../testing/test-check.ts'
import { contentExtractable } from './content-extractable.ts'

const page = (mainTextLength: number, inArticleElement = true, barrier: 'paywall' | 'overlay' | null = null) => ({
  page: { markup: { mainTextLength, visibleTextLength: 1000, inArticleElement, barrier } },
})

testCheck(contentExtractable, [
  { name: 'does not look at a draft, which has no page', signals: { page: null }, expect: 'not_checked' },
  {
    name: 'does not judge a page without text',
    signals: { page: { markup: { mainTextLength: 0, visibleTextLength: 0, inArticleElement: false } } },
    expect: 'not_applicable',
  },
  { name: 'is full at six tenths', signals: page(600), expect: { code: 'good', score: 100, args: { percent: 60 }, fix: null } },
  { name: 'gives nothing at a quarter', signals: page(250), expect: { code: 'mixed', score: 0, fix: 'wrapArticle' } },
  {
    name: 'counts half behind a paywall',
    signals: page(900, true, 'paywall'),
    expect: { code: 'covered', score: 50, args: { barrier: 'paywall', percent: 90 }, fix: 'uncoverText' },
  },
  { name: 'counts half under an overlay', signals: page(600, true, 'overlay'), expect: { code: 'covered', score: 50 } },
  {
    name: 'counts half without an article element',
    signals: page(1000, false),
    expect: { code: 'unmarked', score: 71, args: { percent: 100 } },
  },
])
