import { readSources } from '@citable/contract'
import { answerTagged } from '../../http/answers/answer-tagged.ts'
import type { Storage } from '../../storage/storage.ts'
import { presentWatched } from '../../watching/watch-sources.ts'
import { watchedOf } from '../../watching/watched-of.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/sources/{id}. */
export function readSourcesRoute({ storage }: { readonly storage: Storage }): Route {
  return defineRoute({
    operation: readSources,
    handle: async ({ params: { id }, caller, request, reply }) =>
      answerTagged(request, reply, presentWatched(await watchedOf(storage, caller, id))),
  })
}
