import { expect, it } from 'vitest'
import { cpuMs } from '../../../tooling/src/gates/cpu-ms.ts'
import { classifyAgent } from './classify-agent.ts'

it('a hostile text is read in no time', () => {
  // a few hundredths of a second; with the square of its length it would be minutes
  expect(cpuMs(() => classifyAgent(`${'GPTBo'.repeat(100_000)}${'ai-'.repeat(50_000)}`))).toBeLessThan(2_000)
})
