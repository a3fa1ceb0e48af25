import { revokeKey } from '@citable/contract'
import { allows } from '../../http/authenticate.ts'
import { ServiceProblem } from '../../http/problem.ts'
import { getKey, revokeKey as revoke } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** DELETE /v1/keys/{id}: works at once. Revoking a revoked key changes nothing and is no error. */
export function revokeKeyRoute({ storage, now }: { readonly storage: Storage; readonly now: () => number }): Route {
  return defineRoute({
    operation: revokeKey,
    handle: async ({ params: { id }, caller, reply }) => {
      if (id !== caller.key.id && !allows(caller.key, 'keys:manage'))
        throw new ServiceProblem('missing_scope', 'The API key lacks the scope keys:manage.')
      const key = await getKey(storage, caller.tenant, id)
      if (!key) throw new ServiceProblem('not_found', 'There is no key with this id.')
      if (key.revokedAt === null) await storage.write([revoke(storage, caller.tenant, id, now())])
      return reply.code(204).send()
    },
  })
}
