import { testCheck } from '../../testing/test-check.ts'
import { textLength } from './text-length.ts'

const twice = { place: 'b1', start: 0, end: 7, quote: 'the the' } as const
const size = (words: number, unspaced = false, doubled = 0) => ({
  size: { words, unspaced },
  fluency: { doubled: Array.from({ length: doubled }, () => twice) },
})

testCheck(textLength, [
  { name: 'is full at 300 words', signals: size(300), expect: { code: 'good', score: 100, args: { words: 300 }, fix: null } },
  { name: 'is no better at 3,000', signals: size(3000), expect: { code: 'good', score: 100 } },
  { name: 'falls below', signals: size(200), expect: { code: 'thin', score: 50, args: { words: 200, min: 300 }, fix: 'extendText' } },
  {
    name: 'counts a word written twice once',
    signals: size(202, false, 2),
    expect: { code: 'thin', score: 50, args: { words: 202, min: 300 } },
  },
  { name: 'gives nothing at 100', signals: size(100), expect: { code: 'thin', score: 0 } },
  { name: 'counts characters in unspaced scripts', signals: size(600, true), expect: { code: 'goodCharacters', score: 100 } },
  {
    name: 'falls below 600 characters',
    signals: size(400, true),
    expect: { code: 'thinCharacters', score: 50, args: { characters: 400, min: 600 } },
  },
])
