import { expect, it } from 'vitest'
import { classifyAgent } from './classify-agent.ts'

it('a hostile text is read in no time', () => {
  const before = process.cpuUsage()
  classifyAgent(`${'GPTBo'.repeat(100_000)}${'ai-'.repeat(50_000)}`)
  const { user, system } = process.cpuUsage(before)
  // a few hundredths of a second; with the square of its length it would be minutes
  expect((user + system) / 1_000_000).toBeLessThan(2)
})
