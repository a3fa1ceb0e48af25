import { messageOf } from '../message-of.ts'
import type { Schedule } from '../schedule.ts'
import { type AnalysisFailure, type AnalysisResult, type Analyzer, analysisFailure, type Scores } from './analyzer.ts'
import type { FromWorker, ToWorker } from './worker-messages.ts'

/** The part of a `Worker` that is used. */
export interface WorkerLike {
  postMessage(message: ToWorker): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'error' | 'messageerror', listener: (event: { readonly message?: string }) => void): void
  terminate(): void
}

export interface WorkerAnalyzerParts {
  /** Starts the worker; may throw where the browser forbids it. Called on first use, and again after a death. */
  start(): WorkerLike
  readonly schedule: Schedule
  /** Milliseconds until a request counts as lost; the worker is ended and started anew for the next one. */
  readonly timeoutMs?: number
}

export interface WorkerAnalyzer extends Analyzer {
  /** Ends the worker; open requests answer `aborted`. */
  close(): void
}

/** Milliseconds. Far above the slowest honest run (2 MB of hostile markup: 1.5 s) on a slow telephone. */
const patience = 20_000

interface Connection {
  readonly worker: WorkerLike
  readonly open: Map<
    number,
    { readonly answer: (result: AnalysisResult) => void; readonly onScores: ((scores: Scores) => void) | undefined }
  >
  isReady: boolean
}

/** Embedded mode: the core in a web worker of this device. */
export function createWorkerAnalyzer({ start, schedule, timeoutMs = patience }: WorkerAnalyzerParts): WorkerAnalyzer {
  let connection: Connection | null = null
  let lastId = 0

  const end = (gone: Connection, failure: AnalysisFailure) => {
    if (connection === gone) connection = null
    gone.worker.terminate()
    for (const { answer } of [...gone.open.values()]) answer(failure)
    gone.open.clear()
  }

  const connect = (): Connection => {
    if (connection) return connection
    const mine: Connection = { worker: start(), open: new Map(), isReady: false }
    mine.worker.addEventListener('message', ({ data }) => {
      const message = data as FromWorker
      mine.isReady = true
      if (message?.type !== 'result' && message?.type !== 'scores') return
      const asked = mine.open.get(message.id)
      if (message.type === 'scores') return asked?.onScores?.(message.scores)
      asked?.answer(
        message.ok
          ? { ok: true, optimization: message.optimization, scorer: { kind: 'device', name: null }, fellBack: null }
          : analysisFailure(message.reason, message.detail),
      )
    })
    mine.worker.addEventListener('error', ({ message }) =>
      end(mine, analysisFailure(mine.isReady ? 'worker_died' : 'worker_blocked', message || null)),
    )
    mine.worker.addEventListener('messageerror', () => end(mine, analysisFailure('worker_died', 'The answer could not be read.')))
    connection = mine
    return mine
  }

  return {
    analyze(request, signal, onScores) {
      if (signal.aborted) return Promise.resolve(analysisFailure('aborted'))
      let mine: Connection
      try {
        mine = connect()
      } catch (error) {
        return Promise.resolve(analysisFailure('worker_blocked', messageOf(error)))
      }
      const id = ++lastId
      return new Promise((resolve) => {
        const abort = () => {
          mine.worker.postMessage({ type: 'cancel', id })
          answer(analysisFailure('aborted'))
        }
        const cancelTimeout = schedule(() => {
          const failure = analysisFailure(mine.isReady ? 'timeout' : 'worker_blocked', `No answer after ${timeoutMs} ms.`)
          answer(failure)
          end(mine, failure)
        }, timeoutMs)
        const answer = (result: AnalysisResult) => {
          mine.open.delete(id)
          cancelTimeout()
          signal.removeEventListener('abort', abort)
          resolve(result)
        }
        mine.open.set(id, { answer, onScores })
        signal.addEventListener('abort', abort)
        try {
          mine.worker.postMessage({ type: 'analyze', id, request })
        } catch (error) {
          answer(analysisFailure('failed', messageOf(error)))
        }
      })
    },
    close() {
      if (connection) end(connection, analysisFailure('aborted'))
    },
  }
}
