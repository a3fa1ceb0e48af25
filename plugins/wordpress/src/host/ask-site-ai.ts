import type { AnalysisRequest } from '@citable/editor'
import type { TitleJob, TitleJobAnswer } from '@citable/editor/title-job'
import { askForTitles } from '@citable/editor/titles'
import apiFetch from '@wordpress/api-fetch'
import { __ } from '@wordpress/i18n'

/** Titles of WordPress's own AI client for a draft, among those of the rules. Rejects with what people may read. */
export const askSiteAi = (request: AnalysisRequest, signal: AbortSignal): ReturnType<typeof askForTitles> =>
  askForTitles(
    request,
    {
      work,
      async generate({ instructions, input }) {
        const data = { post: Number(request.documentId), instructions, input }
        return (await apiFetch<{ text: string }>({ path: '/citable/v1/titles', method: 'POST', data, signal })).text
      },
      origin: 'site_ai',
    },
    signal,
  )

/** One worker for one job: calling it off ends it. */
const work = (job: TitleJob, signal: AbortSignal): Promise<TitleJobAnswer> =>
  new Promise<TitleJobAnswer>((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('../titles.worker.ts', import.meta.url))
    const end = () => {
      signal.removeEventListener('abort', abort)
      worker.terminate()
    }
    const abort = () => {
      end()
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort)
    worker.addEventListener('message', ({ data }: MessageEvent<TitleJobAnswer>) => {
      end()
      resolve(data)
    })
    worker.addEventListener('error', ({ message }) => {
      end()
      reject(new Error(message || __('Something went wrong. Try again.', 'citable')))
    })
    worker.postMessage(job)
  })
