import { readScore, type ScoreRecord } from '@citable/contract'
import { rubric } from '@citable/core'
import { answerTagged } from '../../http/answer-tagged.ts'
import { ServiceProblem } from '../../http/problem.ts'
import { isId } from '../../ids.ts'
import { requireSite } from '../../keys/require-site.ts'
import { createScoreReader, readDocument } from '../../storage/optimizations.ts'
import type { Storage } from '../../storage/storage.ts'
import { timeOf } from '../../time.ts'
import { defineRoute, type Route } from '../route.ts'

const nothingYet = { pass: 0, fail: 0, not_applicable: 0, not_checked: 0, error: 0 }

/** GET /v1/score/{id}. An unknown id, a wrong prefix and another tenant's id give the same answer. */
export function readScoreRoute({ storage }: { readonly storage: Storage }): Route {
  const findScore = createScoreReader(storage)
  return defineRoute({
    operation: readScore,
    handle: async ({ params: { id }, query: { include }, caller, request, reply }) => {
      const found = isId('opt', id) || isId('art', id) ? await findScore(caller.tenant, id) : null
      if (!found) throw new ServiceProblem('not_found', 'There is no result with this id.')
      const { result: row, history } = found
      requireSite(caller.key, row.url)
      const parts = include?.split(',') ?? []
      const document = parts.length > 0 ? await readDocument(storage, caller.tenant, row.id) : null
      const stored = document === null ? null : (JSON.parse(document) as Required<Pick<ScoreRecord, 'checks' | 'schema' | 'titles'>>)
      const record: ScoreRecord = {
        id: row.id,
        article_id: row.articleId,
        status: row.status,
        url: row.url,
        aeo_score: row.aeoScore,
        seo_score: row.seoScore,
        scores: row.scores === null ? null : JSON.parse(row.scores),
        rubric_version: row.rubricVersion,
        rubric_outdated: row.rubricVersion !== rubric.version,
        checks_summary: row.checksSummary === null ? nothingYet : JSON.parse(row.checksSummary),
        error: null,
        created_at: timeOf(row.createdAt),
        computed_at: row.computedAt === null ? null : timeOf(row.computedAt),
        history: history.map((each) => ({
          id: each.id,
          aeo_score: each.aeoScore ?? 0,
          seo_score: each.seoScore ?? 0,
          rubric_version: each.rubricVersion,
          computed_at: timeOf(each.computedAt ?? 0),
        })),
        ...(stored && parts.includes('checks') && { checks: stored.checks }),
        ...(stored && parts.includes('schema') && { schema: stored.schema }),
        ...(stored && parts.includes('titles') && { titles: stored.titles }),
      }
      return answerTagged(request, reply, record)
    },
  })
}
