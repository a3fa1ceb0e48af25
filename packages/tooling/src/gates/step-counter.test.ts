import { afterAll, describe, expect, it } from 'vitest'
import { maxStepGrowth, openStepCounter, stepGrowth } from './step-counter.ts'

const steps = openStepCounter<typeof import('./testing/loops.ts')>(new URL('./testing/loops.ts', import.meta.url))
afterAll(() => steps.close())

describe('steps', () => {
  it('are the same each time, and as many as a loop turns', async () => {
    const first = await steps.count('linear', 1_000)
    expect(await steps.count('linear', 1_000)).toBe(first)
    expect((await steps.count('linear', 5_000)) - first).toBe(4_000)
  })

  it('are counted until a promise is kept', async () => {
    expect((await steps.count('linearLater', 5_000)) - (await steps.count('linearLater', 1_000))).toBe(4_000)
  })

  it('are the same of a function that V8 would put into its caller', async () => {
    const counts: number[] = []
    for (let round = 0; round < 5; round++) counts.push(await steps.count('linearByCalls', 50_000))
    expect(new Set(counts).size).toBe(1)
    expect(counts[0]).toBe(100_000)
  })

  it('of a module that does not load are an error', async () => {
    const none = openStepCounter<typeof import('./testing/loops.ts')>(new URL('./testing/none.ts', import.meta.url))
    await expect(none.count('linear', 1)).rejects.toThrow(/ended.*none\.ts/s)
  })

  it('of a call that fails are an error', async () => {
    const broken = openStepCounter<typeof import('./testing/loops.ts')>(new URL('./testing/loops.ts', import.meta.url))
    await expect(broken.count('failing')).rejects.toThrow('No step is counted.')
    broken.close()
  })
})

describe('growth', () => {
  it('distinguishes a loop from a loop in a loop', async () => {
    expect(await stepGrowth((units) => steps.count('linear', units), 4_000)).toBe(2)
    expect(await stepGrowth((units) => steps.count('quadratic', units), 4_000)).toBeGreaterThan(maxStepGrowth)
  })
})
