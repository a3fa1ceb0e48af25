import { createHash } from 'node:crypto'
import { type Drafts, type Optimization, type OptimizeRequest, present } from '@citable/contract/present'
import { presentDrafts } from '@citable/contract/requests'
import { type AnalysisContext, type Article, type ArticleInput, analyze } from '@citable/core'
import { checkDrafts, type GeneratorText, generatorText } from '@citable/core/drafts'
import { allPacks } from '@citable/core/languages/all'
import { languageFor } from '@citable/core/languages/language-for'
import { type PageBytes, pageText } from '../fetching/charset.ts'
import type { DraftsToCheck } from '../generation/write-drafts.ts'

type FetchedInput = { readonly kind: 'fetched' } & PageBytes

/** Everything that decides a result; plain data, so that it can cross to a worker thread. */
export interface AnalysisJob {
  /** A fetched page crosses as its bytes. */
  readonly input: ArticleInput | FetchedInput
  readonly context: AnalysisContext
  /** Adds `article.text`. */
  readonly includeText: boolean
  /** The request without its texts: it and the result are to be stored. Decides nothing. */
  readonly toStore?: OptimizeRequest
  /** Also gives the HTML of the main content of a page. */
  readonly includeMain?: boolean
  /** `input`: what a text generator is to be given. Else what it wrote is judged and put beside the result, which it does not change. */
  readonly drafts?: 'input' | DraftsToCheck
}

export interface RunResult {
  readonly optimization: Optimization & { readonly drafts?: Drafts }
  readonly generatorText: GeneratorText | null
  /** SHA-256 of title and text of what is to be stored, as they were read; else null. */
  readonly textDigest: string | null
}

/** Input and context for the core. */
export const readInput = (input: AnalysisJob['input']): ArticleInput =>
  input.kind === 'fetched' ? { kind: 'page', html: pageText(input) } : input

/** The presented analysis, as every host shows it. */
export const runAnalysis = (job: AnalysisJob): Optimization => runJob(job).optimization

/** The same, with what concerns a text generator. */
export function runJob({ input, context, includeText, toStore, drafts }: AnalysisJob): RunResult {
  const analysis = analyze(readInput(input), context, { languages: allPacks })
  const optimization = present(analysis, context, { includeText })
  const { article, answers, report } = analysis
  const textDigest = toStore === undefined ? null : digestOf(article)
  if (drafts === undefined) return { optimization, generatorText: null, textDigest }
  if (drafts === 'input') return { optimization, generatorText: generatorText(article), textDigest }
  const language = languageFor(article.language, allPacks)
  const { written, facts } = drafts
  const checked =
    written === null ? null : checkDrafts({ article, answers, language, context, outcomes: report.outcomes }, written, facts.generator.id)
  return { optimization: { ...optimization, drafts: presentDrafts(checked, facts) }, generatorText: null, textDigest }
}

function digestOf({ title, blocks }: Pick<Article, 'title' | 'blocks'>): string {
  const digest = createHash('sha256').update(title?.value ?? '')
  for (const { text } of blocks) digest.update('\n').update(text)
  return digest.digest('hex')
}
