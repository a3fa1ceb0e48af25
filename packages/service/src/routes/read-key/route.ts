import { readKey } from '@citable/contract'
import { versionTag } from '../../http/if-match.ts'
import { manageableKey } from '../../keys/manageable-key.ts'
import { presentKey } from '../../keys/present-key.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/keys/{id}. */
export function readKeyRoute({ storage, now }: { readonly storage: Storage; readonly now: () => number }): Route {
  return defineRoute({
    operation: readKey,
    handle: async ({ params: { id }, caller, reply }) => {
      const key = await manageableKey(storage, caller, id)
      return reply.code(200).header('etag', versionTag(key.version)).send(presentKey(key, now()))
    },
  })
}
