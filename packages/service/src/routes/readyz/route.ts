import { readyz } from '@citable/contract'
import { queueState } from '../../storage/jobs.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

export interface ReadyzDependencies {
  readonly storage: Storage
  readonly now: () => number
  readonly isDraining: () => boolean
}

/** Milliseconds the probe of the database may take. */
const probeMs = 1_000

/**
 * GET /readyz: the database is up to date and takes a write, and the service is not about to stop. How long jobs wait is told and decides
 * nothing: a long queue is no reason to send callers elsewhere.
 */
export function readyzRoute({ storage, now, isDraining }: ReadyzDependencies): Route {
  return defineRoute({
    operation: readyz,
    handle: async ({ reply }) => {
      const failed = { database: 'fail', migrations: 'unknown', queue_lag_s: null }
      const late = new Promise<typeof failed>((resolve) => setTimeout(() => resolve({ ...failed, database: 'slow' }), probeMs).unref?.())
      const state = await Promise.race([probe(storage, now()).catch(() => failed), late])
      const draining = isDraining()
      const ok = state.database === 'ok' && state.migrations === 'ok' && !draining
      return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'fail', checks: { ...state, draining } })
    },
  })
}

async function probe(storage: Storage, now: number) {
  if ((await storage.pendingMigrations()).length > 0) return { database: 'ok', migrations: 'pending', queue_lag_s: null }
  await storage.probe()
  const { lagMs } = await queueState(storage, now)
  return { database: 'ok', migrations: 'ok', queue_lag_s: Math.round(lagMs / 1000) }
}
