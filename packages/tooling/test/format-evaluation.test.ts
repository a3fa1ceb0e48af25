import { expect, test } from 'vitest'
import type { Measure } from '../src/evaluate/data.ts'
import { formatEvaluation } from '../src/evaluate/format-evaluation.ts'

const row = (metric: string, more: Partial<Measure> = {}): Measure => ({
  what: 'extraction',
  metric,
  value: 0.9,
  interval: [0.8, 1],
  gate: 0.9,
  groups: 10,
  ...more,
})
const calibration = { rows: [], languages: [], measures: [] }

test('gates of the machine’s speed are left out, so that the page comes out the same everywhere', () => {
  const page = formatEvaluation([row('date'), row('speed', { isTiming: true, value: 0.1 })], calibration, [])
  expect(page).toContain('| extraction | date | 0.900 |')
  expect(page).not.toContain('speed')
  expect(page).toContain('1 gates, all of them held')
})

test('others are beside us, with a dash where one of them was not measured', () => {
  const page = formatEvaluation(
    [row('date', { beside: { One: 0.5 } }), row('image', { beside: { Two: 0.25 } }), row('alone')],
    calibration,
    [],
  )
  expect(page).toContain(
    '| Measure | Citable | One | Two |\n| --- | ---: | ---: | ---: |\n| date | 0.900 | 0.500 | – |\n| image | 0.900 | – | 0.250 |',
  )
})

test('without others there is no such table', () => expect(formatEvaluation([row('date')], calibration, [])).not.toContain('beside others'))

test('a round of reading says how much of what was shown got each grade, and whether that is enough', () => {
  const rating = { page: 'a', output: 'x', what: 'titles', shown: '', rater: 'r', date: '2026-01-01', commit: 'abc', round: 1 } as const
  const page = formatEvaluation([row('date')], calibration, [
    { ...rating, grade: 'good' },
    { ...rating, grade: 'false' },
    { ...rating, what: 'order', shown: '80', grade: '90' },
    { ...rating, page: 'b', what: 'order', shown: '20', grade: '10' },
    { ...rating, page: 'own-1', what: 'order', shown: '50', grade: '95' },
  ])
  expect(page).toContain('| titles | good or the author’s own | 0.50 | 0.50–0.50 | ≥ 0.6 | 2 | **not met** |')
  expect(page).toContain('| titles | bad | 0.00 | 0.00–0.00 | ≤ 0.1 | 2 | met |')
  expect(page).toContain('| order | Spearman with aeo_score, pages | 1.00 | | ≥ 0.75 | 2 | met |')
  expect(page).toContain('| order | the same, with our own articles | 0.50 | | ≥ 0.75 | 3 | **not met** |')
})
