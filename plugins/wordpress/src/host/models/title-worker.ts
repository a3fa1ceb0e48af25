import type { TitleJob, TitleJobAnswer } from '@citable/editor/title-job'
import { type TitleWorker, workOnTitles } from '@citable/editor/work-on-titles'
import { __ } from '@wordpress/i18n'

/** Does a job of titles in a worker of its own. */
export const workInWorker = (job: TitleJob, signal: AbortSignal): Promise<TitleJobAnswer> =>
  workOnTitles(startWorker, job, signal, __('Something went wrong. Try again.', 'citable'))

// webpack finds the worker by this very expression
const startWorker = () => new Worker(new URL('../../analyzers/titles.worker.ts', import.meta.url)) as TitleWorker
