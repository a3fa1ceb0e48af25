import { proposeQuestions } from './answers/propose-questions.ts'
import { withSureQuotations } from './answers/sure-quotations.ts'
import { passScore } from './checks/ramp.ts'
import { buildGraph } from './graph/build-graph.ts'
import type { Answer } from './model/answer.ts'
import type { Article } from './model/article.ts'
import type { Graph } from './model/graph.ts'
import type { Report } from './model/report.ts'
import type { KindOfText } from './model/text-kind.ts'
import type { OwnTitle, TitleNote, TitleSuggestion } from './model/titles.ts'
import type { ScoredArticle } from './score-article.ts'
import { rateTitles } from './titles/suggest-titles.ts'

/** All that one analysis gives. Plain and JSON-safe. */
export interface Analysis {
  readonly article: Article
  /** Words of the prose (characters in unspaced scripts): paragraphs, quotes, lists and tables. */
  readonly words: number
  /** The kind of text; the checks ask what fits it. */
  readonly textKind: KindOfText
  readonly report: Report
  /** Unanswered first, by weight. */
  readonly answers: readonly Answer[]
  /** Questions of readers for a text that asks none: at most three phrases of headings and title. */
  readonly questionProposals: readonly string[]
  /** The author's own title by the ranking of `titles`; null: the article has none. */
  readonly ownTitle: OwnTitle | null
  /** Better than the author's own, best first, at most three. */
  readonly titles: readonly TitleSuggestion[]
  /** Why there are none; null: there are, or none was asked for. */
  readonly titlesNote: TitleNote | null
  readonly graph: Graph
  readonly notes: ReturnType<typeof buildGraph>['notes']
  /** The schema.org type of the page, and the reasons. */
  readonly schemaType: ReturnType<typeof buildGraph>['type']
}

/** Adds what no score depends on: titles and graph. */
export function completeAnalysis({ article, context, language, text, words, textKind, report, answers }: ScoredArticle): Analysis {
  const { own: ownTitle, titles, note: titlesNote } = rateTitles({ article, answers, language, context, text })
  const isNews = textKind.kind === 'news' && textKind.certainty !== 'unsure'
  const shown = isNews ? { ...context, textKind: textKind.kind } : context
  const { graph, notes, type: schemaType } = buildGraph({ article, context: shown, words, months: language.pack.months, answers })
  const questionProposals = answers.length > 0 ? [] : proposeQuestions(article, text, language)
  return {
    article,
    words,
    textKind,
    report,
    answers: withSureQuotations(answers, language, report.aeo.value >= passScore),
    questionProposals,
    ownTitle,
    titles,
    titlesNote,
    graph,
    notes,
    schemaType,
  }
}
