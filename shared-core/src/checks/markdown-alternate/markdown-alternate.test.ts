import { testCheck } from '../../testing/test-check.ts'
import { markdownAlternate } from './markdown-alternate.ts'

testCheck(markdownAlternate, [
  { name: 'does not look at a draft, which has no page', signals: { page: null }, expect: 'not_checked' },
  { name: 'does not look at a page without markup', signals: { page: { markup: null } }, expect: 'not_checked' },
  {
    name: 'names the address',
    signals: { page: { markup: { markdownAlternate: '/a.md' } } },
    expect: { code: 'declared', score: 100, args: { address: '/a.md' } },
  },
  {
    name: 'asks for nothing without',
    signals: { page: { markup: { markdownAlternate: null } } },
    expect: { code: 'none', score: 0, fix: null },
  },
])
