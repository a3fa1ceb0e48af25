import { isMarkedAsUntransferable, Worker } from 'node:worker_threads'
import type { AnalysisFailure, WorkerAnswer, WorkerJob, WorkerRequest, WorkerResult, WorkerSettings } from './worker-messages.ts'

/** Longest life of a job as a multiple of its CPU time; beyond it hangs, or the machine gives it next to nothing. */
const wallFactor = 12

/**
 * Milliseconds between two looks at the heap of a worker at work, and how many times the limit is what V8 itself ends a worker at. V8 ends the
 * whole process when what passes its limit is one large list or map, so it should never come to that.
 */
const look = { ms: 100, hardFactor: 2 } as const

/** Megabytes of heap after an analysis from which a worker is replaced, so that a large page does not stay in memory. */
const maxHeapAfterMb = 112

/** Milliseconds without an article after which a worker may end. */
const idleMs = 60_000

/**
 * Megabytes of each of the two halves for a worker's young objects; V8 doubles its own choice now and then. An analysis of 2,000 words makes
 * about 7 MB: with 5 a collection falls into each one. 16 instead of 8 saves 1 ms per article and costs two workers 57 MB more.
 */
const youngHalfMb = 8

/**
 * V8 flags of the whole process, workers included. Without pretenuring objects of one analysis do not reach the old generation: it made V8 mark
 * the heap at every seventh article, a quarter of all CPU. Without parallel scavenging two cores analyze 9 % more articles.
 */
export const v8Flags = ['--no-parallel-scavenge', '--no-allocation-site-pretenuring', `--max-semi-space-size=${youngHalfMb}`]

export interface Task {
  readonly job: WorkerJob
}

export interface WorkerSlotSettings {
  /** Milliseconds of CPU one task may take; on a busy machine it may last longer. */
  readonly timeMs: number
  /** Megabytes of heap while it works. */
  readonly memoryMb: number
  readonly script: URL
  readonly warmsUp: boolean
}

export interface WorkerSlotEvents<Given extends Task> {
  onStarted(): void
  /** Before it had loaded. False: no other one is started. */
  onFailedStart(result: WorkerResult): boolean
  onBegun(task: Given): void
  /** After so many milliseconds in the worker. */
  onEnded(task: Given, result: WorkerResult, ms: number): void
  /** Called when the worker may be given a task, or has gone for a while. */
  onChanged(): void
  /** Called when the worker has had nothing to do for a minute. */
  onIdle(): void
}

/** A worker thread at its tasks, and the one that follows when it has passed a limit. */
export interface WorkerSlot<Given extends Task> {
  /** The worker has loaded and has nothing to do. */
  readonly isFree: boolean
  /** The worker has loaded and works. */
  readonly isAtWork: boolean
  readonly running: Given | null
  /** Already with the worker, which begins it as soon as it has ended the other: it never waits for the main thread. */
  readonly ahead: Given | null
  /** Begun at once when it is free, else put ahead. */
  give(task: Given): void
  /** Ends the worker; what it has is answered with this. */
  close(result: AnalysisFailure): Promise<void>
}

