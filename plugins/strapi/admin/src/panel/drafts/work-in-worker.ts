import type { TitleJob, TitleJobAnswer } from '@citable/editor/title-job'
import { type TitleWorker, workOnTitles } from '@citable/editor/work-on-titles'
import { startWorker } from '../../id.ts'

/** A job of titles in a worker of its own. */
export const workInWorker = (job: TitleJob, signal: AbortSignal): Promise<TitleJobAnswer> =>
  workOnTitles(() => startWorker('titles-worker') as TitleWorker, job, signal, 'The worker does not start.')
