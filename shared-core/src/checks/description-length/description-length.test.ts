import { testCheck } from '../../testing/test-check.ts'
import { descriptionLength } from './description-length.ts'

const span = { place: '@description' as const, start: 0, end: 3, quote: 'How' }
const latin = (characters: number) => ({
  proposals: { description: null },
  description: { characters, units: characters, unspaced: false, span },
})
const japanese = (characters: number) => ({
  proposals: { description: null },
  description: { characters, units: 2 * characters, unspaced: true, span },
})

const long =
  'A pump moves heat from the cold air outside into the warm rooms of a house, and needs a third of that heat as electricity to do it.'

testCheck(descriptionLength, [
  {
    name: 'does not judge a missing description',
    signals: { proposals: { description: null }, description: null },
    expect: 'not_applicable',
  },
  { name: 'passes 120 characters', signals: latin(120), expect: { code: 'good', score: 100, args: { length: 120 }, fix: null } },
  { name: 'passes 156 characters', signals: latin(156), expect: { code: 'good', score: 100 } },
  { name: 'falls just below 120', signals: latin(119), expect: { code: 'short', score: 99, fix: 'writeDescription' } },
  { name: 'gives nothing at 50', signals: latin(50), expect: { code: 'short', score: 0, args: { length: 50, min: 120 } } },
  { name: 'falls just above 156', signals: latin(157), expect: { code: 'long', score: 98, args: { length: 157, max: 156 } } },
  { name: 'gives nothing at 200', signals: latin(200), expect: { code: 'long', score: 0 } },
  { name: 'passes 60 full-width characters', signals: japanese(60), expect: { code: 'good', score: 100 } },
  {
    name: 'names limits in characters for unspaced scripts',
    signals: japanese(90),
    expect: { code: 'long', args: { length: 90, max: 80 } },
  },
  { name: 'is not sure at one and three quarters of the limit', signals: latin(273), expect: { code: 'long', certain: false } },
  { name: 'is sure above', signals: latin(274), expect: { code: 'long', certain: true } },
  { name: 'is not sure from 50 characters on', signals: latin(50), expect: { code: 'short', certain: false } },
  { name: 'is sure below 50 characters', signals: latin(49), expect: { code: 'short', certain: true } },
  {
    name: 'offers the description that was proposed, as a draft, and shows the place',
    signals: { ...latin(60), proposals: { description: long } },
    expect: {
      code: 'short',
      safety: 'draft',
      edit: { kind: 'set_field', field: 'description', value: long },
      spans: 1,
    },
  },
  {
    name: 'offers no description where none was proposed',
    signals: { ...latin(60), proposals: { description: null } },
    expect: { code: 'short', edit: null },
  },
  {
    name: 'leaves what is nearly right to the writer',
    signals: { ...latin(119), proposals: { description: long } },
    expect: { code: 'short', edit: null },
  },
  { name: 'names the lower limit in characters too', signals: japanese(50), expect: { code: 'short', args: { length: 50, min: 60 } } },
])
