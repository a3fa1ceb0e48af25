import { answerQuestions, indexArticle } from './answers/answer-questions.ts'
import { readText } from './answers/article-text.ts'
import { checks } from './checks/index.ts'
import { runChecks } from './checks/run-checks.ts'
import { readArticle } from './extract/read-article.ts'
import { buildGraph } from './graph/build-graph.ts'
import type { LanguagePack } from './languages/language.ts'
import { languageFor, matchTag, packFor } from './languages/language-for.ts'
import { packTags } from './languages/pack-tags.ts'
import type { Article } from './model/article.ts'
import type { Graph } from './model/graph.ts'
import type { AnalysisContext, ArticleInput } from './model/input.ts'
import type { Answer, Readability, Report } from './model/report.ts'
import type { OwnTitle, TitleSuggestion } from './model/titles.ts'
import type { BlockCache } from './parse/block-cache.ts'
import { aggregate, passScore } from './scoring/aggregate.ts'
import { rubric } from './scoring/rubric.ts'
import { measureSignals } from './signals/measure-signals.ts'
import { buildReading } from './signals/reading.ts'
import { rateTitles } from './titles/suggest-titles.ts'

/** Code and memory, never facts: they cannot change a result. */
export interface Resources {
  /** Packs of the languages to expect. */
  readonly languages: readonly LanguagePack[]
  /** Memory of one open document, so that only changed blocks are read and measured again. */
  readonly cache?: BlockCache
}

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
  const today = { ...context, now: cutToDay(context.now) }
  const supported = matchTag(article.language, packTags)
  if (supported !== null && packFor(article.language, resources.languages) === null)
    throw new Error(`The pack of "${supported}" is missing: pass it in resources.languages, or two hosts would score differently.`)
  const language = languageFor(article.language, resources.languages)
  const passages = indexArticle(article, language, readText(article, language, resources.cache))
  const answers = answerQuestions({ article, language, targetQueries: context.targetQueries }, passages)
  const read = measureSignals(buildReading(article, today, language, { answers, passages }, resources.cache))
  const ran = new Map(runChecks(checks, read, passScore).map((outcome) => [outcome.check, outcome]))
  const outcomes = [...rubric.aeo, ...rubric.seo].flatMap((group) => group.checks.map(({ check }) => ran.get(check)!))
  const { words } = read('size')
  const { own: ownTitle, titles } = rateTitles({ article, answers, language, context: today, text: passages.text })
  const { graph, notes, type: schemaType } = buildGraph({ article, context: today, words, months: language.pack.months })
  return {
    article,
    words,
    report: {
      rubricVersion: rubric.version,
      language: article.language,
      aeo: aggregate(rubric.aeo, ['retrievable', 'quotable', 'credible'], outcomes),
      seo: aggregate(rubric.seo, ['basics', 'content', 'technical', 'keyphrase', 'readability'], outcomes),
      readability: toReadability(read('readability')),
      outcomes,
    },
    answers,
    ownTitle,
    titles,
    graph,
    notes,
    schemaType,
  }
}

function toReadability({ ease, formula, sentences, words }: Readability): Readability | null {
  return words === 0 ? null : { ease, formula, sentences, words }
}

/** The UTC day of an instant; what has no readable time zone keeps its own day. */
function cutToDay(now: string): string {
  return now.slice(0, 10)
}
