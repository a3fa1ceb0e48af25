import { readKey } from '@citable/contract'
import { ServiceProblem } from '../../http/problem.ts'
import { presentKey } from '../../keys/present-key.ts'
import { getKey } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/keys/{id}. */
export function readKeyRoute({ storage, now }: { readonly storage: Storage; readonly now: () => number }): Route {
  return defineRoute({
    operation: readKey,
    handle: async ({ params: { id }, caller, reply }) => {
      const key = await getKey(storage, caller.tenant, id)
      if (!key) throw new ServiceProblem('not_found', 'There is no key with this id.')
      return reply.code(200).send(presentKey(key, now()))
    },
  })
}
