import { expect, it } from 'vitest'
import { decide } from './testing/decide.ts'
import { hostilePath, hostileRobots } from './testing/hostile-robots.ts'

it.each(hostileRobots)('$name of 500 KiB leave the event loop free', async ({ text }) => {
  // the thread's own time: what other programs take of the machine is not ours to answer for
  const spent = (): number => Object.values(process.threadCpuUsage()).reduce((sum, part) => sum + part, 0) / 1_000
  let longest = 0
  let last = spent()
  const ticks = setInterval(() => {
    longest = Math.max(longest, spent() - last)
    last = spent()
  }, 1)
  await decide(text, hostilePath)
  await new Promise((resolve) => setTimeout(resolve, 5))
  clearInterval(ticks)
  expect(longest).toBeLessThan(200)
})
