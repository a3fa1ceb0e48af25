import { Worker } from 'node:worker_threads'
import type { Unit, UnitResult } from '../unit.ts'
import type { WriterAnswer, WriterRequest } from './writer-worker.ts'

export interface Writer {
  /** Resolves after the commit is on disk. @throws when the database cannot be written (disk full, read-only) */
  write(unit: Unit): Promise<UnitResult>
  /** Writes what is waiting, checkpoints and closes the file. */
  close(): Promise<void>
}

/** Megabytes of young objects: units and their rows, gone after the commit. */
const youngMb = 12

/** The one writer of the database file, on its own thread so that fsync never holds up requests. */
export function createWriter(path: string): Writer {
  const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), {
    workerData: { path },
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: youngMb },
  })
  const waiting = new Map<number, { resolve(result: UnitResult): void; reject(error: Error): void }>()
  let lastId = 0
  let fault: Error | null = null
  let closed: (() => void) | null = null

  const take = (id: number) => {
    const entry = waiting.get(id)
    waiting.delete(id)
    return entry
  }
  worker.on('message', (answer: WriterAnswer) => {
    if ('closed' in answer) closed?.()
    else if ('failed' in answer)
      for (const id of answer.ids) take(id)?.reject(new Error(`the database could not be written: ${answer.failed}`))
    else for (const [id, result] of answer.results) take(id)?.resolve(result)
  })
  worker.on('error', (error) => {
    fault = error instanceof Error ? error : new Error(String(error))
    for (const id of [...waiting.keys()]) take(id)?.reject(fault)
    closed?.()
  })
  return {
    write: (unit) =>
      new Promise((resolve, reject) => {
        if (fault) return reject(fault)
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, unit } satisfies WriterRequest)
      }),
    close: () =>
      new Promise((resolve) => {
        if (fault) return resolve()
        closed = resolve
        worker.postMessage({ close: true } satisfies WriterRequest)
      }),
  }
}
