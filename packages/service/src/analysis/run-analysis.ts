import { type Optimization, present } from '@citable/contract/present'
import { type AnalysisContext, type ArticleInput, analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'
import { type PageBytes, pageText } from '../fetching/charset.ts'

type FetchedInput = { readonly kind: 'fetched' } & PageBytes

/** Everything that decides a result; plain data, so that it can cross to a worker thread. */
export interface AnalysisJob {
  /** A fetched page crosses as its bytes. */
  readonly input: ArticleInput | FetchedInput
  readonly context: AnalysisContext
  /** Adds `article.text`. */
  readonly includeText: boolean
  /** JSON text of the request: it and the result are to be kept. Decides nothing. */
  readonly keep?: string
}

/** What the core reads. */
export const readInput = (input: AnalysisJob['input']): ArticleInput =>
  input.kind === 'fetched' ? { kind: 'page', html: pageText(input) } : input

/** The presented analysis, as every host shows it. */
export function runAnalysis({ input, context, includeText }: AnalysisJob): Optimization {
  return present(analyze(readInput(input), context, { languages: allPacks }), context, { includeText })
}
