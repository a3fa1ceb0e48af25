import { testCheck } from '../../testing/test-check.ts'
import { headingOrder } from './heading-order.ts'

/** `level`: in the outline; `written`: in the markup, which the check names. */
const heading = (skips: boolean) => ({
  level: 3 as const,
  written: skips ? (4 as const) : (3 as const),
  expected: 3,
  skips,
  text: 'Costs',
  block: 'b2',
  span: { place: 'b2' as const, start: 0, end: 5, quote: 'Costs' },
})

testCheck(headingOrder, [
  { name: 'does not judge a text without headings', signals: { headings: [] }, expect: 'not_applicable' },
  {
    name: 'passes headings in order',
    signals: { headings: [heading(false)] },
    expect: { code: 'good', score: 100, args: { headings: 1 }, fix: null },
  },
  {
    name: 'takes the share in order',
    signals: { headings: [heading(false), heading(true)] },
    expect: { code: 'skipped', score: 50, args: { heading: 'Costs', level: 4, expected: 3 }, fix: 'fixLevel', spans: 1 },
  },
  {
    name: 'fails with one of many',
    signals: { headings: [...Array.from({ length: 19 }, () => heading(false)), heading(true)] },
    // 19 of 20 would be 95: one skipped level holds the score below 80, which is good
    expect: { code: 'skipped', score: 79 },
  },
  {
    name: 'sets the level that was meant, which is safe',
    signals: { headings: [heading(true)] },
    expect: {
      code: 'skipped',
      certain: false,
      safety: 'safe',
      edit: { kind: 'set_attribute', block: 'b2', name: 'level', before: '4', value: '3' },
    },
  },
  {
    name: 'leaves a level that is written as it should be to the writer',
    signals: { headings: [{ ...heading(true), written: 3 }] },
    expect: { code: 'skipped', safety: 'none', edit: null },
  },
])
