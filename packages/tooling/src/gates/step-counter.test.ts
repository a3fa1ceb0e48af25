import { afterAll, describe, expect, it } from 'vitest'
import { maxStepGrowth, openStepCounter, stepGrowth } from './step-counter.ts'

const steps = openStepCounter<typeof import('./testing/loops.ts')>(new URL('./testing/loops.ts', import.meta.url))
afterAll(() => steps.close())

describe('steps', () => {
  it('are the same each time, and as many as a loop turns', async () => {
    const first = await steps.count('once', 1_000)
    expect(await steps.count('once', 1_000)).toBe(first)
    expect((await steps.count('once', 5_000)) - first).toBe(4_000)
  })

  it('are counted until a promise is kept', async () => {
    expect((await steps.count('later', 5_000)) - (await steps.count('later', 1_000))).toBe(4_000)
  })

  it('of a call that fails are an error', async () => {
    const broken = openStepCounter<typeof import('./testing/loops.ts')>(new URL('./testing/loops.ts', import.meta.url))
    await expect(broken.count('fails')).rejects.toThrow('No step is counted.')
    await broken.close()
  })
})

describe('growth', () => {
  it('tells a loop from a loop in a loop', async () => {
    expect(await stepGrowth((units) => steps.count('once', units), 4_000)).toBe(2)
    expect(await stepGrowth((units) => steps.count('squared', units), 4_000)).toBeGreaterThan(maxStepGrowth)
  })
})
