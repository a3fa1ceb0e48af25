import { readRateBucket, storeRateBucket } from '../../storage/rate-buckets.ts'
import type { Storage } from '../../storage/storage.ts'
import { type RateLimits, type RatePolicy, type RateVerdict, verdictOf } from './rate-limits.ts'

export interface SharedRateLimitsDependencies {
  readonly storage: Storage
  /** Distinguishes the buckets of one policy from those of another. */
  readonly name: string
  readonly policy: RatePolicy
  /** Milliseconds; the clocks of processes on one database should agree. */
  readonly now: () => number
}

/** Share of the quota that one process takes from the database at once: a used-up quota costs about twenty writes, a call almost none. */
const portionShare = 1 / 20

/** Milliseconds a portion is good for; what is left of it then is given up, and the bucket refills meanwhile. */
const portionMs = 10_000

/** Milliseconds between two questions about a bucket that had too little. */
const askMs = 1_000

/** Milliseconds that clocks of processes on one database may differ, whatever the window of a bucket. */
const aheadMs = 60_000

/** Attempts to take a portion while other processes take theirs; each failure is another process's success. */
const maxTries = 50

/** Buckets remembered; what is forgotten is asked for again. */
const maxPortions = 50_000

/** Tokens that sums of fractions may be off by. */
const slack = 1e-6

interface Portion {
  /** Tokens that are this process's own. */
  readonly own: number
  /** Milliseconds: when they were taken. */
  readonly takenAt: number
  /** The database's rest after that; others take from it, time refills it. */
  readonly rest: number
}

/**
 * Buckets in the database, shared by every process on it. A process takes tokens in portions and spends them from memory, so that together they
 * spend in a window no more than quota, refill and what portions held when it began. A process may refuse a call some seconds early while another
 * holds the last tokens.
 */
export function createSharedRateLimits({ storage, name: policyName, policy, now }: SharedRateLimitsDependencies): RateLimits {
  const { quota, windowS } = policy
  const perMs = quota / (windowS * 1000)
  const portionSize = Math.max(1, quota * portionShare)
  const portions = new Map<string, Portion>()
  const asking = new Map<string, Promise<void>>()

  /** The portion's worth now; null: nothing is known. */
  const known = (name: string): Portion | null => {
    const portion = portions.get(name)
    if (portion === undefined) return null
    const age = Math.max(0, now() - portion.takenAt)
    const rest = Math.min(quota, portion.rest + age * perMs)
    return age < portionMs ? { ...portion, rest } : { ...portion, own: 0, rest }
  }
  const verdict = (allowed: boolean, { own, rest }: Portion, price: number): RateVerdict =>
    // a fraction that sums lost is not to be seen as a token less
    verdictOf(policy, allowed, Math.min(quota, own + rest + slack), price)
  const set = (name: string, portion: Portion): void => {
    portions.delete(name)
    portions.set(name, portion)
    if (portions.size > maxPortions) portions.delete(portions.keys().next().value ?? '')
  }

  /** Gives back what is left of the portion and takes another; one that is too small for the price is not taken. */
  async function takePortion(name: string, price: number): Promise<void> {
    const row = `${policyName} ${name}`
    const portion = known(name)
    const returned = portion?.own ?? 0
    // from here on the tokens are the database's again: this process must not spend them meanwhile
    if (portion !== null) set(name, { ...portion, own: 0 })
    for (let tries = 1; ; tries++) {
      const at = now()
      const before = await readRateBucket(storage, row)
      // each process refills by its own clock from the latest time that any of them noted; a time far ahead of this clock is from a wrong one, or from
      // before this one stepped back, and would stop the refill until this clock has come there
      const isAhead = before !== null && before.at > at + Math.min(windowS * 1000, aheadMs)
      const since = before === null || isAhead ? at : before.at
      const level = before === null ? quota : Math.min(quota, before.tokens + Math.max(0, at - since) * perMs + returned)
      const own = level < price - slack ? 0 : Math.max(price, Math.min(level, portionSize))
      const rest = Math.max(0, level - own)
      if (own === 0 && returned === 0 && !isAhead) return set(name, { own, rest, takenAt: at })
      const { ok } = await storage.write([storeRateBucket(storage, before, { name: row, tokens: rest, at: Math.max(since, at) })])
      if (ok) return set(name, { own, rest, takenAt: at })
      if (tries >= maxTries) return set(name, { own: 0, rest: 0, takenAt: at })
    }
  }

  /** One question at a time and bucket. */
  async function ask(name: string, price: number): Promise<void> {
    const question = takePortion(name, price).finally(() => asking.delete(name))
    asking.set(name, question)
    return question
  }

  return {
    take: async (name, cost) => {
      const price = Math.min(cost, quota)
      for (;;) {
        const portion = known(name)
        if (portion !== null && portion.own >= price) {
          const own = portion.own - price
          set(name, { ...portions.get(name)!, own })
          return verdict(true, { ...portion, own }, price)
        }
        const running = asking.get(name)
        if (running !== undefined) await running
        else if (
          portion !== null &&
          portion.own + portion.rest < price - slack &&
          now() - portion.takenAt < askMs &&
          now() >= portion.takenAt
        ) {
          return verdict(false, portion, price)
        } else {
          await ask(name, price)
          const taken = known(name)!
          if (taken.own < price && taken.own + taken.rest < price - slack) return verdict(false, taken, price)
        }
      }
    },
    look: (name, cost = 0) => {
      const price = Math.min(cost, quota)
      const portion = known(name) ?? { own: 0, rest: quota, takenAt: now() }
      return verdict(portion.own + portion.rest >= price - slack, portion, price)
    },
  }
}
