import type { SourcesReport } from '@citable/contract/present-sources'
import { presentRequest } from '@citable/contract/requests'
import { type AnalysisRequest, bodyTextOf, type EditorState } from '@citable/editor'
import type { AskedSource } from '@citable/editor/sources'
import apiFetch from '@wordpress/api-fetch'

interface SourceAnswer {
  readonly kind: 'page' | 'failed' | 'dead'
  readonly is_cut?: boolean
}

/** Fetches a page that the draft links through the site's server. `many_links`: the server refuses more pages in this minute. */
export async function fetchSource(draft: EditorState['draft'], url: string, signal: AbortSignal): Promise<AskedSource> {
  const data = { url, text: bodyTextOf(draft) }
  try {
    const { is_cut, ...answer } = await apiFetch<SourceAnswer>({ path: pathOf(draft, 'source'), method: 'POST', data, signal })
    return { ...answer, isCut: is_cut === true } as AskedSource
  } catch (error) {
    if ((error as { readonly code?: string } | null)?.code === 'citable_too_often') return { kind: 'failed', reason: 'many_links' }
    throw error
  }
}

/** Checks all linked pages of a draft through the service. Rejects with the error of the site's server. */
export function askService(draft: EditorState['draft'], { input, context }: AnalysisRequest, signal: AbortSignal): Promise<SourcesReport> {
  const { content, site } = presentRequest(input, context)
  return apiFetch<SourcesReport>({ path: pathOf(draft, 'sources'), method: 'POST', data: { content, ...(site && { site }) }, signal })
}

/** Stores the answers of a published post's linked pages in the site, which checks the pages again later. */
export async function keepAnswers(draft: EditorState['draft'], { claims }: Pick<SourcesReport, 'claims'>): Promise<void> {
  const kept = claims.map(({ text, source, answer, reason, passage }) => ({ text, source, answer, reason, passage }))
  await apiFetch({ path: pathOf(draft, 'source-answers'), method: 'POST', data: { claims: kept } }).catch(() => {})
}

const pathOf = ({ documentId }: EditorState['draft'], name: string): string => `/citable/v1/posts/${Number(documentId)}/${name}`
