import { useEffect, useRef, useState } from '@wordpress/element'
import { __ } from '@wordpress/i18n'
import { createPostAnalyzer } from './analyze-post.ts'
import { freshOf, type Run, type RunState } from './bulk-figures.ts'
import { type Answer, type Counts, countsOnly, readPage, render, sendJob, storeAnalyses } from './requests.ts'
import { nothingDone, runBulk } from './run-bulk.ts'
import { type Job, runJob } from './run-job.ts'
import { refusalOf } from './site-answers.ts'

export interface BulkRun extends Run {
  /** null: the site has not answered yet. */
  readonly counts: Counts | null
  readonly job: Job | null
  /** The fault, in words; '': none. */
  readonly problem: string
  start(): void
  stop(): void
}

/** Two tabs of one browser would do the same work twice. */
const lock = 'citable-bulk'

/** A second worker, where that leaves half of the processor to the person who waits. */
const workers = (): number => (navigator.hardwareConcurrency >= 4 ? 2 : 1)

/** Ends early when the signal says stop. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

const messageOf = (error: unknown): string => (error as { message?: string }).message || __('Something went wrong. Try again.', 'citable')

/** The analysis of all posts, by this browser or by the service, as the page starts and stops it. */
export function useBulkRun(): BulkRun {
  const [counts, setCounts] = useState<Counts | null>(null)
  const [atStart, setAtStart] = useState(0)
  const [progress, setProgress] = useState(nothingDone)
  const [state, setState] = useState<RunState>('idle')
  const [problem, setProblem] = useState('')
  const [isByService, setByService] = useState(false)
  const [job, setJob] = useState<Job | null>(null)
  const controller = useRef<AbortController | null>(null)

  const ask = async (before: number, isRendered = true): Promise<Answer> => {
    const answer = await readPage(before, isRendered)
    setCounts(answer.counts)
    setByService(answer.by_service)
    return answer
  }
  useEffect(() => {
    ask(countsOnly)
      .then((answer) => setJob(answer.job))
      .catch((error: unknown) => setProblem(messageOf(error)))
    return () => controller.current?.abort()
  }, [])

  const begin = (): AbortSignal => {
    const mine = new AbortController()
    controller.current = mine
    setProblem('')
    setProgress(nothingDone)
    setAtStart(freshOf(counts))
    setState('running')
    return mine.signal
  }

  const runHere = async () => {
    const signal = begin()
    const devices = Array.from({ length: workers() }, () => createPostAnalyzer(signal))
    const { refusal } = await runBulk({
      page: ask,
      render,
      analyzers: devices.map(({ analyze }) => analyze),
      refusalOf,
      store: storeAnalyses,
      report: setProgress,
      pause: (seconds) => pause(seconds, signal),
      clock: () => performance.now(),
      signal,
    })
    for (const device of devices) device.close()
    setProblem(refusal ?? '')
    // before the end is announced: with the counts of the start there would be posts left
    await ask(countsOnly).catch(() => {})
    setState(signal.aborted || refusal !== null ? 'idle' : 'finished')
  }

  const askJob = async (action: 'start' | 'advance' | 'cancel'): Promise<Job | null> => {
    const answer = await sendJob(action)
    setCounts(answer.counts)
    return answer.job
  }

  const followJob = async () => {
    const signal = begin()
    try {
      await runJob({
        start: () => askJob('start'),
        advance: () => askJob('advance'),
        report(next, waiting) {
          setJob(next)
          setProgress({ ...nothingDone, waiting })
        },
        pause: (seconds) => pause(seconds, signal),
        signal,
      })
      setState(signal.aborted ? 'idle' : 'finished')
    } catch (error) {
      setProblem(messageOf(error))
      setState('idle')
    }
  }

  const run = () => (isByService ? followJob() : runHere())

  const cancelJob = async () => {
    setJob(await askJob('cancel').catch(() => null))
    setState('idle')
  }

  return {
    counts,
    atStart,
    progress,
    state,
    problem,
    isByService,
    job,
    start() {
      // Plain http has no locks.
      if (!navigator.locks) void run()
      else void navigator.locks.request(lock, { ifAvailable: true }, (held) => (held ? run() : setState('elsewhere')))
    },
    stop() {
      controller.current?.abort()
      setState('stopping')
      if (isByService) void cancelJob()
    },
  }
}
