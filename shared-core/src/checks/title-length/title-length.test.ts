import { testCheck } from '../../testing/test-check.ts'
import { titleLength } from './title-length.ts'

const span = { place: '@title' as const, start: 0, end: 3, quote: 'How' }
const latin = (characters: number) => ({ subject: null, title: { characters, units: characters, unspaced: false, span } })
const chinese = (characters: number) => ({ subject: null, title: { characters, units: 2 * characters, unspaced: true, span } })

testCheck(titleLength, [
  { name: 'does not judge a missing title', signals: { subject: null, title: null }, expect: 'not_applicable' },
  { name: 'passes 30 characters', signals: latin(30), expect: { code: 'good', score: 100, args: { length: 30 }, fix: null } },
  { name: 'passes 60 characters', signals: latin(60), expect: { code: 'good', score: 100 } },
  {
    name: 'falls just below 30',
    signals: latin(29),
    expect: { code: 'short', score: 93, args: { length: 29, min: 30 }, fix: 'chooseTitle' },
  },
  { name: 'gives nothing at 15', signals: latin(15), expect: { code: 'short', score: 0 } },
  { name: 'falls just above 60', signals: latin(61), expect: { code: 'long', score: 97, args: { length: 61, max: 60 } } },
  { name: 'gives nothing at 90', signals: latin(90), expect: { code: 'long', score: 0 } },
  { name: 'passes 14 full-width characters', signals: chinese(14), expect: { code: 'good', score: 100, args: { length: 14 } } },
  { name: 'passes 30 full-width characters', signals: chinese(30), expect: { code: 'good', score: 100 } },
  {
    name: 'names limits in characters for unspaced scripts',
    signals: chinese(10),
    expect: { code: 'short', args: { length: 10, min: 14 } },
  },
  {
    name: 'says nothing of a title that names nothing of the text',
    signals: { ...latin(40), subject: { isSure: true } },
    expect: 'not_applicable',
  },
])
