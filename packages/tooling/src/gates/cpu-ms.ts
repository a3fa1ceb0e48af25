/** CPU milliseconds of this process while it works. For `*.growth.test.ts`. */
export function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** The least of three: other programs and collections of garbage only add to them. */
export const leastCpuMs = (work: () => unknown): number => Math.min(cpuMs(work), cpuMs(work), cpuMs(work))
