import { forgetSources } from '@citable/contract'
import type { Storage } from '../../storage/storage.ts'
import { forgetWatched } from '../../storage/watched-sources.ts'
import { watchedOf } from '../../watching/watched-of.ts'
import { defineRoute, type Route } from '../route.ts'

/** DELETE /v1/sources/{id}. */
export function forgetSourcesRoute({ storage }: { readonly storage: Storage }): Route {
  return defineRoute({
    operation: forgetSources,
    handle: async ({ params: { id }, caller, reply }) => {
      await watchedOf(storage, caller, id)
      await storage.write([forgetWatched(storage, caller.tenant, id)])
      return reply.code(204).send()
    },
  })
}
