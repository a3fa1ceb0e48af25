import { describe, expect, it } from 'vitest'
import { foundBy } from '../../testing/advise.ts'
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

describe('the strength of a thing', () => {
  it.each([
    ['en', 'Fill the kettle with 5 % white vinegar and leave it for an hour before you rinse it well.', false],
    ['en', 'Wipe the lens with 70% isopropyl alcohol and a soft cloth until no stain is left on it.', false],
    ['en', 'Of the kettles in the valley 62 % fail in winter because nobody ever looks after them there.', true],
    ['en', 'On the ring road the softer tyres show 10 % more rolling resistance in every winter month.', true],
    ['de', 'Füllen Sie den Kocher mit 5 % Essig und lassen Sie ihn eine Stunde stehen, bevor Sie spülen.', false],
    ['fr', 'Remplissez la bouilloire de vinaigre blanc à 8 % et laissez agir une heure avant de bien rincer.', false],
    ['es', 'Llene la olla con vinagre blanco al 5 % y déjela una hora antes de enjuagarla con agua limpia.', false],
    ['ja', 'ポットに5%の酢を入れて一時間ほど置き、そのあと水でよくすすいでから乾かしてください。', false],
  ])('asks no source (%s): %s', (language, text, isAsked) => {
    expect(foundBy('statistic-source', `<p>${text}</p>`, { language }) !== null).toBe(isAsked)
  })
})
