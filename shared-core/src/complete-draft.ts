import { completeReport } from './checks/late-checks.ts'
import { type Analysis, completeAnalysis } from './complete-analysis.ts'
import { mayAnnounce, withDraftDetails } from './extract/details/draft-details.ts'
import { loadAdvice } from './languages/load-advice.ts'
import { loadStatements } from './languages/load-statements.ts'
import type { ScoredArticle } from './score-article.ts'

/** The analysis of a scored draft: details that its text shows, titles and graph. Rejects when the reader of events is needed and cannot be loaded. */
export async function completeDraft(scored: ScoredArticle): Promise<Analysis> {
  const { article, context, language } = scored
  const [statements, words] = await Promise.all([loadStatements(language.tag), loadAdvice(language.tag)])
  const readEvent = mayAnnounce(article) ? (await import('./extract/details/event-text.ts')).eventFromText : null
  return completeAnalysis(
    { ...scored, report: completeReport(scored), article: withDraftDetails(article, { now: context.now, readEvent }) },
    { statements, words },
  )
}
