import { expect, it } from 'vitest'
import { burstBeside } from './run-burst.ts'

/** Milliseconds of CPU in one go for which any other call may wait. */
const maxBlockedMs = 100

it.each([1, 2, 3, 4, 5])('other tenants do not notice thirty texts of 1.6 MB at once from another process, time %i', async () => {
  const { aloneMs, besideMs, blockedMs, answers } = await burstBeside({ atOnce: 30, floodWords: 230_000, calls: 20 })
  expect(answers['200'] ?? 0, 'texts that were analysed').toBeGreaterThan(0)
  expect(blockedMs).toBeLessThanOrEqual(maxBlockedMs)
  // beside the call's own work the service may do as much for the burst, and refuse its bodies
  expect(besideMs).toBeLessThanOrEqual(2 * aloneMs + 400)
})
