import { Worker } from 'node:worker_threads'
import { blame, type Outage } from '../faults/outage.ts'
import { StorageFault } from '../faults/storage-fault.ts'
import type { Unit, UnitResult } from '../queries/unit.ts'
import { faultOfCode } from './sqlite-fault.ts'
import type { WriterAnswer, WriterRequest } from './writer-worker.ts'

export interface Writer {
  /** Resolves after the commit is on disk. @throws StorageFault when the database cannot be written (disk full, read-only) */
  write(unit: Unit): Promise<UnitResult>
  /** Writes what is waiting, checkpoints and closes the file. */
  close(): Promise<void>
}

/** Megabytes of young objects: units and their rows, gone after the commit. */
const youngMb = 12

/** The one writer of the database file, on its own thread so that fsync never holds up requests. A thread that fails is replaced. */
export function createWriter(path: string, outage: Outage): Writer {
  const waiting = new Map<number, { resolve(result: UnitResult): void; reject(error: unknown): void }>()
  let lastId = 0
  let thread: Worker | null = null
  let closed: (() => void) | null = null

  const take = (id: number) => {
    const entry = waiting.get(id)
    waiting.delete(id)
    return entry
  }
  const refuse = (ids: readonly number[], fault: StorageFault | null, message: string): void => {
    const error = blame(outage, fault, new Error(`the database could not be written: ${message}`))
    for (const id of ids) take(id)?.reject(error)
  }
  const start = (): Worker => {
    const worker = new Worker(new URL('./writer-worker.ts', import.meta.url), {
      workerData: { path },
      // of the process's own options only that it is not warned
      execArgv: process.execArgv.filter((option) => option.startsWith('--disable-warning')),
      resourceLimits: { maxYoungGenerationSizeMb: youngMb },
    })
    worker.on('message', (answer: WriterAnswer) => {
      if ('closed' in answer) return closed?.()
      if ('failed' in answer) return refuse(answer.ids, faultOfCode(answer.code, answer.failed), answer.failed)
      outage.worked()
      for (const [id, result] of answer.results) take(id)?.resolve(result)
    })
    worker.on('error', (error) => {
      thread = null
      const message = error instanceof Error ? error.message : String(error)
      refuse([...waiting.keys()], new StorageFault('unusable', message, error), message)
      closed?.()
    })
    return worker
  }
  thread = start()
  return {
    write: (unit) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, { resolve, reject })
        thread ??= start()
        thread.postMessage({ id, unit } satisfies WriterRequest)
      }),
    close: () =>
      new Promise((resolve) => {
        if (thread === null) return resolve()
        closed = resolve
        thread.postMessage({ close: true } satisfies WriterRequest)
      }),
  }
}
