import { setFlagsFromString } from 'node:v8'
import type { BodyJob } from '../http/bodies/read-body.ts'
import { type SegmentJob, segmentLength } from '../translation/merge/segment-job.ts'
import { createFairQueue, type QueueState, type Ticket, type Waiting } from './fair-queue.ts'
import type { AnalysisJob } from './run-analysis.ts'
import type { AnalysisFailure, AnalysisResult, PrintResult, ReadResult, SegmentResult, WorkerJob, WorkerResult } from './worker-messages.ts'
import { createWorkerSlot, type Task, v8Flags, type WorkerSlot } from './worker-slot.ts'

/** Gets the numbers of waiting and running jobs. */
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
  /** The first worker reads a sample article some times before it begins, a second at most, so that early callers find code compiled. Default: false. */
  readonly warmsUp?: boolean
  /** The worker's file; another one in tests of the limits. */
  readonly script?: URL
}

export interface AnalysisPool {
  /** The bytes of a fetched page are transferred to the worker, so this thread can no longer read them. */
  run(job: AnalysisJob, ticket?: Ticket): Promise<AnalysisResult>
  /** Takes a text apart for translation, and puts it together again. */
  segment(job: SegmentJob, ticket?: Ticket): Promise<SegmentResult>
  /** Parses the large body of a call and checks it. Its bytes go over to the worker. */
  read(job: BodyJob, ticket?: Ticket): Promise<ReadResult>
  /** Prints values that together are about so many UTF-16 units long as JSON. */
  print(values: readonly unknown[], length: number, ticket?: Ticket): Promise<PrintResult>
  /** The waiting jobs. */
  state?(): QueueState
  /** Ends the workers; what still runs is answered `closed`. */
  close(): Promise<void>
}

/**
 * Our own choice. A 10 MB page takes about a second, so five say that something is wrong with the page. The largest of 239 real pages needed 96 MB
 * with its garbage, 170,000 words of Markdown 128.
 */
export const analysisLimits = { timeMs: 5_000, memoryMb: 160, queue: 200, queueBytes: 64 * 1024 * 1024 } as const

/**
 * UTF-16 units, or bytes of a page, from which a text is large: some 5,000 words, 50 ms. One worker takes no large texts, so that a short text
 * never waits for the end of a large one.
 */
const largeLength = 32 * 1024

/** The same of JSON, which a worker only reads or prints. */
const largeJson = 512 * 1024

/** UTF-16 units, or bytes of a page, from which a text is huge: some 20,000 words, 200 ms, about as long as a worker takes to start. */
const hugeLength = 128 * 1024

const closed = { ok: false, reason: 'closed', message: 'the pool is closed' } as const

/** Workers that may end before they have loaded, one after the other. */
const maxFailedStarts = 3

interface Entry extends Waiting, Task {
  readonly since: number
  readonly finish: (result: WorkerResult) => void
}

/**
 * Worker threads that analyse articles, so that a hostile page can neither stop the service nor fill its memory: a worker that passes a
 * limit is ended and replaced.
 */
