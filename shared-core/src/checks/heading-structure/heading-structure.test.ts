import { testCheck } from '../../testing/test-check.ts'
import { headingStructure } from './heading-structure.ts'

const size = (words: number, unspaced = false) => ({ words, unspaced })
const heading = (words: number, skips = false) =>
  ({
    level: skips ? 4 : 2,
    expected: skips ? 3 : 2,
    skips,
    text: 'Costs',
    block: 'b3',
    words,
    span: { place: 'b3' as const, start: 0, end: 5, quote: 'Costs' },
  }) as const
const many = (count: number, words: number) => Array.from({ length: count }, () => heading(words))

testCheck(headingStructure, [
  { name: 'does not judge fewer than 300 words', signals: { headings: [], size: size(299) }, expect: 'not_applicable' },
  {
    name: 'does not judge fewer than 600 characters of an unspaced script',
    signals: { headings: [], size: size(599, true) },
    expect: 'not_applicable',
  },
  {
    name: 'passes one heading per 200 words',
    signals: { headings: many(3, 200), size: size(600) },
    expect: { code: 'good', score: 100, args: { headings: 3 }, fix: null },
  },
  { name: 'passes one heading per 250 words', signals: { headings: many(4, 250), size: size(1000) }, expect: { code: 'good', score: 100 } },
  {
    name: 'halves 600 words without any heading',
    signals: { headings: [], size: size(600) },
    expect: { code: 'few', score: 50, args: { headings: 0, words: 600 }, fix: 'addHeading' },
  },
  {
    name: 'halves one heading per 30 words',
    signals: { headings: many(10, 30), size: size(300) },
    expect: { code: 'many', score: 50, fix: 'joinSections' },
  },
  {
    name: 'names the first skipped level and offers to set it',
    signals: { headings: [heading(200), heading(200, true)], size: size(400) },
    expect: { code: 'skipped', score: 75, args: { heading: 'Costs', level: 4, expected: 3 }, fix: 'fixLevel', spans: 1 },
  },
])
