import { checkRationales } from './checks/check-rationales.ts'
import type { Analysis } from './complete-analysis.ts'
import { serializeGraph } from './graph/serialize-graph.ts'
import { sentences } from './messages/english.ts'
import { formatEnglish } from './messages/format-message.ts'
import type { AnalysisContext, AuthorFields } from './model/input.ts'
import type { MessageArgs } from './model/values.ts'

/** What `analyze` of `./simple` and `./english` takes. */
export interface SimpleInput {
  /** A whole page, or the text of an article alone. */
  readonly html: string
  /** Address of the page; absent: it has none yet. */
  readonly url?: string
  /** BCP 47; absent: what the page says, else what the text is written in. */
  readonly language?: string
  /** Headline of a text that has none in its HTML. */
  readonly title?: string
  /** Day of the analysis (ISO 8601), by which ages are judged; absent: today. The same day gives the same bytes. */
  readonly now?: string
  /** Questions that readers may ask, at most 10. */
  readonly targetQueries?: readonly string[]
}

/** A check that fails, in English. */
export interface SimpleFinding {
  readonly check: string
  /** 0–100: how far it is met. */
  readonly score: number
  readonly message: string
  /** What to do; null: nothing is proposed. */
  readonly fix: string | null
  /** Why it matters. */
  readonly why: string
  /** The passages that it rests on. */
  readonly quotes: readonly string[]
}

export interface SimpleAnalysis {
  /** Readiness to be quoted by answer engines, 0–100; no probability. */
  readonly aeoScore: number
  /** Readiness to be found by search engines, 0–100. */
  readonly seoScore: number
  readonly language: string
  /** Better titles, best first; none where the own one has no fault. */
  readonly titles: readonly string[]
  /** JSON-LD for `<script type="application/ld+json">`, safe to be printed there. */
  readonly jsonLd: string
  /** In the order of the rubric; points that may be wrong about this text are left out. */
  readonly findings: readonly SimpleFinding[]
  /** Everything, in codes. */
  readonly analysis: Analysis
}

const noFields: AuthorFields = {
  title: null,
  description: null,
  slug: null,
  image: null,
  authors: [],
  datePublished: null,
  dateModified: null,
}

/** The simple call's title as an author's fields. */
export const fieldsOf = ({ title }: SimpleInput): AuthorFields => ({ ...noFields, title: title ?? null })

/** The context of a whole analysis for the simple call. */
export const contextOf = ({ url, language, now, targetQueries = [] }: SimpleInput): AnalysisContext => ({
  url: url ?? null,
  language: language ?? null,
  now: now ?? new Date().toISOString(),
  site: null,
  page: null,
  targetQueries,
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 5 },
})

const sentence = (key: string, args: MessageArgs): string | null =>
  Object.hasOwn(sentences, key) ? formatEnglish(sentences[key as keyof typeof sentences], args) : null

/** The answer of the simple call, made of a whole analysis. */
export function simpleResult(analysis: Analysis): SimpleAnalysis {
  const { report, titles, graph } = analysis
  const failing = report.outcomes.flatMap((outcome) =>
    outcome.status === 'fail' && outcome.certain && outcome.isQuiet !== true ? [outcome] : [],
  )
  return {
    aeoScore: report.aeo.value,
    seoScore: report.seo.value,
    language: report.language,
    titles: titles.map(({ text }) => text),
    jsonLd: serializeGraph(graph),
    findings: failing.map(({ check, score, code, args, fix, spans }) => ({
      check,
      score,
      message: sentence(`${check}.${code}`, args) ?? code,
      fix: fix === null ? null : sentence(`${check}.fix.${fix.code}`, fix.args),
      why: checkRationales[check],
      quotes: spans.map(({ quote }) => quote),
    })),
    analysis,
  }
}
