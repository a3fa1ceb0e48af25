/** Index of the first of the sorted numbers that is at least `least`; their count when none is. */
export function firstFrom(sorted: readonly number[], least: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < least) low = middle + 1
    else high = middle
  }
  return low
}
