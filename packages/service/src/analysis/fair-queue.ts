/** Whose work it is and how it waits. */
export interface Ticket {
  /** The tenant that shares with other tenants. Absent: a single owner, who may fill the whole queue. */
  readonly owner?: string
  /** No client waits for this work: calls go first. */
  readonly isBatch?: boolean
  /** Ends the waiting. */
  readonly signal?: AbortSignal
}

/** Something that waits. */
export interface Waiting {
  readonly owner: string | null
  readonly isBatch: boolean
  /** Its work takes long: at any time one worker does no such work. */
  readonly isLarge: boolean
  /** Its work takes longer than a worker needs to start: a worker begins it only while another one is ready. Default: false. */
  readonly isHuge?: boolean
  readonly bytes: number
}

export interface QueueLimits {
  readonly count: number
  readonly bytes: number
}

/** `all`: there is no room. `share`: there is, but not for more of this owner. */
type QueueFull = 'all' | 'share'

export interface FairQueue<Entry extends Waiting> {
  /** Null: it waits now. */
  offer(entry: Entry): QueueFull | null
  /** Takes the next entry; null: there is none that may be taken. `mayBeHuge` is `mayBeLarge` by default. */
  take(mayBeLarge: boolean, mayBeHuge?: boolean): Entry | null
  /** False: it does not wait any more. */
  remove(entry: Entry): boolean
  /** Takes all, in no order. */
  clear(): readonly Entry[]
  /** Adds the milliseconds that a tenant's work has taken; they decide whose turn is next. */
  charge(entry: Entry, ms: number): void
  readonly state: QueueState
}

export interface QueueState {
  readonly interactive: number
  readonly batch: number
  readonly bytes: number
}

/** One turn of so many goes to a batch, so that batches are never starved. */
const batchTurn = 8

/** Milliseconds that a piece of work is taken for until it has ended, so that one owner does not get all workers at once. */
const expectedMs = 5

interface Owner<Entry> {
  readonly entries: Entry[]
  /** Milliseconds of work had, counted from that of others when it came. */
  had: number
}

/**
 * Waiting entries, in one line for each owner. The owner who has had least time is next, calls before batches. An owner may fill as much of the
 * queue as it leaves free: one alone gets half, and the next one finds half of the rest.
 */
export function createFairQueue<Entry extends Waiting>(limits: QueueLimits): FairQueue<Entry> {
  const lines = { interactive: new Map<string, Owner<Entry>>(), batch: new Map<string, Owner<Entry>>() }
  const held = new Map<string, { count: number; bytes: number }>()
  const total = { interactive: 0, batch: 0, bytes: 0 }
  /** Time used by the owner whose turn was last; a new owner begins there. */
  const clock = { interactive: 0, batch: 0 }
  let turns = 0

  const kindOf = ({ isBatch }: Waiting) => (isBatch ? 'batch' : 'interactive')
  const nameOf = ({ owner }: Waiting) => owner ?? ''
  const count = (entry: Entry, by: 1 | -1): void => {
    total[kindOf(entry)] += by
    total.bytes += by * entry.bytes
    const own = held.get(nameOf(entry)) ?? { count: 0, bytes: 0 }
    const now = { count: own.count + by, bytes: own.bytes + by * entry.bytes }
    if (now.count === 0) held.delete(nameOf(entry))
    else held.set(nameOf(entry), now)
  }
  const fullFor = ({ owner, bytes }: Entry): QueueFull | null => {
    const free = { count: limits.count - total.interactive - total.batch, bytes: limits.bytes - total.bytes }
    // what is larger than the queue may wait alone
    if (free.count <= 0 || (bytes > free.bytes && total.bytes > 0)) return 'all'
    const own = owner === null ? undefined : held.get(owner)
    return own !== undefined && (own.count >= free.count || own.bytes + bytes > free.bytes) ? 'share' : null
  }
  const takeOf = (kind: 'interactive' | 'batch', mayBe: (entry: Entry) => boolean): Entry | null => {
    let best: { readonly name: string; readonly owner: Owner<Entry>; readonly index: number } | null = null
    for (const [name, owner] of lines[kind]) {
      if (best !== null && owner.had >= best.owner.had) continue
      const index = owner.entries.findIndex(mayBe)
      if (index !== -1) best = { name, owner, index }
    }
    if (best === null) return null
    const { name, owner, index } = best
    const [entry] = owner.entries.splice(index, 1)
    clock[kind] = Math.max(clock[kind], owner.had)
    owner.had += expectedMs
    // to the end of those who have had as much
    lines[kind].delete(name)
    if (owner.entries.length > 0) lines[kind].set(name, owner)
    count(entry!, -1)
    return entry!
  }
  return {
    offer: (entry) => {
      const full = fullFor(entry)
      if (full !== null) return full
      const line = lines[kindOf(entry)]
      const owner = line.get(nameOf(entry)) ?? { entries: [], had: clock[kindOf(entry)] }
      line.set(nameOf(entry), owner)
      owner.entries.push(entry)
      count(entry, 1)
      return null
    },
    take: (mayBeLarge, mayBeHuge = mayBeLarge) => {
      const mayBe = ({ isLarge, isHuge = false }: Entry): boolean => (mayBeLarge || !isLarge) && (mayBeHuge || !isHuge)
      const order = ++turns % batchTurn === 0 ? (['batch', 'interactive'] as const) : (['interactive', 'batch'] as const)
      return takeOf(order[0], mayBe) ?? takeOf(order[1], mayBe)
    },
    remove: (entry) => {
      const line = lines[kindOf(entry)]
      const owner = line.get(nameOf(entry))
      const index = owner?.entries.indexOf(entry) ?? -1
      if (!owner || index === -1) return false
      owner.entries.splice(index, 1)
      if (owner.entries.length === 0) line.delete(nameOf(entry))
      count(entry, -1)
      return true
    },
    clear: () => {
      const all = [...lines.interactive.values(), ...lines.batch.values()].flatMap(({ entries }) => entries)
      lines.interactive.clear()
      lines.batch.clear()
      held.clear()
      Object.assign(total, { interactive: 0, batch: 0, bytes: 0 })
      return all
    },
    charge: (entry, ms) => {
      const owner = lines[kindOf(entry)].get(nameOf(entry))
      if (owner) owner.had += Math.max(0, ms - expectedMs)
    },
    get state() {
      return { ...total }
    },
  }
}
