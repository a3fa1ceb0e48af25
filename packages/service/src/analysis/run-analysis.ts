import { type Optimization, present } from '@citable/contract/present'
import { type AnalysisContext, type ArticleInput, analyze } from '@citable/core'
import { allPacks } from '@citable/core/languages/all'

/** Everything that decides a result; plain data, so that it can cross to a worker thread. */
export interface AnalysisJob {
  readonly input: ArticleInput
  readonly context: AnalysisContext
  /** Adds `article.text`. */
  readonly includeText: boolean
  /** JSON text of the request: it and the result are to be kept. Decides nothing. */
  readonly keep?: string
}

/** The presented analysis, as every host shows it. */
export function runAnalysis({ input, context, includeText }: AnalysisJob): Optimization {
  return present(analyze(input, context, { languages: allPacks }), context, { includeText })
}
