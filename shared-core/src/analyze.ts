import { readerQuestions } from './answers/reader-questions.ts'
import { checks } from './checks/index.ts'
import { type Analysis, completeAnalysis, graphInputOf, type LateParts, titleInputOf } from './complete-analysis.ts'
import { readArticle } from './extract/read-article.ts'
import { buildGraph } from './graph/build-graph.ts'
import { adviceFor, titleAdviceFor } from './languages/loading/all-advice.ts'
import { allStatements } from './languages/loading/all-statements.ts'
import type { Article } from './model/article.ts'
import type { AnalysisContext, ArticleInput } from './model/input.ts'
import { type Resources, type ScoredArticle, scoreArticle } from './score-article.ts'
import { readByline } from './signals/evidence/byline.ts'
import { factSlips } from './signals/slips/facts/fact-slips.ts'
import { figureSlips } from './signals/slips/figures/figure-slips.ts'
import { comparisons } from './signals/slips/lists.ts'
import { readSlips } from './signals/slips/read-slips.ts'
import { buriedNews, secondLook } from './signals/slips/second/second-look.ts'
import { readAgreement } from './signals/text/agreement.ts'
import { contradictions } from './signals/text/contradictions.ts'
import { rateTitles } from './titles/suggest-titles.ts'

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
  return completeAnalysis(scored, latePartsOf(scored))
}

/** All at once, for runtimes that load everything. */
export function latePartsOf(scored: ScoredArticle): LateParts {
  const { tag } = scored.language
  const rules = allStatements[tag]
  const titleWords = titleAdviceFor(tag)
  return {
    titles: rateTitles(titleInputOf(scored, titleWords)),
    graph: buildGraph(graphInputOf(scored)),
    questions: rules === undefined ? null : { rules, read: readerQuestions },
    words: adviceFor(tag),
    titleWords,
    agreement: readAgreement,
    comparisons: [contradictions, ...comparisons, factSlips, figureSlips, secondLook],
    slips: readSlips,
    buried: buriedNews,
    byline: scored.article.kind === 'draft' && scored.context.site === null ? readByline : null,
  }
}
