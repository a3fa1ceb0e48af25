import type { Publisher } from '@citable/contract'
import type { PublisherRow, Reason } from '../storage/publishers.ts'
import { timeOf } from '../time.ts'
import { gradeOf } from './grade.ts'

/** A publisher as the API shows it. */
export function presentPublisher(row: PublisherRow, reasons: readonly Reason[]): Publisher {
  const { letter, score, mean, shrunk, confidence } = gradeOf(row.spread)
  const { articles, distribution } = row.spread
  return {
    id: row.id,
    host: row.host,
    name: row.name,
    grade: letter,
    provisional: letter === null,
    score,
    mean,
    shrunk,
    confidence,
    articles,
    distribution: [...distribution],
    aeo_mean: mean,
    seo_mean: articles === 0 ? 0 : Math.round((row.seoTotal / articles) * 10) / 10,
    top_reasons: [...reasons],
    ai_access: row.bots === null ? null : { search_bots_allowed: row.bots.allowed, of: row.bots.of },
    rubric_version: row.rubricVersion,
    computed_at: timeOf(row.computedAt),
  }
}
