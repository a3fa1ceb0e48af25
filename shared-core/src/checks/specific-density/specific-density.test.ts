import { testCheck } from '../../testing/test-check.ts'
import { specificDensity } from './specific-density.ts'

type Counts = Record<'figures' | 'prices' | 'dates' | 'versions' | 'names' | 'words' | 'spread' | 'numbers' | 'quoted' | 'steps', number>

const specifics = (part: Partial<Counts>, hasCase = true, fillerWords = 0) => {
  const found = (part.figures ?? 0) + (part.dates ?? 0) + (part.versions ?? 0) + (hasCase ? (part.names ?? 0) : 0)
  const words = part.words ?? 100
  return {
    specifics: {
      ...{ figures: 0, prices: 0, dates: 0, versions: 0, names: 0, numbers: 0, quoted: 0, steps: 0 },
      ...{ spread: found, hasCase, showsNames: hasCase, ...part, words },
    },
    size: { words, fillerWords, unspaced: false },
  }
}

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
  {
    name: 'counts one detail for every twelve words of a passage',
    signals: { ...specifics({ figures: 50, spread: 3 }), intent: 'other' },
    expect: { code: 'vague', score: 50, args: { specifics: 50, words: 100 } },
  },
  {
    name: 'is certain that 120 words without any of it hold nothing to check or to quote',
    signals: { ...specifics({ words: 120 }), intent: 'other' },
    expect: { code: 'nothing', score: 0, certain: true, fix: 'nameSpecifics' },
  },
  {
    name: 'takes steps, quotations and bare numbers for something',
    signals: { ...specifics({ words: 120, steps: 1 }), intent: 'other' },
    expect: { code: 'vague', certain: false },
  },
  {
    name: 'trusts no capitals where there are none',
    signals: { ...specifics({ words: 120 }, false), intent: 'other' },
    expect: 'not_applicable',
  },
  {
    name: 'is certain in scripts without capitals where much is filler',
    signals: { ...specifics({ words: 120 }, false, 15), intent: 'other' },
    expect: { code: 'nothing', certain: true },
  },
  {
    name: 'calls one thing in ninety words hardly anything where much is filler',
    signals: { ...specifics({ words: 180, numbers: 2 }, true, 22), intent: 'other' },
    expect: { code: 'hardly', score: 0, certain: true, args: { specifics: 2, words: 180 } },
  },
  {
    name: 'does not where little is filler',
    signals: { ...specifics({ words: 180, numbers: 2 }, true, 21), intent: 'other' },
    expect: { code: 'vague' },
  },
])
