import { parentPort, workerData } from 'node:worker_threads'
import { type AnalysedArticle, analysedArticle } from './analysis-result.ts'
import { type AnalysisJob, runAnalysis } from './run-analysis.ts'
import { warmUpJob } from './warm-up-job.ts'

export interface WorkerSettings {
  readonly warmsUp: boolean
}

/** `ready` is sent once, when everything is loaded and warm: from then on time counts. */
export type WorkerAnswer =
  | { readonly ready: true }
  | ({ readonly ok: true; readonly ms: number } & AnalysedArticle)
  | { readonly ok: false; readonly message: string }

/** Milliseconds and times that a worker reads an article of ours at most: by then one takes a fifth of what the first took. */
const warmUp = { ms: 1_000, times: 12 } as const

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

if ((workerData as WorkerSettings).warmsUp) {
  const end = performance.now() + warmUp.ms
  for (let time = 1; time <= warmUp.times && performance.now() < end; time++) analysedArticle(runAnalysis(warmUpJob(time)), '{}')
}
parentPort?.postMessage({ ready: true } satisfies WorkerAnswer)
