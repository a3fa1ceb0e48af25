import { type PublisherRecord, readPublisher } from '@citable/contract'
import { answerTagged } from '../../http/answers/answer-tagged.ts'
import { ServiceProblem } from '../../http/answers/problem.ts'
import { isId } from '../../ids.ts'
import { requireHost } from '../../keys/require-site.ts'
import { gradeOf, grading } from '../../model/grade.ts'
import { presentPublisher } from '../../publishers/present-publisher.ts'
import { findPublisher, type GradedArticle, gradedArticles, monthsOf, reasonsOf, refreshGrades } from '../../storage/publishers.ts'
import type { Storage } from '../../storage/storage.ts'
import { defineRoute, type Route } from '../route.ts'

/** Reasons, months, and best and worst articles that are shown. */
const max = { reasons: 20, months: 24, articles: 20 } as const

/** GET /v1/publishers/{id}. */
export function readPublisherRoute({ storage, now }: { readonly storage: Storage; readonly now: () => number }): Route {
  return defineRoute({
    operation: readPublisher,
    handle: async ({ params: { id }, caller: { key, tenant }, request, reply }) => {
      if (isId('pub', id)) await refreshGrades(storage, tenant, now())
      const row = isId('pub', id) ? await findPublisher(storage, tenant, id) : null
      if (!row) throw new ServiceProblem('not_found', 'There is no publisher with this id.')
      requireHost(key, row.host)
      const [reasons, months, best, worst] = await Promise.all([
        reasonsOf(storage, tenant, [id], max.reasons),
        monthsOf(storage, tenant, id, max.months),
        gradedArticles(storage, tenant, id, 'best', max.articles, now()),
        gradedArticles(storage, tenant, id, 'worst', max.articles, now()),
      ])
      const answer: PublisherRecord = {
        ...presentPublisher(row, reasons.get(id) ?? []),
        history: months.map(({ month, articles, spread, rubricVersion }) => {
          const { letter, score } = gradeOf(spread)
          return { month, grade: letter, score, articles, graded_articles: spread.articles, rubric_version: rubricVersion }
        }),
        best: best.map(ratedArticle),
        worst: worst.map(ratedArticle),
        grading,
      }
      return answerTagged(request, reply, answer)
    },
  })
}

const ratedArticle = ({ id, url, title, score }: GradedArticle): PublisherRecord['best'][number] => ({
  article_id: id,
  url,
  title,
  aeo_score: score,
})
