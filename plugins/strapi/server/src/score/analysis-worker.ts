import { parentPort } from 'node:worker_threads'
import type { EntryToRead } from '#shared/entry/input-of-entry.ts'
import { type Result, resultOf } from './optimizer.ts'

/** One entry to analyse, and the answer to it. */
export interface Asked {
  readonly id: number
  readonly entry: EntryToRead
  readonly now: string
}
export type Answered = { readonly id: number; readonly result: Result } | { readonly id: number; readonly error: string }

parentPort?.on('message', ({ id, entry, now }: Asked) => {
  let answer: Answered
  try {
    answer = { id, result: resultOf(entry, now) }
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) }
  }
  parentPort?.postMessage(answer)
})
