import { readyz } from '@citable/contract'
import { StorageFault } from '../../storage/faults/storage-fault.ts'
import { queueState, standsStill } from '../../storage/jobs.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

export interface ReadyzDependencies {
  readonly storage: Storage
  readonly now: () => number
  readonly isDraining: () => boolean
  /** This process works on jobs: one whose queue stands still is not ready. */
  readonly worksOnJobs: boolean
  /** Milliseconds the probe of the database may take; default: 1,000. */
  readonly probeMs?: number
}

/** Milliseconds after which a worker should have taken an item: fifteen times the lease of a worker that vanished. */
const stillMs = 300_000

const unknown = { migrations: 'unknown', queue_lag_s: null, queue: 'unknown' }

/**
 * GET /readyz: the database is up to date, takes a write and has room for more; somebody works on what is due; and the service is not
 * about to stop. A long queue that moves decides nothing: it is no reason to send callers elsewhere.
 */
export function readyzRoute({ storage, now, isDraining, worksOnJobs, probeMs = 1_000 }: ReadyzDependencies): Route {
  let running: ReturnType<typeof check> | null = null
  /** One probe at a time, however many ask: it writes. */
  const shared = () => {
    running ??= check(storage, now()).finally(() => {
      running = null
    })
    return running
  }
  return defineRoute({
    operation: readyz,
    handle: async ({ reply }) => {
      const slow = { ...unknown, database: 'slow', reason: 'busy' }
      const late = new Promise<typeof slow>((resolve) => setTimeout(() => resolve(slow), probeMs).unref?.())
      const { reason, ...state } = await Promise.race([shared(), late])
      const draining = isDraining()
      const isWorking = !worksOnJobs || state.queue !== 'still'
      const ok = state.database === 'ok' && state.migrations === 'ok' && isWorking && !draining
      const checks = { ...state, draining, ...(reason !== null && { reason }) }
      return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'fail', checks })
    },
  })
}

async function check(storage: Storage, now: number) {
  try {
    if ((await storage.pendingMigrations()).length > 0) return { ...unknown, database: 'ok', reason: null, migrations: 'pending' }
    await storage.probe()
    const { lagMs } = await queueState(storage, now)
    const isStill = lagMs >= stillMs && (await standsStill(storage, now, stillMs))
    const queue = { queue_lag_s: Math.round(lagMs / 1000), queue: isStill ? 'still' : 'ok' }
    return { database: 'ok', reason: null, migrations: 'ok', ...queue }
  } catch (error) {
    return { ...unknown, database: 'fail', reason: error instanceof StorageFault ? error.reason : 'unusable' }
  }
}
