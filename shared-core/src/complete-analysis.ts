import { buildGraph } from './graph/build-graph.ts'
import type { Answer } from './model/answer.ts'
import type { Article } from './model/article.ts'
import type { Graph } from './model/graph.ts'
import type { Report } from './model/report.ts'
import type { OwnTitle, TitleSuggestion } from './model/titles.ts'
import type { ScoredArticle } from './score-article.ts'
import { rateTitles } from './titles/suggest-titles.ts'

/** All that one analysis gives. Plain and JSON-safe. */
export interface Analysis {
  readonly article: Article
  /** Words of the prose (characters in unspaced scripts): paragraphs, quotes, lists and tables. */
  readonly words: number
  readonly report: Report
  /** Unanswered first, by weight. */
  readonly answers: readonly Answer[]
  /** The author's own title by the ranking of `titles`; null: the article has none. */
  readonly ownTitle: OwnTitle | null
  /** Best first. */
  readonly titles: readonly TitleSuggestion[]
  readonly graph: Graph
  readonly notes: ReturnType<typeof buildGraph>['notes']
  /** What the page is published as, and why. */
  readonly schemaType: ReturnType<typeof buildGraph>['type']
}

/** Adds what no score depends on: titles and graph. */
export function completeAnalysis({ article, context, language, text, words, report, answers }: ScoredArticle): Analysis {
  const { own: ownTitle, titles } = rateTitles({ article, answers, language, context, text })
  const { graph, notes, type: schemaType } = buildGraph({ article, context, words, months: language.pack.months })
  return { article, words, report, answers, ownTitle, titles, graph, notes, schemaType }
}
