import { type Analysis, completeAnalysis } from './complete-analysis.ts'
import { withDraftDetails } from './extract/draft-details.ts'
import type { ScoredArticle } from './score-article.ts'

/** The analysis of a scored draft: details that its text shows, titles and graph. */
export function completeDraft(scored: ScoredArticle): Analysis {
  return completeAnalysis({ ...scored, article: withDraftDetails(scored.article) })
}
