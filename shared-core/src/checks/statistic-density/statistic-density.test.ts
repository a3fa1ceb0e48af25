import { testCheck } from '../../testing/test-check.ts'
import { statisticDensity } from './statistic-density.ts'

const text = (figures: number, words: number) => ({
  statistics: { figures: Array.from({ length: figures }, () => ({ sourced: false })), words },
})

testCheck(statisticDensity, [
  { name: 'does not miss figures in fewer than 150 words', signals: text(0, 149), expect: 'not_applicable' },
  { name: 'counts those of any text', signals: text(3, 149), expect: { code: 'good', score: 100 } },
  {
    name: 'gives nothing without figures',
    signals: text(0, 200),
    expect: { code: 'few', score: 0, args: { figures: 0, words: 200 }, fix: 'addFigure' },
  },
  { name: 'is full at 1.5 per 100 words', signals: text(3, 200), expect: { code: 'good', score: 100, args: { figures: 3 }, fix: null } },
  { name: 'rises linearly up to there', signals: text(1, 200), expect: { code: 'few', score: 33 } },
  { name: 'stays full at 6 per 100 words', signals: text(12, 200), expect: { code: 'good', score: 100 } },
  { name: 'falls above 6', signals: text(18, 200), expect: { code: 'many', score: 63, fix: 'thinFigures', spans: 18 } },
  { name: 'never falls below 50 for many figures', signals: text(60, 200), expect: { code: 'many', score: 50 } },
])
