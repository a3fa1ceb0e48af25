import { expect, test } from 'vitest'
import type { Ask, Values } from './ask.ts'
import { createMarkReaders } from './read-marks.ts'

const day = 86_400_000
const scope = { tenantId: 'ten_1' }

/** Readers of marks (first day and sum of a site's hits or visits) whose database answers these rows to each query, and the values it was asked with. */
function readersOf(rows: readonly (readonly unknown[])[]) {
  const asked: Values[] = []
  const ask = (async (_query: string, values: Values) => {
    asked.push(values)
    return rows
  }) as Ask
  return { ...createMarkReaders(ask), asked }
}

test('marks asked for at the same moment are one query, and each asker gets those of its range', async () => {
  // number of the range, site, week, first day with hits, hits, first day with visits, visits
  const { readHitMarks, readVisitMarks, asked } = readersOf([
    [1, 'site_1', 7 * day, 8 * day, 40, 0, 0],
    [1, 'site_1', 14 * day, 14 * day, 2, 15 * day, 3],
    [2, 'site_1', 0, 2 * day, 9, 0, 0],
    [2, 'site_2', 0, 0, 0, 3 * day, 1],
  ])
  const [now, before] = [
    { siteId: null, from: 7 * day, to: 21 * day },
    { siteId: null, from: 0, to: 7 * day },
  ]
  const all = await Promise.all([
    readHitMarks(scope, now),
    readVisitMarks(scope, now),
    readHitMarks(scope, before),
    readVisitMarks(scope, before),
  ])
  expect(asked).toEqual([{ tenant: 'ten_1', from: 0, to: 21 * day, froms: [7 * day, 0], tos: [21 * day, 7 * day] }])
  expect(all).toEqual([
    [
      { site_id: 'site_1', week: 7 * day, first: 8 * day, hits: 40 },
      { site_id: 'site_1', week: 14 * day, first: 14 * day, hits: 2 },
    ],
    [{ site_id: 'site_1', first: 15 * day, visits: 3 }],
    [{ site_id: 'site_1', week: 0, first: 2 * day, hits: 9 }],
    [{ site_id: 'site_2', first: 3 * day, visits: 1 }],
  ])
})

test('those of another site, of another tenant, or asked for later are a query of their own', async () => {
  const { readHitMarks, asked } = readersOf([])
  const range = { from: 0, to: day }
  await Promise.all([
    readHitMarks(scope, { siteId: null, ...range }),
    readHitMarks(scope, { siteId: 'site_1', ...range }),
    readHitMarks({ tenantId: 'ten_2' }, { siteId: null, ...range }),
  ])
  await readHitMarks(scope, { siteId: null, ...range })
  expect(asked.map(({ tenant, site }) => [tenant, site ?? null])).toEqual([
    ['ten_1', null],
    ['ten_1', 'site_1'],
    ['ten_2', null],
    ['ten_1', null],
  ])
})

test('hours are asked for by their whole days', async () => {
  const { readVisitMarks, asked } = readersOf([])
  await readVisitMarks(scope, { siteId: null, from: 2 * day + 3, to: 4 * day + 1 })
  expect(asked).toMatchObject([{ froms: [2 * day], tos: [5 * day] }])
})
