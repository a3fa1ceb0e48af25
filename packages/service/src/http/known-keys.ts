import { hash, type KeyObject } from 'node:crypto'
import { digestOf } from '../model/api-key.ts'
import { findKeyByDigest, type StoredKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'

/** Milliseconds a key is believed to be as it was where the database does not tell of changes: how long a key that another process revoked may still work. */
const knownMs = 5_000

/** Keys remembered; all are forgotten when there are more. */
const maxKeys = 10_000

/** Keys as they were in the database a moment ago, so that not every call looks its key up. Only keys that exist are remembered. */
export interface KnownKeys {
  /** The key with this text; null: there is none. */
  find(text: string): Promise<StoredKey | null>
  /** The key was used just now, in milliseconds; the database is told by others. */
  noteUse(text: string, at: number): void
  /** Called when this process has changed any key: from now on the database is asked again. */
  forget(): void
}

interface Entry {
  readonly key: StoredKey
  readonly at: number
  readonly mark: number | null
}

/** A name for a key in memory, where its text has no place: one hash costs a tenth of the HMAC the database knows it by. */
const nameOf = (text: string): string => hash('sha256', text)

/**
 * @param secret the server's, for digests of keys
 * @param now milliseconds
 */
export function createKnownKeys(storage: Storage, secret: string | KeyObject, now: () => number): KnownKeys {
  let known = new Map<string, Entry>()
  return {
    find: async (text) => {
      const name = nameOf(text)
      const entry = known.get(name)
      const mark = storage.changeMark()
      if (entry && entry.mark === mark && now() - entry.at < knownMs && now() >= entry.at) return entry.key
      // what was read before a change must not be remembered after it
      const before = known
      const at = now()
      const key = await findKeyByDigest(storage, digestOf(text, secret))
      if (key === null) known.delete(name)
      else if (before === known) known.set(name, { key, at, mark })
      if (known.size > maxKeys) known = new Map()
      return key
    },
    noteUse: (text, at) => {
      const name = nameOf(text)
      const entry = known.get(name)
      if (entry) known.set(name, { ...entry, key: { ...entry.key, lastUsedAt: at } })
    },
    forget: () => {
      known = new Map()
    },
  }
}
