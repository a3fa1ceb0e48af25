import { testCheck } from '../../testing/test-check.ts'
import { textFluency } from './text-fluency.ts'

const span = { place: 'b1' as const, start: 0, end: 7, quote: 'the the' }
const fluency = (doubled: number, repeated: number, fillers: number | null, words = 1000, unspaced = false) => ({
  fluency: {
    doubled: Array.from({ length: doubled }, () => span),
    repeated,
    fillers: fillers === null ? null : Array.from({ length: fillers }, () => span),
    words,
    unspaced,
  },
})

testCheck(textFluency, [
  { name: 'does not judge unspaced scripts', signals: fluency(1, 1, 1, 1000, true), expect: 'not_applicable' },
  { name: 'does not judge fewer than 50 words', signals: fluency(1, 1, 1, 49), expect: 'not_applicable' },
  {
    name: 'is full at ten faults per 1,000 words',
    signals: fluency(0, 4, 6),
    expect: { code: 'good', score: 100, args: { faults: 10, words: 1000 }, fix: null },
  },
  { name: 'gives nothing at sixty', signals: fluency(0, 60, 0), expect: { code: 'repeated', score: 0, fix: 'removeRepetition' } },
  { name: 'counts without a list of fillers', signals: fluency(0, 35, null), expect: { code: 'repeated', score: 50 } },
  {
    name: 'offers to remove a doubled word, whatever the score',
    signals: fluency(1, 0, 0),
    expect: { code: 'doubled', score: 100, args: { faults: 1, words: 1000, word: 'the' }, fix: 'removeDoubled', spans: 1 },
  },
])
