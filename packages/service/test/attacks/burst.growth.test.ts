import { expect, it } from 'vitest'
import { burstBeside } from './run-burst.ts'

/** Milliseconds that anybody may wait for the answer that the process lives. */
const maxLivezMs = 100

it.each([1, 2, 3, 4, 5])('nobody notices thirty texts of 1.6 MB at once from another process, time %i', { timeout: 120_000 }, async () => {
  const { livezMs, aloneMs, besideMs, answers } = await burstBeside({ atOnce: 30, floodWords: 230_000, calls: 20 })
  expect(answers['200'] ?? 0, 'texts that were analysed').toBeGreaterThan(0)
  expect(livezMs).toBeLessThanOrEqual(maxLivezMs)
  expect(besideMs).toBeLessThanOrEqual(2 * aloneMs + 200)
})
