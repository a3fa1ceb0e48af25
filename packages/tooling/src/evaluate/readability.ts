import { measureReadability } from '@citable/core/evaluation'
import { type Measure, measureGroups, readRows } from './data.ts'
import { mean } from './statistics.ts'

interface Row {
  readonly article: string
  readonly elementary: string
  readonly intermediate: string
  readonly advanced: string
}

/** The same news article at three reading levels: is the easier one easier. */
export function evaluateReadability(folder: string): readonly Measure[] {
  const ease = (text: string): number => measureReadability({ text, language: 'en' }).ease ?? Number.NaN
  const judged = readRows<Row>(folder, 'onestop/texts').map((row) => {
    const [easy, middle, hard] = [ease(row.elementary), ease(row.intermediate), ease(row.advanced)]
    return { article: row.article, ends: easy > hard ? 1 : 0, all: easy > middle && middle > hard ? 1 : 0 }
  })
  const row = (metric: string, key: 'ends' | 'all', gate: number): Measure =>
    measureGroups(
      { what: 'readability order', metric, gate },
      judged,
      ({ article }) => article,
      (sample) => mean(sample.map((entry) => entry[key])),
    )
  return [row('elementary easier than advanced', 'ends', 0.97), row('all three in order', 'all', 0.92)]
}
