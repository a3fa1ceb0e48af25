import { testCheck } from '../../testing/test-check.ts'
import { paragraphLength } from './paragraph-length.ts'

const start = { place: 'b1' as const, start: 300, end: 309, quote: 'And then.' }
const p = (words: number, unspaced = false, splits: readonly { words: number; starts: readonly (typeof start)[] }[] = []) => ({
  splits,
  passages: { unspaced, paragraphs: [{ words, span: { place: 'b1' as const, start: 0, end: 1, quote: 'A' } }] },
})

testCheck(paragraphLength, [
  {
    name: 'does not judge a text without paragraphs',
    signals: { splits: [], passages: { paragraphs: [], unspaced: false } },
    expect: 'not_applicable',
  },
  { name: 'is full at 150 words', signals: p(150), expect: { code: 'good', score: 100, args: { words: 150, unit: 'words' }, fix: null } },
  {
    name: 'fails above',
    signals: p(151),
    expect: { code: 'long', score: 79, args: { words: 151, max: 150, unit: 'words' }, fix: 'splitParagraph', spans: 1 },
  },
  { name: 'gives nothing at 250', signals: p(250), expect: { code: 'long', score: 0 } },
  { name: 'counts characters in unspaced scripts', signals: p(300, true), expect: { code: 'good', score: 100 } },
  { name: 'is not sure below 200 words', signals: p(199), expect: { code: 'long', certain: false } },
  { name: 'is sure from 200 words on', signals: p(200), expect: { code: 'long', certain: true } },
  {
    name: 'judges the longest, wherever it stands',
    signals: {
      splits: [],
      passages: { unspaced: false, paragraphs: [p(20), p(200), p(160)].map(({ passages }) => passages.paragraphs[0]!) },
    },
    expect: { code: 'long', args: { words: 200, max: 150, unit: 'words' } },
  },
  {
    name: 'says characters for unspaced scripts',
    signals: p(400, true),
    expect: { code: 'long', args: { words: 400, max: 300, unit: 'characters' } },
  },
])
