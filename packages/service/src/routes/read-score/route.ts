import { readScore, type ScoreRecord } from '@citable/contract'
import { rubric } from '@citable/core/scoring'
import { answerTagged, answerTaggedText, type TaggedText, tagText } from '../../http/answers/answer-tagged.ts'
import { ServiceProblem } from '../../http/answers/problem.ts'
import { isId } from '../../ids.ts'
import { requireSite } from '../../keys/require-site.ts'
import { createScoreReader, type FoundScore, readDocument } from '../../storage/optimizations.ts'
import { rememberReads } from '../../storage/queries/remember-reads.ts'
import type { Storage, TenantScope } from '../../storage/storage.ts'
import { timeOf, timeOrNull } from '../../time.ts'
import { defineRoute, type Route } from '../route.ts'

const nothingYet = { pass: 0, fail: 0, not_applicable: 0, not_checked: 0, error: 0 }

/** Answers remembered: a few kilobytes each. */
const maxRemembered = 2_000

/** GET /v1/score/{id}. An unknown id, a wrong prefix and another tenant's id give the same answer. */
export function readScoreRoute({ storage }: { readonly storage: Storage }): Route {
  const findScore = createScoreReader(storage)
  const remembered = rememberReads<{ readonly found: FoundScore; readonly answer: TaggedText }>(storage, maxRemembered)
  const read = (tenant: TenantScope, id: string) =>
    remembered(`${tenant.tenantId} ${id}`, async () => {
      const found = await findScore(tenant, id)
      return found && { found, answer: tagText(recordOf(found)) }
    })
  return defineRoute({
    operation: readScore,
    handle: async ({ params: { id }, query: { include }, caller, request, reply }) => {
      const known = isId('opt', id) || isId('art', id) ? await read(caller.tenant, id) : null
      if (!known) throw new ServiceProblem('not_found', 'There is no result with this id.')
      const { found, answer } = known
      requireSite(caller.key, found.result.url)
      if (include === undefined) return answerTaggedText(request, reply, answer)
      const document = await readDocument(storage, caller.tenant, found.result.id)
      return answerTagged(request, reply, { ...recordOf(found), ...partsOf(document, include.split(',')) })
    },
  })
}

function recordOf({ result, history }: FoundScore): ScoreRecord {
  return {
    id: result.id,
    article_id: result.articleId,
    status: result.status,
    url: result.url,
    aeo_score: result.aeoScore,
    seo_score: result.seoScore,
    scores: result.scores === null ? null : JSON.parse(result.scores),
    rubric_version: result.rubricVersion,
    rubric_outdated: result.rubricVersion !== rubric.version,
    checks_summary: result.checksSummary === null ? nothingYet : JSON.parse(result.checksSummary),
    error: null,
    created_at: timeOf(result.createdAt),
    computed_at: timeOrNull(result.computedAt),
    history: history.map((each) => ({
      id: each.id,
      aeo_score: each.aeoScore ?? 0,
      seo_score: each.seoScore ?? 0,
      rubric_version: each.rubricVersion,
      computed_at: timeOf(each.computedAt ?? 0),
    })),
  }
}

/** The parts of the stored answer that were asked for. */
function partsOf(document: string | null, names: readonly string[]): Pick<ScoreRecord, 'checks' | 'schema' | 'titles'> {
  if (document === null) return {}
  const { checks, schema, titles } = JSON.parse(document) as Required<Pick<ScoreRecord, 'checks' | 'schema' | 'titles'>>
  return {
    ...(names.includes('checks') && { checks }),
    ...(names.includes('schema') && { schema }),
    ...(names.includes('titles') && { titles }),
  }
}
