import type { TitleJob, TitleJobAnswer } from './title-job.ts'

/** The parts of a `Worker` that a job of titles needs. */
export interface TitleWorker {
  addEventListener(type: 'message', listener: (event: { readonly data: TitleJobAnswer }) => void): void
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void
  postMessage(job: TitleJob): void
  terminate(): void
}

/** Starts a worker for one job and ends it with its answer. Rejects when the worker fails (`failed` is said when it does not say why) or the job is called off. */
export const workOnTitles = (start: () => TitleWorker, job: TitleJob, signal: AbortSignal, failed: string): Promise<TitleJobAnswer> =>
  new Promise<TitleJobAnswer>((resolve, reject) => {
    signal.throwIfAborted()
    const worker = start()
    const end = (settle: () => void) => {
      signal.removeEventListener('abort', abort)
      worker.terminate()
      settle()
    }
    const abort = () => end(() => reject(signal.reason))
    signal.addEventListener('abort', abort)
    worker.addEventListener('message', ({ data }) => end(() => resolve(data)))
    worker.addEventListener('error', ({ message }) => end(() => reject(new Error(message || failed))))
    worker.postMessage(job)
  })
