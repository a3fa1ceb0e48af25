import { __, _n, sprintf } from '@wordpress/i18n'
import type { BulkFigures, Run } from './bulk-figures.ts'
import type { Job } from './run-job.ts'

/** `minutes`: as `minutesLeft` says; null: it is too early to tell. */
export const timeText = (minutes: number | null): string => {
  if (minutes === null) return ''
  if (minutes === 0) return __('Less than a minute left.', 'citable')
  if (minutes < 60)
    return sprintf(/* translators: %d: minutes. */ _n('About %d minute left.', 'About %d minutes left.', minutes, 'citable'), minutes)
  const hours = minutes / 60
  return sprintf(/* translators: %d: hours. */ _n('About %d hour left.', 'About %d hours left.', hours, 'citable'), hours)
}

export const countText = ({ analysed, published }: BulkFigures): string =>
  sprintf(
    /* translators: 1: number of analysed posts, 2: number of published posts. */
    __('%1$d of %2$d published posts are analysed as they are now.', 'citable'),
    analysed,
    published,
  )

export const outdatedText = (outdated: number): string =>
  sprintf(
    /* translators: %d: number of posts. */
    _n(
      '%d of the others was scored by older rules. Analyse it again to compare it with the rest.',
      '%d of the others were scored by older rules. Analyse them again to compare them with the rest.',
      outdated,
      'citable',
    ),
    outdated,
  )

/** Text of the button that begins. */
export const startText = ({ state, progress }: Run, { left }: BulkFigures, job: Job | null): string => {
  if (job !== null) return __('Follow the job at the service', 'citable')
  const isRetry = state === 'finished' && left <= progress.failed.length
  return sprintf(
    isRetry
      ? /* translators: %d: number of posts. */ _n('Try %d post again', 'Try %d posts again', left, 'citable')
      : /* translators: %d: number of posts. */ _n('Analyse %d post', 'Analyse %d posts', left, 'citable'),
    left,
  )
}

/** State of the run, under way or ended; '': nothing to say. */
export function statusText({ state, progress, isByService }: Run, { finished }: BulkFigures, job: Job | null): string {
  if (progress.waiting !== null)
    return sprintf(
      isByService
        ? /* translators: %d: seconds. */ __('The service does not answer. Trying again in %d seconds.', 'citable')
        : /* translators: %d: seconds. */ __('The site does not answer. Trying again in %d seconds.', 'citable'),
      progress.waiting,
    )
  if (state === 'elsewhere') return __('Another tab of this browser is at it already.', 'citable')
  if (job !== null)
    return sprintf(
      /* translators: 1: number of posts that are done, 2: number of posts handed over. */
      __('The service is at it: %1$d of %2$d posts are done. It goes on when you close this page.', 'citable'),
      job.done,
      job.total,
    )
  if (state !== 'finished') return ''
  return sprintf(
    /* translators: %d: number of posts. */ _n('%d post was analysed.', '%d posts were analysed.', finished, 'citable'),
    finished,
  )
}
