import { listPublishers, type PublisherList } from '@citable/contract'
import { answerTagged } from '../../http/answers/answer-tagged.ts'
import { type CursorScope, readCursor, writeCursor } from '../../http/answers/cursor.ts'
import { grading } from '../../model/grade.ts'
import { presentPublisher } from '../../publishers/present-publisher.ts'
import { listPublishers as list, type PublisherPlace, placeOf, reasonsOf, refreshGrades } from '../../storage/publishers.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

export interface ListPublishersDependencies {
  readonly storage: Storage
  /** Signs cursors. */
  readonly secret: string
  /** Milliseconds. */
  readonly now: () => number
}

/** Reasons of its grade that are shown with each publisher, at most. */
const maxReasons = 3

/** GET /v1/publishers. A key that is bound to a site sees that site only. */
export function listPublishersRoute({ storage, secret, now }: ListPublishersDependencies): Route {
  return defineRoute({
    operation: listPublishers,
    handle: async ({ query: { limit, cursor, sort, q, min_articles }, caller, request, reply }) => {
      const { tenant } = caller
      const host = caller.key.site?.host ?? null
      const hostPrefix = q?.toLowerCase().replace(/^www\./, '') ?? null
      const scope: CursorScope = [listPublishers.operationId, tenant.tenantId, host, sort, hostPrefix, min_articles]
      const after = cursor === undefined ? null : (readCursor(cursor, scope, secret) as PublisherPlace)
      await refreshGrades(storage, tenant, now())
      // one row more than the page shows whether there is a next page
      const rows = await list(storage, tenant, { sort, limit: limit + 1, host, hostPrefix, minArticles: min_articles, after })
      const page = rows.slice(0, limit)
      const reasons = await reasonsOf(
        storage,
        tenant,
        page.map(({ id }) => id),
        maxReasons,
      )
      const last = page.at(-1)
      const next = rows.length > limit && last ? writeCursor(placeOf(sort, last), scope, secret) : null
      if (next !== null) {
        const parameters = new URLSearchParams({ ...(request.query as Record<string, string>), cursor: next })
        reply.header('link', `</v1/publishers?${parameters}>; rel="next"`)
      }
      const answer: PublisherList = {
        data: page.map((row) => presentPublisher(row, reasons.get(row.id) ?? [])),
        has_more: next !== null,
        next_cursor: next,
        grading,
      }
      return answerTagged(request, reply, answer)
    },
  })
}
