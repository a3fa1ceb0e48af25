import { speak } from '@wordpress/a11y'
import { Button, Notice } from '@wordpress/components'
import { useEffect, useRef } from '@wordpress/element'
import { __, _n, sprintf } from '@wordpress/i18n'
import { type BulkFigures, bulkFigures } from './bulk-figures.ts'
import { countText, outdatedText, startText, statusText, timeText } from './bulk-texts.ts'
import { FailureList } from './failure-list.tsx'
import { minutesLeft } from './minutes-left.ts'
import { type BulkRun, useBulkRun } from './use-bulk-run.ts'

/** Citable → Analyse all posts. */
export function BulkPage() {
  const run = useBulkRun()
  const { counts, progress, state, problem, isByService } = run
  const figures = bulkFigures(counts, run)
  const { isBusy, published, analysed, left, quarter } = figures
  const status = useRef<HTMLParagraphElement>(null)
  /** Minutes that were shown last; null: none in this run. */
  const shown = useRef<number | null>(null)
  shown.current = isBusy
    ? minutesLeft(shown.current, {
        worked: progress.worked,
        handled: progress.done + progress.failed.length,
        left: left - progress.failed.length,
      })
    : null
  const time = timeText(shown.current)

  // A long run is heard at each quarter of it.
  useEffect(() => {
    if (quarter > 0 && quarter < 4) speak(`${countText(figures)} ${time}`)
  }, [quarter])

  // The button that had the keyboard is gone when nothing is left.
  const isDone = state === 'finished' && left === 0
  useEffect(() => {
    if (isDone && document.activeElement === document.body) status.current?.focus()
  }, [isDone])

  const notice = problem !== '' && (
    <Notice status="error" isDismissible={false}>
      {problem}
    </Notice>
  )
  if (counts === null) return notice || <p>{__('Counting…', 'citable')}</p>
  if (published === 0 && !isBusy)
    return (
      <>
        {notice}
        <p>{__('Nothing is published yet.', 'citable')}</p>
      </>
    )
  return (
    <>
      {notice}
      <p>
        <label htmlFor="citable-progress">{countText(figures)}</label>
        <br />
        <progress id="citable-progress" max={Math.max(1, published)} value={analysed} />
        {time !== '' && (
          <>
            <br />
            {time}
          </>
        )}
      </p>
      {counts.outdated > 0 && !isBusy && <p>{outdatedText(counts.outdated)}</p>}
      {counts.average !== null && !isBusy && (
        <p>{sprintf(/* translators: %d: a score of 100. */ __('Average AEO readiness: %d of 100.', 'citable'), counts.average)}</p>
      )}
      <p>
        <RunButton run={run} figures={figures} />
      </p>
      <p ref={status} role="status" tabIndex={-1}>
        {statusText(run, figures, run.job)}
      </p>
      {isByService && !isBusy && counts.failed > 0 && (
        <p>
          <a href="edit.php?citable_state=failed">
            {sprintf(
              /* translators: %d: number of posts. */
              _n('%d post could not be analysed by the service', '%d posts could not be analysed by the service', counts.failed, 'citable'),
              counts.failed,
            )}
          </a>
        </p>
      )}
      {isByService && state === 'finished' && left > counts.failed && (
        <p>{__('Posts without structured data and posts that are hidden from search engines are not sent to the service.', 'citable')}</p>
      )}
      {progress.failed.length > 0 && <FailureList failed={progress.failed} />}
    </>
  )
}

/** Begins, pauses or stops; nothing where nothing is left. */
function RunButton({ run, figures }: { readonly run: BulkRun; readonly figures: BulkFigures }) {
  if (figures.isBusy)
    return (
      <Button variant="secondary" onClick={run.stop} disabled={run.state === 'stopping'} accessibleWhenDisabled>
        {run.isByService ? __('Stop', 'citable') : __('Pause', 'citable')}
      </Button>
    )
  if (figures.left === 0 && run.job === null) return null
  return (
    <Button variant="primary" onClick={run.start}>
      {startText(run, figures, run.job)}
    </Button>
  )
}
