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
const size = { distinctWords: 300, unspaced: false }
const good = heading()

testCheck(headingSpecific, [
  { name: 'does not judge one heading', signals: { headings: [good], size }, expect: 'not_applicable' },
  {
    name: 'minds no general headings of a short text',
    signals: { headings: [good, heading({ generic: true })], size: { distinctWords: 299, unspaced: false } },
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
    expect: { code: 'generic', score: 60, fix: 'headingName', spans: 1 },
  },
  {
    name: 'does not judge a language without a list',
    signals: { headings: [heading({ generic: null }), heading({ generic: null })], size },
    expect: 'not_applicable',
  },
  {
    name: 'takes one word, and words that the section says in others',
    signals: { headings: [heading({ terms: ['cost'], coverage: 0 }), good], size },
    expect: { code: 'good', score: 100 },
  },
])
