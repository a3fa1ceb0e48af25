import type { AnalysisContext, LanguageTag } from '@citable/core'
import type { AnswerFacts, ReadAnswer } from '@citable/core/reach'
import type { Claim, SourcePage, SourceVerdict } from '@citable/core/source-answers'
import type { AnalysisJob } from '../analysis/run-analysis.ts'

/** A fetched source as bytes. */
export interface SourceBytes {
  readonly type: string
  readonly charset: string
  readonly body: Uint8Array
  readonly url: string
  readonly asked: string
}

/** Work of the thread that reads what other sites sent: an article's claims, what a page says of some of them, or what an answer says to an agent. */
export type SourcesTask =
  | { readonly op: 'claims'; readonly input: AnalysisJob['input']; readonly context: AnalysisContext }
  | { readonly op: 'judge'; readonly claims: readonly Claim[]; readonly language: LanguageTag; readonly page: SourceBytes | SourcePage }
  | { readonly op: 'answer'; readonly answer: Parameters<ReadAnswer>[0]; readonly agent: Parameters<ReadAnswer>[1] }

export type SourcesResult =
  | { readonly op: 'claims'; readonly claims: readonly Claim[]; readonly language: LanguageTag; readonly title: string | null }
  | { readonly op: 'judge'; readonly verdicts: readonly SourceVerdict[] }
  | { readonly op: 'answer'; readonly facts: AnswerFacts }
