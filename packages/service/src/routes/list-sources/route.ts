import { listSources } from '@citable/contract'
import { answerList } from '../../http/answers/answer-list.ts'
import { type CursorScope, readCursor, writeCursor } from '../../http/answers/cursor.ts'
import { requireHost } from '../../keys/require-site.ts'
import type { Storage } from '../../storage/storage.ts'
import { listWatched } from '../../storage/watched-sources.ts'
import { presentWatchedArticle } from '../../watching/watch-sources.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/sources. A key that is bound to a site sees the articles of that site only. */
export function listSourcesRoute({ storage, secret }: { readonly storage: Storage; readonly secret: string }): Route {
  return defineRoute({
    operation: listSources,
    handle: async ({ query, caller, request, reply }) => {
      const { limit, cursor, answer = null } = query
      const asked = query.host?.toLowerCase().replace(/^www\./, '') ?? null
      if (asked !== null) requireHost(caller.key, asked)
      const host = asked ?? caller.key.site?.host ?? null
      const scope: CursorScope = [listSources.operationId, caller.tenant.tenantId, host, answer]
      const after = cursor === undefined ? null : (readCursor(cursor, scope, secret)[0] as string)
      const rows = await listWatched(storage, caller.tenant, { host, answer, limit: limit + 1, after })
      const last = rows[limit - 1]
      const next = rows.length > limit && last ? writeCursor([last.id], scope, secret) : null
      return answerList(request, reply, rows.slice(0, limit).map(presentWatchedArticle), next)
    },
  })
}
