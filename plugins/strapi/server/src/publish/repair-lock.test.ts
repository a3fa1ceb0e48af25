import type { Core } from '@strapi/strapi'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { repairLock } from './repair-lock.ts'

const siteOf = (parts: object): { readonly strapi: Core.Strapi } => ({ strapi: parts as unknown as Core.Strapi })

describe('the lock of the repair', () => {
  const now = 1_800_000_000_000
  beforeEach(() => {
    vi.useFakeTimers({ now, toFake: ['Date'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const lock = (value: object | null, changed = 1) => {
    const set = vi.fn()
    const where = vi.fn(() => ({ update: async () => changed }))
    const parts = { store: () => ({ get: async () => value, set }), db: { connection: () => ({ where }) } }
    return { ...repairLock(siteOf(parts)), set, where }
  }
  test.each<[string, object | null, number, boolean]>([
    ['that nobody ever had', null, 1, true],
    ['that was given back', { at: 0 }, 1, true],
    ['that another has', { at: now - 4 * 60_000 }, 1, false],
    ['whose owner is gone', { at: now - 6 * 60_000 }, 1, true],
    ['that another takes at the same moment', { at: 0 }, 0, false],
  ])('%s', async (_what, value, changed, expected) => {
    const one = lock(value, changed)
    expect(await one.take()).toBe(expected)
    if (expected) expect(one.where).toHaveBeenCalledWith({ key: 'plugin_citable_repair-lock', value: JSON.stringify(value ?? { at: 0 }) })
  })
  test('is renewed and given back', async () => {
    const one = lock(null)
    await one.renew(5)
    await one.release()
    expect(one.set.mock.calls.map(([told]) => told.value)).toEqual([{ at: 5 }, { at: 0 }])
  })
})
