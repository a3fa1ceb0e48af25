import { testCheck } from '../../testing/test-check.ts'
import { sentenceLength } from './sentence-length.ts'

const s = (long: number, count: number, hasSentences = true) => ({
  sentences: {
    count,
    limit: 20,
    hasSentences,
    long: Array.from({ length: long }, () => ({ words: 30, span: { place: 'b1' as const, start: 0, end: 1, quote: 'A' } })),
  },
})

testCheck(sentenceLength, [
  { name: 'does not judge a text without sentences', signals: s(0, 0), expect: 'not_applicable' },
  { name: 'does not judge scripts without marks of sentences', signals: s(1, 1, false), expect: 'not_applicable' },
  { name: 'is full at a quarter', signals: s(1, 4), expect: { code: 'good', score: 100, args: { percent: 25, limit: 20 }, fix: null } },
  {
    name: 'gives nothing at half',
    signals: s(2, 4),
    expect: { code: 'long', score: 0, args: { percent: 50, limit: 20 }, fix: 'shortenSentence', spans: 2 },
  },
  { name: 'falls linearly between', signals: s(3, 8), expect: { code: 'long', score: 50 } },
])
