import { expect, it } from 'vitest'
import { cpuMs } from '../../../packages/tooling/src/gates/cpu-ms.ts'
import { hostilePath, hostileRobots } from '../../test/hostile-robots.ts'
import { decidingRule, readRobotsTxt } from './robots-txt.ts'

it.each(hostileRobots)('$name of 500 KiB are read a short time between two pauses', ({ text }) => {
  let longestMs = 0
  const finish = <Result>(work: Generator<void, Result>): Result => {
    for (;;) {
      let step: IteratorResult<void, Result> | null = null
      longestMs = Math.max(
        longestMs,
        cpuMs(() => {
          step = work.next()
        }),
      )
      const { done, value } = step!
      if (done) return value
    }
  }
  const { rules } = finish(readRobotsTxt(text, ['CitableBot'])).get('CitableBot')!
  finish(decidingRule(rules, hostilePath))
  expect(longestMs).toBeLessThan(200)
})
