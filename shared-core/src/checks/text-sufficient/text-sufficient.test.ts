import { testCheck } from '../../testing/test-check.ts'
import { textSufficient } from './text-sufficient.ts'

testCheck(textSufficient, [
  {
    name: 'passes 150 words',
    signals: { size: { distinctWords: 150, unspaced: false } },
    expect: { code: 'good', score: 100, args: { words: 150 }, fix: null },
  },
  {
    name: 'fails 149 words',
    signals: { size: { distinctWords: 149, unspaced: false } },
    expect: { code: 'little', score: 79, args: { words: 149, min: 150 }, fix: 'extendText' },
  },
  { name: 'fails an empty article', signals: { size: { distinctWords: 0, unspaced: false } }, expect: { code: 'little', score: 0 } },
  {
    name: 'passes 300 characters of an unspaced script',
    signals: { size: { distinctWords: 300, unspaced: true } },
    expect: { code: 'goodCharacters', score: 100 },
  },
  {
    name: 'fails 299 characters of an unspaced script',
    signals: { size: { distinctWords: 299, unspaced: true } },
    expect: { code: 'littleCharacters', args: { characters: 299, min: 300 } },
  },
])
