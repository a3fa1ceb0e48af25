/// <reference lib="es2024.arraybuffer" />
import { getHeapSpaceStatistics, getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { mainHtml } from '@citable/core'
import { findExcess } from '../model/find-excess.ts'
import { segmentArticle } from '../translation/merge/segment-article.ts'
import type { SegmentJob } from '../translation/merge/segment-job.ts'
import { analysedArticle, packedPageOf, printedRequestOf } from './analysis-result.ts'
import { type AnalysisJob, readInput, runAnalysis, runJob } from './run-analysis.ts'
import { warmUpJob } from './warm-up-job.ts'
import type {
  AnalysisFailure,
  AnalysisResult,
  SegmentResult,
  WorkerAnswer,
  WorkerJob,
  WorkerRequest,
  WorkerResult,
  WorkerSettings,
} from './worker-messages.ts'

/** Milliseconds and times that a worker reads the sample article at most: by then one takes a fifth of what the first took. */
const warmUp = { ms: 1_000, times: 12 } as const

/**
 * Megabytes of large objects after an analysis from which they are collected at once. Loaded code holds 4; texts of a page of 8 MB held 40 until
 * the next page came, 20 of the whole service's peak. A collection takes some 30 ms, reading such a page a second.
 */
const maxLargeMb = 12

/** One job at a time, in their order; the pool ends this thread when one takes too long or too much memory. */
let last = Promise.resolve()
parentPort?.on('message', (request: WorkerRequest) => {
  last = last.then(() => answer(request))
})

async function answer({ id, work }: WorkerRequest): Promise<void> {
  const result = await resultOf(work)
  if (largeMb() > maxLargeMb) collectGarbage()
  const answer: WorkerAnswer = { id, result, heapMb: getHeapStatistics().total_heap_size / 1024 ** 2, cpuMs: cpuMs() }
  parentPort?.postMessage(answer, 'json' in result ? [result.json.buffer as ArrayBuffer] : [])
}

async function resultOf(work: WorkerJob): Promise<WorkerResult> {
  if (work.op === 'analyse') return analyse(work.job)
  if (work.op === 'segment') return segment(work.job)
  if (work.op === 'print') return { ok: true, texts: work.job.map((value) => JSON.stringify(value)) }
  try {
    // most workers never read a body, and its schemas take 6 MB
    const { readBody } = await import('../http/bodies/read-body.ts')
    return { ok: true, read: readBody(work.job, release) }
  } catch (error) {
    return faultOf(error)
  }
}

/** Only where the pool can ask for it, too. */
function cpuMs(): number | null {
  if (typeof Worker.prototype.cpuUsage !== 'function') return null
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** Gives memory back before the collector comes to it. */
function release({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0)
}

/** Megabytes of large objects that the heap holds, garbage included. */
function largeMb(): number {
  const spaces = getHeapSpaceStatistics().filter(({ space_name: name }) => name.endsWith('large_object_space'))
  return spaces.reduce((sum, { space_used_size: bytes }) => sum + bytes, 0) / 1024 ** 2
}

function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  ;(runInNewContext('gc') as () => void)()
}

function analyse(job: AnalysisJob): AnalysisResult {
  const started = performance.now()
  const input = readInput(job.input)
  const tooMuch = findExcess(input)
  const page = tooMuch === null ? packedPageOf(job) : null
  if (job.input.kind === 'fetched') release(job.input.body)
  if (tooMuch !== null) return { ok: false, reason: 'markup', message: tooMuch }
  try {
    const { optimization, ...more } = runJob({ ...job, input })
    const analysed = analysedArticle(optimization, printedRequestOf(job, input), page, more)
    const main = job.includeMain && input.kind === 'page' ? mainHtml(input.html, job.context.url) : null
    return { ok: true, ...analysed, mainHtml: main, ms: performance.now() - started }
  } catch (error) {
    return faultOf(error)
  }
}

function segment(job: SegmentJob): SegmentResult {
  const started = performance.now()
  try {
    const segmented = segmentArticle(job)
    return typeof segmented === 'string'
      ? { ok: false, reason: 'markup', message: segmented }
      : { ok: true, ...segmented, ms: performance.now() - started }
  } catch (error) {
    return faultOf(error)
  }
}

const faultOf = (error: unknown): AnalysisFailure => ({
  ok: false,
  reason: 'fault',
  message: error instanceof Error ? (error.stack ?? error.message) : String(error),
})

if ((workerData as WorkerSettings).warmsUp) {
  const end = performance.now() + warmUp.ms
  for (let time = 1; time <= warmUp.times && performance.now() < end; time++)
    analysedArticle(runAnalysis(warmUpJob(time)), { text: '{}', contentDigest: null })
}
parentPort?.postMessage({ ready: true, cpuMs: cpuMs() } satisfies WorkerAnswer)
