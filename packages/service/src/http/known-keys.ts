import { findKeyByDigest, type StoredKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'

/** Milliseconds a key is believed to be as it was where the database does not tell of changes: how long a key that another process revoked may still work. */
const knownMs = 5_000

/** Keys remembered; all are forgotten when there are more. */
const mostKeys = 10_000

/** Keys as they were in the database a moment ago, so that not every call looks its key up. Only keys that exist are remembered. */
export interface KnownKeys {
  /** The key with this digest; null: there is none. */
  find(digest: string): Promise<StoredKey | null>
  /** The key was used just now, in milliseconds; the database is told by others. */
  noteUse(digest: string, at: number): void
  /** Called when this process has changed any key: from now on the database is asked again. */
  forget(): void
}

interface Entry {
  readonly key: StoredKey
  readonly at: number
  readonly mark: number | null
}

/** @param now milliseconds */
export function createKnownKeys(storage: Storage, now: () => number): KnownKeys {
  let known = new Map<string, Entry>()
  return {
    find: async (digest) => {
      const entry = known.get(digest)
      const mark = storage.changeMark()
      if (entry && entry.mark === mark && now() - entry.at < knownMs && now() >= entry.at) return entry.key
      // what was read before a change must not be remembered after it
      const before = known
      const at = now()
      const key = await findKeyByDigest(storage, digest)
      if (key === null) known.delete(digest)
      else if (before === known) known.set(digest, { key, at, mark })
      if (known.size > mostKeys) known = new Map()
      return key
    },
    noteUse: (digest, at) => {
      const entry = known.get(digest)
      if (entry) known.set(digest, { ...entry, key: { ...entry.key, lastUsedAt: at } })
    },
    forget: () => {
      known = new Map()
    },
  }
}
