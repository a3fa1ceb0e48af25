import { testCheck } from '../../testing/test-check.ts'
import { sentenceStart } from './sentence-start.ts'

const s = (runs: number, count = 10, unspaced = false) => ({
  sentences: {
    count,
    unspaced,
    hasSentences: true,
    sameStart: Array.from({ length: runs }, () => ({ word: 'it', times: 3, span: { place: 'b1' as const, start: 0, end: 1, quote: 'A' } })),
  },
})

testCheck(sentenceStart, [
  { name: 'does not judge two sentences', signals: s(0, 2), expect: 'not_applicable' },
  { name: 'does not judge unspaced scripts', signals: s(1, 10, true), expect: 'not_applicable' },
  { name: 'passes varied sentences', signals: s(0), expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'gives 60 for one run',
    signals: s(1),
    expect: { code: 'same', score: 60, args: { times: 3, word: 'it' }, fix: 'varyStart', spans: 1 },
  },
  { name: 'gives nothing for four', signals: s(4), expect: { code: 'same', score: 0 } },
])
