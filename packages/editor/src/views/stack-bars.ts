/** Counts by name; null: before anything was counted. */
export type Counts = Readonly<Record<string, number>> | null

interface Bar {
  readonly t: string
  /** null: nothing was counted yet. */
  readonly total: number | null
  /** From the ground up; `from` and `to` as shares of the scale. */
  readonly parts: readonly { readonly name: string; readonly count: number; readonly from: number; readonly to: number }[]
}

export interface Bars {
  /** In the order of the parts, the largest first; `other` stands for the rest. */
  readonly names: readonly string[]
  /** Value at the top of the chart. */
  readonly scale: number
  readonly bars: readonly Bar[]
}

/** Parts that colours and patterns can distinguish. */
const maxNames = 7

/** The next number of the form 1, 2 or 5 × 10ⁿ. */
function roundUp(count: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, count)))
  return ([1, 2, 5, 10].find((step) => step * power >= count) ?? 10) * power
}

/** Days with counts by name as bars of parts: the sums of the bars are those of the counts. */
export function stackBars(days: readonly { readonly t: string; readonly counts: Counts }[]): Bars {
  const sums = new Map<string, number>()
  for (const { counts } of days) for (const [name, count] of Object.entries(counts ?? {})) sums.set(name, (sums.get(name) ?? 0) + count)
  const largest = [...sums].filter(([, sum]) => sum > 0).sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  const names = largest.slice(0, largest.length > maxNames ? maxNames - 1 : maxNames).map(([name]) => name)
  const totals = days.map(({ counts }) => (counts === null ? null : Object.values(counts).reduce((sum, count) => sum + count, 0)))
  const scale = roundUp(Math.max(1, ...totals.map((total) => total ?? 0)))
  const bars = days.map(({ t, counts }, index): Bar => {
    const total = totals[index] ?? null
    const own = names.map((name) => ({ name, count: counts?.[name] ?? 0 }))
    const rest = (total ?? 0) - own.reduce((sum, { count }) => sum + count, 0)
    let below = 0
    const parts = [...own, { name: 'other', count: rest }].flatMap(({ name, count }) => {
      if (count === 0) return []
      const from = below / scale
      below += count
      return [{ name, count, from, to: below / scale }]
    })
    return { t, total, parts }
  })
  return { names: largest.length > names.length ? [...names, 'other'] : names, scale, bars }
}
