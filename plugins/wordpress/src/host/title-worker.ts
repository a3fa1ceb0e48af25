import type { TitleJob, TitleJobAnswer } from '@citable/editor/title-job'
import { __ } from '@wordpress/i18n'

/** One worker for one job: calling it off ends it. */
export const workOnTitles = (job: TitleJob, signal: AbortSignal): Promise<TitleJobAnswer> =>
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
