import type { FastifyBaseLogger } from 'fastify'
import type { JobRunner } from './jobs/run-jobs.ts'
import type { Deliveries } from './webhooks/deliver.ts'

export interface WorkerParts {
  readonly jobs: JobRunner
  readonly deliveries: Deliveries
  /** Work that is due now and then: expired rows, lost leases. */
  readonly tidy: () => Promise<void>
  readonly logger: Pick<FastifyBaseLogger, 'error'>
}

export interface Workers {
  /** Looks for work at once instead of at the next turn of the clock. */
  wake(): void
  /** Takes nothing more and gives back what does not end in time. */
  close(graceMs: number): Promise<void>
}

/** Milliseconds between two looks for work that another process or the clock made due, and between two rounds of tidying. */
const lookMs = 500
const tidyMs = 10_000

/** Works on jobs and deliveries from now on. */
export function startWorkers({ jobs, deliveries, tidy, logger }: WorkerParts): Workers {
  const guarded = (work: () => Promise<void>, what: string) => (): void => {
    work().catch((error: unknown) => logger.error({ err: error }, `${what} stopped and is tried again`))
  }
  const lookForItems = guarded(jobs.runDue, 'work on jobs')
  const lookForDeliveries = guarded(deliveries.sendDue, 'delivery to webhooks')
  const wake = (): void => {
    lookForItems()
    lookForDeliveries()
  }
  const tidyUp = guarded(tidy, 'tidying')
  const timers = [setInterval(wake, lookMs), setInterval(tidyUp, tidyMs)]
  tidyUp()
  return {
    wake: () => setImmediate(wake),
    close: async (graceMs) => {
      for (const timer of timers) clearInterval(timer)
      await Promise.all([jobs.close(graceMs), deliveries.close()])
    },
  }
}
