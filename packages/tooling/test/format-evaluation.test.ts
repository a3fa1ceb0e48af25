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
  const page = formatEvaluation([row('date'), row('speed', { isTiming: true, value: 0.1 })], calibration)
  expect(page).toContain('| extraction | date | 0.900 |')
  expect(page).not.toContain('speed')
  expect(page).toContain('1 gates, all of them held')
})

test('others stand beside us, with a dash where one of them was not measured', () => {
  const page = formatEvaluation([row('date', { beside: { One: 0.5 } }), row('image', { beside: { Two: 0.25 } }), row('alone')], calibration)
  expect(page).toContain(
    '| Measure | Citable | One | Two |\n| --- | ---: | ---: | ---: |\n| date | 0.900 | 0.500 | – |\n| image | 0.900 | – | 0.250 |',
  )
})

test('without others there is no such table', () => expect(formatEvaluation([row('date')], calibration)).not.toContain('beside others'))
