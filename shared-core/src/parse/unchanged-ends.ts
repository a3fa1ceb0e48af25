/**
 * How many entries at the beginning and at the end of a list are those of the list before it, each counted once. Writing changes the middle
 * of a text: what stands before and after it is the same.
 */
export function unchangedEnds(list: readonly object[], last: readonly object[]): { readonly before: number; readonly after: number } {
  const most = Math.min(list.length, last.length)
  let before = 0
  while (before < most && list[before] === last[before]) before += 1
  let after = 0
  while (after < most - before && list[list.length - 1 - after] === last[last.length - 1 - after]) after += 1
  return { before, after }
}
