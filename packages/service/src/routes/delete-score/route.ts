import { deleteScore } from '@citable/contract'
import { ServiceProblem } from '../../http/answers/problem.ts'
import { isId } from '../../ids.ts'
import { requireSite } from '../../keys/require-site.ts'
import { findForgettable, forgetArticle } from '../../storage/optimizations.ts'
import { uncountArticle } from '../../storage/publishers.ts'
import type { Storage } from '../../storage/storage.ts'
import { forgetVersions } from '../../storage/traffic/versions.ts'
import { forgetWatchedUrl } from '../../storage/watched-sources.ts'
import { defineRoute, type Route } from '../route.ts'

const nothing = { before: [], after: [] }

/** DELETE /v1/score/{id}. An unknown id, that of a result and another tenant's id give the same answer. */
export function deleteScoreRoute({ storage, now }: { readonly storage: Storage; readonly now: () => number }): Route {
  return defineRoute({
    operation: deleteScore,
    handle: async ({ params: { id }, caller: { tenant, key }, reply }) => {
      // ends: an article begins to count for a publisher once, and what is gone is not found
      for (;;) {
        const article = isId('art', id) ? await findForgettable(storage, tenant, id) : null
        if (!article) throw new ServiceProblem('not_found', 'There is no article with this id.')
        requireSite(key, article.canonicalUrl)
        const { publisherId } = article
        const { before, after } = publisherId === null ? nothing : uncountArticle(storage, tenant, { id, publisherId }, now())
        const url = article.canonicalUrl
        const others = url === null ? [] : [...forgetVersions(storage, tenant, url), forgetWatchedUrl(storage, tenant, url)]
        const written = await storage.write([...before, ...forgetArticle(storage, tenant, article), ...others, ...after])
        if (written.ok) return reply.code(204).send()
        if (written.reason === 'constraint') throw new Error(`the article could not be deleted: ${written.message}`)
      }
    },
  })
}
