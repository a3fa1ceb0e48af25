import { testCheck } from '../../testing/test-check.ts'
import { textDepth } from './text-depth.ts'

const terms = (count: number) => ({ depth: { terms: count } })

testCheck(textDepth, [
  { name: 'does not judge a language without stop words', signals: { depth: null }, expect: 'not_applicable' },
  {
    name: 'gives nothing for no term',
    signals: terms(0),
    expect: { code: 'little', score: 0, args: { terms: 0, most: 250 }, fix: 'sayMore' },
  },
  { name: 'gives the first hundred terms more than the next', signals: terms(100), expect: { code: 'little', score: 70, certain: false } },
  { name: 'does not pass 130 terms', signals: terms(130), expect: { code: 'little', score: 79 } },
  { name: 'passes 132 terms', signals: terms(132), expect: { code: 'good', score: 80, fix: null } },
  { name: 'is full at 250 terms', signals: terms(250), expect: { code: 'good', score: 100 } },
  { name: 'gives no more beyond', signals: terms(2000), expect: { code: 'good', score: 100 } },
])
