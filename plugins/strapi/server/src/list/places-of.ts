/** As long a list is put in order as a whole. */
const few = 25

/** The items at some places of a sorted list. Other items are only separated from them: a page needs no more of many rows. */
export function placesOf<One>(list: readonly One[], compare: (one: One, other: One) => number, from: number, to: number): readonly One[] {
  const middle = list[list.length >> 1]
  if (middle === undefined || from >= list.length) return []
  if (list.length <= few) return [...list].sort(compare).slice(from, to)
  const [before, same, after]: readonly [One[], One[], One[]] = [[], [], []]
  for (const one of list) {
    const turn = compare(one, middle)
    if (turn < 0) before.push(one)
    else if (turn > 0) after.push(one)
    else same.push(one)
  }
  const behind = before.length + same.length
  return [
    ...(from < before.length ? placesOf(before, compare, from, to) : []),
    ...same.slice(Math.max(0, from - before.length), Math.max(0, to - before.length)),
    ...(to > behind ? placesOf(after, compare, Math.max(0, from - behind), to - behind) : []),
  ]
}
