import { listKeys } from '@citable/contract'
import { isInReach } from '../../keys/manageable-key.ts'
import { presentKey } from '../../keys/present-key.ts'
import { listKeys as readKeys } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/keys. */
export function listKeysRoute({ storage, now }: { readonly storage: Storage; readonly now: () => number }): Route {
  return defineRoute({
    operation: listKeys,
    handle: async ({ caller, reply }) => {
      const keys = await readKeys(storage, caller.account)
      const shown = keys.filter((key) => isInReach(caller.key, key, 'environment') && isInReach(caller.key, key, 'site'))
      return reply.code(200).send({ data: shown.map((key) => presentKey(key, now())) })
    },
  })
}
