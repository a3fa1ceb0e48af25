import { measureReadability } from '@citable/core/evaluation'
import { type Measure, readRows } from './data.ts'
import { interval, mean } from './statistics.ts'

interface Row {
  readonly elementary: string
  readonly intermediate: string
  readonly advanced: string
}

/** The same news article at three reading levels: is the easier one easier. */
export function evaluateReadability(folder: string): readonly Measure[] {
  const ease = (text: string): number => measureReadability({ text, language: 'en' }).ease ?? Number.NaN
  const judged = readRows<Row>(folder, 'onestop/texts').map((row) => {
    const [easy, middle, hard] = [ease(row.elementary), ease(row.intermediate), ease(row.advanced)]
    return { ends: easy > hard ? 1 : 0, all: easy > middle && middle > hard ? 1 : 0 }
  })
  const row = (metric: string, key: 'ends' | 'all', gate: number): Measure => ({
    what: 'readability order',
    metric,
    value: mean(judged.map((entry) => entry[key])),
    interval: interval(judged, (sample) => mean(sample.map((entry) => entry[key]))),
    gate,
    groups: judged.length,
  })
  return [row('elementary easier than advanced', 'ends', 0.97), row('all three in order', 'all', 0.92)]
}
