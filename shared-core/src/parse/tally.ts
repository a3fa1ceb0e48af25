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
  let counted: ReadonlyMap<object, readonly Key[]> = new Map()
  return {
    count(parts, keysOf) {
      const next = new Map<object, readonly Key[]>()
      for (const part of parts) next.set(part, counted.get(part) ?? keysOf(part))
      for (const [part, keys] of counted) {
        if (next.has(part)) continue
        for (const key of keys) {
          const rest = counts.get(key)! - 1
          if (rest === 0) counts.delete(key)
          else counts.set(key, rest)
        }
      }
      for (const [part, keys] of next) if (!counted.has(part)) for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
      counted = next
      return counts
    },
  }
}
