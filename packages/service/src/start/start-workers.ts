import type { FastifyBaseLogger } from 'fastify'
import type { JobRunner } from '../jobs/run-jobs.ts'
import { StorageFault } from '../storage/faults/storage-fault.ts'
import type { SourceWatch } from '../watching/watch-sources.ts'
import type { Deliveries } from '../webhooks/deliver.ts'

export interface WorkerParts {
  readonly jobs: JobRunner
  readonly deliveries: Deliveries
  readonly sources: SourceWatch
  /** Work that is due now and then: expired rows, lost leases. Ends between two steps once it is aborted. */
  readonly tidy: (signal: AbortSignal) => Promise<void>
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

export interface Workers {
  /** Looks for work at once instead of at the next turn of the clock. */
  wake(): void
  /** Takes nothing more, gives back what does not end in time, and resolves when nothing uses the database any more. */
  close(graceMs: number): Promise<void>
}

/** Milliseconds between two looks for work that another process or the clock made due, and between two rounds of tidying. */
const lookMs = 500
const tidyMs = 10_000

/** Works on jobs and deliveries from now on. */
export function startWorkers({ jobs, deliveries, sources, tidy, logger }: WorkerParts): Workers {
  const closing = new AbortController()
  const running = new Set<Promise<void>>()
  const guarded = (work: () => Promise<void>, what: string) => (): void => {
    const run = work()
      .catch((error: unknown) => {
        // an outage is logged once
        if (!(error instanceof StorageFault)) logger.error({ err: error }, `${what} stopped and is tried again`)
      })
      .finally(() => running.delete(run))
    running.add(run)
  }
  const lookForItems = guarded(jobs.runDue, 'work on jobs')
  const lookForDeliveries = guarded(deliveries.sendDue, 'delivery to webhooks')
  const wake = (): void => {
    lookForItems()
    lookForDeliveries()
  }
  const tidyUp = guarded(() => tidy(closing.signal), 'tidying')
  const askSources = guarded(sources.checkDue, 'asking sources again')
  const timers = [setInterval(wake, lookMs), setInterval(tidyUp, tidyMs), setInterval(askSources, tidyMs)]
  tidyUp()
  return {
    wake: () => setImmediate(wake),
    close: async (graceMs) => {
      for (const timer of timers) clearInterval(timer)
      closing.abort()
      await Promise.all([jobs.close(graceMs), deliveries.close(), sources.close(), ...running])
    },
  }
}
