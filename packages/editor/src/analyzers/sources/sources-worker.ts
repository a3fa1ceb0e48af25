import type { Schedule } from '../../schedule.ts'
import type { SourcesJob, SourcesJobAnswer } from './sources-job.ts'

/** The parts of a `Worker` that these jobs need. */
export interface SourcesWorkerLike {
  addEventListener(type: 'message', listener: (event: { readonly data: SourcesJobAnswer }) => void): void
  addEventListener(type: 'error', listener: () => void): void
  postMessage(job: SourcesJob): void
  terminate(): void
}

/** Milliseconds of one job: other sites' pages are read, and one of them may be made to take for ever. */
const jobMs = 30_000

export interface SourcesWorker {
  /** One job after the other. null: it failed, or took too long; the next one has a new worker. */
  run(job: SourcesJob): Promise<SourcesJobAnswer | null>
  end(): void
}

/** A worker that is started with the first job. */
export function createSourcesWorker(start: () => SourcesWorkerLike, schedule: Schedule): SourcesWorker {
  let worker: SourcesWorkerLike | null = null
  let settle: (answer: SourcesJobAnswer | null) => void = () => {}
  let last: Promise<unknown> = Promise.resolve()
  let isEnded = false
  const end = () => {
    worker?.terminate()
    worker = null
  }
  const started = (): SourcesWorkerLike => {
    const mine = start()
    mine.addEventListener('message', ({ data }) => settle(data))
    mine.addEventListener('error', () => {
      end()
      settle(null)
    })
    return mine
  }
  const runOne = (job: SourcesJob): Promise<SourcesJobAnswer | null> =>
    new Promise((resolve) => {
      if (isEnded) return resolve(null)
      const cancel = schedule(() => {
        end()
        settle(null)
      }, jobMs)
      settle = (answer) => {
        cancel()
        settle = () => {}
        resolve(answer)
      }
      try {
        worker ??= started()
        worker.postMessage(job)
      } catch {
        settle(null)
      }
    })
  return {
    run(job) {
      const turn = last.then(() => runOne(job))
      last = turn
      return turn
    },
    end() {
      isEnded = true
      end()
      settle(null)
    },
  }
}
