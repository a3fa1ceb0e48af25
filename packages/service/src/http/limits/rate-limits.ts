/** A token bucket: `quota` tokens, refilled evenly over `windowS` seconds. */
export interface RatePolicy {
  readonly quota: number
  readonly windowS: number
}

export interface RateVerdict {
  readonly allowed: boolean
  readonly quota: number
  readonly windowS: number
  /** Whole tokens left. */
  readonly left: number
  /** Seconds until the bucket is full, or, when refused, until the call could succeed. */
  readonly resetS: number
}

/** Store of buckets: memory here, the database when several processes share them. */
export interface RateLimits {
  /** Takes `cost` tokens; takes nothing when it refuses. A cost above the quota is held to the quota, so that it can ever succeed. */
  take(name: string, cost: number): RateVerdict | Promise<RateVerdict>
  /** Looks for `cost` tokens (0 when absent) as far as this process knows, without taking them. */
  look(name: string, cost?: number): RateVerdict
}

/** Limits of one process. */
export interface OwnRateLimits extends RateLimits {
  take(name: string, cost: number): RateVerdict
}

/** The verdict over a price when so many tokens are there, or after it was paid so many are left. */
export function verdictOf({ quota, windowS }: RatePolicy, allowed: boolean, tokens: number, price: number): RateVerdict {
  const missing = allowed ? quota - tokens : price - tokens
  return {
    allowed,
    quota,
    windowS,
    left: Math.max(0, Math.floor(tokens)),
    resetS: Math.max(1, Math.ceil((missing * windowS) / quota)),
  }
}

/** Buckets remembered; full ones are dropped first because they say nothing. */
const maxBuckets = 50_000

/** Buckets in memory. `now` in milliseconds. */
export function createRateLimits(policy: RatePolicy, now: () => number): OwnRateLimits {
  const { quota, windowS } = policy
  const perMs = quota / (windowS * 1000)
  const buckets = new Map<string, { tokens: number; at: number }>()
  const level = (name: string): number => {
    const bucket = buckets.get(name)
    if (bucket === undefined) return quota
    // a clock that stepped back would stop the refill until it has come to where it was
    bucket.at = Math.min(bucket.at, now())
    return Math.min(quota, bucket.tokens + (now() - bucket.at) * perMs)
  }
  const tidy = (): void => {
    if (buckets.size <= maxBuckets) return
    for (const name of buckets.keys()) if (level(name) >= quota) buckets.delete(name)
    while (buckets.size > maxBuckets) buckets.delete(buckets.keys().next().value ?? '')
  }
  return {
    take: (name, cost) => {
      const tokens = level(name)
      const price = Math.min(cost, quota)
      if (tokens < price) return verdictOf(policy, false, tokens, price)
      buckets.delete(name)
      buckets.set(name, { tokens: tokens - price, at: now() })
      tidy()
      return verdictOf(policy, true, tokens - price, price)
    },
    look: (name, cost = 0) => {
      const tokens = level(name)
      const price = Math.min(cost, quota)
      return verdictOf(policy, tokens >= price, tokens, price)
    },
  }
}
