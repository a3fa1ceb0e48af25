import { findAgain, type Pair } from './find-again.ts'
import { type EntryNode, heldNodes } from './nodes.ts'

/** Places of an entry's components among those that stand beside them. */
export function placesOf(entry: EntryNode): ReadonlyMap<EntryNode, number> {
  const lists = [entry, ...heldNodes(entry)].flatMap(({ lists }) => [...lists.values()])
  return new Map(lists.flatMap((list) => list.map((node, at) => [node, at] as const)))
}

/** Components of an original by what is remembered of them. */
export const knownIn = (source: EntryNode, pairs: readonly Pair[]): ReadonlyMap<EntryNode, string> =>
  findAgain(
    pairs.flatMap(({ key, uid, source: one }) => (one === null ? [] : [{ key, uid, ...one }])),
    heldNodes(source),
  )

/**
 * Components that stand in another order than when they were last looked at: as few as tell it. Those that came or went beside them count for
 * nothing.
 */
export function findMoved(source: EntryNode, pairs: readonly Pair[], keyOf: ReadonlyMap<EntryNode, string>): readonly EntryNode[] {
  const before = new Map(pairs.flatMap(({ key, source: one }) => (one?.at === undefined ? [] : [[key, one.at] as const])))
  return [source, ...heldNodes(source)]
    .flatMap(({ lists }) => [...lists.values()])
    .flatMap((list) => {
      const known = list.flatMap((node) => {
        const at = before.get(keyOf.get(node) ?? '')
        return at === undefined ? [] : [{ node, at }]
      })
      const still = longestRise(known.map(({ at }) => at))
      return known.flatMap(({ node }, index) => (still.has(index) ? [] : [node]))
    })
}

/** Indices of a longest rising part of some numbers. */
function longestRise(numbers: readonly number[]): ReadonlySet<number> {
  const lengths: number[] = []
  const from: number[] = []
  let best = -1
  for (const [index, number] of numbers.entries()) {
    lengths[index] = 1
    from[index] = -1
    for (let earlier = 0; earlier < index; earlier++)
      if (numbers[earlier]! < number && lengths[earlier]! >= lengths[index]!) {
        lengths[index] = lengths[earlier]! + 1
        from[index] = earlier
      }
    if (best === -1 || lengths[index]! > lengths[best]!) best = index
  }
  const found = new Set<number>()
  for (let at = best; at !== -1; at = from[at]!) found.add(at)
  return found
}
