/** Index of the first of the sorted numbers that is at least `min`; their count when none is. */
export function firstFrom(sorted: readonly number[], min: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < min) low = middle + 1
    else high = middle
  }
  return low
}
