import { testCheck } from '../../testing/test-check.ts'
import { statisticDensity } from './statistic-density.ts'

const text = (figures: number, words: number) => ({
  statistics: {
    figures: Array.from({ length: figures }, () => ({ sourced: false, span: { place: 'b1' as const, start: 0, end: 2, quote: '12' } })),
    words,
  },
  sources: { domains: 0, references: 0 },
  quotations: { attributed: 0 },
  size: { words, fillerWords: 0 },
})
const filled = (fillerWords: number, domains = 0) => ({
  ...text(0, 200),
  sources: { domains, references: 0 },
  size: { words: 300, fillerWords },
})

testCheck(statisticDensity, [
  { name: 'counts a short text for 300 words: it says little', signals: text(2, 149), expect: { code: 'few', score: 44 } },
  { name: 'finds none too many in a short text', signals: text(12, 149), expect: { code: 'good', score: 100 } },
  {
    name: 'gives nothing without figures',
    signals: text(0, 300),
    expect: { code: 'none', score: 0, fix: 'addFigure' },
  },
  {
    name: 'is certain that a text lacks substance where a third of it is general and nothing is cited',
    signals: filled(100),
    expect: { code: 'empty', score: 0, certain: true, args: { filler: 100, words: 300 }, fix: 'addSubstance' },
  },
  { name: 'is not where less is general', signals: filled(99), expect: { code: 'none', score: 0, fix: 'addFigure' } },
  { name: 'is not where a source is linked', signals: filled(200, 1), expect: { code: 'none', score: 0, fix: 'addFigure' } },
  { name: 'is full at 1.5 per 100 words', signals: text(5, 300), expect: { code: 'good', score: 100, args: { figures: 5 }, fix: null } },
  { name: 'rises linearly up to there', signals: text(1, 300), expect: { code: 'few', score: 22 } },
  { name: 'stays full at 6 per 100 words', signals: text(18, 300), expect: { code: 'good', score: 100 } },
  { name: 'falls above 6', signals: text(27, 300), expect: { code: 'many', score: 63, fix: 'thinFigures', spans: 27 } },
  { name: 'never falls below 50 for many figures', signals: text(60, 300), expect: { code: 'many', score: 50 } },
])
