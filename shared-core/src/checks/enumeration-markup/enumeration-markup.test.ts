import { testCheck } from '../../testing/test-check.ts'
import { enumerationMarkup } from './enumeration-markup.ts'

const prose = (ordinal: boolean) => ({ ordinal, items: 4, span: { place: 'b1' as const, start: 0, end: 1, quote: '1' } })

testCheck(enumerationMarkup, [
  { name: 'does not judge a text that lists nothing', signals: { enumerations: { inProse: [], marked: 0 } }, expect: 'not_applicable' },
  {
    name: 'passes lists',
    signals: { enumerations: { inProse: [], marked: 2 } },
    expect: { code: 'good', score: 100, args: { marked: 2 }, fix: null },
  },
  {
    name: 'offers a list for a run of ordinals',
    signals: { enumerations: { inProse: [prose(true)], marked: 0 } },
    expect: { code: 'prose', score: 0, args: { marked: 0, inProse: 1 }, fix: 'makeList', spans: 1 },
  },
  {
    name: 'offers a table for parallel items',
    signals: { enumerations: { inProse: [prose(false)], marked: 1 } },
    expect: { code: 'prose', score: 40, fix: 'makeTable' },
  },
  {
    name: 'passes when four of five are marked',
    signals: { enumerations: { inProse: [prose(false)], marked: 4 } },
    expect: { code: 'good', score: 100 },
  },
])
