import { testCheck } from '../../testing/test-check.ts'
import { pageSnippet } from './page-snippet.ts'

const page = (directives: readonly string[], noSnippetLength = 0) => ({
  page: { directives, markup: { mainTextLength: 1000, noSnippetLength } },
})

testCheck(pageSnippet, [
  { name: 'says nothing about a draft without a page', signals: { page: null }, expect: 'not_checked' },
  { name: 'passes without directives', signals: page([]), expect: { code: 'good', score: 100, fix: null } },
  { name: 'passes when only the server was asked', signals: { page: { directives: [], markup: null } }, expect: { code: 'good' } },
  { name: 'fails on nosnippet', signals: page(['index', 'nosnippet']), expect: { code: 'nosnippet', score: 0, fix: 'allowSnippet' } },
  { name: 'reads -1 as no limit', signals: page(['max-snippet:-1']), expect: { code: 'good' } },
  { name: 'passes 50 characters', signals: page(['max-snippet:50']), expect: { code: 'good' } },
  {
    name: 'fails 49 characters',
    signals: page(['max-snippet:49']),
    expect: { code: 'short', score: 0, args: { characters: 49, min: 50 } },
  },
  {
    name: 'takes the most restrictive of several',
    signals: page(['max-snippet:160', 'max-snippet:0']),
    expect: { code: 'short', args: { characters: 0, min: 50 } },
  },
  { name: 'passes half of the text under data-nosnippet', signals: page([], 500), expect: { code: 'good' } },
  { name: 'fails more than half of it', signals: page([], 501), expect: { code: 'covered', score: 0, args: { percent: 50 } } },
])
