import { testCheck } from '../../testing/test-check.ts'
import { toneNeutral } from './tone-neutral.ts'

const promotion = (count: number, words = 1000) => ({
  promotion: { phrases: Array.from({ length: count }, () => ({ place: 'b1' as const, start: 0, end: 7, quote: 'amazing' })), words },
})

testCheck(toneNeutral, [
  { name: 'does not judge a language without a list', signals: { promotion: null }, expect: 'not_applicable' },
  { name: 'does not judge fewer than 100 words', signals: promotion(9, 99), expect: 'not_applicable' },
  { name: 'passes five phrases per 1,000 words', signals: promotion(5), expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'fails six',
    signals: promotion(6),
    expect: { code: 'promotional', score: 74, args: { phrases: 6, words: 1000, phrase: 'amazing' }, fix: 'stateFact', spans: 6 },
  },
  { name: 'gives nothing at twenty', signals: promotion(20), expect: { code: 'promotional', score: 0 } },
  { name: 'judges 100 words', signals: promotion(0, 100), expect: { code: 'good' } },
  { name: 'is sure of ten in 1,000 words', signals: promotion(10), expect: { code: 'promotional', certain: true } },
  { name: 'is not sure of nine', signals: promotion(9), expect: { code: 'promotional', certain: false } },
  { name: 'is not sure of two, however short the text', signals: promotion(2, 100), expect: { code: 'promotional', certain: false } },
  { name: 'is sure of three in a short text', signals: promotion(3, 100), expect: { code: 'promotional', certain: true } },
])
