import { testCheck } from '../../testing/test-check.ts'
import { textSufficient } from './text-sufficient.ts'

const size = (distinctWords: number, unspaced = false, fillerWords = 0, locked = false) => ({
  distinctWords,
  words: distinctWords + fillerWords,
  fillerWords,
  headingWords: 0,
  locked,
  unspaced,
})

testCheck(textSufficient, [
  {
    name: 'passes 150 words',
    signals: { size: size(150, false) },
    expect: { code: 'good', score: 100, args: { words: 150 }, fix: null },
  },
  {
    name: 'fails 149 words',
    signals: { size: size(149, false) },
    expect: { code: 'little', score: 79, args: { words: 149, min: 150, repeated: 'no' }, fix: 'extendText' },
  },
  {
    name: 'says of what is repeated that it counts once',
    signals: { size: { ...size(149), words: 170 } },
    expect: { code: 'little', args: { words: 149, min: 150, repeated: 'yes' } },
  },
  { name: 'fails an empty article', signals: { size: size(0, false) }, expect: { code: 'short', score: 0, args: { count: 0 } } },
  { name: 'cannot judge 49 words', signals: { size: size(49, false) }, expect: { code: 'short', score: 0, args: { count: 49 } } },
  { name: 'holds back 50 words', signals: { size: size(50, false) }, expect: { code: 'little', score: 33 } },
  {
    name: 'counts what could be in any article where it stands alone',
    signals: { size: size(0, false, 44) },
    expect: { code: 'short', score: 0, args: { count: 44 } },
  },
  { name: 'cannot judge 99 characters', signals: { size: size(99, true) }, expect: { code: 'shortCharacters', score: 0 } },
  {
    name: 'sees a text of which half could stand in any article',
    signals: { size: size(200, false, 200) },
    expect: { code: 'empty', score: 0, args: { words: 200, of: 400 } },
  },
  { name: 'lets less of it pass', signals: { size: size(245, false, 200) }, expect: { code: 'good' } },
  {
    name: 'says of 57 words before a log-in that the rest is locked, with the same score',
    signals: { size: size(57, false, 0, true) },
    expect: { code: 'locked', score: 38, args: { count: 57 }, fix: 'unlockText' },
  },
  {
    name: 'cannot judge 49 words before a log-in, and asks for more of them',
    signals: { size: size(49, false, 0, true) },
    expect: { code: 'short', score: 0, fix: 'unlockText' },
  },
  { name: 'passes 150 words before a log-in', signals: { size: size(150, false, 0, true) }, expect: { code: 'good', score: 100 } },
  {
    name: 'says of 299 characters before a log-in that the rest is locked',
    signals: { size: size(299, true, 0, true) },
    expect: { code: 'lockedCharacters', args: { count: 299 }, fix: 'unlockText' },
  },
  {
    name: 'passes 300 characters of an unspaced script',
    signals: { size: size(300, true) },
    expect: { code: 'goodCharacters', score: 100 },
  },
  {
    name: 'fails 299 characters of an unspaced script',
    signals: { size: size(299, true) },
    expect: { code: 'littleCharacters', args: { characters: 299, min: 300, repeated: 'no' } },
  },
])
