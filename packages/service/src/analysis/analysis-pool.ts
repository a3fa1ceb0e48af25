import { setFlagsFromString } from 'node:v8'
import { isMarkedAsUntransferable, Worker } from 'node:worker_threads'
import type { AnalysedArticle } from './analysis-result.ts'
import type { WorkerAnswer, WorkerSettings } from './analysis-worker.ts'
import type { AnalysisJob } from './run-analysis.ts'

/** `time`, `memory`, `markup`: a limit of one analysis was passed. `busy`: too many wait. `fault`: a bug, with its message. */
export type AnalysisResult =
  | ({ readonly ok: true /** Milliseconds of the analysis alone. */; readonly ms: number } & AnalysedArticle)
  | { readonly ok: false; readonly reason: 'time' | 'memory' | 'markup' | 'busy' | 'fault' | 'closed'; readonly message: string }

export interface AnalysisPoolSettings {
  /** Worker threads at most. One runs always; another starts when an article finds all of them at work, and ends when it had none for a while. */
  readonly workers: number
  /** Milliseconds one analysis may take. */
  readonly timeMs: number
  /** Megabytes of heap one worker may hold while it analyses. */
  readonly memoryMb: number
  /** Analyses that may wait. */
  readonly queue: number
  /** The first worker reads an article of ours some times before it begins, a second at most, so that early callers find code compiled. Default: false. */
  readonly warmsUp?: boolean
  /** The worker's file; another one in tests of the limits. */
  readonly script?: URL
}

export interface AnalysisPool {
  /** The bytes of a fetched page go over to the worker: nobody can read them here any more. */
  run(job: AnalysisJob): Promise<AnalysisResult>
  /** Ends the workers; what still runs is answered `closed`. */
  close(): Promise<void>
}

/**
 * Our own choice. A 10 MB page takes about a second, so five say that something is wrong with the page. Of 239 real pages the largest
 * needed 96 MB with its garbage, 170,000 words of Markdown 128.
 */
export const analysisLimits = { timeMs: 5_000, memoryMb: 160, queue: 200 } as const

/**
 * Milliseconds between two looks at the heap of a worker at work, and how many times the limit is what V8 itself ends a worker at. V8 ends the
 * whole process when what passes its limit is one large list or map, so it should never come to that.
 */
const look = { ms: 100, hardFactor: 2 } as const

/** Megabytes of heap after an analysis from which a worker is replaced, so that a large page does not stay in memory. */
const mostKeptMb = 112

/** Milliseconds without an article after which a worker beside the first ends. */
const idleMs = 60_000

/**
 * Megabytes of each of the two halves that hold a worker’s young objects. V8’s own measure doubles them now and then. An analysis of 2,000
 * words makes about 7 MB: with 5 the collector comes in the middle of each and moves what is still needed, with 8 more seldom, with 16
 * mostly between two; but from 8 to 16 two workers stand at 57 MB more for 1 ms of an article.
 */
const youngHalfMb = 8

/**
 * For the whole process: a start with smaller halves for the main thread would hold for workers too. And V8 makes objects from places whose
 * objects lived on at once among the old ones. Here they live for one analysis: it left 0.9 MB of old garbage for each article of 2,000 words
 * and had the whole heap marked once in seven, a quarter of all CPU.
 */
const flags = ['--no-allocation-site-pretenuring', `--max-semi-space-size=${youngHalfMb}`]

/** Workers that may end before they have loaded, one after the other. */
const mostFailedStarts = 3

interface Slot {
  worker: Worker
  /** The worker has loaded and is warm; before, nothing is sent to it and no time counts. */
  isReady: boolean
  current: { readonly finish: (result: AnalysisResult) => void; readonly timers: readonly NodeJS.Timeout[] } | null
  /** Runs while it has nothing to do. */
  idle: NodeJS.Timeout | null
}

/**
 * Worker threads that analyse articles, so that a hostile page can neither stop the service nor fill its memory: a worker that passes a
 * limit is ended and replaced.
 */
export function createAnalysisPool(settings: AnalysisPoolSettings): AnalysisPool {
  for (const flag of flags) setFlagsFromString(flag)
  const script = settings.script ?? new URL('./analysis-worker.ts', import.meta.url)
  const waiting: { readonly job: AnalysisJob; readonly finish: (result: AnalysisResult) => void }[] = []
  let isClosed = false
  let failedStarts = 0

  const start = (slot: Slot, warmsUp: boolean): void => {
    const worker = new Worker(script, {
      execArgv: [],
      workerData: { warmsUp } satisfies WorkerSettings,
      resourceLimits: { maxOldGenerationSizeMb: settings.memoryMb * look.hardFactor, maxYoungGenerationSizeMb: 3 * youngHalfMb },
    })
    slot.worker = worker
    slot.isReady = false
    worker.on('message', (answer: WorkerAnswer) => {
      if ('ready' in answer) {
        slot.isReady = true
        failedStarts = 0
        rest(slot)
        next()
        return
      }
      const { heapMb, result } = answer
      if (heapMb > mostKeptMb) return replace(slot, result)
      settle(slot, result)
      rest(slot)
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
    for (const timer of current.timers) clearTimeout(timer)
    current.finish(result)
  }
  const rest = (slot: Slot): void => {
    slot.worker.unref()
    if (slot === slots[0]) return
    slot.idle = setTimeout(() => {
      slots.splice(slots.indexOf(slot), 1)
      end(slot.worker)
    }, idleMs)
    slot.idle.unref()
  }
  const replace = (slot: Slot, result: AnalysisResult): void => {
    if (!slot.isReady) failedStarts++
    end(slot.worker)
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
      if (slot.idle) clearTimeout(slot.idle)
      const timer = setTimeout(
        () => replace(slot, { ok: false, reason: 'time', message: `no result within ${settings.timeMs} ms` }),
        settings.timeMs,
      )
      slot.current = { finish: entry.finish, timers: [timer, setInterval(lookAt, look.ms, slot, slot.worker)] }
      slot.worker.ref()
      slot.worker.postMessage(entry.job, memoryOf(entry.job))
    }
    const allAtWork = slots.every(({ isReady, current }) => isReady && current !== null)
    if (waiting.length > 0 && allAtWork && slots.length < settings.workers) add(false)
  }
  const lookAt = async (slot: Slot, worker: Worker): Promise<void> => {
    const { total_heap_size: bytes } = await worker.getHeapStatistics().catch(() => ({ total_heap_size: 0 }))
    if (slot.worker !== worker || slot.current === null || bytes <= settings.memoryMb * 1024 ** 2) return
    replace(slot, { ok: false, reason: 'memory', message: `more than ${settings.memoryMb} MB of heap` })
  }
  const slots: Slot[] = []
  const add = (warmsUp: boolean): void => {
    const slot = { current: null, isReady: false, idle: null } as unknown as Slot
    slots.push(slot)
    start(slot, warmsUp)
  }
  add(settings.warmsUp ?? false)
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
      await Promise.all(slots.map(({ worker }) => end(worker)))
    },
  }
}

/** What is handed over with a job instead of being copied; small bytes of Node share their memory with others and are copied. */
function memoryOf({ input }: AnalysisJob): ArrayBuffer[] {
  if (input.kind !== 'fetched') return []
  const { buffer } = input.body
  return buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer) ? [buffer] : []
}

/** Ends a worker; an error on the way out concerns nobody any more. */
async function end(worker: Worker): Promise<void> {
  worker.removeAllListeners()
  worker.on('error', () => {})
  await worker.terminate()
}
