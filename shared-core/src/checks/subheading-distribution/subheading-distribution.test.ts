import { testCheck } from '../../testing/test-check.ts'
import { subheadingDistribution } from './subheading-distribution.ts'

const s = (longest: number, words = 1000, unspaced = false, plainHeadings = 0) => ({
  stretches: { words, unspaced, longest: { words: longest, span: null, plainHeadings } },
})

testCheck(subheadingDistribution, [
  { name: 'does not judge fewer than 300 words', signals: s(299, 299), expect: 'not_applicable' },
  { name: 'is full at 300 words', signals: s(300), expect: { code: 'good', score: 100, args: { words: 300, unit: 'words' }, fix: null } },
  {
    name: 'falls above',
    signals: s(400),
    expect: { code: 'long', score: 50, args: { words: 400, max: 300, unit: 'words' }, fix: 'addHeading' },
  },
  { name: 'gives nothing at 500', signals: s(500), expect: { code: 'long', score: 0 } },
  { name: 'counts characters in unspaced scripts', signals: s(600, 1000, true), expect: { code: 'good', score: 100 } },
  { name: 'is not sure below 700 words', signals: s(699), expect: { code: 'long', certain: false } },
  { name: 'is sure from 700 words on', signals: s(700), expect: { code: 'long', certain: true } },
  { name: 'is not sure where bold lines stand for headings', signals: s(700, 1000, false, 2), expect: { code: 'long', certain: false } },
  { name: 'judges 300 words', signals: s(300, 300), expect: { code: 'good' } },
  {
    name: 'shows the place, and says characters for unspaced scripts',
    signals: {
      stretches: {
        words: 2000,
        unspaced: true,
        longest: { words: 800, span: { place: 'b1', start: 0, end: 1, quote: 'A' }, plainHeadings: 0 },
      },
    },
    expect: { code: 'long', score: 50, args: { words: 800, max: 600, unit: 'characters' }, spans: 1 },
  },
  { name: 'shows nothing without a place', signals: s(400), expect: { code: 'long', spans: 0 } },
  {
    name: 'is not sure of a table',
    signals: { stretches: { words: 1000, unspaced: false, longest: { words: 700, span: null, plainHeadings: 0, isTable: true } } },
    expect: { code: 'long', certain: false },
  },
])
