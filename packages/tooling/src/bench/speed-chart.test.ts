import { describe, expect, it } from 'vitest'
import type { CaseFigures, Figures, SubjectName } from './figures.ts'
import { gateOf, gateOfAnalysis, missedGates, slownessOf } from './gates.ts'
import { percentile } from './measure.ts'
import { ratioOf, speedChart, written } from './speed-chart.ts'
import { speedPage } from './speed-page.ts'

const entry = (name: SubjectName, words: number, p50: number, gate: number | null = null): CaseFigures => ({
  words,
  name,
  p25: p50 - 0.1,
  p50,
  p75: p50 + 0.1,
  busy: { p50, p95: p50 + 1 },
  cpu: p50 + 0.5,
  gate: gate === null ? null : gateOf(gate, 1.2),
})
const figures: Figures = {
  machine: { node: '24.0.0', cpus: 2, load: 0.5 },
  cases: [entry('parsing', 500, 0.3), entry('analysis', 500, 3, 3), entry('edit', 500, 1.5, 5), entry('yoastseo', 500, 150)],
  others: [
    { name: 'th', p50: 8, busy: { p50: 8, p95: 21 }, gate: gateOf(20, 1.04), doubling: null },
    { name: 'manyLinks', p50: 800, busy: { p50: 800, p95: 900 }, gate: gateOf(1500, 1), doubling: { ratio: 2.1, gate: 2.3 } },
  ],
  growth: [{ characters: 100_000, ms: 50 }],
}

describe('the chart of speeds', () => {
  it('draws each ratio as a bar from one, quicker to the left and slower to the right', () => {
    const bars = [...speedChart(figures).matchAll(/<rect class="words0" x="(\d+)" y="(\d+)" width="(\d+)" height="14"/g)]
    const [edit, parsing, yoastseo] = bars.map(([, x, , width]) => ({ from: Number(x), to: Number(x) + Number(width) }))
    expect(bars).toHaveLength(3)
    expect(edit!.to).toBe(parsing!.to)
    expect(parsing!.from).toBeLessThan(edit!.from)
    expect(yoastseo!.from).toBe(edit!.to)
  })

  it('says nothing that the figures do not say, and the same of the same figures', () => {
    expect(speedChart(figures)).toBe(speedChart(structuredClone(figures)))
    expect(speedChart({ ...figures, cases: figures.cases.slice(0, 3) })).not.toContain('yoastseo')
  })
})

describe('the page of speeds', () => {
  it('has a row for every figure and marks missed gates', () => {
    const page = speedPage(figures)
    expect(page.match(/^\| 500 \|/gm)).toHaveLength(4)
    expect(page).toContain('| 4.00 | 3.6 (3), missed | 3.50 | 1.0 × |')
    expect(page).toContain('| 2.50 | 6 (5) | 2.00 | 0.50 × |')
    expect(page).toContain('| 100,000 | 50 | 0.50 |')
    expect(page).toContain('| Thai, 2,000 words | 8.0 | 8.0 | 21.0 | 20.8 (20), missed |  |')
    expect(page).toContain('| 900.0 | 1500 (1500) | 2.1 × (2.3) |')
    expect(page).toContain('at 500 words 36 × (there 3.3 ms; 3 aimed at)')
    expect(page).not.toContain('by as much')
    expect(speedPage({ ...figures, cases: figures.cases.slice(0, 3) })).toContain('by as much')
  })
})

describe('gates', () => {
  it('are wider on a slower machine and narrower on a faster one, by what Readability takes', () => {
    expect(gateOf(3, slownessOf(500, 2))).toEqual({ ms: 3, limit: 6 })
    expect(gateOf(60, slownessOf(10_000, 8.7))).toEqual({ ms: 60, limit: 52.2 })
  })

  it.each([
    ['the copy that was measured', 322, 8.05],
    ['Readability, without a copy', null, 8.45],
  ])('of the whole analysis are a fortieth of yoastseo, by %s', (_, yoastseo, limit) => {
    expect(gateOfAnalysis(500, 2.1, yoastseo)).toEqual({ ms: 4.03, limit })
  })

  it('lists all that are missed', () => {
    expect(missedGates(figures)).toEqual(['Citable, whole article, 500 words in 3.6 ms', 'Thai, 2,000 words in 20.8 ms'])
  })
})

describe('figures', () => {
  it.each([
    [[1, 2, 3, 4], 50, 2],
    [[1, 2, 3, 4], 95, 4],
    [[7], 25, 7],
    [[], 50, 0],
  ])('percentile of %j at %i is %d', (times, share, expected) => expect(percentile(times, share)).toBe(expected))

  it('compares medians with the whole analysis of the same length', () => {
    expect(ratioOf(figures, figures.cases[0]!)).toBeCloseTo(0.1)
    expect([0.084, 1.62, 52.4].map(written)).toEqual(['0.08 ×', '1.6 ×', '52 ×'])
  })
})
