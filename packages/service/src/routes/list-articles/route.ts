import { type ArticleRecord, listArticles } from '@citable/contract'
import { answerList } from '../../http/answers/answer-list.ts'
import { type CursorScope, readCursor, writeCursor } from '../../http/answers/cursor.ts'
import { requireHost } from '../../keys/require-site.ts'
import { listArticles as list } from '../../storage/optimizations.ts'
import type { Storage } from '../../storage/storage.ts'
import { timeOf } from '../../time.ts'
import { defineRoute, type Route } from '../route.ts'

/** GET /v1/articles. A key that is bound to a site sees the articles of that site only. */
export function listArticlesRoute({ storage, secret }: { readonly storage: Storage; readonly secret: string }): Route {
  return defineRoute({
    operation: listArticles,
    handle: async ({ query, caller, request, reply }) => {
      const { limit, cursor, max_aeo: maxAeo = null, max_seo: maxSeo = null } = query
      const asked = query.host?.toLowerCase().replace(/^www\./, '') ?? null
      if (asked !== null) requireHost(caller.key, asked)
      const host = asked ?? caller.key.site?.host ?? null
      const updatedSince = query.updated_since === undefined ? null : Date.parse(query.updated_since)
      const scope: CursorScope = [listArticles.operationId, caller.tenant.tenantId, host, maxAeo, maxSeo, updatedSince]
      const after = cursor === undefined ? null : (readCursor(cursor, scope, secret)[0] as string)
      const rows = await list(storage, caller.tenant, { host, maxAeo, maxSeo, updatedSince, limit: limit + 1, after })
      const last = rows[limit - 1]
      const next = rows.length > limit && last ? writeCursor([last.id], scope, secret) : null
      return answerList(request, reply, rows.slice(0, limit).map(present), next)
    },
  })
}

const present = (row: Awaited<ReturnType<typeof list>>[number]): ArticleRecord => ({
  id: row.id,
  result_id: row.latest_optimization_id,
  url: row.canonical_url,
  title: row.title,
  aeo_score: row.aeo_score,
  seo_score: row.seo_score,
  created_at: timeOf(row.created_at),
  updated_at: timeOf(row.updated_at),
})
