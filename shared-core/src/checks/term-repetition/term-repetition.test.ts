import { testCheck } from '../../testing/test-check.ts'
import { termRepetition } from './term-repetition.ts'

const terms = (count: number, next: number, words = 1000, variety: number | null = null, width = 1) => ({
  terms: { words, word: 'pump', count, next, stretch: 50, variety, width },
})

testCheck(termRepetition, [
  { name: 'counts a compound as the words it is made of', signals: terms(61, 50, 1000, null, 2), expect: { code: 'spam', score: 0 } },
  { name: 'does not judge fewer than 100 words', signals: terms(50, 1, 99), expect: 'not_applicable' },
  { name: 'passes four percent', signals: terms(40, 5), expect: { code: 'good', score: 100, fix: null } },
  {
    name: 'fails above four percent',
    signals: terms(41, 5),
    expect: { code: 'stuffed', score: 77, args: { word: 'pump', count: 41, words: 1000 }, fix: 'varyTerm' },
  },
  { name: 'passes when the next word is frequent too', signals: terms(60, 20), expect: { code: 'good' } },
  { name: 'fails above three times the next word', signals: terms(61, 20), expect: { code: 'stuffed' } },
  { name: 'gives nothing at eight percent', signals: terms(80, 5), expect: { code: 'stuffed', score: 0 } },
  { name: 'passes 34 different content words of 50', signals: terms(10, 5, 1000, 34), expect: { code: 'good' } },
  {
    name: 'fails where fewer are different',
    signals: terms(10, 5, 1000, 33.9),
    expect: { code: 'again', score: 78, args: { different: 33, stretch: 50 }, fix: 'sayMore' },
  },
  { name: 'gives nothing where half are different', signals: terms(10, 5, 1000, 25), expect: { code: 'again', score: 0 } },
  {
    name: 'says the worse of both',
    signals: terms(45, 5, 1000, 26),
    expect: { code: 'again', score: 9 },
  },
  { name: 'names the word where both are as bad', signals: terms(80, 5, 1000, 20), expect: { code: 'stuffed', score: 0 } },
  { name: 'passes every eighth word beside a frequent one', signals: terms(120, 40), expect: { code: 'good' } },
  {
    name: 'calls more than every eighth word spam whatever the next one is',
    signals: terms(121, 121),
    expect: { code: 'spam', score: 0, args: { word: 'pump', count: 121, words: 1000 }, fix: 'varyTerm' },
  },
  { name: 'judges 100 words', signals: terms(4, 2, 100), expect: { code: 'good' } },
  { name: 'is not sure of six percent', signals: terms(60, 5), expect: { code: 'stuffed', certain: false } },
  { name: 'is sure above six percent', signals: terms(61, 5), expect: { code: 'stuffed', certain: true } },
  { name: 'is not sure where 30 of 50 are different', signals: terms(10, 5, 1000, 30), expect: { code: 'again', certain: false } },
  { name: 'is sure where fewer are', signals: terms(10, 5, 1000, 29), expect: { code: 'again', certain: true } },
])
