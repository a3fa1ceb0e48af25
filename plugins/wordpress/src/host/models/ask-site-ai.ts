import type { AnalysisRequest } from '@citable/editor'
import { type AskedRemarks, askForRemarks } from '@citable/editor/remarks'
import { askForTitles, type TitleParts } from '@citable/editor/titles'
import apiFetch from '@wordpress/api-fetch'
import { workInWorker } from './title-worker.ts'

/** Titles of WordPress's own AI client for a draft, among those of the rules. Rejects with an error whose message can be shown. */
export const askSiteAi = (request: AnalysisRequest, signal: AbortSignal): ReturnType<typeof askForTitles> =>
  askForTitles(request, { work: workInWorker, generate: askRouteOf(request), origin: 'site_ai' }, signal)

/** Remarks of WordPress's own AI client on a draft. null: its answer has another form. */
export const askSiteAiToRead = (request: AnalysisRequest, signal: AbortSignal): Promise<AskedRemarks | null> =>
  askForRemarks(request, { work: workInWorker, generate: askRouteOf(request) }, signal)

const askRouteOf =
  ({ documentId }: AnalysisRequest): TitleParts['generate'] =>
  async ({ instructions, input, schema }, signal) => {
    const data = { post: Number(documentId), instructions, input, schema }
    return (await apiFetch<{ text: string }>({ path: '/citable/v1/titles', method: 'POST', data, signal })).text
  }
