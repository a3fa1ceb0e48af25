/** Values made of sums of days that are over, each with the mark of the sums it was made of. */
export interface SumsMemory {
  /**
   * The value made before under this name, if the mark is the same; otherwise a new one. Values are shared and must not be changed.
   *
   * @param mark read before the value is made: what changes in between is noticed the next time
   * @param bytesOf what the value takes, roughly
   */
  read<Value>(name: readonly unknown[], mark: string, bytesOf: (value: Value) => number, make: () => Promise<Value>): Promise<Value>
}

interface Entry {
  readonly mark: string
  readonly value: unknown
  readonly bytes: number
}

/** @param maxBytes of all values together; those asked for longest ago go first, and none takes more than half */
export function createSumsMemory(maxBytes: number): SumsMemory {
  const entries = new Map<string, Entry>()
  let bytes = 0
  const drop = (name: string): void => {
    bytes -= entries.get(name)?.bytes ?? 0
    entries.delete(name)
  }
  return {
    read: async <Value>(parts: readonly unknown[], mark: string, bytesOf: (value: Value) => number, make: () => Promise<Value>) => {
      const name = JSON.stringify(parts)
      const known = entries.get(name)
      if (known?.mark === mark) {
        // to the end: it was asked for last
        entries.delete(name)
        entries.set(name, known)
        return known.value as Value
      }
      const value = await make()
      drop(name)
      const own = bytesOf(value) + name.length + mark.length
      if (own > maxBytes / 2) return value
      entries.set(name, { mark, value, bytes: own })
      bytes += own
      for (const oldest of entries.keys()) {
        if (bytes <= maxBytes) break
        drop(oldest)
      }
      return value
    },
  }
}

/** Remembers nothing. */
export const noMemory: SumsMemory = { read: (_name, _mark, _bytesOf, make) => make() }
