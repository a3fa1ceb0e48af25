import apiFetch from '@wordpress/api-fetch'
import { Button, Notice } from '@wordpress/components'
import { useEffect, useRef, useState } from '@wordpress/element'
import { __, _n, sprintf } from '@wordpress/i18n'
import { createPostAnalyzer } from './analyze-post.ts'
import { type BulkProgress, type BulkPage as Page, runBulk } from './run-bulk.ts'
import { type Job, runJob } from './run-job.ts'

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
const nothing: BulkProgress = { done: 0, failed: [], waiting: null }

/** No post has a smaller id: the answer holds no posts. */
const countsOnly = 1

/** Two tabs of one browser would do the same work twice. */
const lock = 'citable-bulk'

const sentenceOf = (reason: string): string =>
  ({
    citable_text_changed: __('The text was changed meanwhile.', 'citable'),
    citable_analysis_invalid: __('The result does not fit; report this post.', 'citable'),
    rest_forbidden: __('You are not allowed to change this post.', 'citable'),
    timeout: __('The analysis took too long.', 'citable'),
    worker_blocked: __('The browser does not let the analysis start.', 'citable'),
  })[reason] ?? sprintf(/* translators: %s: a code. */ __('The analysis failed (%s).', 'citable'), reason)

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
  const [progress, setProgress] = useState(nothing)
  const [state, setState] = useState<State>('idle')
  const [problem, setProblem] = useState('')
  const [isByService, setByService] = useState(false)
  const [job, setJob] = useState<Job | null>(null)
  const controller = useRef<AbortController | null>(null)

  const ask = async (before: number): Promise<Answer> => {
    const answer = await apiFetch<Answer>({ path: `${route}?before=${before}` })
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
    const device = createPostAnalyzer(mine.signal)
    setProblem('')
    setProgress(nothing)
    setAtStart(counts === null ? 0 : counts.analysed - counts.outdated)
    setState('running')
    await runBulk({
      page: ask,
      analyze: device.analyze,
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
      signal: mine.signal,
    })
    device.close()
    setState(mine.signal.aborted ? 'idle' : 'finished')
    await ask(countsOnly).catch(() => {})
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
    setProgress(nothing)
    setAtStart(counts === null ? 0 : counts.analysed - counts.outdated)
    setState('running')
    try {
      await runJob({
        start: () => sendJob('start'),
        advance: () => sendJob('advance'),
        report(next, waiting) {
          setJob(next)
          setProgress({ ...nothing, waiting })
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

  const notice = problem !== '' && (
    <Notice status="error" isDismissible={false}>
      {problem}
    </Notice>
  )
  if (counts === null && notice) return notice
  if (counts === null) return <p>{__('Counting…', 'citable')}</p>
  const isBusy = state === 'running' || state === 'stopping'
  const analysed = isBusy && !isByService ? Math.min(counts.published, atStart + progress.done) : counts.analysed - counts.outdated
  const left = counts.published - analysed
  const finished = isByService ? Math.max(0, analysed - atStart) : progress.done
  return (
    <>
      {notice}
      <p>
        <label htmlFor="citable-progress">
          {sprintf(
            /* translators: 1: number of analysed posts, 2: number of published posts. */
            __('%1$d of %2$d published posts are analysed as they are now.', 'citable'),
            analysed,
            counts.published,
          )}
        </label>
        <br />
        <progress id="citable-progress" max={Math.max(1, counts.published)} value={analysed} style={{ inlineSize: 'min(100%, 40em)' }} />
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
          <Button variant="secondary" onClick={() => (isByService ? void cancelJob() : stop())} disabled={state === 'stopping'}>
            {isByService ? __('Stop', 'citable') : __('Pause', 'citable')}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => void startAlone()} disabled={left === 0}>
            {job !== null
              ? __('Follow the job at the service', 'citable')
              : sprintf(/* translators: %d: number of posts. */ _n('Analyse %d post', 'Analyse %d posts', left, 'citable'), left)}
          </Button>
        )}
      </p>
      <p role="status">
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
      {progress.failed.length > 0 && (
        <>
          <h2>{__('Not analysed', 'citable')}</h2>
          <ul className="ul-disc">
            {progress.failed.map(({ post, reason }) => (
              <li key={post.id}>
                <a href={post.edit} dir="auto">
                  {post.title || __('(no title)', 'citable')}
                </a>
                : {sentenceOf(reason)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
