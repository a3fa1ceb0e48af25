import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Analyse } from '../publish/sync-document.ts'
import type { Answered, Asked } from './analysis-worker.ts'
import type { Result } from './optimizer.ts'

declare const __dirname: string

export interface Analyser {
  readonly analyse: Analyse
  /** Ends the thread; what it was asked is rejected. */
  stop(): Promise<void>
}

/** Milliseconds without work after which the thread gives its memory back. */
const idleAfter = 60_000

/**
 * Analyses on a thread of its own, so that requests are answered meanwhile. A thread that ends by itself rejects what it was asked, and the
 * next text gets a new one: nothing waits for an answer that never comes. Never keeps the process alive.
 */
export function startAnalyser(file: string = join(__dirname, 'analysis-worker.js'), idleMs = idleAfter): Analyser {
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>()
  let worker: Worker | null = null
  let last = 0
  let idle: NodeJS.Timeout | undefined
  const stop = async (): Promise<void> => {
    clearTimeout(idle)
    const ending = worker
    // later callers get a new thread, unless a caller waits for this one
    if (waiting.size === 0) worker = null
    await ending?.terminate()
  }
  const start = (): Worker => {
    const started = new Worker(file)
    started.unref()
    const ended = (error: Error): void => {
      if (worker === started) worker = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('message', (answer: Answered) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) idle = setTimeout(() => void stop(), idleMs).unref()
      if ('error' in answer) asked?.reject(new Error(answer.error))
      else asked?.resolve(answer.result)
    })
    started.on('error', ended)
    started.on('exit', () => {
      if (worker === started) ended(new Error('The analysis was ended'))
    })
    return started
  }
  return {
    analyse: (entry, now) =>
      new Promise<Result>((resolve, reject) => {
        const id = ++last
        clearTimeout(idle)
        waiting.set(id, { resolve, reject })
        worker ??= start()
        worker.postMessage({ id, entry, now } satisfies Asked)
      }),
    stop,
  }
}
