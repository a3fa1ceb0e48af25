import type { Publisher } from '@citable/contract'
import { gradeOf, reasonOf } from '../model/grade.ts'
import type { PublisherRow, Reason } from '../storage/publishers.ts'
import { timeOf } from '../time.ts'

/** A publisher as the API shows it. */
export function presentPublisher(row: PublisherRow, reasons: readonly Reason[]): Publisher {
  const { letter, score, mean, deviation, confidence } = gradeOf(row.spread)
  const { articles: counted, distribution } = row.spread
  return {
    id: row.id,
    host: row.host,
    name: row.name,
    grade: letter,
    grade_reason: reasonOf(row.spread, row.articles),
    provisional: letter === null,
    score,
    mean,
    deviation,
    shrunk: mean,
    confidence,
    articles: row.articles,
    graded_articles: counted,
    distribution: [...distribution],
    aeo_mean: mean,
    seo_mean: counted === 0 ? null : Math.round((row.seoTotal / counted) * 10) / 10,
    top_reasons: [...reasons],
    ai_access: row.bots === null ? null : { search_bots_allowed: row.bots.allowed, of: row.bots.of },
    rubric_version: row.rubricVersion,
    computed_at: timeOf(row.computedAt),
  }
}
