import { Worker } from 'node:worker_threads'
import type { SourcesResult, SourcesTask } from './sources-task.ts'

export interface SourcesThread {
  /** null: it took too long, too much memory, or failed. */
  run<Task extends SourcesTask>(task: Task): Promise<Extract<SourcesResult, { op: Task['op'] }> | null>
  close(): Promise<void>
}

export interface SourcesThreadSettings {
  /** Milliseconds of one task. */
  readonly timeMs: number
  readonly memoryMb: number
  readonly script?: URL
}

/** A PDF of 300 pages takes some seconds on a busy machine. */
export const sourcesThreadLimits: SourcesThreadSettings = { timeMs: 20_000, memoryMb: 512 }

/** A thread that reads what other sites sent, one task after the other; it is started at the first one, and anew after one that passed a limit. */
export function createSourcesThread({ timeMs, memoryMb, script }: SourcesThreadSettings): SourcesThread {
  let worker: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()
  const start = (): Worker =>
    new Worker(script ?? new URL('./sources-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 48 },
    })
  const end = async (): Promise<void> => {
    const old = worker
    worker = null
    old?.removeAllListeners()
    old?.on('error', () => {})
    await old?.terminate()
  }
  const runOne = (task: SourcesTask): Promise<SourcesResult | null> =>
    new Promise((resolve) => {
      worker ??= start()
      const used = worker
      const settle = (result: SourcesResult | null, isBroken: boolean): void => {
        clearTimeout(timer)
        used.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
        if (isBroken) void end()
        resolve(result)
      }
      const onMessage = (result: SourcesResult | null): void => settle(result, false)
      const onEnd = (): void => settle(null, true)
      const timer = setTimeout(onEnd, timeMs)
      used.on('message', onMessage).on('error', onEnd).on('exit', onEnd)
      used.postMessage(task)
    })
  return {
    run: <Task extends SourcesTask>(task: Task) => {
      const turn = last.then(() => runOne(task))
      last = turn
      return turn as Promise<Extract<SourcesResult, { op: Task['op'] }> | null>
    },
    close: async () => {
      await last
      await end()
    },
  }
}
