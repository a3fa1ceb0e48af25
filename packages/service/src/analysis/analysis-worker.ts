import { parentPort } from 'node:worker_threads'
import type { Optimization } from '@citable/contract/present'
import { type AnalysisJob, runAnalysis } from './run-analysis.ts'

/** `ready` is sent once, when everything is loaded: from then on time counts. */
export type WorkerAnswer =
  | { readonly ready: true }
  | { readonly ok: true; readonly optimization: Optimization; readonly ms: number }
  | { readonly ok: false; readonly message: string }

/** One analysis at a time; the pool ends this thread when it takes too long or too much memory. */
parentPort?.on('message', (job: AnalysisJob) => {
  const started = performance.now()
  let answer: WorkerAnswer
  try {
    const optimization = runAnalysis(job)
    answer = { ok: true, optimization, ms: performance.now() - started }
  } catch (error) {
    answer = { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(answer)
})

parentPort?.postMessage({ ready: true } satisfies WorkerAnswer)
