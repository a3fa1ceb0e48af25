import { cpuMs } from '../../packages/tooling/src/gates/cpu-ms.ts'

/** CPU milliseconds below which a text is no trouble; small times say nothing about growth. */
const harmless = 200

/** The factor by which a text is made longer. */
const longer = 4

/** Linear work takes four times as long for such a text, quadratic work sixteen times; chance on one machine reaches neither so easily. */
export const maxGrowth = 8

/** Comparisons at most while the growth looks too large. */
const maxRounds = 6

/**
 * The factor of CPU time that `work` takes for a text of `units` against a quarter of it; 1 when it is harmless. To be held against
 * `maxGrowth`. A busy machine and collections of garbage only ever add time, and come and go: each long run is compared with the short
 * ones just before and after it, and more runs are made while the growth looks too large, so that chance alone never makes it so.
 */
export function cpuGrowth(work: (units: number) => unknown, units: number): number {
  const measure = (length: number): number => cpuMs(() => work(length))
  if (measure(units) <= harmless) return 1
  let before = Math.min(measure(units / longer), measure(units / longer))
  let growth = Number.POSITIVE_INFINITY
  for (let round = 0; round < maxRounds && growth > maxGrowth; round++) {
    const long = measure(units)
    const after = measure(units / longer)
    growth = Math.min(growth, long / Math.min(before, after))
    before = after
  }
  return growth
}
