import type { Page } from 'playwright-core'

/** Of a second of work on one thread: how much of the time it had a core. */
export function coreShare(): number {
  const before = process.cpuUsage()
  const start = performance.now()
  while (performance.now() - start < 1000);
  const { user, system } = process.cpuUsage(before)
  return Math.min(1, (user + system) / 1000 / (performance.now() - start))
}

/** How long timers of `ms` really take in a page: what is more than that is the machine's lateness. */
export const bareTimers = (page: Page, count: number, ms: number): Promise<readonly number[]> =>
  page.evaluate(
    async ([times, wanted]) => {
      const taken: number[] = []
      for (let one = 0; one < times; one += 1) {
        const start = performance.now()
        await new Promise((resolve) => setTimeout(resolve, wanted))
        taken.push(performance.now() - start)
      }
      return taken
    },
    [count, ms] as const,
  )
