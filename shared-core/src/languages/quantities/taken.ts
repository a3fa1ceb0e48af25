import type { Range } from '../../model/values.ts'

/** Places of a text that something is on; asking takes the time of the range, however many there are. */
export interface Taken {
  isFree(range: Range): boolean
  take(range: Range): void
}

/** Marks ranges of a text as read, so that no character belongs to two quantities. `length` in UTF-16 units. */
export function createTaken(length: number, ranges: readonly Range[]): Taken {
  const places = new Uint8Array(length + 1)
  const taken: Taken = {
    isFree: ({ start, end }) => {
      for (let at = start; at < end; at += 1) if (places[at] === 1) return false
      return true
    },
    take: ({ start, end }) => {
      places.fill(1, start, end)
    },
  }
  for (const range of ranges) taken.take(range)
  return taken
}

/** All of `added`, of two on one place the later one, and what of `known` is on none of their places. */
export function mergeRanges<Kind extends Range>(length: number, known: readonly Kind[], added: readonly Kind[]): readonly Kind[] {
  if (added.length === 0) return known
  const taken = createTaken(length, [])
  const kept: Kind[] = []
  for (const one of [...added].reverse()) {
    if (!taken.isFree(one)) continue
    taken.take(one)
    kept.push(one)
  }
  return [...known.filter((one) => taken.isFree(one)), ...kept]
}
