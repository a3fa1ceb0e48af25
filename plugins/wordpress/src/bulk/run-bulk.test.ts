import { expect, it } from 'vitest'
import { type BulkPage, type BulkPorts, type BulkPost, type BulkProgress, runBulk } from './run-bulk.ts'

const post = (id: number): BulkPost => ({ id, title: `Post ${id}`, edit: '', content_hash: '0', request: {} })

/** A server with posts 6 … 1 in pages of two, and a device. `fail` names what goes wrong, by post. */
const site = (change: Partial<BulkPorts> = {}, fail: Readonly<Record<number, string>> = {}) => {
  const stored: number[] = []
  const reports: BulkProgress[] = []
  const pauses: number[] = []
  const controller = new AbortController()
  const ports: BulkPorts = {
    async page(before): Promise<BulkPage> {
      const left = [6, 5, 4, 3, 2, 1].filter((id) => !stored.includes(id) && (before === 0 || id < before))
      const ids = left.slice(0, 2)
      return { posts: ids.map(post), next: ids.length < 2 ? null : ids[1]! }
    },
    analyze: async ({ id }) => (fail[id]?.startsWith('device') ? fail[id] : { v: 1, content_hash: String(id) }),
    async store(analyses) {
      return new Map(
        analyses.map(({ id }) => {
          if (fail[id] !== undefined) return [id, fail[id]] as const
          stored.push(id)
          return [id, 'stored'] as const
        }),
      )
    },
    report: (progress) => reports.push(progress),
    pause: async (seconds) => {
      pauses.push(seconds)
    },
    signal: controller.signal,
    ...change,
  }
  return { ports, stored, reports, pauses, controller }
}

it('goes through all posts and stores each page before the next: two calls for as many posts as a page has', async () => {
  const { ports, stored, reports } = site()
  const calls: string[] = []
  const counted: BulkPorts = {
    ...ports,
    page(before) {
      calls.push(`page before ${before}`)
      return ports.page(before)
    },
    store(analyses) {
      calls.push(`store ${analyses.length}`)
      return ports.store(analyses)
    },
  }
  expect(await runBulk(counted)).toEqual({ done: 6, failed: [], waiting: null })
  expect(calls).toEqual(['page before 0', 'store 2', 'page before 5', 'store 2', 'page before 3', 'store 2', 'page before 1'])
  expect(stored).toEqual([6, 5, 4, 3, 2, 1])
  expect(reports.map(({ done }) => done)).toEqual([2, 4, 6, 6])
})

it('notes what fails, here or there, and goes on', async () => {
  const { ports, stored } = site({}, { 5: 'device_timeout', 2: 'citable_text_changed' })
  const { done, failed } = await runBulk(ports)
  expect([done, stored]).toEqual([4, [6, 4, 3, 1]])
  expect(failed.map(({ post: { id }, reason }) => [id, reason])).toEqual([
    [5, 'device_timeout'],
    [2, 'citable_text_changed'],
  ])
})

it('stops after the post at hand, keeps what is made, and goes on from there', async () => {
  const first = site()
  const stopping: BulkPorts = {
    ...first.ports,
    analyze: async (one) => {
      if (one.id === 4) first.controller.abort()
      return first.ports.analyze(one)
    },
  }
  expect((await runBulk(stopping)).done).toBe(3)
  expect(first.stored).toEqual([6, 5, 4])
  expect((await runBulk({ ...first.ports, signal: new AbortController().signal })).done).toBe(3)
  expect(first.stored).toEqual([6, 5, 4, 3, 2, 1])
})

it('counts a post that was under way at the stop as no failure', async () => {
  const { ports, controller } = site()
  const stopped = async () => {
    controller.abort()
    return 'aborted'
  }
  expect(await runBulk({ ...ports, analyze: stopped })).toMatchObject({ done: 0, failed: [] })
})

it('ends at once where the browser forbids the analysis', async () => {
  const { ports } = site({ analyze: async () => 'worker_blocked' })
  expect((await runBulk(ports)).failed.map(({ post: { id } }) => id)).toEqual([6])
})

it('waits longer and longer for a server that does not answer, and loses nothing', async () => {
  let asked = 0
  const base = site()
  const { ports, pauses, reports } = base
  const shaky: BulkPorts = {
    ...ports,
    async page(before) {
      asked += 1
      if (asked <= 3) throw new Error('503')
      return ports.page(before)
    },
  }
  expect((await runBulk(shaky)).done).toBe(6)
  expect(pauses).toEqual([1, 5, 15])
  expect(reports.slice(0, 4).map(({ waiting }) => waiting)).toEqual([1, 5, 15, null])
})

it('can be stopped while the server does not answer', async () => {
  const { ports, controller } = site()
  const dead: BulkPorts = {
    ...ports,
    page: () => Promise.reject(new Error('offline')),
    pause: async () => controller.abort(),
  }
  expect(await runBulk(dead)).toEqual({ done: 0, failed: [], waiting: 1 })
})
