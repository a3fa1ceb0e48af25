import { readyz } from '@citable/contract'
import { StorageFault } from '../../storage/faults/storage-fault.ts'
import { queueState, standsStill } from '../../storage/jobs.ts'
import type { Storage } from '../../storage/storage.ts'
import { countWaiting } from '../../storage/traffic/waiting-events.ts'
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
 * GET /readyz: the database is up to date, takes a write and has room for more; a worker takes what is due; and the service is not
 * about to stop. A long queue that moves decides nothing, nor does a database of traffic that is away: another process would answer no better.
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
    return { database: 'ok', reason: null, migrations: 'ok', ...queue, ...(await trafficState(storage)) }
  } catch (error) {
    return { ...unknown, database: 'fail', reason: error instanceof StorageFault ? error.reason : 'unusable' }
  }
}

/** Whether the database of traffic answers, and the batches that wait for it; nothing where sums are in the main database. */
async function trafficState(storage: Storage) {
  if (storage.sums === undefined) return {}
  const waiting = { traffic_waiting: await countWaiting(storage) }
  try {
    return { traffic: (await storage.sums.pendingMigrations()).length > 0 ? 'pending' : 'ok', ...waiting }
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error
    return { traffic: error.reason, ...waiting }
  }
}
