import { checks } from './checks/index.ts'
import { type Analysis, completeAnalysis } from './complete-analysis.ts'
import { readArticle } from './extract/read-article.ts'
import { adviceFor } from './languages/all-advice.ts'
import { allStatements } from './languages/all-statements.ts'
import type { Article } from './model/article.ts'
import type { AnalysisContext, ArticleInput } from './model/input.ts'
import { type Resources, scoreArticle } from './score-article.ts'

/**
 * Article in; report, titles and graph out.
 *
 * Pure and synchronous: the same input, context and rubric version give the same bytes in every runtime. Never throws for a bad
 * article. Throws when the pack of a supported language is missing from `resources`: two hosts would score differently.
 */
export function analyze(input: ArticleInput, context: AnalysisContext, resources: Resources): Analysis {
  return analyzeArticle(readArticle(input, context, resources.cache), context, resources)
}

/** The second half of `analyze`, for callers that load a language pack after `readArticle`. Parsing happens once. */
export function analyzeArticle(article: Article, context: AnalysisContext, resources: Resources): Analysis {
  const scored = scoreArticle(article, context, resources, checks)
  const { tag } = scored.language
  return completeAnalysis(scored, { statements: allStatements[tag] ?? null, words: adviceFor(tag) })
}
