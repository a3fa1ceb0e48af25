import { expect, test } from 'vitest'
import { importGaps, type SourceDay } from './import-gaps.ts'

const dayMs = 86_400_000
const start = Date.UTC(2026, 10, 1)
/** A count for each day from the first of November on; 0: nothing is known of it. */
const daysOf = (counts: readonly number[], source = 'log_import', siteId = 'site_1'): readonly SourceDay[] =>
  counts.flatMap((n, index) => (n === 0 ? [] : [{ siteId, source, day: start + index * dayMs, n }]))
const gapsOf = (days: readonly SourceDay[], end = 15): readonly number[] =>
  importGaps(days, ['log_import', 'cdn'], start + end * dayMs).map((day) => (day - start) / dayMs + 1)

test.each<[string, readonly SourceDay[], readonly number[], number?]>([
  ['no log', daysOf([50, 50, 50, 50, 50, 50, 50, 0, 50], 'wordpress'), [], 9],
  ['every day', daysOf(Array(15).fill(20)), []],
  ['two days between', daysOf([20, 20, 20, 0, 20, 20, 0, 20, 20, 20]), [4, 7], 10],
  ['six days are no habit', daysOf([20, 20, 20, 0, 20, 20, 20]), [], 7],
  ['seven are one', daysOf([20, 20, 20, 0, 20, 20, 20, 20]), [4], 8],
  ['nine requests a day may well be none on another', daysOf([9, 9, 9, 0, 9, 9, 9, 90, 90]), [], 9],
  ['ten may not', daysOf([10, 10, 9, 0, 10, 9, 10, 90, 9]), [4], 9],
  ['the end, which no source reported', daysOf([20, 20, 20, 20, 20, 20, 20]), [8, 9], 9],
  ['the end, which the site itself reported', [...daysOf(Array(7).fill(20)), ...daysOf(Array(9).fill(3), 'wordpress')], [], 9],
  [
    'a day between, which the site itself reported',
    [...daysOf([20, 20, 20, 0, 20, 20, 20, 20]), ...daysOf(Array(8).fill(3), 'strapi')],
    [4],
    8,
  ],
  ['a day that another log has', [...daysOf([20, 20, 20, 0, 20, 20, 20, 20]), ...daysOf([0, 0, 0, 8], 'cdn')], [], 8],
  [
    'a day that another site has',
    [...daysOf([20, 20, 20, 0, 20, 20, 20, 20]), ...daysOf(Array(8).fill(20), 'log_import', 'site_2')],
    [4],
    8,
  ],
  ['a day that is not over', daysOf([20, 20, 20, 20, 20, 20, 20]), [], 7],
])('days whose log was not read: %s', (_name, days, expected, end) => {
  expect(gapsOf(days, end)).toEqual(expected)
  expect(gapsOf([...days].reverse(), end)).toEqual(expected)
})
