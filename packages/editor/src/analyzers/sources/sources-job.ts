import type { LanguageTag } from '@citable/core'
import { loadDraft } from '@citable/core/draft'
import { certainLanguage, detectLanguage, languageFor } from '@citable/core/languages'
import { type Claim, claimsOf, judgeSource, readSource, type SourcePage, type SourceVerdict } from '@citable/core/sources'
import type { LoadLanguage } from '../analysis-session.ts'
import type { AnalysisRequest } from '../analyzer.ts'
import { decodePage, type FetchedSource } from './decode-page.ts'

/** What came of asking for a page, as a CMS's server says it. */
export type AskedSource = FetchedSource | Extract<SourcePage, { readonly kind: 'failed' | 'dead' }>

/** `claims`: what a draft cites. `judge`: what a page says of some claims; `asked`: the address that the draft links. */
export type SourcesJob =
  | { readonly kind: 'claims'; readonly request: AnalysisRequest }
  | {
      readonly kind: 'judge'
      readonly claims: readonly Claim[]
      readonly language: LanguageTag
      readonly asked: string
      readonly source: AskedSource
    }

export interface FoundClaims {
  readonly claims: readonly Claim[]
  readonly language: LanguageTag
  readonly title: string | null
}

/** A worker's answer. A fault is part of it, never thrown. */
export type SourcesJobAnswer =
  | { readonly ok: true; readonly found: FoundClaims }
  | { readonly ok: true; readonly verdicts: readonly SourceVerdict[] }
  | { readonly ok: false; readonly detail: string }

export async function doSourcesJob(job: SourcesJob, loadLanguage: LoadLanguage): Promise<SourcesJobAnswer> {
  try {
    return job.kind === 'claims'
      ? { ok: true, found: await claimsOfDraft(job.request, loadLanguage) }
      : { ok: true, verdicts: await verdictsOf(job, loadLanguage) }
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}

async function claimsOfDraft({ input, context }: AnalysisRequest, loadLanguage: LoadLanguage): Promise<FoundClaims> {
  if (input.kind === 'page') throw new TypeError('An editor has drafts, not whole pages')
  const article = await loadDraft(input, context)
  const own = { url: context.url, siteUrl: context.site?.url ?? null }
  const claims = claimsOf(article, input, await languageOf(article.language, loadLanguage), own)
  return { claims, language: article.language, title: article.headline?.value ?? article.title?.value ?? null }
}

async function verdictsOf(
  { claims, language: tag, asked, source }: Extract<SourcesJob, { kind: 'judge' }>,
  loadLanguage: LoadLanguage,
): Promise<readonly SourceVerdict[]> {
  const language = await languageOf(tag, loadLanguage)
  const page = source.kind === 'page' ? decodePage(source, asked) : source
  const read = readSource(page, language, { certainLanguage, detectLanguage })
  return claims.map((claim) => judgeSource(claim, read, language))
}

async function languageOf(tag: LanguageTag, loadLanguage: LoadLanguage) {
  const pack = await loadLanguage(tag)
  return languageFor(tag, pack ? [pack] : [])
}
