import { unchangedEnds } from './unchanged-ends.ts'

/** How often keys occur in the parts of a text. */
interface Tally<Key> {
  /**
   * Counts the keys of the parts: those that were there the last time are not counted again, those that are gone are taken off.
   * A part stands for the same keys as long as it lives, and occurs once. The order of the result says nothing.
   */
  count<Part extends object>(parts: readonly Part[], keysOf: (part: Part) => readonly Key[]): ReadonlyMap<Key, number>
}

/** A new, empty tally. */
export function createTally<Key>(): Tally<Key> {
  const counts = new Map<Key, number>()
  const counted = new Map<object, readonly Key[]>()
  let last: readonly object[] = []
  const takeOff = (part: object): void => {
    for (const key of counted.get(part)!) {
      const rest = counts.get(key)! - 1
      if (rest === 0) counts.delete(key)
      else counts.set(key, rest)
    }
  }
  const add = (keys: readonly Key[]): void => {
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return {
    count(parts, keysOf) {
      const { before, after } = unchangedEnds(parts, last)
      const gone = new Set(last.slice(before, last.length - after))
      for (const part of parts.slice(before, parts.length - after)) {
        if (gone.delete(part)) continue
        const keys = keysOf(part)
        counted.set(part, keys)
        add(keys)
      }
      for (const part of gone) {
        takeOff(part)
        counted.delete(part)
      }
      last = parts
      return counts
    },
  }
}
