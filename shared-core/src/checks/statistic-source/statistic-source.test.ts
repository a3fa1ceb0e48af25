import { testCheck } from '../../testing/test-check.ts'
import { statisticSource } from './statistic-source.ts'

const figure = (sourced: boolean, more: { claims?: boolean; ofStudy?: boolean } = {}) => ({
  sourced,
  claims: true,
  ofStudy: false,
  span: { place: 'b1' as const, start: 0, end: 4, quote: '40 %' },
  ...more,
})
const of = (figures: readonly ReturnType<typeof figure>[], namesStudy = false) => ({ statistics: { figures, namesStudy } })
const signals = (sourced: number, open: number) =>
  of([...Array.from({ length: sourced }, () => figure(true)), ...Array.from({ length: open }, () => figure(false))])

testCheck(statisticSource, [
  { name: 'does not judge a text without figures', signals: signals(0, 0), expect: 'not_applicable' },
  {
    name: 'asks no source for sizes, ages and prices of the writer’s own',
    signals: of([figure(false, { claims: false })]),
    expect: 'not_applicable',
  },
  {
    name: 'passes when all are sourced',
    signals: signals(1, 0),
    expect: { code: 'good', score: 100, args: { sourced: 1, figures: 1 }, fix: null },
  },
  { name: 'is full at six tenths', signals: signals(6, 4), expect: { code: 'good', score: 100 } },
  {
    name: 'gives nothing at one tenth',
    signals: signals(1, 9),
    expect: { code: 'unsourced', score: 0, certain: false, args: { figure: '40 %' }, fix: 'sourceFigure', spans: 9 },
  },
  { name: 'rises linearly between', signals: signals(2, 2), expect: { code: 'good', score: 80 } },
  {
    name: 'is sure of a study that the text does not name',
    signals: of([figure(false, { ofStudy: true })]),
    expect: { code: 'unnamed', score: 0, certain: true, args: { figure: '40 %' } },
  },
  {
    name: 'takes a study that is named once as named wherever the text comes back to it',
    signals: of([figure(false, { ofStudy: true })], true),
    expect: { code: 'good', score: 100 },
  },
])
