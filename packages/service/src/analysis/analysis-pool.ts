import { setFlagsFromString } from 'node:v8'
import { isMarkedAsUntransferable, Worker } from 'node:worker_threads'
import { type SegmentJob, segmentLength } from '../segments/segment-article.ts'
import { createFairQueue, type QueueState, type Ticket, type Waiting } from './fair-queue.ts'
import type { AnalysisJob } from './run-analysis.ts'
import type { AnalysisFailure, AnalysisResult, SegmentResult, WorkerAnswer, WorkerJob, WorkerSettings } from './worker-messages.ts'

/** Told of what waits and runs. */
export interface PoolObserver {
  /** Milliseconds from the call to a worker. */
  onStarted(waitMs: number, isBatch: boolean): void
  /** Milliseconds in a worker. */
  onEnded(runMs: number, isBatch: boolean): void
  onRefused(reason: 'busy' | 'share'): void
  /** While it waited, or while it ran: then its worker goes on to the end or its limit. */
  onCanceled(wasRunning: boolean): void
}

export interface AnalysisPoolSettings {
  /** Worker threads at most. One runs always; another starts when an article finds all of them at work, and ends when it had none for a while. */
  readonly workers: number
  /** Milliseconds of CPU one analysis may take; on a busy machine it may last longer. */
  readonly timeMs: number
  /** Megabytes of heap one worker may hold while it analyses. */
  readonly memoryMb: number
  /** Analyses that may wait, and bytes of their texts together. */
  readonly queue: number
  readonly queueBytes?: number
  readonly observer?: PoolObserver
  /** The first worker reads an article of ours some times before it begins, a second at most, so that early callers find code compiled. Default: false. */
  readonly warmsUp?: boolean
  /** The worker's file; another one in tests of the limits. */
  readonly script?: URL
}

export interface AnalysisPool {
  /** The bytes of a fetched page go over to the worker: nobody can read them here any more. */
  run(job: AnalysisJob, ticket?: Ticket): Promise<AnalysisResult>
  /** Takes a text apart for translation, and puts it together again. */
  segment(job: SegmentJob, ticket?: Ticket): Promise<SegmentResult>
  /** What waits now. */
  state?(): QueueState
  /** Ends the workers; what still runs is answered `closed`. */
  close(): Promise<void>
}

/**
 * Our own choice. A 10 MB page takes about a second, so five say that something is wrong with the page. Of 239 real pages the largest
 * needed 96 MB with its garbage, 170,000 words of Markdown 128.
 */
export const analysisLimits = { timeMs: 5_000, memoryMb: 160, queue: 200, queueBytes: 64 * 1024 * 1024 } as const

/** How many times its CPU time one may last before it is ended all the same: it hangs, or the machine gives it next to nothing. */
const wallFactor = 12

/**
 * UTF-16 units, or bytes of a page, from which a text is large: some 5,000 words, 50 ms. One worker is kept free of them, so that a short
 * text never waits for the end of a long one.
 */
const largeLength = 32 * 1024

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
  current: { readonly entry: Entry; readonly startedAt: number; readonly timers: readonly NodeJS.Timeout[] } | null
  /** Milliseconds of CPU its worker had used when it last rested; null: not known on this version of Node. */
  cpuMs: number | null
  /** Runs while it has nothing to do. */
  idle: NodeJS.Timeout | null
}

type Result = AnalysisResult | SegmentResult

interface Entry extends Waiting {
  readonly job: WorkerJob
  readonly since: number
  readonly finish: (result: Result) => void
}

/**
 * Worker threads that analyse articles, so that a hostile page can neither stop the service nor fill its memory: a worker that passes a
 * limit is ended and replaced.
 */
