import { testCheck } from '../../testing/test-check.ts'
import { titleH1Match } from './title-h1-match.ts'

const title = (...terms: string[]) => ({ terms, span: { place: '@title' as const, start: 0, end: 1, quote: 'T' } })

testCheck(titleH1Match, [
  {
    name: 'does not judge without an H1 of its own',
    signals: { subject: null, title: title('pump'), headline: null },
    expect: 'not_applicable',
  },
  {
    name: 'does not judge words without content',
    signals: { subject: null, title: title(), headline: { text: 'This', terms: [] } },
    expect: 'not_applicable',
  },
  {
    name: 'passes two of five words',
    signals: { subject: null, title: title('a', 'b', 'c', 'd', 'e'), headline: { text: 'H', terms: ['a', 'b', 'x', 'y', 'z'] } },
    expect: { code: 'good', score: 100, fix: null },
  },
  {
    name: 'looks at the shorter of both',
    signals: { subject: null, title: title('pump'), headline: { text: 'H', terms: ['pump', 'cost', 'winter', 'house'] } },
    expect: { code: 'good' },
  },
  {
    name: 'fails one of five words',
    signals: { subject: null, title: title('a', 'b', 'c', 'd', 'e'), headline: { text: 'H', terms: ['a', 'w', 'x', 'y', 'z'] } },
    expect: { code: 'apart', score: 25, args: { headline: 'H' }, fix: 'alignTitle' },
  },
  {
    name: 'says nothing of a title that names nothing of the text',
    signals: { subject: { isSure: true }, title: title('a'), headline: { text: 'H', terms: ['a'] } },
    expect: 'not_applicable',
  },
])
