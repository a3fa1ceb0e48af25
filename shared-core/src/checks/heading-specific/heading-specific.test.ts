import { testCheck } from '../../testing/test-check.ts'
import { headingSpecific } from './heading-specific.ts'

const heading = (part: { level?: number; generic?: boolean | null; terms?: readonly string[]; coverage?: number } = {}) =>
  ({
    level: 2,
    generic: false,
    terms: ['cost', 'pump'],
    coverage: 1,
    text: 'Pump costs',
    span: { place: 'b1', start: 0, end: 10, quote: 'Pump costs' },
    ...part,
  }) as never
const size = { words: 300, unspaced: false }
const good = heading()

testCheck(headingSpecific, [
  { name: 'does not judge one heading', signals: { headings: [good], size }, expect: 'not_applicable' },
  {
    name: 'does not judge a short text',
    signals: { headings: [good, good], size: { words: 299, unspaced: false } },
    expect: 'not_applicable',
  },
  {
    name: 'does not count H1 and H4',
    signals: { headings: [good, heading({ level: 1 }), heading({ level: 4 })], size },
    expect: 'not_applicable',
  },
  {
    name: 'passes specific headings',
    signals: { headings: [good, good], size },
    expect: { code: 'good', score: 100, args: { specific: 2, headings: 2 }, fix: null },
  },
  {
    name: 'names a heading that could stand anywhere',
    signals: { headings: [good, heading({ generic: true })], size },
    expect: { code: 'generic', score: 20, fix: 'headingName', spans: 1 },
  },
  {
    name: 'does not mind a language without a list',
    signals: { headings: [good, heading({ generic: null })], size },
    expect: { code: 'good', score: 100 },
  },
  {
    name: 'names a heading of one word',
    signals: { headings: [heading({ terms: ['cost'] }), good], size },
    expect: { code: 'short', score: 20 },
  },
  {
    name: 'names a heading whose words do not occur below',
    signals: { headings: [heading({ coverage: 0.49 }), good], size },
    expect: { code: 'unrelated', score: 20 },
  },
  { name: 'takes half of the words', signals: { headings: [heading({ coverage: 0.5 }), good], size }, expect: { code: 'good' } },
])
