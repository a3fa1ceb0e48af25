import { testCheck } from '../../testing/test-check.ts'
import { statisticSource } from './statistic-source.ts'

const figure = (sourced: boolean) => ({ sourced, span: { place: 'b1' as const, start: 0, end: 4, quote: '40 %' } })
const signals = (sourced: number, open: number) => ({
  statistics: { figures: [...Array.from({ length: sourced }, () => figure(true)), ...Array.from({ length: open }, () => figure(false))] },
})

testCheck(statisticSource, [
  { name: 'does not judge a text without figures', signals: signals(0, 0), expect: 'not_applicable' },
  {
    name: 'passes when all are sourced',
    signals: signals(1, 0),
    expect: { code: 'good', score: 100, args: { sourced: 1, figures: 1 }, fix: null },
  },
  { name: 'is full at six tenths', signals: signals(6, 4), expect: { code: 'good', score: 100 } },
  {
    name: 'gives nothing at one tenth',
    signals: signals(1, 9),
    expect: { code: 'unsourced', score: 0, args: { sourced: 1, figures: 10, figure: '40 %' }, fix: 'sourceFigure', spans: 9 },
  },
  { name: 'rises linearly between', signals: signals(2, 2), expect: { code: 'good', score: 80 } },
])
