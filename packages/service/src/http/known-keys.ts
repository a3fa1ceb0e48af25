import { hash, type KeyObject } from 'node:crypto'
import { digestOf } from '../model/api-key.ts'
import { findKeyByDigest, type StoredKey } from '../storage/keys.ts'
import type { Storage } from '../storage/storage.ts'
import { isYounger } from '../time.ts'

/** Milliseconds that a key revoked by another process may still work, where the database does not report changes. */
const knownMs = 5_000

/** Keys in memory; with more, all are dropped. */
const maxKeys = 10_000

/** Cache of API keys, so that not every call reads the database. Holds only keys that exist. */
export interface KnownKeys {
  /** The key with this text; null: there is none. */
  find(text: string): Promise<StoredKey | null>
  /** Sets `lastUsedAt` (milliseconds) in memory only; the caller writes it to the database. */
  noteUse(text: string, at: number): void
  /** Drops all keys: to be called after this process has changed one. */
  forget(): void
}

interface Entry {
  readonly key: StoredKey
  readonly at: number
  readonly mark: number | null
}

/** Name of a key in memory, instead of its secret text. A tenth of the cost of the HMAC that names it in the database. */
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
      if (entry && entry.mark === mark && isYounger(entry.at, now(), knownMs)) return entry.key
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
