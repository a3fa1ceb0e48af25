import { testCheck } from '../../testing/test-check.ts'
import { transitionWord } from './transition-word.ts'

const s = (transitions: number | null, words = 200) => ({ sentences: { transitions, words, count: 10 } })

testCheck(transitionWord, [
  { name: 'does not judge a language without a list', signals: s(null), expect: 'not_applicable' },
  { name: 'does not judge fewer than 200 words', signals: s(9, 199), expect: 'not_applicable' },
  { name: 'is full at three in ten', signals: s(3), expect: { code: 'good', score: 100, args: { percent: 30 }, fix: null } },
  { name: 'gives nothing at one', signals: s(1), expect: { code: 'few', score: 0, fix: null } },
])
