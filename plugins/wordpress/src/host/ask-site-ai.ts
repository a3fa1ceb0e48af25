import type { AnalysisRequest } from '@citable/editor'
import { askForTitles } from '@citable/editor/titles'
import apiFetch from '@wordpress/api-fetch'
import { workInWorker } from './title-worker.ts'

/** Titles of WordPress's own AI client for a draft, among those of the rules. Rejects with what people may read. */
export const askSiteAi = (request: AnalysisRequest, signal: AbortSignal): ReturnType<typeof askForTitles> =>
  askForTitles(
    request,
    {
      work: workInWorker,
      async generate({ instructions, input, schema }) {
        const data = { post: Number(request.documentId), instructions, input, schema }
        return (await apiFetch<{ text: string }>({ path: '/citable/v1/titles', method: 'POST', data, signal })).text
      },
      origin: 'site_ai',
    },
    signal,
  )
