import { Worker } from 'node:worker_threads'
import type { SourcesResult, SourcesTask } from './sources-task.ts'

export interface SourcesThread {
  /** null: it took too long, too much memory, or failed. */
  run<Task extends SourcesTask>(task: Task): Promise<Extract<SourcesResult, { op: Task['op'] }> | null>
  close(): Promise<void>
}

export interface SourcesThreadSettings {
  /** Milliseconds of one task, once the thread has loaded. */
  readonly timeMs: number
  /** Of the heap, and of it with what lies beside it: a stream of a PDF swells there. */
  readonly memoryMb: number
  readonly script?: URL
}

/** Milliseconds between two looks at the memory of a task. */
const lookMs = 100

/** Milliseconds without a task after which the thread ends. */
const idleMs = 60_000

/** A PDF of 300 pages takes some seconds, on a busy machine many. */
export const sourcesThreadLimits: SourcesThreadSettings = { timeMs: 60_000, memoryMb: 512 }

/** A thread that reads what other sites sent, one task after the other; it is started at the first one, and anew after one that passed a limit. */
export function createSourcesThread({ timeMs, memoryMb, script }: SourcesThreadSettings): SourcesThread {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  const start = (): Worker =>
    new Worker(script ?? new URL('./sources-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 48 },
    })
  const end = async (): Promise<void> => {
    clearTimeout(idle)
    const old = worker
    worker = null
    old?.removeAllListeners()
    old?.on('error', () => {})
    await old?.terminate()
  }
  // nothing waits for a thread that has nothing to do
  const rest = (used: Worker): void => {
    used.unref()
    idle = setTimeout(end, idleMs)
    idle.unref()
  }
  const runOne = (task: SourcesTask): Promise<SourcesResult | null> =>
    new Promise((resolve) => {
      const isNew = worker === null
      worker ??= start()
      const used = worker
      clearTimeout(idle)
      used.ref()
      let timer: NodeJS.Timeout | undefined
      let looks: NodeJS.Timeout | undefined
      let isSettled = false
      const settle = (result: SourcesResult | null, isBroken: boolean): void => {
        isSettled = true
        clearTimeout(timer)
        clearInterval(looks)
        rest(used)
        used.off('message', onMessage).off('error', onEnd).off('exit', onEnd)
        if (isBroken) void end()
        resolve(result)
      }
      const onEnd = (): void => settle(null, true)
      const look = async (): Promise<void> => {
        const statistics = await used.getHeapStatistics().catch(() => null)
        // the answer may have come meanwhile
        if (statistics === null || isSettled) return
        if (statistics.total_heap_size + statistics.external_memory > memoryMb * 1024 * 1024) onEnd()
      }
      const begin = (): void => {
        timer = setTimeout(onEnd, timeMs)
        looks = setInterval(() => void look(), lookMs)
      }
      const onMessage = (result: SourcesResult | null | 'ready'): void => (result === 'ready' ? begin() : settle(result, false))
      if (!isNew) begin()
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
