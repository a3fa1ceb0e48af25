/** Least counts for showing a ratio. Below, its interval is wider than anything it could say. */
const min = { fetches: 30, visits: 5 } as const

/** Two-sided 95 % of the normal distribution. */
const z95 = 1.959964

export interface Ratio {
  readonly value: number
  readonly low: number
  readonly high: number
}

/**
 * Fetches per visit with its 95 % interval: both counts are taken as Poisson, the logarithm of their ratio as normal with variance
 * 1/fetches + 1/visits. Null when the counts are too small; never infinite.
 */
export function ratioOf(fetches: number, visits: number): Ratio | null {
  if (fetches < min.fetches || visits < min.visits) return null
  const value = fetches / visits
  const factor = Math.exp(z95 * Math.sqrt(1 / fetches + 1 / visits))
  return { value: round(value), low: round(value / factor), high: round(value * factor) }
}

const round = (value: number): number => Math.round(value * 100) / 100
