import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

type ValuesOf<Work> = Work extends (...values: infer Values) => unknown ? Values : never

type Answer = { readonly steps: number } | { readonly fault: string }

export interface StepCounter<Module> {
  /** Steps of a call: runs of the busiest branch or body of a loop of each function, in all JavaScript that is called. */
  count<Name extends keyof Module & string>(name: Name, ...values: ValuesOf<Module[Name]>): Promise<number>
  close(): void
}

/**
 * Counts the steps of a module's functions in a process of its own, as V8 counts for coverage: the code stays as it is, and a call has the same
 * steps on every machine. A regular expression is one step; its growth is measured by `*.growth.test.ts`.
 */
export function openStepCounter<Module>(module: URL): StepCounter<Module> {
  const counter = fork(fileURLToPath(new URL('./count-steps.ts', import.meta.url)), [module.href], {
    // calls that V8 has put into their callers are not counted
    execArgv: ['--no-opt', '--no-maglev'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let complaint = ''
  counter.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text
  })
  // a counter that is never closed keeps no run of tests open
  counter.unref()
  counter.channel?.unref()
  const ended = once(counter, 'close').then(() => ({ fault: `The counter ended. ${complaint}` }))
  let last: Promise<unknown> = Promise.resolve()
  return {
    count(name, ...values) {
      const steps = last.then(async () => {
        const answered = once(counter, 'message').then(([answer]) => answer as Answer)
        counter.send({ name, values })
        const answer = await Promise.race([answered, ended])
        if ('fault' in answer) throw new Error(answer.fault)
        return answer.steps
      })
      last = steps.catch(() => {})
      return steps
    },
    close: () => counter.disconnect(),
  }
}

/** Linear work adds twice as many steps with its second doubling as with the one before; quadratic work four times as many. */
export const maxStepGrowth = 3

/** How many times as many steps the second doubling of a length adds as the first. Fewer than one step a unit do not count as work. */
export async function stepGrowth(count: (units: number) => Promise<number>, units: number): Promise<number> {
  // what is made once, with the first call, is no growth
  await count(units / 16)
  const quarter = await count(units / 4)
  const half = await count(units / 2)
  const whole = await count(units)
  return (whole - half) / Math.max(half - quarter, units / 4)
}
