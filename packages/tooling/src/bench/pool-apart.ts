import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { PoolTurn } from './pooled.ts'
import type { Round } from './rounds.ts'
import { busiestOf, type ServedState } from './tell-state.ts'

/** The analysis pool in a process of its own. */
export async function poolApart(words: number, workers: number): Promise<{ run(turn: PoolTurn): Promise<Round>; end(): void }> {
  const child = fork(fileURLToPath(new URL('./pooled.ts', import.meta.url)), [String(words), String(workers)])
  const failed = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The process of the pool ended with ${code}`)))
  // it ends at last too, when nobody asks any more
  failed.catch(() => {})
  const told = async (): Promise<ServedState> => ((await Promise.race([once(child, 'message'), failed])) as [ServedState])[0]
  let before = await told()
  return {
    run: async (turn) => {
      const started = performance.now()
      child.send(turn)
      const after = await told()
      const ms = performance.now() - started
      const calls = turn.last - turn.first + 1
      const round = { calls, cpuMs: after.cpuMs - before.cpuMs, busiest: busiestOf(before, after), ms, times: [] }
      before = after
      return round
    },
    end: () => child.disconnect(),
  }
}
