import { speak } from '@wordpress/a11y'
import apiFetch from '@wordpress/api-fetch'
import { Button, Notice } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'
import { __, _n, sprintf } from '@wordpress/i18n'
import { createPostAnalyzer, withText } from './analyze-post.ts'
import { FailureList } from './failure-list.tsx'
import { minutesLeft } from './minutes-left.ts'
import { type BulkPost, nothingDone, type BulkPage as Page, runBulk } from './run-bulk.ts'
import { type Job, runJob } from './run-job.ts'
import { problemOf, refusalOf } from './site-answers.ts'

interface Answer extends Page {
  readonly by_service: boolean
  /** Under way at the service. */
  readonly job: Job | null
  /** `analysed`: their present text; `outdated`: those of them that an older rubric has scored; `failed`: the service could not. */
  readonly counts: {
    readonly published: number
    readonly analysed: number
    readonly outdated: number
    readonly failed: number
    readonly average: number | null
  }
}

type State = 'idle' | 'running' | 'stopping' | 'finished' | 'elsewhere'

const route = '/citable/v1/bulk'
const jobRoute = `${route}/job`

/** No post has a smaller id: the answer holds no posts. */
const countsOnly = 1

/** Two tabs of one browser would do the same work twice. */
const lock = 'citable-bulk'

/** A second worker, where that leaves half of the processor to the person who waits. */
const workers = (): number => (navigator.hardwareConcurrency >= 4 ? 2 : 1)

const timeLeft = (minutes: number): string => {
  if (minutes === 0) return __('Less than a minute left.', 'citable')
  if (minutes < 60)
    return sprintf(/* translators: %d: minutes. */ _n('About %d minute left.', 'About %d minutes left.', minutes, 'citable'), minutes)
  const hours = minutes / 60
  return sprintf(/* translators: %d: hours. */ _n('About %d hour left.', 'About %d hours left.', hours, 'citable'), hours)
}

/** The post with its text, or the code of why it has none. */
const render = (post: BulkPost): Promise<BulkPost | string> =>
  apiFetch<{ html: string }>({ path: `/citable/v1/posts/${post.id}/content` }).then(
    ({ html }) => withText(post, html),
    (error: unknown) => {
      const problem = problemOf(error)
      if (problem === null) throw error
      return problem
    },
  )

