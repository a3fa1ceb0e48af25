import type { Analysis, AnalysisContext } from '@citable/core'
import { draftSentences } from '@citable/core/messages/en'
import type { Optimization } from '../schemas/optimization.ts'
import { presentIn } from './present-in.ts'

/** `@citable/contract/present-draft`: the same bytes as `present` for an analysis of a draft, without the sentences that only whole pages get. */
export const presentDraft = (analysis: Analysis, context: AnalysisContext): Optimization => presentIn(draftSentences, analysis, context)
