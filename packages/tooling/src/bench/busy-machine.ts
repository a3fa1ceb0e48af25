import type { Page } from 'playwright-core'

/** Share of a second of work in which one thread had a core. */
export function coreShare(): number {
  const before = process.cpuUsage()
  const start = performance.now()
  while (performance.now() - start < 1000);
  const { user, system } = process.cpuUsage(before)
  return Math.min(1, (user + system) / 1000 / (performance.now() - start))
}

/** Real length of timers of `ms` in a page: the excess is the machine's lateness. */
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
