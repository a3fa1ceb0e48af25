import { testCheck } from '../../testing/test-check.ts'
import { textFluency } from './text-fluency.ts'

const span = { place: 'b1' as const, start: 0, end: 7, quote: 'the the' }
const fluency = (doubled: number, repeated: number, fillers: number | null, words = 500, unspaced = false, apart = 0) => ({
  fluency: {
    apart,
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
  {
    name: 'counts repeated phrases of a text of 1,000 words half',
    signals: fluency(0, 36, null, 1000),
    expect: { code: 'good', score: 84 },
  },
  {
    name: 'offers to remove a doubled word, whatever the score',
    signals: fluency(1, 0, 0),
    expect: { code: 'doubled', score: 100, args: { faults: 1, words: 500, word: 'the' }, fix: 'removeDoubled', spans: 1 },
  },
  { name: 'is sure of three doubled words', signals: fluency(3, 60, 0), expect: { code: 'doubled', certain: true } },
  { name: 'is not sure of four, which may be a list', signals: fluency(4, 60, 0), expect: { code: 'doubled', certain: false } },
  {
    name: 'judges 50 words',
    signals: fluency(0, 0, 0, 50),
    expect: { code: 'good', score: 100 },
  },
  {
    name: 'removes the second of two words, the last place first, as a draft',
    signals: {
      fluency: {
        doubled: [
          { place: 'b1', start: 0, end: 8, quote: 'the  the' },
          { place: 'b1', start: 8, end: 13, quote: 'is is' },
        ],
        repeated: 0,
        fillers: null,
        words: 500,
      },
    },
    expect: {
      code: 'doubled',
      args: { faults: 2, words: 500, word: 'the' },
      safety: 'draft',
      edit: {
        kind: 'several',
        edits: [
          { kind: 'replace_text', span: { place: 'b1', start: 8, end: 13, quote: 'is is' }, value: 'is' },
          { kind: 'replace_text', span: { place: 'b1', start: 0, end: 8, quote: 'the  the' }, value: 'the' },
        ],
      },
    },
  },
  {
    name: 'takes three words in a row for one place',
    signals: {
      fluency: {
        doubled: [
          { place: 'b1', start: 2, end: 9, quote: 'the the' },
          { place: 'b1', start: 6, end: 13, quote: 'the the' },
          { place: 'b2', start: 6, end: 13, quote: 'the the' },
        ],
        repeated: 0,
        fillers: null,
        words: 500,
      },
    },
    expect: {
      code: 'doubled',
      spans: 3,
      edit: {
        kind: 'several',
        edits: [
          { kind: 'replace_text', span: { place: 'b2', start: 6, end: 13, quote: 'the the' }, value: 'the' },
          { kind: 'replace_text', span: { place: 'b1', start: 2, end: 13, quote: 'the the the' }, value: 'the' },
        ],
      },
    },
  },
  {
    name: 'is never sure of repetition, and quotes the fillers',
    signals: fluency(0, 0, 30),
    expect: { code: 'repeated', certain: false, spans: 30 },
  },
  { name: 'quotes nothing without a list of fillers', signals: fluency(0, 30, null), expect: { code: 'repeated', spans: 0 } },
  {
    name: 'is certain of words out of order at six in 1,000',
    signals: fluency(0, 0, 0, 500, false, 3),
    expect: { code: 'disorder', score: 0, certain: true, args: { faults: 3, words: 500 }, fix: 'orderWords' },
  },
  { name: 'takes two places for chance', signals: fluency(0, 0, 0, 60, false, 2), expect: { code: 'good' } },
  { name: 'takes fewer for slips', signals: fluency(0, 0, 0, 501, false, 3), expect: { code: 'good' } },
  { name: 'sees characters out of order at fourteen in 1,000', signals: fluency(0, 0, 0, 500, true, 7), expect: { code: 'disorder' } },
  { name: 'judges nothing else of unspaced scripts', signals: fluency(1, 9, 9, 500, true, 6), expect: 'not_applicable' },
])