export function createAnalysisPool(settings: AnalysisPoolSettings): AnalysisPool {
  for (const flag of flags) setFlagsFromString(flag)
  const script = settings.script ?? new URL('./analysis-worker.ts', import.meta.url)
  const { observer } = settings
  const waiting = createFairQueue<Entry>({ count: settings.queue, bytes: settings.queueBytes ?? analysisLimits.queueBytes })
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
        slot.cpuMs = answer.cpuMs
        failedStarts = 0
        rest(slot)
        next()
        return
      }
      const { heapMb, result, cpuMs } = answer
      slot.cpuMs = cpuMs
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
  const settle = (slot: Slot, result: Result): void => {
    const current = slot.current
    if (!current) return
    slot.current = null
    for (const timer of current.timers) clearTimeout(timer)
    const { entry, startedAt } = current
    const ms = performance.now() - startedAt
    waiting.charge(entry, ms)
    observer?.onEnded(ms, entry.isBatch)
    entry.finish(result)
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
  const replace = (slot: Slot, result: Result): void => {
    if (!slot.isReady) failedStarts++
    end(slot.worker)
    settle(slot, result)
    if (failedStarts > mostFailedStarts) {
      // the program itself is broken: starting again and again would only hide it
      for (const entry of waiting.clear()) entry.finish(result)
      return
    }
    if (!isClosed) start(slot, false)
    next()
  }
  const next = (): void => {
    for (const slot of slots) {
      if (isClosed || slot.current || !slot.isReady) continue
      const entry = waiting.take(mayBeLarge())
      if (!entry) return
      if (slot.idle) clearTimeout(slot.idle)
      const startedAt = performance.now()
      observer?.onStarted(startedAt - entry.since, entry.isBatch)
      const wallMs = settings.timeMs * (slot.cpuMs === null ? 1 : wallFactor)
      const timer = setTimeout(() => replace(slot, tooLong(`no result within ${wallMs} ms`)), wallMs)
      slot.current = { entry, startedAt, timers: [timer, setInterval(lookAt, look.ms, slot, slot.worker)] }
      slot.worker.ref()
      slot.worker.postMessage(entry.job, memoryOf(entry.job))
    }
    const { interactive, batch } = waiting.state
    const allAtWork = slots.every(({ isReady, current }) => isReady && current !== null)
    if (interactive + batch > 0 && allAtWork && slots.length < settings.workers) add(false)
  }
  /** With several workers one is always there for short texts. */
  const mayBeLarge = (): boolean =>
    settings.workers === 1 || slots.filter(({ current }) => current?.entry.isLarge).length < settings.workers - 1
  const tooLong = (message: string): AnalysisFailure => ({ ok: false, reason: 'time', message })
  const lookAt = async (slot: Slot, worker: Worker): Promise<void> => {
    const seen = slot.current
    const [{ total_heap_size: bytes }, cpu] = await Promise.all([
      worker.getHeapStatistics().catch(() => ({ total_heap_size: 0 })),
      slot.cpuMs === null ? null : worker.cpuUsage().catch(() => null),
    ])
    if (slot.worker !== worker || slot.current === null || slot.current !== seen) return
    if (bytes > settings.memoryMb * 1024 ** 2) {
      replace(slot, { ok: false, reason: 'memory', message: `more than ${settings.memoryMb} MB of heap` })
    } else if (cpu !== null && (cpu.user + cpu.system) / 1000 - (slot.cpuMs ?? 0) > settings.timeMs) {
      replace(slot, tooLong(`no result within ${settings.timeMs} ms of CPU`))
    }
  }
  const slots: Slot[] = []
  const add = (warmsUp: boolean): void => {
    const slot = { current: null, isReady: false, idle: null, cpuMs: null } as unknown as Slot
    slots.push(slot)
    start(slot, warmsUp)
  }
  add(settings.warmsUp ?? false)
  const enqueue = (job: WorkerJob, { owner, isBatch = false, signal }: Ticket = {}): Promise<Result> =>
    new Promise((resolve) => {
      const refuse = (reason: AnalysisFailure['reason'], message: string): void => resolve({ ok: false, reason, message })
      if (isClosed) return refuse('closed', 'the pool is closed')
      if (failedStarts > mostFailedStarts) return refuse('fault', 'no worker could be started')
      if (signal?.aborted) return refuse('canceled', 'nobody waits for it any more')
      const cancel = (): void => {
        observer?.onCanceled(!waiting.remove(entry))
        refuse('canceled', 'nobody waits for it any more')
      }
      const bytes = lengthOf(job)
      const entry: Entry = {
        job,
        owner: owner ?? null,
        isBatch,
        isLarge: bytes > largeLength,
        bytes,
        since: performance.now(),
        finish: (result) => {
          signal?.removeEventListener('abort', cancel)
          resolve(result)
        },
      }
      const full = waiting.offer(entry)
      if (full !== null) {
        const reason = full === 'all' ? 'busy' : 'share'
        observer?.onRefused(reason)
        return refuse(reason, 'too many analyses wait already')
      }
      signal?.addEventListener('abort', cancel, { once: true })
      next()
    })
  return {
    run: (job, ticket) => enqueue({ op: 'analyse', job }, ticket) as Promise<AnalysisResult>,
    segment: (job, ticket) => enqueue({ op: 'segment', job }, ticket) as Promise<SegmentResult>,
    state: () => waiting.state,
    close: async () => {
      isClosed = true
      const closed = { ok: false, reason: 'closed', message: 'the pool is closed' } as const
      for (const entry of waiting.clear()) entry.finish(closed)
      for (const slot of slots) settle(slot, closed)
      await Promise.all(slots.map(({ worker }) => end(worker)))
    },
  }
}

/** UTF-16 units of the texts of a job, or bytes of a page. */
function lengthOf({ op, job }: WorkerJob): number {
  if (op === 'segment') return segmentLength(job)
  const { input } = job
  if (input.kind === 'fetched') return input.body.length
  if (input.kind === 'blocks') return input.blocks.reduce((sum, block) => sum + ('html' in block ? block.html : block.markdown).length, 0)
  return input.kind === 'markdown' ? input.markdown.length : input.html.length
}

/** What is handed over with a job instead of being copied; small bytes of Node share their memory with others and are copied. */
function memoryOf({ op, job }: WorkerJob): ArrayBuffer[] {
  if (op !== 'analyse' || job.input.kind !== 'fetched') return []
  const { buffer } = job.input.body
  return buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer) ? [buffer] : []
}

/** Ends a worker; an error on the way out concerns nobody any more. */
async function end(worker: Worker): Promise<void> {
  worker.removeAllListeners()
  worker.on('error', () => {})
  await worker.terminate()
}
