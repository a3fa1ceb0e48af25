import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'
import type { AnalysedArticle } from './analysis-result.ts'
import type { WorkerAnswer, WorkerSettings } from './analysis-worker.ts'
import type { AnalysisJob } from './run-analysis.ts'

/** `time`, `memory`: the limit of one analysis was passed. `busy`: too many wait. `fault`: a bug, with its message. */
export type AnalysisResult =
  | ({ readonly ok: true /** Milliseconds of the analysis alone. */; readonly ms: number } & AnalysedArticle)
  | { readonly ok: false; readonly reason: 'time' | 'memory' | 'busy' | 'fault' | 'closed'; readonly message: string }

export interface AnalysisPoolSettings {
  /** Worker threads. */
  readonly workers: number
  /** Milliseconds one analysis may take. */
  readonly timeMs: number
  /** Megabytes of heap one worker may hold. */
  readonly memoryMb: number
  /** Analyses that may wait. */
  readonly queue: number
  /** The first workers read an article of ours some times before they begin, a second at most, so that early callers find code compiled. Default: false. */
  readonly warmsUp?: boolean
  /** The worker's file; another one in tests of the limits. */
  readonly script?: URL
}

export interface AnalysisPool {
  run(job: AnalysisJob): Promise<AnalysisResult>
  /** Ends the workers; what still runs is answered `closed`. */
  close(): Promise<void>
}

/** Our own choice: a 10 MB page takes about a second, so five say that something is wrong with the page. */
export const analysisLimits = { timeMs: 5_000, memoryMb: 512, queue: 200 } as const

/**
 * Megabytes of young objects a worker may hold, two halves and large ones. V8’s own measure doubles them now and then. An analysis of 2,000
 * words makes about 7 MB: with 16 the collector comes in the middle of each and moves what is still needed, with 24 more seldom, with 48
 * mostly between two; but from 24 to 48 two workers stand at 57 MB more for 1 ms of an article.
 */
const youngMb = 24

/**
 * V8 makes objects from places whose objects lived on at once among the old ones. Here they live for one analysis: it left 0.9 MB of old
 * garbage for each article of 2,000 words and had the whole heap marked once in seven, a quarter of all CPU. For the whole process.
 */
const flags = '--no-allocation-site-pretenuring'

/** Workers that may end before they have loaded, one after the other. */
const mostFailedStarts = 3

interface Slot {
  worker: Worker
  /** The worker has loaded and is warm; before, nothing is sent to it and no time counts. */
  isReady: boolean
  current: { readonly finish: (result: AnalysisResult) => void; readonly timer: NodeJS.Timeout } | null
}

/**
 * Worker threads that analyse articles, so that a hostile page can neither stop the service nor fill its memory: a worker that passes a
 * limit is ended and replaced.
 */
export function createAnalysisPool(settings: AnalysisPoolSettings): AnalysisPool {
  setFlagsFromString(flags)
  const script = settings.script ?? new URL('./analysis-worker.ts', import.meta.url)
  const waiting: { readonly job: AnalysisJob; readonly finish: (result: AnalysisResult) => void }[] = []
  let isClosed = false
  let failedStarts = 0

  const start = (slot: Slot, warmsUp: boolean): void => {
    const worker = new Worker(script, {
      execArgv: [],
      workerData: { warmsUp } satisfies WorkerSettings,
      resourceLimits: { maxOldGenerationSizeMb: settings.memoryMb, maxYoungGenerationSizeMb: youngMb },
    })
    slot.worker = worker
    slot.isReady = false
    worker.on('message', (answer: WorkerAnswer) => {
      if ('ready' in answer) {
        slot.isReady = true
        failedStarts = 0
        worker.unref()
        next()
        return
      }
      settle(slot, answer.ok ? answer : { ok: false, reason: 'fault', message: answer.message })
      next()
    })
    worker.on('error', (error) => {
      const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      replace(slot, {
        ok: false,
        reason: isMemory ? 'memory' : 'fault',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    })
  }
  const settle = (slot: Slot, result: AnalysisResult): void => {
    const current = slot.current
    if (!current) return
    slot.current = null
    clearTimeout(current.timer)
    slot.worker.unref()
    current.finish(result)
  }
  const replace = (slot: Slot, result: AnalysisResult): void => {
    const old = slot.worker
    if (!slot.isReady) failedStarts++
    old.removeAllListeners()
    // an error on the way out concerns nobody any more
    old.on('error', () => {})
    old.terminate().catch(() => {})
    settle(slot, result)
    if (failedStarts > mostFailedStarts) {
      // the program itself is broken: starting again and again would only hide it
      for (const entry of waiting.splice(0)) entry.finish(result)
      return
    }
    if (!isClosed) start(slot, false)
    next()
  }
  const next = (): void => {
    for (const slot of slots) {
      if (isClosed || slot.current || !slot.isReady) continue
      const entry = waiting.shift()
      if (!entry) return
      const timer = setTimeout(
        () => replace(slot, { ok: false, reason: 'time', message: `no result within ${settings.timeMs} ms` }),
        settings.timeMs,
      )
      slot.current = { finish: entry.finish, timer }
      slot.worker.ref()
      slot.worker.postMessage(entry.job)
    }
  }
  const slots: Slot[] = Array.from({ length: settings.workers }, () => {
    const slot = { current: null, isReady: false } as unknown as Slot
    start(slot, settings.warmsUp ?? false)
    return slot
  })
  return {
    run: (job) =>
      new Promise((finish) => {
        if (isClosed) return finish({ ok: false, reason: 'closed', message: 'the pool is closed' })
        if (waiting.length >= settings.queue)
          return finish({ ok: false, reason: 'busy', message: `${settings.queue} analyses wait already` })
        if (failedStarts > mostFailedStarts) return finish({ ok: false, reason: 'fault', message: 'no worker could be started' })
        waiting.push({ job, finish })
        next()
      }),
    close: async () => {
      isClosed = true
      const closed = { ok: false, reason: 'closed', message: 'the pool is closed' } as const
      for (const entry of waiting.splice(0)) entry.finish(closed)
      for (const slot of slots) settle(slot, closed)
      await Promise.all(
        slots.map(({ worker }) => {
          worker.removeAllListeners()
          worker.on('error', () => {})
          return worker.terminate()
        }),
      )
    },
  }
}