export function createAnalysisPool(settings: AnalysisPoolSettings): AnalysisPool {
  for (const flag of v8Flags) setFlagsFromString(flag)
  const script = settings.script ?? new URL('./analysis-worker.ts', import.meta.url)
  const { observer } = settings
  const waiting = createFairQueue<Entry>({ count: settings.queue, bytes: settings.queueBytes ?? analysisLimits.queueBytes })
  let isClosed = false
  let failedStarts = 0

  const slots: WorkerSlot<Entry>[] = []
  const add = (warmsUp: boolean): void => {
    const slot = createWorkerSlot<Entry>(
      { timeMs: settings.timeMs, memoryMb: settings.memoryMb, script, warmsUp },
      {
        onStarted: () => {
          failedStarts = 0
        },
        onFailedStart: (result) => {
          if (++failedStarts <= maxFailedStarts) return true
          // the program itself is broken: starting again and again would only hide it
          for (const entry of waiting.clear()) entry.finish(result)
          return false
        },
        onBegun: ({ since, isBatch }) => observer?.onStarted(performance.now() - since, isBatch),
        onEnded: (entry, result, ms) => {
          waiting.charge(entry, ms)
          observer?.onEnded(ms, entry.isBatch)
          entry.finish(result)
        },
        onChanged: () => {
          next()
          giveAhead()
        },
        onIdle: () => {
          if (slot === slots[0]) return
          slots.splice(slots.indexOf(slot), 1)
          slot.close(closed)
        },
      },
    )
    slots.push(slot)
  }
  const next = (): void => {
    if (isClosed) return
    for (const slot of slots) {
      if (!slot.isFree) continue
      const entry = waiting.take(mayBeLarge(), mayBeHuge())
      if (!entry) break
      slot.give(entry)
    }
    if (countWaiting() > 0 && slots.every(isLoaded) && slots.length < settings.workers) add(false)
  }
  /** While more wait than workers there are, a worker at a short text is given its next one before it asks. */
  const giveAhead = (): void => {
    if (isClosed || slots.length < settings.workers) return
    for (const slot of slots) {
      if (!slot.isAtWork || slot.running?.isLarge || slot.ahead || countWaiting() <= slots.length) continue
      const entry = waiting.take(mayBeLarge(), mayBeHuge())
      if (entry) slot.give(entry)
    }
  }
  const countWaiting = (): number => waiting.state.interactive + waiting.state.batch
  /** With several workers one is always there for short texts. */
  const mayBeLarge = (): boolean =>
    settings.workers === 1 || slots.filter(({ running, ahead }) => running?.isLarge || ahead?.isLarge).length < settings.workers - 1
  /** A worker that still loads takes no text. A huge text waits until two workers can take texts, so that a short one finds the other. */
  const mayBeHuge = (): boolean =>
    settings.workers === 1 || slots.filter((slot) => isLoaded(slot) && !slot.running?.isLarge && !slot.ahead?.isLarge).length > 1
  const isLoaded = ({ isFree, isAtWork }: WorkerSlot<Entry>): boolean => isFree || isAtWork
  add(settings.warmsUp ?? false)
  const enqueue = (job: WorkerJob, bytes: number, { owner, isBatch = false, signal }: Ticket = {}): Promise<WorkerResult> =>
    new Promise((resolve) => {
      const refuse = (reason: AnalysisFailure['reason'], message: string): void => resolve({ ok: false, reason, message })
      if (isClosed) return refuse('closed', 'the pool is closed')
      if (failedStarts > maxFailedStarts) return refuse('fault', 'no worker could be started')
      if (signal?.aborted) return refuse('canceled', 'nobody waits for it any more')
      const cancel = (): void => {
        observer?.onCanceled(!waiting.remove(entry))
        refuse('canceled', 'nobody waits for it any more')
      }
      const isJson = job.op === 'read' || job.op === 'print'
      const entry: Entry = {
        job,
        owner: owner ?? null,
        isBatch,
        isLarge: bytes > (isJson ? largeJson : largeLength),
        isHuge: bytes > (isJson ? largeJson : hugeLength),
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
    run: (job, ticket) => enqueue({ op: 'analyse', job }, inputLength(job), ticket) as Promise<AnalysisResult>,
    segment: (job, ticket) => enqueue({ op: 'segment', job }, segmentLength(job), ticket) as Promise<SegmentResult>,
    read: (job, ticket) => enqueue({ op: 'read', job }, job.body.length, ticket) as Promise<ReadResult>,
    print: (values, length, ticket) => enqueue({ op: 'print', job: values }, length, ticket) as Promise<PrintResult>,
    state: () => waiting.state,
    close: async () => {
      isClosed = true
      for (const entry of waiting.clear()) entry.finish(closed)
      await Promise.all(slots.map((slot) => slot.close(closed)))
    },
  }
}

/** UTF-16 units of the texts of an article, or bytes of a page. */
function inputLength({ input }: AnalysisJob): number {
  if (input.kind === 'fetched') return input.body.length
  if (input.kind === 'blocks') return input.blocks.reduce((sum, block) => sum + ('html' in block ? block.html : block.markdown).length, 0)
  return input.kind === 'markdown' ? input.markdown.length : input.html.length
}
