/** Binary search for the first item that is; from it on all must be. The length when none is. */
export function firstIndex<Item>(items: readonly Item[], is: (item: Item) => boolean): number {
  let low = 0
  let high = items.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (is(items[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

/** Index of the first of the sorted numbers that is at least `min`; their count when none is. */
export const firstFrom = (sorted: readonly number[], min: number): number => firstIndex(sorted, (number) => number >= min)
