import { testCheck } from '../../testing/test-check.ts'
import { statisticDensity } from './statistic-density.ts'

const text = (figures: number, words: number) => ({
  statistics: {
    figures: Array.from({ length: figures }, () => ({ sourced: false, span: { place: 'b1' as const, start: 0, end: 2, quote: '12' } })),
    words,
  },
})

testCheck(statisticDensity, [
  { name: 'counts a short text for 300 words: it says little', signals: text(2, 149), expect: { code: 'few', score: 44 } },
  { name: 'finds none too many in a short text', signals: text(12, 149), expect: { code: 'good', score: 100 } },
  {
    name: 'gives nothing without figures',
    signals: text(0, 300),
    expect: { code: 'few', score: 0, args: { figures: 0, words: 300 }, fix: 'addFigure' },
  },
  { name: 'is full at 1.5 per 100 words', signals: text(5, 300), expect: { code: 'good', score: 100, args: { figures: 5 }, fix: null } },
  { name: 'rises linearly up to there', signals: text(1, 300), expect: { code: 'few', score: 22 } },
  { name: 'stays full at 6 per 100 words', signals: text(18, 300), expect: { code: 'good', score: 100 } },
  { name: 'falls above 6', signals: text(27, 300), expect: { code: 'many', score: 63, fix: 'thinFigures', spans: 27 } },
  { name: 'never falls below 50 for many figures', signals: text(60, 300), expect: { code: 'many', score: 50 } },
])
