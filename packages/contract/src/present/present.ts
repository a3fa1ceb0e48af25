import type { Analysis, AnalysisContext } from '@citable/core'
import { sentences } from '@citable/core/messages/english'
import type { Optimization } from '../schemas/optimization.ts'
import { type PresentOptions, presentIn } from './present-in.ts'

/**
 * The one wire shape of an analysis: every host, PHP, the HTTP service and the command line see exactly this.
 *
 * Each outcome is joined with its check's title, evidence, weight and English sentence. `title` is the article's own one
 * unless it is missing, too long or clearly beaten (`title_reason` says which); with `options.seo` and `options.aeo` both off it always is.
 */
export const present = (analysis: Analysis, context: AnalysisContext, options: PresentOptions = {}): Optimization =>
  presentIn(sentences, analysis, context, options)
