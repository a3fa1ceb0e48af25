import { totalmem } from 'node:os'

/** Reason to refuse a body: no room at all, or none for more of this owner. */
type BodyRefusal = 'all' | 'share'

export interface BodyBudget {
  /** Takes room until the returned function is called, which may be more than once. An owner holds at most as much as it leaves free. */
  take(owner: string, bytes: number): (() => void) | BodyRefusal
  readonly held: number
}

/** Bounds the bytes of bodies that are read or worked on at the same moment; one body costs up to four times its length until it is answered. */
export function createBodyBudget(maxBytes: number): BodyBudget {
  const owners = new Map<string, number>()
  let held = 0
  return {
    take: (owner, bytes) => {
      const free = maxBytes - held
      const own = owners.get(owner) ?? 0
      // what is larger than all room is taken alone
      if (bytes > free && held > 0) return 'all'
      if (own > 0 && own + bytes > free) return 'share'
      owners.set(owner, own + bytes)
      held += bytes
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        held -= bytes
        const left = (owners.get(owner) ?? 0) - bytes
        if (left > 0) owners.set(owner, left)
        else owners.delete(owner)
      }
    },
    get held() {
      return held
    },
  }
}

const MiB = 1024 * 1024

/** A sixteenth of the memory that the process may use, so that bodies take a quarter of it at most; at least 16 MiB, at most 256. */
export function bodyBytesOf(memory: number = Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem())): number {
  return Math.floor(Math.min(256 * MiB, Math.max(16 * MiB, memory / 16)))
}
