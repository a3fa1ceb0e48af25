import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PoolTurn } from './pooled.ts'
import type { ServedState } from './tell-state.ts'

/** What a turn of the pool has cost: milliseconds of CPU, every thread included, and by the clock. */
export interface PoolRound {
  readonly calls: number
  readonly cpuMs: number
  readonly ms: number
  readonly times: readonly number[]
}

/** The analysis pool in a process of its own. */
export async function poolApart(words: number, workers: number): Promise<{ run(turn: PoolTurn): Promise<PoolRound>; end(): void }> {
  const child = fork(fileURLToPath(new URL('./pooled.ts', import.meta.url)), [String(words), String(workers)])
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process of the pool ended with ${code}`)))
  // it ends at last too, when nobody asks any more
  failed.catch(() => {})
  const told = async (): Promise<ServedState> => ((await Promise.race([once(child, 'message'), failed])) as [ServedState])[0]
  let { cpuMs: before } = await told()
  return {
    run: async (turn) => {
      const started = performance.now()
      child.send(turn)
      const { cpuMs } = await told()
      const spent = cpuMs - before
      before = cpuMs
      return { calls: turn.last - turn.first + 1, cpuMs: spent, ms: performance.now() - started, times: [] }
    },
    end: () => child.disconnect(),
  }
}
