import { testCheck } from '../../testing/test-check.ts'
import { termRepetition } from './term-repetition.ts'

const terms = (count: number, second: number, words = 1000, unspaced = false) => ({
  terms: { words, word: 'pump', count, second, unspaced },
})

testCheck(termRepetition, [
  { name: 'does not judge unspaced scripts', signals: terms(900, 1, 1000, true), expect: 'not_applicable' },
  { name: 'does not judge fewer than 100 words', signals: terms(50, 1, 99), expect: 'not_applicable' },
  { name: 'passes four percent', signals: terms(40, 5), expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'fails above four percent',
    signals: terms(41, 5),
    expect: { code: 'stuffed', score: 77, args: { word: 'pump', count: 41, words: 1000 }, fix: 'varyTerm' },
  },
  { name: 'passes when the second word is frequent too', signals: terms(60, 20), expect: { code: 'good' } },
  { name: 'gives nothing at eight percent', signals: terms(80, 5), expect: { code: 'stuffed', score: 0 } },
])
