import { testCheck } from '../../testing/test-check.ts'
import { textEase } from './text-ease.ts'

const r = (ease: number | null) => ({ readability: { ease, formula: ease === null ? null : 'Flesch', words: 100 } })

testCheck(textEase, [
  { name: 'does not judge a language without a formula', signals: r(null), expect: 'not_applicable' },
  { name: 'is full at 60', signals: r(60), expect: { code: 'good', score: 100, args: { ease: 60, formula: 'Flesch' }, fix: null } },
  { name: 'gives nothing at 20', signals: r(20), expect: { code: 'hard', score: 0, fix: 'useShortWords' } },
  { name: 'rises linearly between', signals: r(40), expect: { code: 'hard', score: 50 } },
  {
    name: 'does not judge a text without words',
    signals: { readability: { ease: 70, formula: 'Flesch', words: 0 } },
    expect: 'not_applicable',
  },
])
