import { readyz } from '@citable/contract'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** Milliseconds the probe of the database may take. */
const probeMs = 1_000

/** GET /readyz: the database takes a write and the service is not about to stop. */
export function readyzRoute({ storage, isDraining }: { readonly storage: Storage; readonly isDraining: () => boolean }): Route {
  return defineRoute({
    operation: readyz,
    handle: async ({ reply }) => {
      const late = new Promise<string>((resolve) => setTimeout(() => resolve('slow'), probeMs).unref?.())
      const database = await Promise.race([
        storage.probe().then(
          () => 'ok',
          () => 'fail',
        ),
        late,
      ])
      const draining = isDraining()
      const ok = database === 'ok' && !draining
      return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'fail', checks: { database, draining } })
    },
  })
}
