import { type Optimization, present } from '@citable/contract/present'
import { loadChecks, loadCompletion, loadDraft, scoreArticle } from '@citable/core/draft'
import { mixTitles, parseTitles, type TitlePrompt, titlePrompt } from '@citable/core/titles'
import type { LoadLanguage } from './analysis-session.ts'
import type { AnalysisRequest } from './analyzer.ts'

/** `prompt`: what a text generator is to be asked about a draft. `mix`: what it wrote, among the titles of the rules. */
export type TitleJob =
  | { readonly kind: 'prompt'; readonly request: AnalysisRequest }
  | { readonly kind: 'mix'; readonly request: AnalysisRequest; readonly origin: string; readonly answer: string }

/** Titles of rules and of a generator, best first; how many of the generator's there were, and how many of them failed a guard. */
export interface TitleMix {
  readonly titles: Optimization['titles']
  readonly written: number
  readonly refused: number
}

/** A worker's answer; a fault is told, never thrown. */
export type TitleJobAnswer =
  | { readonly ok: true; readonly prompt: TitlePrompt }
  | { readonly ok: true; readonly mix: TitleMix }
  | { readonly ok: false; readonly detail: string }

/** Titles that a generator is asked for, and those of both that are listed: twice as many as without one. */
const wanted = 10

export async function doTitleJob(job: TitleJob, loadLanguage: LoadLanguage): Promise<TitleJobAnswer> {
  try {
    return job.kind === 'prompt' ? await promptOf(job) : await mixOf(job, loadLanguage)
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}

async function promptOf({ request }: Extract<TitleJob, { kind: 'prompt' }>): Promise<TitleJobAnswer> {
  return { ok: true, prompt: titlePrompt(await articleOf(request), wanted) }
}

async function mixOf({ request, origin, answer }: Extract<TitleJob, { kind: 'mix' }>, loadLanguage: LoadLanguage): Promise<TitleJobAnswer> {
  const context = { ...request.context, options: { ...request.context.options, titles: wanted } }
  const article = await articleOf(request)
  const pack = await loadLanguage(article.language)
  const scored = scoreArticle(article, context, { languages: pack ? [pack] : [] }, await loadChecks(context, article.language))
  const analysis = await (await loadCompletion())(scored)
  const texts = parseTitles(answer)
  const { titles, refused } = mixTitles({ ...scored, article: analysis.article }, { origin, texts })
  return { ok: true, mix: { titles: present({ ...analysis, titles }, context).titles, written: texts.length, refused } }
}

async function articleOf({ input, context }: AnalysisRequest): ReturnType<typeof loadDraft> {
  if (input.kind === 'page') throw new TypeError('An editor has drafts, not whole pages')
  return loadDraft(input, context)
}
