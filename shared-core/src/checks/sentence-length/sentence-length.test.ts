import { testCheck } from '../../testing/test-check.ts'
import { sentenceLength } from './sentence-length.ts'

const s = (long: number, count: number, hasSentences = true, words = 30) => ({
  sentences: {
    count,
    limit: 20,
    hasSentences,
    long: Array.from({ length: long }, () => ({ words, span: { place: 'b1' as const, start: 0, end: 1, quote: 'A' } })),
  },
})

testCheck(sentenceLength, [
  { name: 'does not judge a text without sentences', signals: s(0, 0), expect: 'not_applicable' },
  { name: 'does not judge scripts without marks of sentences', signals: s(1, 1, false), expect: 'not_applicable' },
  {
    name: 'is full at a quarter',
    signals: s(1, 4),
    expect: { code: 'good', score: 100, args: { percent: 25, limit: 20, unit: 'words' }, fix: null },
  },
  {
    name: 'gives nothing at half',
    signals: s(2, 4),
    expect: { code: 'long', score: 0, args: { percent: 50, limit: 20, unit: 'words' }, fix: 'shortenSentence', spans: 2 },
  },
  { name: 'falls linearly between', signals: s(3, 8), expect: { code: 'long', score: 50 } },
  { name: 'is not sure of long sentences', signals: s(5, 5), expect: { code: 'long', certain: false } },
  { name: 'is sure of three sentences of twice the limit', signals: s(3, 5, true, 40), expect: { code: 'long', certain: true } },
  { name: 'is not sure of two', signals: s(2, 3, true, 40), expect: { code: 'long', certain: false } },
  { name: 'is not sure below three of five sentences', signals: s(4, 7, true, 40), expect: { code: 'long', certain: false } },
])
