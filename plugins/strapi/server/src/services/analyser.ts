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

/** Analyses on a thread of its own, so that requests are answered meanwhile. Never keeps the process alive. */
export function startAnalyser(file: string = join(__dirname, 'analysis-worker.js')): Analyser {
  const worker = new Worker(file)
  worker.unref()
  const waiting = new Map<number, { resolve(result: Result): void; reject(error: Error): void }>()
  let last = 0
  const fail = (error: Error): void => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.on('message', (answer: Answered) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) asked?.reject(new Error(answer.error))
    else asked?.resolve(answer.result)
  })
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The analysis was ended')))
  return {
    analyse: (entry, now) =>
      new Promise<Result>((resolve, reject) => {
        const id = ++last
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, entry, now } satisfies Asked)
      }),
    async stop() {
      await worker.terminate()
    },
  }
}
