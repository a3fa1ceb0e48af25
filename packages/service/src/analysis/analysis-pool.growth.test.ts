import { afterEach, describe, expect, it } from 'vitest'
import { pageJob } from '../../test/setup/page-job.ts'
import { type AnalysisPool, createAnalysisPool } from './analysis-pool.ts'

describe('limits of time and memory', () => {
  let pool: AnalysisPool
  afterEach(async () => {
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

  it('time in which a worker does not get the processor does not count', async () => {
    const { run } = start({ timeMs: 300 })
    expect(await run(pageJob('sleep'))).toMatchObject({ ok: true })
  })

  it('an analysis that fills the memory ends its worker only', async () => {
    const { run } = start()
    const [full, next] = await Promise.all([run(pageJob('fill')), run(pageJob('next'))])
    expect(full).toMatchObject({ ok: false, reason: 'memory' })
    expect(next).toMatchObject({ ok: true })
  })

  it('an analysis with one large list is ended at the limit, before V8 ends the whole process', async () => {
    const { run } = start({ memoryMb: 128 })
    expect(await run(pageJob('hold'))).toMatchObject({ ok: false, reason: 'memory' })
    expect(await run(pageJob('next'))).toMatchObject({ ok: true })
  })

  it('while more wait, the next text begins without the main thread', async () => {
    const { run } = start()
    await run(pageJob('warm'))
    const begunAt = async (html: string): Promise<number> => {
      const result = await run(pageJob(html))
      if (!result.ok) throw new Error(result.message)
      return JSON.parse(new TextDecoder().decode(result.json)).begunAt
    }
    const first = begunAt('busy').then(() => {
      for (const end = performance.now() + 1_000; performance.now() < end; );
      return performance.timeOrigin + performance.now()
    })
    const [freeAt, second, third] = await Promise.all([first, begunAt('busy'), begunAt('busy'), begunAt('next')])
    expect(second).toBeLessThan(freeAt)
    expect(third).toBeLessThan(freeAt)
  })
})
