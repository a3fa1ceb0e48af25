import { testCheck } from '../../testing/test-check.ts'
import { textFluency } from './text-fluency.ts'

const span = { place: 'b1' as const, start: 0, end: 7, quote: 'the the' }
const fluency = (doubled: number, repeated: number, fillers: number | null, words = 500, unspaced = false) => ({
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
    signals: fluency(0, 2, 3),
    expect: { code: 'good', score: 100, args: { faults: 5, words: 500 }, fix: null },
  },
  { name: 'gives nothing at sixty', signals: fluency(0, 30, 0), expect: { code: 'repeated', score: 0, fix: 'removeRepetition' } },
  { name: 'counts without a list of fillers', signals: fluency(0, 18, null, 500), expect: { code: 'repeated', score: 48 } },
  { name: 'minds repeated phrases less in a longer text', signals: fluency(0, 36, null, 1000), expect: { code: 'good', score: 84 } },
  {
    name: 'offers to remove a doubled word, whatever the score',
    signals: fluency(1, 0, 0),
    expect: { code: 'doubled', score: 100, args: { faults: 1, words: 500, word: 'the' }, fix: 'removeDoubled', spans: 1 },
  },
  { name: 'is sure of three doubled words', signals: fluency(3, 60, 0), expect: { code: 'doubled', certain: true } },
  { name: 'is not sure of four, which may be a list', signals: fluency(4, 60, 0), expect: { code: 'doubled', certain: false } },
])
