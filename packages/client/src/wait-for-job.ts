import { CitableError } from './citable-error.ts'
import type { components } from './schema.gen.ts'

type Job = components['schemas']['Job']

export interface WaitOptions {
  /** Stops the waiting, not the job. */
  readonly signal?: AbortSignal
  /** Gets the job at once and whenever it has come further. */
  readonly onProgress?: (job: Job) => void
}

const final: readonly Job['status'][] = ['completed', 'failed', 'canceled']

/** Milliseconds between two questions: the first, and the longest after steps of half as much again. */
const waits = { first: 250, longest: 5_000 } as const

/** Asks for a job until it is final. @throws CitableError `aborted` by the signal, else what reading the job throws */
export async function waitForJob(
  read: (signal: AbortSignal) => Promise<Job>,
  sleep: (ms: number, signal: AbortSignal) => Promise<void>,
  { signal = new AbortController().signal, onProgress = () => {} }: WaitOptions = {},
): Promise<Job> {
  let told: string | null = null
  for (let wait: number = waits.first; ; wait = Math.min(wait * 1.5, waits.longest)) {
    const job = await read(signal)
    const state = JSON.stringify([job.status, job.counts])
    if (state !== told) onProgress(job)
    told = state
    if (final.includes(job.status)) return job
    await sleep(wait, signal)
    if (signal.aborted) throw new CitableError('aborted', 'The waiting was stopped.')
  }
}