/** Ends early when the signal says stop. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

export function BulkPage() {
  const [counts, setCounts] = useState<Answer['counts'] | null>(null)
  const [atStart, setAtStart] = useState(0)
  const [progress, setProgress] = useState(nothingDone)
  const [state, setState] = useState<State>('idle')
  const [problem, setProblem] = useState('')
  const [isByService, setByService] = useState(false)
  const [job, setJob] = useState<Job | null>(null)
  const controller = useRef<AbortController | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  /** Minutes that were shown last. */
  const shown = useRef<number | null>(null)

  const ask = async (before: number, isRendered = true): Promise<Answer> => {
    const answer = await apiFetch<Answer>({ path: `${route}?before=${before}&rendered=${isRendered}` })
    setCounts(answer.counts)
    setByService(answer.by_service)
    return answer
  }
  useEffect(() => {
    ask(countsOnly)
      .then((answer) => setJob(answer.job))
      .catch((error: unknown) => setProblem((error as { message?: string }).message ?? String(error)))
    return () => controller.current?.abort()
  }, [])

  const start = async () => {
    const mine = new AbortController()
    controller.current = mine
    const devices = Array.from({ length: workers() }, () => createPostAnalyzer(mine.signal))
    setProblem('')
    setProgress(nothingDone)
    setAtStart(counts === null ? 0 : counts.analysed - counts.outdated)
    setState('running')
    shown.current = null
    const { refusal } = await runBulk({
      page: ask,
      render,
      analyzers: devices.map(({ analyze }) => analyze),
      refusalOf,
      async store(analyses) {
        const { results } = await apiFetch<{ results: readonly { id: number; result: string }[] }>({
          path: route,
          method: 'POST',
          data: { analyses },
        })
        return new Map(results.map(({ id, result }) => [id, result]))
      },
      report: setProgress,
      pause: (seconds) => pause(seconds, mine.signal),
      clock: () => performance.now(),
      signal: mine.signal,
    })
    for (const device of devices) device.close()
    setProblem(refusal ?? '')
    // before the end is said: with the counts of the start there would be posts left
    await ask(countsOnly).catch(() => {})
    setState(mine.signal.aborted || refusal !== null ? 'idle' : 'finished')
  }
  const sendJob = async (action: 'start' | 'advance' | 'cancel'): Promise<Job | null> => {
    const answer = await apiFetch<Pick<Answer, 'job' | 'counts'>>({ path: jobRoute, method: 'POST', data: { action } })
    setCounts(answer.counts)
    return answer.job
  }
  const followJob = async () => {
    const mine = new AbortController()
    controller.current = mine
    setProblem('')
    setProgress(nothingDone)
    setAtStart(counts === null ? 0 : counts.analysed - counts.outdated)
    setState('running')
    try {
      await runJob({
        start: () => sendJob('start'),
        advance: () => sendJob('advance'),
        report(next, waiting) {
          setJob(next)
          setProgress({ ...nothingDone, waiting })
        },
        pause: (seconds) => pause(seconds, mine.signal),
        signal: mine.signal,
      })
      setState(mine.signal.aborted ? 'idle' : 'finished')
    } catch (error) {
      setProblem((error as { message?: string }).message ?? String(error))
      setState('idle')
    }
  }
  const cancelJob = async () => {
    stop()
    setJob(await sendJob('cancel').catch(() => null))
    setState('idle')
  }
  const begin = () => (isByService ? followJob() : start())
  const startAlone = () => {
    // Plain http has no locks.
    if (!navigator.locks) return begin()
    return navigator.locks.request(lock, { ifAvailable: true }, (held) => (held ? begin() : setState('elsewhere')))
  }
  const stop = () => {
    controller.current?.abort()
    setState('stopping')
  }

  const isBusy = state === 'running' || state === 'stopping'
  const published = counts?.published ?? 0
  const fresh = counts === null ? 0 : counts.analysed - counts.outdated
  const analysed = isBusy && !isByService ? Math.min(published, atStart + progress.done) : fresh
  const left = published - analysed
  const finished = isByService ? Math.max(0, analysed - atStart) : progress.done
  const countText = sprintf(
    /* translators: 1: number of analysed posts, 2: number of published posts. */
    __('%1$d of %2$d published posts are analysed as they are now.', 'citable'),
    analysed,
    published,
  )
  if (isBusy)
    shown.current = minutesLeft(shown.current, {
      worked: progress.worked,
      handled: progress.done + progress.failed.length,
      left: left - progress.failed.length,
    })
  const timeText = isBusy && shown.current !== null ? timeLeft(shown.current) : ''
  /** What is heard of a long run: a word at each quarter of it. */
  const quarter = isBusy && !isByService ? Math.floor((4 * progress.done) / Math.max(1, published - atStart)) : 0
  useEffect(() => {
    if (quarter > 0 && quarter < 4) speak(`${countText} ${timeText}`)
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
  if (counts === null && notice) return notice
  if (counts === null) return <p>{__('Counting…', 'citable')}</p>
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
        <label htmlFor="citable-progress">{countText}</label>
        <br />
        <progress id="citable-progress" max={Math.max(1, published)} value={analysed} />
        {timeText !== '' && (
          <>
            <br />
            {timeText}
          </>
        )}
      </p>
      {counts.outdated > 0 && !isBusy && (
        <p>
          {sprintf(
            /* translators: %d: number of posts. */
            _n(
              '%d of the others was scored by older rules. Analyse it again to compare it with the rest.',
              '%d of the others were scored by older rules. Analyse them again to compare them with the rest.',
              counts.outdated,
              'citable',
            ),
            counts.outdated,
          )}
        </p>
      )}
      {counts.average !== null && !isBusy && (
        <p>{sprintf(/* translators: %d: a score of 100. */ __('Average AEO readiness: %d of 100.', 'citable'), counts.average)}</p>
      )}
      <p>
        {isBusy ? (
          <Button
            variant="secondary"
            onClick={() => (isByService ? void cancelJob() : stop())}
            disabled={state === 'stopping'}
            accessibleWhenDisabled
          >
            {isByService ? __('Stop', 'citable') : __('Pause', 'citable')}
          </Button>
        ) : left === 0 && job === null ? null : (
          <Button variant="primary" onClick={() => void startAlone()}>
            {job !== null
              ? __('Follow the job at the service', 'citable')
              : sprintf(
                  state === 'finished' && left <= progress.failed.length
                    ? /* translators: %d: number of posts. */ _n('Try %d post again', 'Try %d posts again', left, 'citable')
                    : /* translators: %d: number of posts. */ _n('Analyse %d post', 'Analyse %d posts', left, 'citable'),
                  left,
                )}
          </Button>
        )}
      </p>
      <p ref={status} role="status" tabIndex={-1}>
        {progress.waiting !== null
          ? sprintf(
              isByService
                ? /* translators: %d: seconds. */ __('The service does not answer. Trying again in %d seconds.', 'citable')
                : /* translators: %d: seconds. */ __('The site does not answer. Trying again in %d seconds.', 'citable'),
              progress.waiting,
            )
          : state === 'elsewhere'
            ? __('Another tab of this browser is at it already.', 'citable')
            : job !== null
              ? sprintf(
                  /* translators: 1: number of posts that are done, 2: number of posts handed over. */
                  __('The service is at it: %1$d of %2$d posts are done. It goes on when you close this page.', 'citable'),
                  job.done,
                  job.total,
                )
              : state === 'finished'
                ? sprintf(
                    /* translators: %d: number of posts. */ _n('%d post was analysed.', '%d posts were analysed.', finished, 'citable'),
                    finished,
                  )
                : ''}
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
