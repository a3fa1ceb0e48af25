import { EventEmitter, once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pageJob } from '../../test/setup/page-job.ts'
import { type AnalysisPool, analysisLimits, createAnalysisPool } from './analysis-pool.ts'
import { createFairQueue } from './fair-queue.ts'

const huge = '<p>Bread is food from flour and water.</p>'.repeat(5_000)
const short = '<p>Bread is food.</p>'

describe('a pool whose workers are ready when they are warmed up', () => {
  let pool: AnalysisPool
  let channel: BroadcastChannel
  let loaded: number[]
  let ended: string[]
  const arrivals = new EventEmitter()
  beforeEach(() => {
    loaded = []
    ended = []
    channel = new BroadcastChannel('held workers')
    channel.onmessage = (event) => {
      loaded.push((event as { data: number }).data)
      arrivals.emit('another')
    }
  })
  afterEach(async () => {
    channel.close()
    await pool.close()
  })
  const start = (workers: number): void => {
    pool = createAnalysisPool({ ...analysisLimits, workers, script: new URL('../../test/workers/held.ts', import.meta.url) })
  }
  /** Lets the worker of that index begin, once it has loaded. */
  const release = async (index: number): Promise<void> => {
    while (loaded.length <= index) await once(arrivals, 'another')
    channel.postMessage(loaded[index])
  }
  const run = async (name: string, html: string): Promise<void> => {
    const { ok } = await pool.run(pageJob(html), { owner: name })
    ended.push(`${name} ${ok}`)
  }

  it('lets a huge text wait for a second worker, so that the only one there is free for short texts', async () => {
    start(2)
    const first = run('first', short)
    await release(0)
    await first
    const waiting = run('huge', huge)
    await run('short', short)
    await run('another short', short)
    expect(ended).toEqual(['first true', 'short true', 'another short true'])
    await release(1)
    await waiting
    expect(ended.at(-1)).toBe('huge true')
  })

  it('lets a huge text not wait where there is one worker only', async () => {
    start(1)
    const all = [run('huge', huge), run('short', short)]
    await release(0)
    await Promise.all(all)
    expect(ended).toEqual(['huge true', 'short true'])
  })
})

it.each([
  { mayBeLarge: true, mayBeHuge: true, taken: 'huge' },
  { mayBeLarge: true, mayBeHuge: false, taken: 'large' },
  { mayBeLarge: false, mayBeHuge: false, taken: 'short' },
])('the first in line that may be taken is next: large $mayBeLarge, huge $mayBeHuge', ({ mayBeLarge, mayBeHuge, taken }) => {
  const queue = createFairQueue<{ owner: string; isBatch: boolean; isLarge: boolean; isHuge: boolean; bytes: number; name: string }>({
    count: 9,
    bytes: 9,
  })
  const entry = { owner: 'a', isBatch: false, bytes: 1 }
  queue.offer({ ...entry, name: 'huge', isLarge: true, isHuge: true })
  queue.offer({ ...entry, name: 'large', isLarge: true, isHuge: false })
  queue.offer({ ...entry, name: 'short', isLarge: false, isHuge: false })
  expect(queue.take(mayBeLarge, mayBeHuge)?.name).toBe(taken)
})
