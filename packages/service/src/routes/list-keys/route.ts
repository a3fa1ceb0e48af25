import { listKeys } from '@citable/contract'
import { presentKey } from '../../keys/present-key.ts'
import { listKeys as readKeys } from '../../storage/keys.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/keys. */
export function listKeysRoute({ storage, now }: { readonly storage: Storage; readonly now: () => number }): Route {
  return defineRoute({
    operation: listKeys,
    handle: async ({ caller, reply }) =>
      reply.code(200).send({ data: (await readKeys(storage, caller.tenant)).map((key) => presentKey(key, now())) }),
  })
}
