import { serializeGraph } from '@citable/core/graph'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { cases, pageOf } from '../../test/hostile/hostile-cases.ts'
import { pageJob } from '../../test/setup/page-job.ts'
import { type AnalysisPool, analysisLimits, createAnalysisPool } from './analysis-pool.ts'
import { readOptimization } from './analysis-result.ts'
import { type AnalysisJob, runAnalysis } from './run-analysis.ts'
import { warmUpJob } from './warm-up-job.ts'

describe('limits', () => {
  let pool: AnalysisPool
  afterEach(async () => {
    vi.useRealTimers()
    await pool.close()
  })
  const start = (change = {}) => {
    pool = createAnalysisPool({
      workers: 1,
      timeMs: 60_000,
      memoryMb: 64,
      queue: 5,
      script: new URL('../../test/workers/endless.ts', import.meta.url),
      ...change,
    })
    return pool
  }

  /** Number of the worker that answers. */
  const thread = async (run: AnalysisPool['run']): Promise<number> => {
    const result = await run(pageJob('next'))
    if (!result.ok) throw new Error(result.message)
    return result.ms
  }

  it('an analysis that takes too much CPU is ended, and the next one finds a new worker', async () => {
    const { run } = start({ timeMs: 300 })
    const answers = [run(pageJob('loop')), run(pageJob('next'))]
    expect(await answers[0]).toMatchObject({ ok: false, reason: 'time' })
    expect(await answers[1]).toMatchObject({ ok: true })
  })

  it('one that hangs without using the processor is ended some time later', async () => {
    const { run } = start({ timeMs: 60_000 })
    await run(pageJob('warm'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const endless = run(pageJob('loop'))
    vi.advanceTimersByTime(60_000)
    vi.advanceTimersByTime(11 * 60_000)
    expect(await endless).toMatchObject({ ok: false, reason: 'time' })
  })

  it('a second worker starts when the first is at work, and ends when it has nothing to do', async () => {
    const { run } = start({ workers: 2, timeMs: 3_600_000 })
    const first = await thread(run)
    expect(await thread(run)).toBe(first)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const endless = run(pageJob('loop'))
    const second = await thread(run)
    expect(second).toBeGreaterThan(first)
    expect(await thread(run)).toBe(second)
    vi.advanceTimersByTime(60_000)
    expect(await thread(run)).toBeGreaterThan(second)
    await pool.close()
    expect(await endless).toMatchObject({ reason: 'closed' })
  })

  it('a worker that holds much after an analysis is replaced, and its answer used', async () => {
    const { run } = start()
    const first = await thread(run)
    expect(await run(pageJob('grow'))).toMatchObject({ ok: true })
    expect(await thread(run)).toBeGreaterThan(first)
  })

  it('a crash outside of an analysis is answered as a fault', async () => {
    const { run } = start()
    expect(await run(pageJob('crash'))).toMatchObject({ ok: false, reason: 'fault', message: expect.stringContaining('crashed') })
    expect(await run(pageJob('next'))).toMatchObject({ ok: true })
  })

  it('more than the queue holds is refused at once', async () => {
    const { run } = start()
    await run(pageJob('warm'))
    const results = await Promise.all(Array.from({ length: 10 }, () => run(pageJob('x'))))
    expect(results.filter((result) => !result.ok && result.reason === 'busy').length).toBe(4)
    expect(results.filter(({ ok }) => ok).length).toBe(6)
  })

  it('a text of another owner waits for one of the first owner’s, not for all', async () => {
    const { run } = start({ queue: 100 })
    await run(pageJob('warm'))
    const ended: string[] = []
    const send = (owner: string, html: string) => run(pageJob(html), { owner }).then(() => ended.push(owner))
    const all = [...Array.from({ length: 10 }, () => send('a', 'work')), send('b', 'next')]
    await Promise.all(all)
    expect(ended.indexOf('b')).toBeLessThanOrEqual(2)
  })

  it('one worker of several stays free of large texts', async () => {
    const { run } = start({ workers: 2, queue: 100 })
    await run(pageJob('warm'))
    // none of them ends: in both workers, they would leave no room
    const large = Array.from({ length: 4 }, () => run(pageJob(`loop${'x'.repeat(50_000)}`), { owner: 'a' }))
    expect(await run(pageJob('next'), { owner: 'b' })).toMatchObject({ ok: true })
    await pool.close()
    await Promise.all(large)
  })

  it('a text given ahead to a worker that is ended is read by the next one, a fetched page too', async () => {
    const { run } = start({ timeMs: 300, queue: 100 })
    await run(pageJob('warm'))
    const body = new TextEncoder().encode('page')
    const page: AnalysisJob = { ...pageJob(''), input: { kind: 'fetched', body, charset: 'utf-8' } }
    const [, endless, ahead, last] = await Promise.all([run(pageJob('work')), run(pageJob('loop')), run(page), run(pageJob('next'))])
    expect(endless).toMatchObject({ ok: false, reason: 'time' })
    expect(ahead.ok && JSON.parse(new TextDecoder().decode(ahead.json)).html).toBe('page')
    expect(last).toMatchObject({ ok: true })
  })

  it('closing answers what was given ahead', async () => {
    const { run } = start({ timeMs: 3_600_000, queue: 100 })
    await run(pageJob('warm'))
    const all = [run(pageJob('work')), run(pageJob('loop')), run(pageJob('ahead')), run(pageJob('next'))]
    await all[0]
    await pool.close()
    expect(await Promise.all(all.slice(1))).toMatchObject([{ reason: 'closed' }, { reason: 'closed' }, { reason: 'closed' }])
  })

  it('an owner who waits with too much is refused, another one is not', async () => {
    const { run } = start({ queue: 8 })
    await run(pageJob('warm'))
    const own = Array.from({ length: 10 }, () => run(pageJob('work'), { owner: 'a' }))
    const other = run(pageJob('next'), { owner: 'b' })
    const refused = (await Promise.all(own)).filter((result) => !result.ok)
    expect(refused.length).toBe(5)
    expect(refused[0]).toMatchObject({ reason: 'share' })
    expect(await other).toMatchObject({ ok: true })
  })

  it('work whose caller has gone leaves the queue and frees its place', async () => {
    const canceled: boolean[] = []
    const { run, state } = start({
      queue: 2,
      observer: {
        onStarted: () => {},
        onEnded: () => {},
        onRefused: () => {},
        onCanceled: (wasRunning: boolean) => canceled.push(wasRunning),
      },
    })
    await run(pageJob('warm'))
    const abort = new AbortController()
    const first = run(pageJob('work'), { signal: abort.signal })
    const waiting = [run(pageJob('work'), { signal: abort.signal }), run(pageJob('work'), { signal: abort.signal })]
    expect(state?.()).toMatchObject({ interactive: 2 })
    abort.abort()
    expect(await Promise.all([first, ...waiting])).toMatchObject([{ reason: 'canceled' }, { reason: 'canceled' }, { reason: 'canceled' }])
    expect(canceled).toEqual([true, false, false])
    expect(state?.()).toMatchObject({ interactive: 0, bytes: 0 })
    expect(await run(pageJob('late'), { signal: abort.signal })).toMatchObject({ reason: 'canceled' })
    expect(await run(pageJob('next'))).toMatchObject({ ok: true })
  })

  it('a program that cannot start is reported, not started for ever', async () => {
    const { run } = start({ script: new URL('./no-such-worker.ts', import.meta.url) })
    expect(await run(pageJob('x'))).toMatchObject({ ok: false, reason: 'fault' })
    expect(await run(pageJob('x'))).toMatchObject({ ok: false, reason: 'fault' })
  })

  it('closing answers what waits', async () => {
    const { run } = start()
    const waiting = [run(pageJob('loop')), run(pageJob('next'))]
    await pool.close()
    expect(await Promise.all(waiting)).toMatchObject([{ reason: 'closed' }, { reason: 'closed' }])
    expect(await run(pageJob('late'))).toMatchObject({ reason: 'closed' })
  })
})

describe('warming up', () => {
  it('is an analysis in which every check has its say, another one each time', () => {
    const [one, two] = [runAnalysis(warmUpJob(1)), runAnalysis(warmUpJob(2))]
    expect(one.checks.filter(({ status }) => status === 'error')).toEqual([])
    expect(one.checks.filter(({ status }) => status === 'pass' || status === 'fail').length).toBeGreaterThan(one.checks.length / 2)
    expect(one.article).toMatchObject({ language: 'en' })
    expect(two).not.toEqual(one)
  })

  it('changes no result', async () => {
    const pool = createAnalysisPool({ ...analysisLimits, workers: 1, queue: 5, warmsUp: true })
    const { input } = pageJob('<title>Bread</title><p>Bread is food.</p>')
    const result = await pool.run({ ...pageJob(''), input })
    await pool.close()
    if (!result.ok) throw new Error(result.message)
    expect(readOptimization(result)).toEqual(runAnalysis({ ...pageJob(''), input }))
  })
})

describe('hostile pages', () => {
  const pool = createAnalysisPool({ ...analysisLimits, workers: 1, queue: 50 })
  afterAll(() => pool.close())

  it.each(cases('html').filter((row) => row.expect === 'bounded'))(
    '$id $note: is answered or refused within the limits',
    async ({ input }) => {
      const result = await pool.run(pageJob(pageOf(input)))
      // anything but an internal fault
      expect(result.ok || ['time', 'memory', 'markup'].includes(result.reason), result.ok ? '' : result.message).toBe(true)
    },
  )

  it.each(cases('html').filter((row) => row.expect === 'escaped'))('$id $note', async ({ input }) => {
    const result = await pool.run(pageJob(pageOf({ text: input.text.replaceAll('<', '&lt;') })))
    if (!result.ok) throw new Error(result.message)
    const printed = serializeGraph(readOptimization(result).schema as unknown as Parameters<typeof serializeGraph>[0])
    expect(printed).not.toMatch(/[<>&\u200b\u202e\u2066]/)
    expect(printed).toContain('"headline"')
  })

  it('two megabytes of unclosed paragraphs are not even parsed', async () => {
    expect(await pool.run(pageJob('<p>a'.repeat(500_000)))).toMatchObject({ ok: false, reason: 'markup', message: 'more than 62500 tags' })
  })

  it('a plain page is still answered after all of them', async () => {
    expect(await pool.run(pageJob('<title>Bread</title><p>Bread is food.</p>'))).toMatchObject({ ok: true })
  })
})
