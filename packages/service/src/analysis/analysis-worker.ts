import { parentPort } from 'node:worker_threads'
import { type AnalysedArticle, analysedArticle } from './analysis-result.ts'
import { type AnalysisJob, runAnalysis } from './run-analysis.ts'

/** `ready` is sent once, when everything is loaded: from then on time counts. */
export type WorkerAnswer =
  | { readonly ready: true }
  | ({ readonly ok: true; readonly ms: number } & AnalysedArticle)
  | { readonly ok: false; readonly message: string }

/** One analysis at a time; the pool ends this thread when it takes too long or too much memory. */
parentPort?.on('message', (job: AnalysisJob) => {
  const started = performance.now()
  let answer: WorkerAnswer
  try {
    const analysed = analysedArticle(runAnalysis(job), job.keep ?? null)
    answer = { ok: true, ...analysed, ms: performance.now() - started }
  } catch (error) {
    answer = { ok: false, message: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
  parentPort?.postMessage(answer)
})

parentPort?.postMessage({ ready: true } satisfies WorkerAnswer)