export function createWorkerSlot<Given extends Task>(settings: WorkerSlotSettings, events: WorkerSlotEvents<Given>): WorkerSlot<Given> {
  const { timeMs, memoryMb, script } = settings
  let worker: Worker
  let isReady = false
  let isClosed = false
  let running: {
    readonly task: Given
    readonly id: number
    readonly startedAt: number
    readonly timers: readonly NodeJS.Timeout[]
  } | null = null
  let ahead: Given | null = null
  let lastId = 0
  /** Milliseconds of CPU the worker had used when it last ended a task; null: not known on this version of Node. */
  let cpuMs: number | null = null
  let idle: NodeJS.Timeout | null = null

  const start = (warmsUp: boolean): void => {
    isReady = false
    worker = new Worker(script, {
      execArgv: [],
      workerData: { warmsUp } satisfies WorkerSettings,
      resourceLimits: { maxOldGenerationSizeMb: memoryMb * look.hardFactor, maxYoungGenerationSizeMb: 3 * youngHalfMb },
    })
    worker.on('message', (answer: WorkerAnswer) => {
      if ('ready' in answer) {
        isReady = true
        cpuMs = answer.cpuMs
        events.onStarted()
        const task = ahead
        ahead = null
        if (task) give(task)
        else rest()
        return events.onChanged()
      }
      if (answer.id !== running?.id) return
      cpuMs = answer.cpuMs
      if (answer.heapMb > maxHeapAfterMb) return replace(answer.result)
      settle(answer.result)
      const task = ahead
      ahead = null
      if (task) begin(task)
      else rest()
      events.onChanged()
    })
    worker.on('error', (error) => {
      const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      replace({
        ok: false,
        reason: isMemory ? 'memory' : 'fault',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
      })
    })
  }
  const begin = (task: Given): void => {
    const wallMs = timeMs * (cpuMs === null ? 1 : wallFactor)
    const timer = setTimeout(() => replace(tooLong(`no result within ${wallMs} ms`)), wallMs)
    running = { task, id: lastId, startedAt: performance.now(), timers: [timer, setInterval(lookAt, look.ms, worker)] }
    events.onBegun(task)
  }
  const give = (task: Given): void => {
    if (idle) clearTimeout(idle)
    idle = null
    worker.ref()
    lastId++
    const request = { id: lastId, work: task.job } satisfies WorkerRequest
    if (running) {
      // a copy of its page stays, should this worker be replaced
      ahead = task
      worker.postMessage(request)
    } else {
      begin(task)
      worker.postMessage(request, memoryOf(task.job))
    }
  }
  const settle = (result: WorkerResult): void => {
    if (!running) return
    const { task, startedAt, timers } = running
    running = null
    for (const timer of timers) clearTimeout(timer)
    events.onEnded(task, result, performance.now() - startedAt)
  }
  const settleAhead = (result: WorkerResult): void => {
    const task = ahead
    ahead = null
    if (task) events.onEnded(task, result, 0)
  }
  const rest = (): void => {
    worker.unref()
    idle = setTimeout(events.onIdle, idleMs)
    idle.unref()
  }
  const replace = (result: WorkerResult): void => {
    const mayStart = isReady || events.onFailedStart(result)
    end(worker)
    settle(result)
    if (!mayStart) settleAhead(result)
    if (mayStart && !isClosed) start(false)
    events.onChanged()
  }
  const lookAt = async (seen: Worker): Promise<void> => {
    const task = running
    const [{ total_heap_size: bytes }, cpu] = await Promise.all([
      seen.getHeapStatistics().catch(() => ({ total_heap_size: 0 })),
      cpuMs === null ? null : seen.cpuUsage().catch(() => null),
    ])
    if (worker !== seen || running === null || running !== task) return
    if (bytes > memoryMb * 1024 ** 2) {
      replace({ ok: false, reason: 'memory', message: `more than ${memoryMb} MB of heap` })
    } else if (cpu !== null && (cpu.user + cpu.system) / 1000 - (cpuMs ?? 0) > timeMs) {
      replace(tooLong(`no result within ${timeMs} ms of CPU`))
    }
  }
  start(settings.warmsUp)
  return {
    get isFree() {
      return isReady && running === null
    },
    get isAtWork() {
      return isReady && running !== null
    },
    get running() {
      return running?.task ?? null
    },
    get ahead() {
      return ahead
    },
    give,
    close: async (result) => {
      isClosed = true
      if (idle) clearTimeout(idle)
      settle(result)
      settleAhead(result)
      await end(worker)
    },
  }
}

const tooLong = (message: string): AnalysisFailure => ({ ok: false, reason: 'time', message })

/** Memory that is handed over with a job instead of being copied; small bytes of Node share their memory with others and are copied. */
function memoryOf({ op, job }: WorkerJob): ArrayBuffer[] {
  const bytes = op === 'read' ? job.body : op === 'analyse' && job.input.kind === 'fetched' ? job.input.body : null
  if (bytes === null || typeof bytes === 'string') return []
  const { buffer } = bytes
  return buffer instanceof ArrayBuffer && !isMarkedAsUntransferable(buffer) ? [buffer] : []
}

/** Ends a worker; errors after that are ignored. */
async function end(worker: Worker): Promise<void> {
  worker.removeAllListeners()
  worker.on('error', () => {})
  await worker.terminate()
}
