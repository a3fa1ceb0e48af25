import { testCheck } from '../../testing/test-check.ts'
import { passageSize } from './passage-size.ts'

const paragraph = (words: number, sentences = 3) => ({ words, sentences, span: { place: 'b1' as const, start: 0, end: 1, quote: 'A' } })
const signals = (paragraphs: readonly number[], words = 200, unspaced = false) => ({
  passages: { paragraphs: paragraphs.map((count) => paragraph(count)), unspaced },
  size: { distinctWords: words },
  splits: [],
})

testCheck(passageSize, [
  { name: 'does not judge fewer than 150 words', signals: signals([50], 149), expect: 'not_applicable' },
  { name: 'does not judge a text without paragraphs', signals: signals([]), expect: 'not_applicable' },
  {
    name: 'passes 15 and 90 words',
    signals: signals([15, 90]),
    expect: { code: 'good', score: 100, args: { fitting: 2, paragraphs: 2 }, fix: null },
  },
  {
    name: 'names the longest paragraph',
    signals: signals([91, 200]),
    expect: { code: 'long', score: 0, args: { words: 200 }, fix: 'splitParagraph', spans: 1 },
  },
  { name: 'says nothing of short paragraphs, which are a matter of style', signals: signals([14, 14, 40]), expect: 'not_applicable' },
  { name: 'says nothing of a paragraph that no reader finds long', signals: signals([150]), expect: 'not_applicable' },
  { name: 'takes the share', signals: signals([50, 50, 50, 151]), expect: { code: 'long', score: 71 } },
  { name: 'counts characters in unspaced scripts', signals: signals([40, 225], 375, true), expect: { code: 'good', score: 100 } },
  { name: 'is not sure below 200 words', signals: signals([199]), expect: { code: 'long', certain: false } },
  { name: 'is sure from 200 words on', signals: signals([200]), expect: { code: 'long', certain: true } },
])
