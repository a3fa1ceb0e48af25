/** Area under the ROC curve: the share of pairs in which the positive scores higher, ties half. NaN without pairs. */
export function areaUnderCurve(positive: readonly number[], negative: readonly number[]): number {
  const all = [...positive.map((value) => ({ value, label: 1 })), ...negative.map((value) => ({ value, label: 0 }))].sort(
    (a, b) => a.value - b.value,
  )
  let ranks = 0
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]!.value === all[from]!.value) to += 1
    const rank = (from + 1 + to) / 2
    for (let index = from; index < to; index += 1) if (all[index]!.label === 1) ranks += rank
    from = to
  }
  return (ranks - (positive.length * (positive.length + 1)) / 2) / (positive.length * negative.length)
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
export function interval<Group>(
  groups: readonly Group[],
  measure: (sample: readonly Group[]) => number,
  samples = 400,
  seed = 1,
): readonly [number, number] {
  const random = seededRandom(seed)
  const values: number[] = []
  for (let sample = 0; sample < samples; sample += 1) {
    const value = measure(groups.map(() => groups[Math.floor(random() * groups.length)]!))
    if (Number.isFinite(value)) values.push(value)
  }
  values.sort((a, b) => a - b)
  const at = (share: number): number =>
    values[Math.min(values.length - 1, Math.max(0, Math.round(share * (values.length - 1))))] ?? Number.NaN
  return [at(0.025), at(0.975)]
}
