import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Answered, Asked } from '../analysis-worker.ts'
import type { Result } from './optimizer.ts'
import type { Analyse } from './sync-document.ts'

declare const __dirname: string

export interface Analyser {
  readonly analyse: Analyse
  /** Ends the thread; what it was asked is rejected. */
  stop(): Promise<void>
}

/**
 * Analyses on a thread of its own, so that requests are answered meanwhile. A thread that ends by itself rejects what it was asked, and the
 * next text gets a new one: nothing waits for an answer that never comes. Never keeps the process alive.
 */
export function startAnalyser(file: string = join(__dirname, 'analysis-worker.js')): Analyser {
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>()
  let worker: Worker | null = null
  let last = 0
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
        waiting.set(id, { resolve, reject })
        worker ??= start()
        worker.postMessage({ id, entry, now } satisfies Asked)
      }),
    async stop() {
      await worker?.terminate()
    },
  }
}
