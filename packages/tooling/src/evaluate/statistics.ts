/** Area under the ROC curve: the share of pairs in which the positive scores higher, ties half. NaN without pairs. */
export function areaUnderCurve(positive: readonly number[], negative: readonly number[]): number {
  const rivals = Float64Array.from(negative).sort()
  let wins = 0
  let lower = 0
  let notHigher = 0
  for (const value of Float64Array.from(positive).sort()) {
    while (lower < rivals.length && rivals[lower]! < value) lower += 1
    while (notHigher < rivals.length && rivals[notHigher]! <= value) notHigher += 1
    wins += (lower + notHigher) / 2
  }
  return wins / (positive.length * negative.length)
}

/** Share of wins in pairs, ties half. */
export function winShare(pairs: readonly { readonly better: number; readonly worse: number }[]): number {
  let wins = 0
  for (const { better, worse } of pairs) wins += better > worse ? 1 : better === worse ? 0.5 : 0
  return wins / pairs.length
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** A small generator of numbers in [0, 1) with a fixed start (mulberry32), so that intervals come out the same every time. */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** 95 % interval of a measure over groups, by resampling whole groups with replacement. */
export const interval = <Group>(
  groups: readonly Group[],
  measure: (sample: readonly Group[]) => number,
  samples?: number,
): readonly [number, number] => intervals(groups, (sample) => [measure(sample)], samples)[0] ?? [Number.NaN, Number.NaN]

/** The same of several measures that are made of one sample at once. */
export function intervals<Group>(
  groups: readonly Group[],
  measure: (sample: readonly Group[]) => readonly number[],
  samples = 400,
): readonly (readonly [number, number])[] {
  const random = seededRandom(1)
  const rounds = Array.from({ length: samples }, () => measure(groups.map(() => groups[Math.floor(random() * groups.length)]!)))
  return (rounds[0] ?? []).map((_, column) => {
    const values = rounds.map((round) => round[column]!).filter(Number.isFinite)
    values.sort((a, b) => a - b)
    const at = (share: number): number =>
      values[Math.min(values.length - 1, Math.max(0, Math.round(share * (values.length - 1))))] ?? Number.NaN
    return [at(0.025), at(0.975)]
  })
}
