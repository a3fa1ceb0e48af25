import { revokeKey } from '@citable/contract'
import { requireMatch } from '../../http/answers/if-match.ts'
import { ServiceProblem } from '../../http/answers/problem.ts'
import { allows } from '../../http/authenticate.ts'
import { manageableKey } from '../../keys/manageable-key.ts'
import { revokeKey as revoke } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** DELETE /v1/keys/{id}: works at once. Revoking a revoked key changes nothing and is no error. */
export function revokeKeyRoute({
  storage,
  now,
  keysChanged,
}: {
  readonly storage: Storage
  readonly now: () => number
  readonly keysChanged: () => void
}): Route {
  return defineRoute({
    operation: revokeKey,
    handle: async ({ params: { id }, caller, request, reply }) => {
      if (id !== caller.key.id && !allows(caller.key, 'keys:manage'))
        throw new ServiceProblem('missing_scope', 'The API key lacks the scope keys:manage.')
      const key = id === caller.key.id ? caller.key : await manageableKey(storage, caller, id)
      if (key.scopes.includes('admin') && !allows(caller.key, 'admin'))
        throw new ServiceProblem('missing_scope', 'Only a key with the scope admin may revoke one that has it.')
      requireMatch(request, key.version)
      if (key.revokedAt === null) await storage.write([revoke(storage, caller.account, id, now())])
      keysChanged()
      return reply.code(204).send()
    },
  })
}
