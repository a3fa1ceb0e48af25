import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

type ValuesOf<Work> = Work extends (...values: infer Values) => unknown ? Values : never

export interface StepCounter<Module> {
  /** Steps of a call: runs of functions, branches and bodies of loops, in all JavaScript that the function calls. */
  count<Name extends keyof Module & string>(name: Name, ...values: ValuesOf<Module[Name]>): Promise<number>
  close(): Promise<unknown>
}

/**
 * Counts the steps of the functions that a module exports, in a thread of its own and without any change to the code: V8 counts them as it does
 * for coverage. The same call has the same steps on every machine. Work inside of V8, such as that of a regular expression, is one step: its
 * growth is measured by `*.growth.test.ts`.
 */
export function openStepCounter<Module>(module: URL): StepCounter<Module> {
  const thread = new Worker(new URL('./step-counter-thread.ts', import.meta.url), { workerData: module.href })
  // a counter that nobody closes keeps no run of tests open
  thread.unref()
  let last: Promise<unknown> = Promise.resolve()
  return {
    count(name, ...values) {
      const steps = last.then(async () => {
        const answer = once(thread, 'message')
        thread.postMessage({ name, values })
        return (await answer)[0] as number
      })
      last = steps.catch(() => {})
      return steps
    },
    close: () => thread.terminate(),
  }
}

/** Linear work adds twice as many steps with its second doubling as with the one before; quadratic work four times as many. */
export const maxStepGrowth = 3

/** How many times as many steps the second doubling of a length adds as the first. Fewer than one step a unit do not count as work. */
export async function stepGrowth(count: (units: number) => Promise<number>, units: number): Promise<number> {
  const quarter = await count(units / 4)
  const half = await count(units / 2)
  const whole = await count(units)
  return (whole - half) / Math.max(half - quarter, units / 4)
}
