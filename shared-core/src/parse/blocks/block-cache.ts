/**
 * Cache of one open document, owned by the host that calls `analyze` repeatedly: blocks as read, and what later layers measure per block. A value
 * is found by its place and the content it was made from, compared in full, so the cache never changes a result.
 */
export interface BlockCache {
  /** Begins a run: what the run before did not ask for is dropped. `readArticle` calls it; no other caller needs to. */
  startRun(): void
  /**
   * The value made from `content` at this place before, else `make()`, which is then cached in its stead.
   * `slot` names the kind of value and everything else it depends on (the language); a slot always holds one type. `place` and `content`
   * must hold all that `make` reads. Values are shared between runs and must not be changed.
   */
  remember<Value>(slot: string, place: string, content: string, make: () => Value): Value
  /**
   * The same for a value made from one object, such as a `Block`: unchanged blocks of `kind: 'blocks'` are the same objects in the next run.
   * Cached as long as the object itself.
   */
  rememberFor<Owner extends object, Value>(slot: string, owner: Owner, make: (owner: Owner) => Value): Value
  /** The same for a value made from several objects in this order, at least one. Cached as long as the first; only the last value of a slot. */
  rememberForAll<Value>(slot: string, owners: readonly object[], make: () => Value): Value
  /** The value of `slot`, made once for the life of the cache, such as sums that their user updates in each run. */
  once<Value>(slot: string, make: () => Value): Value
}

interface Made {
  readonly content: string
  readonly value: unknown
}

/** A new, empty cache. */
export function createBlockCache(): BlockCache {
  // Two generations: the current run's values, and those of the run before until they are asked for again.
  let current = new Map<string, Map<string, Made>>()
  let previous = new Map<string, Map<string, Made>>()
  const owned = new WeakMap<object, Map<string, unknown>>()
  const groups = new WeakMap<object, Map<string, { readonly owners: readonly object[]; readonly value: unknown }>>()
  const madeOnce = new Map<string, unknown>()
  return {
    startRun() {
      previous = current
      current = new Map()
    },
    remember<Value>(slot: string, place: string, content: string, make: () => Value): Value {
      let values = current.get(slot)
      if (!values) {
        values = new Map()
        current.set(slot, values)
      }
      let made = values.get(place)
      if (made?.content === content) return made.value as Value
      made = previous.get(slot)?.get(place)
      if (made?.content !== content) made = { content, value: make() }
      values.set(place, made)
      return made.value as Value
    },
    rememberFor<Owner extends object, Value>(slot: string, owner: Owner, make: (owner: Owner) => Value): Value {
      let values = owned.get(owner)
      if (!values) {
        values = new Map()
        owned.set(owner, values)
      }
      if (values.has(slot)) return values.get(slot) as Value
      const value = make(owner)
      values.set(slot, value)
      return value
    },
    rememberForAll<Value>(slot: string, owners: readonly object[], make: () => Value): Value {
      let values = groups.get(owners[0]!)
      if (!values) {
        values = new Map()
        groups.set(owners[0]!, values)
      }
      const known = values.get(slot)
      if (known?.owners.length === owners.length && known.owners.every((owner, index) => owner === owners[index]))
        return known.value as Value
      const value = make()
      values.set(slot, { owners, value })
      return value
    },
    once<Value>(slot: string, make: () => Value): Value {
      if (!madeOnce.has(slot)) madeOnce.set(slot, make())
      return madeOnce.get(slot) as Value
    },
  }
}
