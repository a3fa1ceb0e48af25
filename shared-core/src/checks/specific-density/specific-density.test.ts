import { testCheck } from '../../testing/test-check.ts'
import { specificDensity } from './specific-density.ts'

const specifics = (part: Partial<Record<'figures' | 'prices' | 'dates' | 'versions' | 'names' | 'words', number>>, hasCase = true) => ({
  specifics: { figures: 0, prices: 0, dates: 0, versions: 0, names: 0, words: 100, hasCase, ...part },
})

testCheck(specificDensity, [
  {
    name: 'does not miss them in fewer than 100 words',
    signals: { ...specifics({ words: 99 }), intent: 'other' },
    expect: 'not_applicable',
  },
  {
    name: 'is full at five per 100 words',
    signals: { ...specifics({ names: 2, dates: 1, figures: 1, versions: 1 }), intent: 'other' },
    expect: { code: 'good', score: 100, args: { specifics: 5 }, fix: null },
  },
  {
    name: 'gives nothing at one',
    signals: { ...specifics({ names: 1 }), intent: 'other' },
    expect: { code: 'vague', score: 0, args: { specifics: 1, words: 100 }, fix: 'nameSpecifics' },
  },
  {
    name: 'asks for a price when the title promises one',
    signals: { ...specifics({ names: 9 }), intent: 'price' },
    expect: { code: 'noPrice', score: 79 },
  },
  {
    name: 'leaves names out in scripts without capitals',
    signals: { ...specifics({ names: 9, dates: 2 }, false), intent: 'other' },
    expect: { code: 'vague', score: 75 },
  },
  { name: 'does not judge such scripts on nothing', signals: { ...specifics({}, false), intent: 'other' }, expect: 'not_applicable' },
])
