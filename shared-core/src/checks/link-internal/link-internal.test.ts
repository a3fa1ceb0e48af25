import { testCheck } from '../../testing/test-check.ts'
import { linkInternal } from './link-internal.ts'

const link = (kind: 'internal' | 'external', rel: string[] = []) => ({
  kind,
  rel,
  span: { place: 'b1' as const, start: 0, end: 3, quote: 'see' },
})

/** A draft in a system that knows its site. */
const draft = { page: null, siteFiles: { isKnown: true } }

testCheck(linkInternal, [
  {
    name: 'passes one followed link',
    signals: { links: [link('internal')], ...draft, size: { words: 500 } },
    expect: { code: 'good', score: 100, args: { links: 1 }, spans: 1, fix: null },
  },
  {
    name: 'gives 70 when all say nofollow',
    signals: { links: [link('internal', ['nofollow'])], ...draft, size: { words: 500 } },
    expect: { code: 'nofollow', score: 70, fix: 'addInternalLink' },
  },
  {
    name: 'one followed link is enough',
    signals: { links: [link('internal', ['nofollow']), link('internal')], ...draft, size: { words: 500 } },
    expect: { code: 'good', score: 100 },
  },
  {
    name: 'gives 30 without any',
    signals: { links: [], ...draft, size: { words: 500 } },
    expect: { code: 'none', score: 30, fix: 'addInternalLink' },
  },
  {
    name: 'does not count links to other sites',
    signals: { links: [link('external')], ...draft, size: { words: 500 } },
    expect: { code: 'none', score: 30 },
  },
  {
    name: 'is not sure below 500 words',
    signals: { links: [], ...draft, size: { words: 499 } },
    expect: { code: 'none', certain: false },
  },
  { name: 'is sure from 500 words on', signals: { links: [], ...draft, size: { words: 500 } }, expect: { code: 'none', certain: true } },
  {
    name: 'is not sure of a page that was fetched',
    signals: { links: [], ...draft, page: {}, size: { words: 900 } },
    expect: { code: 'none', certain: false },
  },
  {
    name: 'asks nothing of a draft whose site is unknown',
    signals: { links: [], ...draft, siteFiles: { isKnown: false }, size: { words: 900 } },
    expect: 'not_applicable',
  },
  { name: 'asks nothing of a short text', signals: { links: [], ...draft, size: { words: 299 } }, expect: 'not_applicable' },
])
