import { answerQuestions, indexArticle } from './answers/answer-questions.ts'
import { type ArticleText, readText } from './answers/article-text.ts'
import { titlePlace } from './answers/title-place.ts'
import type { Check } from './checks/define-check.ts'
import { runChecks } from './checks/run-checks.ts'
import { asksForProof } from './kinds/asks-for-proof.ts'
import { type CheckUse, isBrief, useOf } from './kinds/check-use.ts'
import { readTextKind } from './kinds/read-text-kind.ts'
import type { Language, LanguagePack } from './languages/language.ts'
import { languageFor } from './languages/language-for.ts'
import { createTextMemory } from './languages/text-memory.ts'
import type { Answer } from './model/answer.ts'
import type { Article } from './model/article.ts'
import type { CheckId } from './model/check-id.ts'
import type { AnalysisContext } from './model/input.ts'
import type { Outcome, Readability, Report } from './model/report.ts'
import type { KindOfText } from './model/text-kind.ts'
import type { BlockCache } from './parse/blocks/block-cache.ts'
import { aggregate } from './scoring/aggregate.ts'
import { type RubricEntry, rubric } from './scoring/rubric.ts'
import type { BroughtSignals } from './signals/index.ts'
import { measureSignals } from './signals/measure-signals.ts'
import { buildReading, keyphraseIn } from './signals/reading.ts'
import { withoutFiller } from './signals/text/without-filler.ts'

/** Code and memory, never facts: they cannot change a result. */
export interface Resources {
  /** Packs of the languages to expect. */
  readonly languages: readonly LanguagePack[]
  /** Memory of one open document, so that only changed blocks are read and measured again. */
  readonly cache?: BlockCache
}

/** An article with its scores: all that checks say, without titles and graph. */
export interface ScoredArticle {
  readonly article: Article
  /** As given, `now` cut to the UTC day. */
  readonly context: AnalysisContext
  readonly language: Language
  readonly text: ArticleText
  /** Words of the prose (characters in unspaced scripts): paragraphs, quotes, lists and tables. */
  readonly words: number
  readonly textKind: KindOfText
  readonly report: Report
  /** Unanswered first, by weight. */
  readonly answers: readonly Answer[]
  /** Checks that the scores did without, or again with signals that they did without. */
  readonly runAgain: (checks: readonly Check<CheckId>[], brought: BroughtSignals) => readonly Outcome[]
  /** Both scores of the article under another title. */
  readonly scoresUnder: (title: string) => Pick<Report, 'aeo' | 'seo'>
}

/**
 * Both scores of an article. Throws when the pack of a supported language is missing from `resources`, or what judges the
 * keyphrase or the site's robots.txt. A whole
 * page needs all checks; those that a draft goes without do not apply to it.
 */
export function scoreArticle(
  article: Article,
  context: AnalysisContext,
  resources: Resources,
  checks: readonly Check<CheckId>[],
): ScoredArticle {
  const today = { ...context, now: cutToDay(context.now) }
  if (
    (keyphraseIn(context.targetQueries) !== null && !checks.some(({ id }) => id === 'keyphrase-title')) ||
    (context.page !== null && !checks.some(({ id }) => id === 'search-bot-access'))
  )
    throw new Error('Checks are missing: see loadChecks.')
  const texts = resources.cache?.once(`texts:${article.language}`, createTextMemory)
  texts?.tidy()
  const language = languageFor(article.language, resources.languages, texts)
  const passages = indexArticle(article, language, readText(article, language, resources.cache))
  const answers = answerQuestions({ article, language, targetQueries: context.targetQueries }, passages)
  const reading = buildReading(article, today, language, { answers, passages })
  const brought = broughtBy(checks)
  const read = measureSignals(reading, brought)
  const telling = withoutFiller(reading)
  const textKind = readTextKind(article, today, telling, language)
  const isAsked = asksForProof(article, textKind, telling, language)
  const use = (check: CheckId): CheckUse =>
    check === 'text-sufficient' && isBrief(textKind, read('size')) ? 'not' : useOf(check, textKind, isAsked)
  const scored = checks.filter(({ isAdvice }) => isAdvice !== true)
  const ran = new Map<CheckId, Outcome>(runChecks(scored, read, use).map((outcome) => [outcome.check, outcome]))
  const outcomes = [...rubric.aeo, ...rubric.seo].flatMap((group) =>
    (group.checks as readonly RubricEntry[])
      .filter(({ again }) => again !== true)
      .map(({ check }) => ran.get(check) ?? ({ check, status: group.group === 'keyphrase' ? 'not_applicable' : 'not_checked' } as const)),
  )
  const { words } = read('size')
  return {
    article,
    context: today,
    language,
    text: passages.text,
    words,
    textKind,
    report: {
      rubricVersion: rubric.version,
      language: article.language,
      aeo: aggregate(rubric.aeo, ['retrievable', 'quotable', 'credible'], outcomes),
      seo: aggregate(rubric.seo, ['basics', 'content', 'technical', 'keyphrase', 'readability'], outcomes),
      readability: toReadability(read('readability')),
      outcomes,
    },
    answers,
    runAgain: (late, signals) => runChecks(late, measureSignals(reading, broughtBy(late, { ...brought, ...signals })), use),
    scoresUnder: (title) => scoreArticle(underTitle(article, title), context, resources, checks).report,
  }
}

const broughtBy = (checks: readonly Check<CheckId>[], others: BroughtSignals = {}): BroughtSignals =>
  Object.assign({}, others, ...checks.map(({ brings }) => brings))

/** The article under another title; in a draft with one field for both it is the headline, too. */
function underTitle(article: Article, value: string): Article {
  const title = article.title === null ? null : { ...article.title, value }
  const isHeadline = article.kind === 'draft' && article.headline !== null && titlePlace(article) === '@title'
  return { ...article, title, headline: isHeadline ? { ...article.headline!, value } : article.headline }
}

function toReadability({ ease, formula, sentences, words }: Readability): Readability | null {
  return words === 0 ? null : { ease, formula, sentences, words }
}

/** The UTC day of an instant; what has no readable time zone has its own day. */
function cutToDay(now: string): string {
  return now.slice(0, 10)
}
