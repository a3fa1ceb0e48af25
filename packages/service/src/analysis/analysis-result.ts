import { deflateRawSync } from 'node:zlib'
import type { Optimization } from '@citable/contract/present'
import type { ArticleInput } from '@citable/core'
import type { GeneratorText } from '@citable/core/drafts'
import { wordsOf } from '../model/grade.ts'
import type { AnalysisJob } from './run-analysis.ts'
import { type PrintedRequest, printRequest } from './stored-request.ts'

/** The facts of a result that the service decides by; it hands everything else on unread. */
export interface ResultFacts {
  readonly aeoScore: number
  readonly seoScore: number
  readonly rubricVersion: string
  /** JSON texts of `scores` and of the number of checks by status. */
  readonly scores: string
  readonly checksSummary: string
  /** Words of the article; in scripts without spaces two and a half characters are one. */
  readonly words: number
  readonly title: string | null
  readonly siteName: string | null
  /** As the page says. */
  readonly datePublished: string | null
  readonly dateModified: string | null
  /** Ids of the failing checks that lower a score. */
  readonly failing: readonly string[]
  /** Crawlers of answer engines that robots.txt lets in; null when it was not read. */
  readonly bots: { readonly allowed: number; readonly of: number } | null
}

/** An analysis as it leaves a worker: JSON that can be sent and stored without building its objects again. */
export interface AnalysedArticle {
  /** The optimization as JSON, UTF-8. */
  readonly json: Uint8Array
  /** The same, the request, and the bytes of a fetched page (null: none was), deflated; null unless they are to be stored. */
  readonly packed:
    | ({ readonly document: Uint8Array; readonly request: Uint8Array; readonly page: Uint8Array | null } & Pick<
        PrintedRequest,
        'contentDigest'
      >)
    | null
  readonly facts: ResultFacts
  /** SHA-256 of title and text; null unless they are to be stored. */
  readonly textDigest: string | null
  /** HTML of the main content of a page, where it was asked for. */
  readonly mainHtml?: string | null
  /** The article for a text generator; null unless it was asked for. */
  readonly generatorText: GeneratorText | null
}

/** Level of zlib: 6, its own, makes them 15 % smaller in twice the time. */
const level = 1

/**
 * @param request where both are to be stored; else null
 * @param page bytes of the fetched page, deflated
 */
export function analysedArticle(
  optimization: Optimization,
  request: PrintedRequest | null,
  page: Uint8Array | null = null,
  { generatorText, textDigest }: Pick<AnalysedArticle, 'generatorText' | 'textDigest'> = { generatorText: null, textDigest: null },
): AnalysedArticle {
  // memory of its own, so that a worker can hand it over instead of having it copied
  const json = new TextEncoder().encode(JSON.stringify(optimization))
  return {
    json,
    packed:
      request === null
        ? null
        : {
            document: deflateRawSync(json, { level }),
            request: deflateRawSync(request.text, { level }),
            page,
            contentDigest: request.contentDigest,
          },
    facts: factsOf(optimization),
    generatorText,
    textDigest,
  }
}

/** The bytes of a fetched page that is to be stored, deflated; null: there is none. */
export const packedPageOf = ({ input, toStore }: AnalysisJob): Uint8Array | null =>
  input.kind === 'fetched' && toStore !== undefined ? deflateRawSync(input.body, { level }) : null

/** The request that is to be stored, printed; null: none is. */
export const printedRequestOf = ({ toStore }: AnalysisJob, input: ArticleInput): PrintedRequest | null =>
  toStore === undefined ? null : printRequest(toStore, input)

/** The optimization itself, for those who look into it. */
export const readOptimization = ({ json }: Pick<AnalysedArticle, 'json'>): Optimization => JSON.parse(new TextDecoder().decode(json))

function factsOf({ aeo_score, seo_score, rubric_version, scores, checks, article }: Optimization): ResultFacts {
  const summary = { pass: 0, fail: 0, not_applicable: 0, not_checked: 0, error: 0 }
  for (const { status } of checks) summary[status]++
  return {
    aeoScore: aeo_score,
    seoScore: seo_score,
    rubricVersion: rubric_version,
    scores: JSON.stringify(scores),
    checksSummary: JSON.stringify(summary),
    words: wordsOf(article.word_count, article.language),
    title: article.title,
    siteName: article.site_name,
    datePublished: article.date_published,
    dateModified: article.date_modified,
    failing: checks.filter(({ status, effect }) => status === 'fail' && effect !== 'none').map(({ check }) => check),
    bots: botAccess(checks),
  }
}

function botAccess(checks: Optimization['checks']): ResultFacts['bots'] {
  const found = checks.find(({ check }) => check === 'search-bot-access')
  const of = found?.args.bots
  if (!found || typeof of !== 'number') return null
  return { allowed: of - (typeof found.args.blocked === 'number' ? found.args.blocked : 0), of }
}
