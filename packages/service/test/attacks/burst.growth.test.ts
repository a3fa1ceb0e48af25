import { expect, it } from 'vitest'
import { burstBeside } from './run-burst.ts'

/** Milliseconds of CPU in one go for which any other call may wait. */
const maxBlockedMs = 100

/**
 * Calls of the other tenant. One text of the burst is at work before the first and takes as long as sixty to eighty calls, so that it ends among
 * ten only where a call waits for it: with one worker it does. Counted, so that no clock has a part in the verdict.
 */
const calls = 10

it.each([1, 2, 3])('other tenants do not notice thirty texts of 1.6 MB at once from another process, time %i', async () => {
  const { analysed, refused, blockedMs } = await burstBeside({ atOnce: 30, floodWords: 230_000, calls })
  expect(refused, 'texts that were refused').toBeGreaterThan(0)
  expect(blockedMs).toBeLessThanOrEqual(maxBlockedMs)
  expect(analysed, 'texts of the burst that a call waited for').toBe(0)
})
