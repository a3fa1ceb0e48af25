import type { SourcesReport } from '@citable/contract/present-sources'
import { presentRequest } from '@citable/contract/requests'
import { bodyTextOf, type EditorDraft } from '@citable/editor'
import type { AskedSource, SourcesSessionParts, SourcesWorkerLike } from '@citable/editor/sources'
import type { EntryAnswer } from '#shared/answers.ts'
import type { Post } from '../analyzers.ts'
import { pluginId, startWorker } from '../id.ts'

type Relayed = { readonly ok: true; readonly body: SourcesReport } | { readonly ok: false; readonly detail: string }

/** Has our server ask for the pages that an entry links, or hand its text to the service. */
export function sourcesOfEntry(
  post: Post,
  { shape: { uid }, facts: { documentId, locale } }: Pick<EntryAnswer, 'shape' | 'facts'>,
): Pick<SourcesSessionParts, 'fetchSource' | 'askService'> & {
  /** Stores the answers of linked pages on the site's server, where the site checks them again. The panel does not wait for it. */
  keep(draft: EditorDraft, report: Pick<SourcesReport, 'claims'>): void
} {
  const entry = { uid, ...(documentId !== null && { documentId }), ...(locale !== null && { locale }) }
  return {
    keep: (draft, { claims }) => void post(`/${pluginId}/source-answers`, { ...entry, text: bodyTextOf(draft), claims }).catch(() => {}),
    async fetchSource(draft, url, signal) {
      const { data } = await post(`/${pluginId}/source`, { ...entry, url, text: bodyTextOf(draft) }, { signal })
      return data as AskedSource
    },
    async askService(_draft, { input, context }, signal) {
      const { content, site } = presentRequest(input, context)
      const { data } = await post(`/${pluginId}/sources`, { ...entry, request: { content, ...(site && { site }) } }, { signal })
      const answer = data as Relayed
      if (!answer.ok || !Array.isArray(answer.body?.claims)) throw new Error(answer.ok ? 'No report' : answer.detail)
      return answer.body
    },
  }
}

export const startSourcesWorker = () => startWorker('sources-worker') as SourcesWorkerLike
