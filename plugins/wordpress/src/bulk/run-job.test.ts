import { describe, expect, it } from 'vitest'
import { type Job, runJob } from './run-job.ts'

const job = (done: number): Job => ({ total: 3, done })

/** Follows a job whose answers are given; records what was reported and how long was waited. */
async function follow(start: Job | null, answers: readonly (Job | null | Error)[], stopAfter = Number.POSITIVE_INFINITY) {
  const reports: [number | null, number | null][] = []
  const pauses: number[] = []
  const controller = new AbortController()
  const left = [...answers]
  await runJob({
    start: async () => start,
    async advance() {
      const answer = left.shift()
      if (answer instanceof Error) throw answer
      return answer ?? null
    },
    report: (now, waiting) => reports.push([now?.done ?? null, waiting]),
    async pause(seconds) {
      pauses.push(seconds)
      if (pauses.length >= stopAfter) controller.abort()
    },
    signal: controller.signal,
  })
  return { reports, pauses, left: left.length }
}

describe('runJob', () => {
  it('looks every three seconds until the job is done', async () => {
    expect(await follow(job(0), [job(1), job(3), null])).toEqual({
      reports: [
        [0, null],
        [1, null],
        [3, null],
        [null, null],
      ],
      pauses: [3, 3, 3],
      left: 0,
    })
  })
  it('does nothing where nothing waits', async () => {
    expect(await follow(null, [])).toEqual({ reports: [[null, null]], pauses: [], left: 0 })
  })
  it('waits longer and longer for a service that does not answer, and goes on when it does', async () => {
    const down = new Error('down')
    const { pauses, reports } = await follow(job(0), [down, down, down, down, job(1), down, null])
    expect(pauses).toEqual([3, 5, 3, 15, 3, 60, 3, 60, 3, 3, 5, 3])
    expect(reports.filter(([, waiting]) => waiting !== null).map(([done]) => done)).toEqual([0, 0, 0, 0, 1])
  })
  it('stops when its signal is aborted, without another request', async () => {
    expect(await follow(job(0), [job(1)], 1)).toMatchObject({ pauses: [3], left: 1 })
  })
})
