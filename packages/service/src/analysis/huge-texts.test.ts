import { afterEach, expect, it } from 'vitest'
import { pageJob } from '../../test/page-job.ts'
import { type AnalysisPool, analysisLimits, createAnalysisPool } from './analysis-pool.ts'
import { createFairQueue } from './fair-queue.ts'

let pool: AnalysisPool | null = null
afterEach(() => pool?.close())

const huge = `<h1>Bread</h1>${'<p>Bread is food from flour and water.</p>'.repeat(5_000)}`
const short = '<h1>Bread</h1><p>Bread is food.</p>'

it('a huge text waits for a second worker, so that the only one there is free for short texts', { timeout: 60_000 }, async () => {
  const began: string[] = []
  const ended: string[] = []
  const own = createAnalysisPool({
    ...analysisLimits,
    workers: 2,
    observer: { onStarted: () => began.push('one'), onEnded: () => {}, onRefused: () => {}, onCanceled: () => {} },
  })
  pool = own
  // the first worker is there
  await own.run(pageJob(short))
  began.length = 0
  const large = own.run(pageJob(huge), { owner: 'a' }).then(({ ok }) => ended.push(`huge ${ok}`))
  expect(began).toEqual([])
  await own.run(pageJob(short), { owner: 'b' }).then(({ ok }) => ended.push(`short ${ok}`))
  await large
  expect(ended).toEqual(['short true', 'huge true'])
})

it('a huge text does not wait where there is one worker only', { timeout: 60_000 }, async () => {
  pool = createAnalysisPool({ ...analysisLimits, workers: 1 })
  expect((await pool.run(pageJob(huge))).ok).toBe(true)
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
