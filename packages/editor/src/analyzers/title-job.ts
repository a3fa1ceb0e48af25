import type { Optimization } from '@citable/contract/present'
import { presentDraft } from '@citable/contract/present-draft'
import { loadChecks, loadCompletion, loadDraft, type ScoredArticle, scoreArticle } from '@citable/core/draft'
import { checkRemarks, parseRemarks, type Remark, remarkPrompt } from '@citable/core/remarks'
import { mixTitles, parseTitles, type TitlePrompt, titlePrompt } from '@citable/core/titles'
import type { LoadLanguage } from './analysis-session.ts'
import type { AnalysisRequest } from './analyzer.ts'

/**
 * `prompt`: what a text generator is to be asked about a draft. `mix`: what it wrote, among the titles of the rules. `remark-prompt`, `remarks`:
 * the same where it is to read the draft.
 */
export type TitleJob =
  | { readonly kind: 'prompt' | 'remark-prompt'; readonly request: AnalysisRequest }
  | { readonly kind: 'mix'; readonly request: AnalysisRequest; readonly origin: string; readonly answer: string }
  | { readonly kind: 'remarks'; readonly request: AnalysisRequest; readonly answer: string }

/** Titles of rules and of a generator, best first; how many of the generator's there were, and how many of them failed a guard. */
export interface TitleMix {
  readonly titles: Optimization['titles']
  readonly written: number
  readonly refused: number
}

/** Remarks of a generator that are on words of the text; how many it wrote, and how many of them failed the check. */
export interface RemarkCheck {
  readonly remarks: readonly Remark[]
  readonly written: number
  readonly refused: number
}

/** A worker's answer; `remarks` is null where what was written has another form. A fault is part of the answer, never thrown. */
export type TitleJobAnswer =
  | { readonly ok: true; readonly prompt: TitlePrompt }
  | { readonly ok: true; readonly mix: TitleMix }
  | { readonly ok: true; readonly remarks: RemarkCheck | null }
  | { readonly ok: false; readonly detail: string }

/** Titles that a generator is asked for, and those of both that are listed: twice as many as without one. */
const wanted = 10

export async function doTitleJob(job: TitleJob, loadLanguage: LoadLanguage): Promise<TitleJobAnswer> {
  try {
    return await answerOf(job, loadLanguage)
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}

async function answerOf(job: TitleJob, loadLanguage: LoadLanguage): Promise<TitleJobAnswer> {
  switch (job.kind) {
    case 'prompt':
      return { ok: true, prompt: titlePrompt(await articleOf(job.request), wanted) }
    case 'remark-prompt':
      return { ok: true, prompt: remarkPrompt(await articleOf(job.request)) }
    case 'mix':
      return { ok: true, mix: await mixOf(job, loadLanguage) }
    case 'remarks':
      return { ok: true, remarks: await remarksOf(job, loadLanguage) }
  }
}

async function mixOf({ request, origin, answer }: Extract<TitleJob, { kind: 'mix' }>, loadLanguage: LoadLanguage): Promise<TitleMix> {
  const context = { ...request.context, options: { ...request.context.options, titles: wanted } }
  const scored = await scoredOf(request, context, loadLanguage)
  const analysis = await (await loadCompletion())(scored)
  const texts = parseTitles(answer)
  const { titles, refused } = mixTitles({ ...scored, article: analysis.article }, { origin, texts })
  return { titles: presentDraft({ ...analysis, titles }, context).titles, written: texts.length, refused }
}

async function remarksOf(
  { request, answer }: Extract<TitleJob, { kind: 'remarks' }>,
  loadLanguage: LoadLanguage,
): Promise<RemarkCheck | null> {
  const written = parseRemarks(answer)
  if (written === null) return null
  const { article, language, report } = await scoredOf(request, request.context, loadLanguage)
  const { remarks, refused } = checkRemarks({ article, language, outcomes: report.outcomes }, written)
  return { remarks, written: written.length, refused: refused.length }
}

async function scoredOf(request: AnalysisRequest, context: AnalysisRequest['context'], loadLanguage: LoadLanguage): Promise<ScoredArticle> {
  const article = await articleOf(request)
  const pack = await loadLanguage(article.language)
  return scoreArticle(article, context, { languages: pack ? [pack] : [] }, await loadChecks(context, article.language))
}

async function articleOf({ input, context }: AnalysisRequest): ReturnType<typeof loadDraft> {
  if (input.kind === 'page') throw new TypeError('An editor has drafts, not whole pages')
  return loadDraft(input, context)
}
