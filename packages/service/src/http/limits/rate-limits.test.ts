import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTarget, engines } from '../../../test/databases/storages.ts'
import { openStorage } from '../../storage/open-storage.ts'
import type { Storage } from '../../storage/storage.ts'
import { createRateLimits, type RateLimits, type RatePolicy } from './rate-limits.ts'
import { createSharedRateLimits } from './shared-rate-limits.ts'

const opened = new Map<string, { readonly storage: Storage; readonly remove: () => void }>()
beforeAll(async () => {
  for (const engine of engines) {
    const { target, remove } = await createTarget(engine, { tables: 'migrated' })
    opened.set(engine, { storage: await openStorage(target, { migrate: false }), remove })
  }
})
afterAll(async () => {
  for (const { storage, remove } of opened.values()) {
    await storage.close()
    remove()
  }
})

let policies = 0
const shared = (engine: string, policy: RatePolicy, now: () => number, name: string): RateLimits =>
  createSharedRateLimits({ storage: opened.get(engine)!.storage, name, policy, now })

const places: Readonly<Record<string, (policy: RatePolicy, now: () => number) => RateLimits>> = {
  memory: createRateLimits,
  ...Object.fromEntries(
    engines.map((engine) => [engine, (policy: RatePolicy, now: () => number) => shared(engine, policy, now, `policy ${++policies}`)]),
  ),
}

describe.each(Object.keys(places))('token buckets in %s', (place) => {
  const at = (quota: number, windowS: number) => {
    let time = 0
    const limits = places[place]!({ quota, windowS }, () => time)
    return { limits, pass: (ms: number) => (time += ms) }
  }

  it('start full, take what a call costs and refuse when it is not there', async () => {
    const { limits } = at(10, 60)
    expect(await limits.take('a', 4)).toMatchObject({ allowed: true, left: 6 })
    expect(await limits.take('a', 6)).toMatchObject({ allowed: true, left: 0 })
    expect(await limits.take('a', 1)).toMatchObject({ allowed: false, left: 0, resetS: 6 })
  })

  it('refill evenly and never beyond the quota', async () => {
    const { limits, pass } = at(10, 60)
    await limits.take('a', 10)
    pass(5_999)
    expect((await limits.take('a', 1)).allowed).toBe(false)
    pass(1)
    expect((await limits.take('a', 1)).allowed).toBe(true)
    pass(1_000_000)
    expect(limits.look('a').left).toBe(10)
    expect((await limits.take('a', 10)).allowed).toBe(true)
    expect((await limits.take('a', 1)).allowed).toBe(false)
  })

  it('are separate by name', async () => {
    const { limits } = at(1, 60)
    expect((await limits.take('a', 1)).allowed).toBe(true)
    expect((await limits.take('b', 1)).allowed).toBe(true)
    expect((await limits.take('a', 1)).allowed).toBe(false)
  })

  it('let a call that costs more than the quota through when the bucket is full', async () => {
    const { limits } = at(10, 60)
    expect(await limits.take('a', 50)).toMatchObject({ allowed: true, left: 0 })
  })

  it('survive a clock that jumps back', async () => {
    const { limits, pass } = at(10, 60)
    await limits.take('a', 10)
    pass(-60_000)
    expect((await limits.take('a', 1)).allowed).toBe(false)
    pass(60_000 + 6_000)
    expect((await limits.take('a', 1)).allowed).toBe(true)
  })

  it('preserve what is left when the clock jumps back', async () => {
    const { limits, pass } = at(10, 60)
    await limits.take('a', 5)
    pass(-60_000)
    expect(limits.look('a').left).toBe(5)
    expect((await limits.take('a', 5)).allowed).toBe(true)
    expect((await limits.take('a', 1)).allowed).toBe(false)
  })

  it('count calls that come at once', async () => {
    const { limits } = at(100, 60)
    const verdicts = await Promise.all(Array.from({ length: 150 }, () => limits.take('a', 1)))
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(100)
  })
})

describe.each(engines)('token buckets of several processes on %s', (engine) => {
  const policy = { quota: 100, windowS: 60 }
  const processes = (name: string, count: number, now: () => number) =>
    Array.from({ length: count }, () => shared(engine, policy, now, name))

  it('are one: what all spend together is the quota, in any order', async () => {
    const three = processes('together', 3, () => 0)
    const verdicts = await Promise.all(Array.from({ length: 240 }, (_, n) => three[n % 3]!.take('a', 1)))
    const allowed = verdicts.filter((verdict) => verdict.allowed).length
    expect(allowed).toBeLessThanOrEqual(100)
    // portions of five that a process has not spent
    expect(allowed).toBeGreaterThanOrEqual(100 - 2 * 5)
  })

  it('show an idle process what the others spent', async () => {
    const [one, other] = processes('idle', 2, () => 0) as [RateLimits, RateLimits]
    await other.take('a', 1)
    for (let n = 0; n < 95; n++) await one.take('a', 1)
    await other.take('a', 4)
    expect((await other.take('a', 1)).allowed).toBe(false)
  })

  it('give up what a process holds too long', async () => {
    let time = 0
    const [one, other] = processes('held', 2, () => time) as [RateLimits, RateLimits]
    await one.take('a', 1)
    time += 60_000
    expect((await other.take('a', 100)).allowed).toBe(true)
    expect((await one.take('a', 1)).allowed).toBe(false)
  })

  it('are not refilled by a process whose clock is behind', async () => {
    const [one] = processes('behind', 1, () => 30_000) as [RateLimits]
    const [other] = processes('behind', 1, () => 0) as [RateLimits]
    await one.take('a', 90)
    expect((await other.take('a', 5)).allowed).toBe(true)
    expect((await one.take('a', 10)).allowed).toBe(false)
  })

  it('cost a write per portion, not per call, and none per refusal', async () => {
    const { storage } = opened.get(engine)!
    let writes = 0
    const counted: Storage = { ...storage, write: (unit) => storage.write(unit).finally(() => writes++) }
    const limits = createSharedRateLimits({ storage: counted, name: 'cost', policy, now: () => 0 })
    for (let n = 0; n < 200; n++) await limits.take('a', 1)
    expect(writes).toBe(20)
  })
})
