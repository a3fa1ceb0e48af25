import { serializeGraph } from '@citable/core/graph'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { cases } from '../../test/hostile-cases.ts'
import { type AnalysisPool, analysisLimits, createAnalysisPool } from './analysis-pool.ts'
import { readOptimization } from './analysis-result.ts'
import { type AnalysisJob, runAnalysis } from './run-analysis.ts'
import { warmUpJob } from './warm-up-job.ts'

const context: AnalysisJob['context'] = {
  url: 'https://example.com/',
  language: null,
  now: '2026-11-20',
  site: null,
  page: null,
  targetQueries: [],
  readJsonLd: true,
  options: { seo: true, aeo: true, titles: 5 },
}
const job = (html: string): AnalysisJob => ({ input: { kind: 'page', html }, context, includeText: false })

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

  it('an analysis that takes too long is ended, and the next one finds a new worker', async () => {
    const { run } = start()
    await run(job('warm'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const answers = [run(job('loop')), run(job('next'))]
    vi.advanceTimersByTime(60_000)
    expect(await answers[0]).toMatchObject({ ok: false, reason: 'time' })
    expect(await answers[1]).toMatchObject({ ok: true })
  })

  it('an analysis that fills the memory ends its worker only', async () => {
    const { run } = start()
    const [full, next] = await Promise.all([run(job('fill')), run(job('next'))])
    expect(full).toMatchObject({ ok: false, reason: 'memory' })
    expect(next).toMatchObject({ ok: true })
  })

  it('a crash outside of an analysis is answered as a fault', async () => {
    const { run } = start()
    expect(await run(job('crash'))).toMatchObject({ ok: false, reason: 'fault', message: expect.stringContaining('crashed') })
    expect(await run(job('next'))).toMatchObject({ ok: true })
  })

  it('more than the queue holds is refused at once', async () => {
    const { run } = start()
    await run(job('warm'))
    const results = await Promise.all(Array.from({ length: 10 }, () => run(job('x'))))
    expect(results.filter((result) => !result.ok && result.reason === 'busy').length).toBe(4)
    expect(results.filter(({ ok }) => ok).length).toBe(6)
  })

  it('a program that cannot start is said, not started for ever', async () => {
    const { run } = start({ script: new URL('./no-such-worker.ts', import.meta.url) })
    expect(await run(job('x'))).toMatchObject({ ok: false, reason: 'fault' })
    expect(await run(job('x'))).toMatchObject({ ok: false, reason: 'fault' })
  })

  it('closing answers what waits', async () => {
    const { run } = start()
    const waiting = [run(job('loop')), run(job('next'))]
    await pool.close()
    expect(await Promise.all(waiting)).toMatchObject([{ reason: 'closed' }, { reason: 'closed' }])
    expect(await run(job('late'))).toMatchObject({ reason: 'closed' })
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
    const { input } = job('<title>Bread</title><p>Bread is food.</p>')
    const result = await pool.run({ input, context, includeText: false })
    await pool.close()
    if (!result.ok) throw new Error(result.message)
    expect(readOptimization(result)).toEqual(runAnalysis({ input, context, includeText: false }))
  })
})

describe('hostile pages', () => {
  const pool = createAnalysisPool({ ...analysisLimits, workers: 1, queue: 50 })
  afterAll(() => pool.close())

  // biome-ignore lint/suspicious/noExplicitAny: the table's shapes
  const htmlOf = (input: any): string => {
    if (input.nest) return `<${input.nest[0]}>`.repeat(input.nest[1])
    if (input.repeat) return input.repeat[0].repeat(input.repeat[1])
    if (input.attribute_bytes) return `<p title="${'a'.repeat(input.attribute_bytes)}">x</p>`
    if (input.json_ld_depth)
      return `<script type="application/ld+json">${'['.repeat(input.json_ld_depth)}${']'.repeat(input.json_ld_depth)}</script><p>x</p>`
    if (input.json_ld_bytes) return `<script type="application/ld+json">{"a":"${'b'.repeat(input.json_ld_bytes)}"}</script><p>x</p>`
    if (input.text_repeat) return `<article><p>${input.text_repeat[0].repeat(input.text_repeat[1])}</p></article>`
    return `<title>Bread ${input.text}</title><article><h1>Bread ${input.text}</h1><p>Bread is food. ${input.text}</p></article>`
  }

  it.each(cases('html').filter((row) => row.expect === 'bounded'))(
    '$id $note: is answered or refused within the limits',
    async ({ input }) => {
      const result = await pool.run(job(htmlOf(input)))
      // anything but a fault of ours
      expect(result.ok || ['time', 'memory'].includes(result.reason), result.ok ? '' : result.message).toBe(true)
    },
  )

  it.each(cases('html').filter((row) => row.expect === 'escaped'))('$id $note', async ({ input }) => {
    const result = await pool.run(job(htmlOf({ text: input.text.replaceAll('<', '&lt;') })))
    if (!result.ok) throw new Error(result.message)
    const printed = serializeGraph(readOptimization(result).schema as unknown as Parameters<typeof serializeGraph>[0])
    expect(printed).not.toMatch(/[<>&\u200b\u202e\u2066]/)
    expect(printed).toContain('"headline"')
  })

  it('a plain page is still answered after all of them', async () => {
    expect(await pool.run(job('<title>Bread</title><p>Bread is food.</p>'))).toMatchObject({ ok: true })
  })
})
