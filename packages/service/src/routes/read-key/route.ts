import { readKey } from '@citable/contract'
import { answerTaggedText, tagVersion } from '../../http/answers/answer-tagged.ts'
import { manageableKey } from '../../keys/manageable-key.ts'
import { presentKey } from '../../keys/present-key.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/keys/{id}. */
export function readKeyRoute({ storage, now }: { readonly storage: Storage; readonly now: () => number }): Route {
  return defineRoute({
    operation: readKey,
    handle: async ({ params: { id }, caller, request, reply }) => {
      const key = await manageableKey(storage, caller, id)
      return answerTaggedText(request, reply, tagVersion(key.version, presentKey(key, now())))
    },
  })
}
